import Foundation

extension UIViewController {
  func enter(_ window: UIWindow) {
    let view: UIView = self.view
    view.frame = window.bounds
    beginAppearanceTransition(true, animated: false)
    window.insertSubview(view, at: 0)
    endAppearanceTransition()
  }

  func leaveWindow() {
    beginAppearanceTransition(false, animated: false)
    viewIfLoaded?.removeFromSuperview()
    endAppearanceTransition()
  }

  func beginTransition(to size: CGSize) -> ImmediateTransition {
    let transition = ImmediateTransition()
    viewWillTransition(to: size, with: transition)
    return transition
  }
}

/// What is known of a change of size that is under way.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext:
  NSObjectProtocol
{
  var isCancelled: Bool { get }
  var isAnimated: Bool { get }
  /// Seconds.
  var transitionDuration: TimeInterval { get }
}

/// Lets controllers do something alongside a change of size.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

/// A window's edge follows the pointer: its change of size takes no time.
final class ImmediateTransition: NSObject, UIViewControllerTransitionCoordinator {
  private var steps: [() -> Void] = []
  let isCancelled = false
  let isAnimated = false
  let transitionDuration: TimeInterval = 0

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    steps.append { animation?(self) }
    steps.append { completion?(self) }
    return true
  }

  func finish() {
    for step in steps { step() }
    steps = []
  }
}
