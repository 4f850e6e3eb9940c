import Foundation

extension UIView {
  /// Tells every view above that something below it wants its constraints updated.
  func markConstraintPath() {
    subtreeNeedsConstraintPass = true
    var parent = superview
    while let view = parent, !view.subtreeNeedsConstraintPass {
      view.subtreeNeedsConstraintPass = true
      parent = view.superview
    }
  }

  /// Updates the constraints of this view and those in it as far as they ask for it, those inside
  /// first.
  func runConstraintPass() {
    guard subtreeNeedsConstraintPass else { return }
    subtreeNeedsConstraintPass = false
    var index = 0
    while index < storedSubviews.count {
      storedSubviews[index].runConstraintPass()
      index += 1
    }
    guard needsConstraintPass else { return }
    needsConstraintPass = false
    if let controller { controller.updateViewConstraints() } else { updateConstraints() }
  }

  func layoutNow() {
    runConstraintPass()
    // Where this view's content is may be decided further up.
    engineRoot.constraintState?.engine?.solveIfNeeded()
    runLayout()
  }
}
