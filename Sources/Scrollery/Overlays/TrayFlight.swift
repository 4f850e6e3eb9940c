import Foundation
import ViewKit

/// A cell's way between its place in a list and a slot of the tray.
struct TrayFlight: Equatable {
  let from: CGRect
  /// A slot that it passes when it goes from one place in the list to another.
  let stop: CGRect?
  /// In seconds.
  let start: TimeInterval

  func isOver(at time: TimeInterval) -> Bool { time >= start + OverlayStyle.flight }

  /// Where it is on its way to a place, which may move meanwhile.
  func frame(to target: CGRect, at time: TimeInterval) -> CGRect {
    let part = min(max((time - start) / OverlayStyle.flight, 0), 1)
    guard let stop else { return Self.between(from, target, part) }
    return part < 0.5
      ? Self.between(from, stop, part * 2) : Self.between(stop, target, part * 2 - 1)
  }

  /// It is as small as the smaller of the two for most of the way, so that it hides little.
  private static func between(_ start: CGRect, _ end: CGRect, _ part: Double) -> CGRect {
    let shrinks = start.width > end.width
    let growth = shrinks ? min(part * 3, 1) : max(part * 3 - 2, 0)
    let size = start.size.interpolated(to: end.size, by: growth)
    let center = CGPoint(x: start.midX, y: start.midY).interpolated(
      to: CGPoint(x: end.midX, y: end.midY), by: TimingCurve.easeInOut.progress(at: part))
    return CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }
}
