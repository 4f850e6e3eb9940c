import Foundation
import ScrollPhysics

/// Recognizes fingers, or the pointer with its button down, being dragged.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max

  /// How far touches move before a pan begins, in points: measured on UIScrollView.
  var hysteresis: CGFloat { ScrollConstants.hysteresis }

  /// Whether a pan that has gone far enough may begin now; if not, it may later.
  func allowsBegin(_ translation: CGPoint) -> Bool { true }

  private var start: CGPoint = .zero
  private var slop: CGPoint = .zero
  private var origin: CGPoint = .zero
  private var tracker = VelocityTracker()
  private var lastSample = 0.0

  /// How far the touches have moved since the pan began, without the distance it took to begin.
  open func translation(in view: UIView?) -> CGPoint {
    guard state != .possible, state != .failed else { return .zero }
    let now = location(in: nil)
    return converted(CGPoint(x: now.x - origin.x, y: now.y - origin.y), to: view)
  }

  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let now = location(in: nil)
    origin = CGPoint(x: now.x - translation.x, y: now.y - translation.y)
  }

  /// Points a second.
  open func velocity(in view: UIView?) -> CGPoint {
    let velocity = tracker.velocity(at: lastSample)
    return converted(CGPoint(x: velocity.x * 1000, y: velocity.y * 1000), to: view)
  }

  private func converted(_ vector: CGPoint, to view: UIView?) -> CGPoint {
    guard let view else { return vector }
    return view.convert(vector, from: nil) - view.convert(.zero, from: nil)
  }

  open override func reset() {
    tracker = VelocityTracker()
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches <= maximumNumberOfTouches else {
      state = .failed
      return
    }
    let moved = state == .possible ? .zero : translation(in: nil)
    start = location(in: nil)
    origin = start - moved
    lastSample = event.timestamp * 1000
    tracker.begin(at: lastSample, position: ScrollVector(x: start.x, y: start.y))
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    sample(event)
    if state == .began || state == .changed {
      state = .changed
      return
    }
    guard state == .possible, numberOfTouches >= minimumNumberOfTouches else { return }
    let now = location(in: nil)
    let moved = now - start
    guard hypot(moved.x, moved.y) > hysteresis, allowsBegin(moved) else { return }
    slop = CGPoint(x: limited(moved.x), y: limited(moved.y))
    origin = start + slop
    state = .began
  }

  private func limited(_ distance: CGFloat) -> CGFloat {
    min(max(distance, -hysteresis), hysteresis)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard touches.count == numberOfTouches else { return }
    state = state == .possible ? .failed : .ended
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  private func sample(_ event: UIEvent) {
    let now = location(in: nil)
    lastSample = event.timestamp * 1000
    tracker.move(to: ScrollVector(x: now.x, y: now.y), at: lastSample)
  }
}
