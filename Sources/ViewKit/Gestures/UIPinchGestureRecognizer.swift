import Foundation

/// Recognizes two or more fingers moving towards or away from each other.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How much the fingers' distance changes before a pinch begins, in points: our own choice, since
  /// UIKit does not document its own.
  private static let hysteresis: CGFloat = 8

  private var baseSpread: CGFloat = 0
  private var baseScale: CGFloat = 1
  private var lastSample: (time: TimeInterval, scale: CGFloat)?

  /// How many times further apart the fingers are than when the pinch began. Setting it makes
  /// further changes count from there.
  open var scale: CGFloat = 1 {
    didSet {
      guard !isMeasuring else { return }
      guard scale.isFinite, scale > 0 else {
        Report.once("a pinch scale that is no positive number was ignored")
        scale = oldValue
        return
      }
      rebase()
    }
  }
  /// The change of the scale a second.
  open private(set) var velocity: CGFloat = 0
  private var isMeasuring = false

  open override func reset() {
    super.reset()
    measure(1)
    baseSpread = 0
    velocity = 0
    lastSample = nil
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches >= 2 { rebase() }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches >= 2, baseSpread > 0 else { return }
    let spread = spread(of: self.touches)
    if state == .possible {
      guard abs(spread - baseSpread) > UIPinchGestureRecognizer.hysteresis, spread > 0 else {
        return
      }
      rebase()
      lastSample = (event.timestamp, 1)
      state = .began
    } else {
      // Fingers that meet have no direction in which to shrink further.
      measure(baseScale * max(spread, 1) / baseSpread)
      sample(at: event.timestamp)
      state = .changed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    leave(touches, as: .ended)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    leave(touches, as: .cancelled)
  }

  private func leave(_ touches: Set<UITouch>, as end: State) {
    let rest = self.touches.filter { !touches.contains($0) }
    guard rest.count < 2 else { return rebase(rest) }
    if state != .possible {
      state = end
    } else if rest.isEmpty {
      state = .failed
    }
  }

  private func measure(_ scale: CGFloat) {
    isMeasuring = true
    self.scale = scale
    isMeasuring = false
  }

  private func sample(at time: TimeInterval) {
    if let lastSample, time > lastSample.time {
      velocity = (scale - lastSample.scale) / (time - lastSample.time)
    }
    lastSample = (time, scale)
  }

  /// Further changes count from where the fingers are.
  private func rebase(_ touches: [UITouch]? = nil) {
    baseSpread = max(spread(of: touches ?? self.touches), 1)
    baseScale = scale
  }

  /// The mean distance of the fingers from their middle.
  private func spread(of touches: [UITouch]) -> CGFloat {
    guard !touches.isEmpty else { return 0 }
    let count = CGFloat(touches.count)
    let sum = touches.map(\.position).reduce(.zero, +)
    let middle = CGPoint(x: sum.x / count, y: sum.y / count)
    let distances = touches.map { hypot($0.position.x - middle.x, $0.position.y - middle.y) }
    return 2 * distances.reduce(0, +) / count
  }
}
