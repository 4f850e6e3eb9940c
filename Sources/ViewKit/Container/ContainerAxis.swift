import Foundation

/// The way in which a container stacks: what is along it and what across.
struct ContainerAxis: Equatable {
  let isVertical: Bool

  init(_ axis: NSLayoutConstraint.Axis) { isVertical = axis == .vertical }

  func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
  func across(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
  func along(_ point: CGPoint) -> CGFloat { isVertical ? point.y : point.x }

  /// Insets along: before and after the content.
  func before(_ inset: UIEdgeInsets) -> CGFloat { isVertical ? inset.top : inset.left }
  func after(_ inset: UIEdgeInsets) -> CGFloat { isVertical ? inset.bottom : inset.right }
  /// Insets across: on the side where lines begin and on the other.
  func leading(_ inset: UIEdgeInsets) -> CGFloat { isVertical ? inset.left : inset.top }
  func trailing(_ inset: UIEdgeInsets) -> CGFloat { isVertical ? inset.right : inset.bottom }

  func start(_ rect: CGRect) -> CGFloat { isVertical ? rect.minY : rect.minX }
  func end(_ rect: CGRect) -> CGFloat { isVertical ? rect.maxY : rect.maxX }

  func size(along: CGFloat, across: CGFloat) -> CGSize {
    isVertical ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
  }

  func rect(start: CGFloat, length: CGFloat, side: CGFloat, breadth: CGFloat) -> CGRect {
    isVertical
      ? CGRect(x: side, y: start, width: breadth, height: length)
      : CGRect(x: start, y: side, width: length, height: breadth)
  }

  /// The point with another place along.
  func point(_ point: CGPoint, along: CGFloat) -> CGPoint {
    isVertical ? CGPoint(x: point.x, y: along) : CGPoint(x: along, y: point.y)
  }

  func insets(before: CGFloat, after: CGFloat) -> UIEdgeInsets {
    isVertical
      ? UIEdgeInsets(top: before, left: 0, bottom: after, right: 0)
      : UIEdgeInsets(top: 0, left: before, bottom: 0, right: after)
  }

  /// Whether a scroll view scrolls across a container of this axis and not along it: it says so, or
  /// its content is larger across, and no larger along, than itself.
  func isCrossed(by view: UIScrollView) -> Bool {
    if let collection = view as? UICollectionView,
      let flow = collection.collectionViewLayout as? UICollectionViewFlowLayout
    {
      return (flow.scrollDirection == .vertical) != isVertical
    }
    if let container = view as? ContainerScrollView {
      return ContainerAxis(container.axis) != self
    }
    if view is UITableView { return !isVertical }
    let bouncesAlong = isVertical ? view.alwaysBounceVertical : view.alwaysBounceHorizontal
    let bouncesAcross = isVertical ? view.alwaysBounceHorizontal : view.alwaysBounceVertical
    if bouncesAcross, !bouncesAlong { return true }
    let size = view.contentSize
    return across(size) > across(view.bounds.size) && along(size) <= along(view.bounds.size)
  }
}
