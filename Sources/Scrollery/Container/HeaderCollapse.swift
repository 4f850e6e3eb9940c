import Foundation

/// How a header that is pinned above a scroll view follows its offset.
///
/// The scroll view's top inset is the header's full height, so that its offset is minus that height
/// at rest. All is a function of the offset alone: however far it jumps in a frame, the header is
/// where it belongs.
nonisolated struct HeaderCollapse: Equatable, Sendable {
  /// Height in points at rest.
  let fullHeight: CGFloat
  /// Height in points of the bar that remains.
  let barHeight: CGFloat

  /// - Parameter fullHeight: at least the height of the bar.
  init(fullHeight: CGFloat, barHeight: CGFloat) {
    self.barHeight = max(barHeight, 0)
    self.fullHeight = max(fullHeight, self.barHeight)
  }

  /// The header's height at a vertical content offset: it ends where the content begins, but never
  /// above the bar's lower edge.
  func height(at offset: CGFloat) -> CGFloat {
    offset.isFinite ? max(-offset, barHeight) : fullHeight
  }

  /// How far the header is drawn out beyond its full height, in points.
  func stretch(at offset: CGFloat) -> CGFloat {
    max(height(at: offset) - fullHeight, 0)
  }

  /// 1 for a header of full height or more, 0 for the bar.
  func progress(at offset: CGFloat) -> CGFloat {
    let way = fullHeight - barHeight
    guard way > 0 else { return stretch(at: offset) > 0 ? 1 : 0 }
    return min((height(at: offset) - barHeight) / way, 1)
  }
}
