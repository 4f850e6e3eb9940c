import Foundation

/// Which view keys go to: its being the first responder is the focus.
extension UIWindow {
  var focusedView: UIView? {
    (firstResponder as? UIView).flatMap { $0.canBecomeFocused ? $0 : nil }
  }

  /// Moves the focus to the next view that takes it, in the order of the view tree, or to the one
  /// before; past the last one nothing has it, so that keys go where they went at first.
  /// - Returns: whether there is a view that takes it.
  func moveFocus(forward: Bool) -> Bool {
    let views = rootViewController?.viewIfLoaded?.focusableViews ?? []
    guard !views.isEmpty else { return false }
    showsFocus = true
    let current = views.firstIndex { $0 === firstResponder }
    let next = current.map { $0 + (forward ? 1 : -1) } ?? (forward ? 0 : views.count - 1)
    if views.indices.contains(next) {
      views[next].becomeFirstResponder()
      views[next].scrollIntoSight()
    } else {
      firstResponder?.resignFirstResponder()
    }
    return true
  }

  /// A press elsewhere takes the focus away, and any press hides which view has it: whoever points
  /// at things needs no ring to find them.
  func pressMovesFocus(to hit: UIView) {
    showsFocus = false
    if let view = focusedView, !hit.isDescendant(of: view) { view.resignFirstResponder() }
  }
}

extension UIView {
  /// The views in sight from this one down, that take the focus.
  fileprivate var focusableViews: [UIView] {
    guard !isHidden, alpha > 0.01, isUserInteractionEnabled else { return [] }
    if let modal = subviews.last(where: { $0.accessibilityViewIsModal && !$0.isHidden }) {
      return modal.focusableViews
    }
    guard canBecomeFocused else { return subviews.flatMap(\.focusableViews) }
    // What is in a view that takes the focus is a part of it; content is not, and what is in it
    // hands on the keys that scroll.
    let content = self is UIScrollView ? subviews.flatMap(\.focusableViews) : []
    return content.isEmpty ? [self] : content
  }

  fileprivate func scrollIntoSight() {
    for case let scrollView as UIScrollView in ancestry.dropFirst() where scrollView.isScrollEnabled
    {
      scrollView.scrollRectToVisible(
        convert(bounds.insetBy(dx: -8, dy: -8), to: scrollView), animated: true)
    }
  }
}
