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
  /// How far the middle of the touches has jumped as some came or went.
  private var jump: CGPoint = .zero
  private var origin: CGPoint = .zero
  private var tracker = VelocityTracker()
  private var lastSample = 0.0

  /// Where the touches have moved to, in the window. Touches that come or go do not change it.
  var steadyLocation: CGPoint { location(in: nil) - jump }

  /// How far the touches have moved since the pan began, without the distance it took to begin.
  open func translation(in view: UIView?) -> CGPoint {
    guard state != .possible, state != .failed else { return .zero }
    return converted(steadyLocation - origin, to: view)
  }

  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    origin = steadyLocation - (view?.convertVector(translation, to: nil) ?? translation)
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
    jump = .zero
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches <= maximumNumberOfTouches else {
      state = .failed
      return
    }
    let before = self.touches.filter { !touches.contains($0) }
    guard before.isEmpty else { return keepMiddle(from: before, to: self.touches) }
    start = location(in: nil)
    origin = start
    lastSample = event.timestamp * 1000
    tracker.begin(at: lastSample, position: ScrollVector(start))
  }

  private func keepMiddle(from before: [UITouch], to after: [UITouch]) {
    jump = jump + middle(of: after) - middle(of: before)
  }

  private func middle(of touches: [UITouch]) -> CGPoint {
    let sum = touches.map(\.position).reduce(CGPoint.zero, +)
    let count = CGFloat(max(touches.count, 1))
    return CGPoint(x: sum.x / count, y: sum.y / count)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    sample(event)
    if state == .began || state == .changed {
      state = .changed
      return
    }
    guard state == .possible, numberOfTouches >= minimumNumberOfTouches else { return }
    let moved = steadyLocation - start
    guard hypot(moved.x, moved.y) > hysteresis, allowsBegin(moved) else { return }
    slop = CGPoint(x: limited(moved.x), y: limited(moved.y))
    origin = start + slop
    state = .began
  }

  private func limited(_ distance: CGFloat) -> CGFloat {
    min(max(distance, -hysteresis), hysteresis)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let rest = self.touches.filter { !touches.contains($0) }
    guard rest.isEmpty || state != .possible && rest.count < minimumNumberOfTouches else {
      return keepMiddle(from: self.touches, to: rest)
    }
    state = state == .possible ? .failed : .ended
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  private func sample(_ event: UIEvent) {
    lastSample = event.timestamp * 1000
    tracker.move(to: ScrollVector(steadyLocation), at: lastSample)
  }
}
