import Foundation

/// Recognizes a press that rests.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// Points that the touch may move before it is recognized.
  open var allowableMovement: CGFloat = 10

  private var start: CGPoint = .zero
  private var timer: WindowTimer?

  open override func reset() {
    timer?.cancel()
    timer = nil
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    start = location(in: nil)
    timer = session?.schedule(after: minimumPressDuration) { [weak self] in
      guard let self, state == .possible else { return }
      state = .began
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else {
      state = .changed
      return
    }
    let now = location(in: nil)
    if hypot(now.x - start.x, now.y - start.y) > allowableMovement { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .ended
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }
}
