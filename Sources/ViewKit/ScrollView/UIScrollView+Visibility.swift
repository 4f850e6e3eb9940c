import Foundation
import ScrollPhysics

extension UIScrollView {
  /// The offset nearest to the present one at which `rect` can be seen, clear of the insets; nil
  /// for a rectangle without finite edges.
  func offset(toShow rect: CGRect) -> CGPoint? {
    guard rect.hasFiniteEdges, !rect.isNull else { return nil }
    let inset = adjustedContentInset
    let target = ScrollVector(
      x: nearest(
        contentOffset.x, start: rect.minX, end: rect.maxX, before: inset.left,
        after: inset.right, length: bounds.width),
      y: nearest(
        contentOffset.y, start: rect.minY, end: rect.maxY, before: inset.top,
        after: inset.bottom, length: bounds.height))
    return machine.geometry.clamped(target).point
  }

  /// What is larger than the view is shown from its start.
  private func nearest(
    _ offset: CGFloat, start: CGFloat, end: CGFloat, before: CGFloat, after: CGFloat,
    length: CGFloat
  ) -> CGFloat {
    let lowest = end - length + after
    let highest = start - before
    if lowest > highest { return highest }
    return min(max(offset, lowest), highest)
  }
}
