import Foundation

/// Recognizes one or more taps.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1

  /// How far a finger may stray, in points, and how long it may rest, in seconds. Our choice.
  private static let stray: CGFloat = 10
  private static let longestTap: TimeInterval = 0.75
  private static let longestPause: TimeInterval = 0.35

  private var start: CGPoint = .zero
  private var began: TimeInterval = 0
  private var taps = 0
  private var lastTap: TimeInterval = -1

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches <= numberOfTouchesRequired else {
      state = .failed
      return
    }
    start = location(in: nil)
    began = event.timestamp
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let now = location(in: nil)
    if hypot(now.x - start.x, now.y - start.y) > UITapGestureRecognizer.stray { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, numberOfTouches == touches.count else { return }
    guard event.timestamp - began <= UITapGestureRecognizer.longestTap else {
      state = .failed
      return
    }
    let follows = event.timestamp - lastTap <= UITapGestureRecognizer.longestPause
    taps = follows ? taps + 1 : 1
    lastTap = event.timestamp
    guard taps >= numberOfTapsRequired else { return }
    taps = 0
    state = .ended
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }
}
