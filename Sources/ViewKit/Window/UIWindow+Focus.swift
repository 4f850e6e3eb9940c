import Foundation

/// Which control keys operate: its being the first responder is the focus.
extension UIWindow {
  /// Moves the focus to the next control that takes it, in the order of the view tree, or to the one
  /// before; past the last one nothing has it, so that keys scroll again.
  /// - Returns: whether there is a control that takes it.
  func moveFocus(forward: Bool) -> Bool {
    let controls = rootViewController?.viewIfLoaded?.focusableControls ?? []
    guard !controls.isEmpty else { return false }
    showsFocus = true
    let current = controls.firstIndex { $0 === firstResponder }
    let next = current.map { $0 + (forward ? 1 : -1) } ?? (forward ? 0 : controls.count - 1)
    if controls.indices.contains(next) {
      controls[next].becomeFirstResponder()
      controls[next].scrollIntoSight()
    } else {
      firstResponder?.resignFirstResponder()
    }
    return true
  }

  /// A press elsewhere takes the focus from a control, and hides that a control has it: whoever
  /// points at things needs no ring to find them.
  func pressMovesFocus(to hit: UIView) {
    showsFocus = false
    if let control = firstResponder as? UIControl, !hit.isDescendant(of: control) {
      control.resignFirstResponder()
    }
  }
}

extension UIView {
  /// The controls in sight here and below that keys can operate.
  fileprivate var focusableControls: [UIControl] {
    guard !isHidden, alpha > 0.01, isUserInteractionEnabled else { return [] }
    if let control = self as? UIControl {
      return control.isEnabled && control.canBecomeFirstResponder ? [control] : []
    }
    return subviews.flatMap(\.focusableControls)
  }

  fileprivate func scrollIntoSight() {
    for case let scrollView as UIScrollView in ancestry {
      scrollView.scrollRectToVisible(
        convert(bounds.insetBy(dx: -8, dy: -8), to: scrollView), animated: true)
    }
  }
}
