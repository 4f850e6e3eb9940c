import Foundation

/// A view in a container: what it is, where its content starts and how it is placed.
@MainActor struct ContainerChild {
  let view: UIView
  /// The view, where it scrolls along the container and so only shows what is in sight.
  private let scrollView: UIScrollView?
  private let couldScroll: Bool
  /// Where its content starts in the container's, in points.
  var start: CGFloat = 0
  private var length: CGFloat = 0

  init(_ view: UIView) {
    self.view = view
    if let scrollView = view as? UIScrollView, !Self.scrollsSideways(scrollView) {
      self.scrollView = scrollView
      couldScroll = scrollView.isScrollEnabled
      scrollView.isScrollEnabled = false
    } else {
      scrollView = nil
      couldScroll = false
    }
  }

  /// Whether a scroll view has nothing to scroll along the container, but across it: its content
  /// is wider and no higher than itself, or it says so before it has any content.
  private static func scrollsSideways(_ view: UIScrollView) -> Bool {
    if let collection = view as? UICollectionView,
      let flow = collection.collectionViewLayout as? UICollectionViewFlowLayout
    {
      return flow.scrollDirection == .horizontal
    }
    if view.alwaysBounceHorizontal, !view.alwaysBounceVertical { return true }
    let size = view.contentSize
    return size.width > view.bounds.width && size.height <= view.bounds.height
  }

  /// Gives a scroll view back its own scrolling.
  func release() {
    scrollView?.isScrollEnabled = couldScroll
  }

  /// Gives the view its width and tells how much of the container it takes; nil for a hidden view,
  /// which takes nothing.
  mutating func measure(width: CGFloat) -> CGFloat? {
    guard !view.isHidden else { return nil }
    if view.frame.width != width { view.frame.size.width = width }
    length = scrollView?.contentSize.height ?? view.frame.height
    return length
  }

  /// Places the view for what the container shows.
  ///
  /// A scroll view that starts above the top edge stays at that edge and scrolls inside by as much
  /// as it would have moved; it is as high as what of the container and of its content is left.
  func place(in visible: CGRect) {
    guard !view.isHidden else { return }
    guard let scrollView else {
      let frame = CGRect(x: 0, y: start, width: visible.width, height: length)
      if view.frame != frame { view.frame = frame }
      return
    }
    let top = max(start, visible.minY)
    let offset = top - start
    // What is left of the container, told so that rounding never makes it more than the whole.
    let room = visible.height - (top - visible.minY)
    let height = min(max(room, 0), max(length - offset, 0))
    let frame = CGRect(x: 0, y: top, width: visible.width, height: height)
    if scrollView.frame != frame { scrollView.frame = frame }
    let inside = CGPoint(x: scrollView.contentOffset.x, y: offset)
    if scrollView.contentOffset != inside { scrollView.contentOffset = inside }
  }
}
