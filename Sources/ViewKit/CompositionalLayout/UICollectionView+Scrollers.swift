import Foundation

/// Views of elements whose sections scroll on their own lie in the views that scroll these. Everything
/// else about them is as for any other: they are made, kept, told of and reused together.
extension UICollectionView {
  /// Where an element is seen in the content when the layout has it at `frame`.
  func seen(_ frame: CGRect, _ key: ElementKey) -> CGRect {
    guard let scroller = collectionViewLayout.scroller(of: key) else { return frame }
    return frame.moved(by: scroller.shift)
  }

  /// The innermost view that scrolls an item.
  func scrollView(holding path: IndexPath) -> UIScrollView {
    ElementKey.cell(path).flatMap(collectionViewLayout.scroller) ?? self
  }

  /// Puts an element's view where it belongs.
  ///
  /// - Returns: by how much it is to be moved to be seen where it was.
  @discardableResult func house(_ view: UICollectionReusableView, _ key: ElementKey) -> CGPoint {
    let holder = collectionViewLayout.scroller(of: key)?.holder ?? self
    guard let old = view.superview, old !== holder else {
      if view.superview == nil { insert(view, in: holder) }
      return .zero
    }
    let shift = old.convert(CGPoint.zero, to: holder)
    insert(view, in: holder)
    return shift
  }

  private func insert(_ view: UICollectionReusableView, in holder: UIView) {
    if holder === self {
      insertSubview(view, at: place(for: view))
    } else {
      holder.addSubview(view)
    }
  }

  /// A section has scrolled on its own: others of its items are in sight now.
  func sectionScrolled() {
    elements.area = .null
    setNeedsLayout()
  }
}
