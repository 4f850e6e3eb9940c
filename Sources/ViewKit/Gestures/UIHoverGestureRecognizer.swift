import Foundation

/// Follows the pointer over a view, without a button: began, changed, ended.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
  private var isInside = false
  private var position: CGPoint = .zero

  open override func location(in view: UIView?) -> CGPoint {
    view?.convert(position, from: nil) ?? position
  }

  func pointer(at point: CGPoint, in window: UIWindow) {
    position = point
    guard !isInside else {
      state = .changed
      return
    }
    isInside = true
    becomeReady()
    state = .began
  }

  func pointerLeft() {
    guard isInside else { return }
    isInside = false
    state = .ended
    becomeReady()
  }
}
