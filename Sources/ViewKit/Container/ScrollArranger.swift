import Foundation

/// A view that decides which part of the content of the scroll views in it is shown, because all of
/// them scroll as one.
@MainActor protocol ScrollArranger: AnyObject {
  /// Shows a child's content from `offset` on, by scrolling what is around it.
  func scroll(_ child: UIScrollView, to offset: CGPoint, _ change: OffsetChange)

  /// Where the motion that the program asked for leads what is around a child; nil while there is
  /// none.
  var heading: CGPoint? { get }

  /// The content offset of what that motion moves.
  var movingOffset: CGPoint { get }

  /// Leads that motion to where a child's content is shown from `offset` on.
  func redirect(_ child: UIScrollView, to offset: CGPoint)

  /// Scrolls as little as is needed for a rectangle of a child's content to be seen.
  func reveal(_ rect: CGRect, in child: UIScrollView, animated: Bool)

  /// How much of what a child shows is behind bars, in points from its edges.
  func coveredInset(of child: UIScrollView) -> UIEdgeInsets

  /// How much of a child's content could be in sight at once, clear of bars.
  var visibleSize: CGSize { get }

  /// Calls `body` with each of the tables among the children.
  func forEachTable(_ body: (UITableView) -> Void)

  /// Makes room for a child's content, which has changed, at once.
  /// - Parameter shift: by how much what the reader looks at has moved within the content.
  /// - Returns: what, run in an animation, moves everything there from where it was.
  func contentChanged(of child: UIScrollView, shift: CGPoint) -> () -> Void

  /// Takes over the size of a child's content in which what the reader looks at lies `shift` further
  /// on, since sizes before it have become known, and goes on showing it.
  func contentSlid(in child: UIScrollView, by shift: CGPoint)
}

/// How a content offset is changed.
enum OffsetChange {
  /// At once; what moves the content goes on.
  case moving
  /// At once; what moves the content ends.
  case atOnce
  case animated
}

extension UIScrollView {
  /// How much of what is shown is behind bars, in points from the edges.
  var coveredInset: UIEdgeInsets {
    arranger?.coveredInset(of: self) ?? adjustedContentInset
  }

  /// Where the motion that the program asked for leads this view, or what is around it.
  var heading: CGPoint? {
    if let arranger { return arranger.heading }
    return machine.phase == .animating ? machine.target?.point : nil
  }

  /// The content offset of what that motion moves.
  var movingOffset: CGPoint { arranger?.movingOffset ?? contentOffset }

  /// Leads that motion to where the content is shown from `offset` on.
  func redirect(to offset: CGPoint) {
    if let arranger { arranger.redirect(self, to: offset) } else { redirectContent(to: offset) }
  }

  /// The part of the content that nothing covers.
  var uncoveredBounds: CGRect { bounds.inset(by: coveredInset) }

  /// How much content can be shown at once, and what lies around it when it has been scrolled to.
  var scrollPort: (size: CGSize, inset: UIEdgeInsets) {
    guard let arranger else { return (bounds.size, adjustedContentInset) }
    return (arranger.visibleSize, .zero)
  }
}
