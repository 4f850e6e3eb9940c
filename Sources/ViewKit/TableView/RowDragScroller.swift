import Foundation

/// Scrolls a table while a row is held at the upper or lower edge of what is in sight.
final class RowDragScroller: FrameObserver {
  /// How near to an edge it scrolls, in points, and how fast at the edge itself, in points a second:
  /// our choice.
  static let zone: CGFloat = 44
  static let greatestSpeed: CGFloat = 600

  private weak var table: UITableView?
  private var velocity: CGFloat = 0
  private var start: (time: TimeInterval, offset: CGFloat) = (0, 0)

  init(_ table: UITableView) { self.table = table }

  /// The velocity for a pointer at `y`, where `range` is in sight.
  static func velocity(at y: CGFloat, in range: ClosedRange<CGFloat>) -> CGFloat {
    let zone = min(zone, (range.upperBound - range.lowerBound) / 3)
    guard zone > 0 else { return 0 }
    let above = (range.lowerBound + zone - y) / zone
    let below = (y - range.upperBound + zone) / zone
    return greatestSpeed * (min(max(below, 0), 1) - min(max(above, 0), 1))
  }

  /// Scrolls on with another velocity; 0 to stop.
  func aim(_ velocity: CGFloat) {
    guard velocity != self.velocity, let table, let window = table.window else { return }
    self.velocity = velocity
    start = (window.time, table.contentOffset.y)
    if velocity != 0 { window.observeFrames(self) }
  }

  func frame(at time: TimeInterval) -> Bool {
    guard velocity != 0, let table, table.window != nil, table.editing.reorder != nil else {
      return false
    }
    let lowest = -table.adjustedContentInset.top
    let highest = max(
      lowest,
      table.contentSize.height + table.adjustedContentInset.bottom
        - table.scrollPort.size.height)
    let wanted = start.offset + velocity * (time - start.time)
    let reached = min(max(wanted, lowest), highest)
    if reached != table.contentOffset.y { table.contentOffset.y = reached }
    if reached != wanted { velocity = 0 }
    table.followDrag()
    return velocity != 0
  }
}
