import Foundation

/// A call that a scroll view makes to its delegate, whether or not anybody listens.
package enum ScrollCallback: Equatable, CustomStringConvertible {
  case didScroll
  case didZoom
  case willBeginDragging
  /// The velocity in points per millisecond, and the target that the delegate left.
  case willEndDragging(velocity: CGPoint, target: CGPoint)
  case didEndDragging(willDecelerate: Bool)
  case willBeginDecelerating
  case didEndDecelerating
  case didEndScrollingAnimation
  case willBeginZooming
  case didEndZooming(scale: CGFloat)
  case didScrollToTop
  case didChangeAdjustedContentInset

  package var description: String {
    switch self {
    case .didScroll: "scrollViewDidScroll"
    case .didZoom: "scrollViewDidZoom"
    case .willBeginDragging: "scrollViewWillBeginDragging"
    case .willEndDragging(let velocity, let target):
      "scrollViewWillEndDragging velocity=\(Self.text(velocity)) target=\(Self.text(target))"
    case .didEndDragging(let decelerates):
      "scrollViewDidEndDragging willDecelerate=\(decelerates)"
    case .willBeginDecelerating: "scrollViewWillBeginDecelerating"
    case .didEndDecelerating: "scrollViewDidEndDecelerating"
    case .didEndScrollingAnimation: "scrollViewDidEndScrollingAnimation"
    case .willBeginZooming: "scrollViewWillBeginZooming"
    case .didEndZooming(let scale): "scrollViewDidEndZooming scale=\(Self.text(scale))"
    case .didScrollToTop: "scrollViewDidScrollToTop"
    case .didChangeAdjustedContentInset: "scrollViewDidChangeAdjustedContentInset"
    }
  }

  /// At most four decimals, and no more than are needed.
  private static func text(_ point: CGPoint) -> String {
    "\(text(point.x)),\(text(point.y))"
  }

  private static func text(_ number: CGFloat) -> String {
    let rounded = (number * 10_000).rounded() / 10_000
    return rounded == rounded.rounded() && abs(rounded) < 1e15
      ? "\(Int(rounded))" : "\(Double(rounded))"
  }
}
