import Foundation

/// What one animation block started: its time, its curve and the properties it still moves.
final class AnimationGroup: FrameObserver {
  /// On the clock of the window whose view it moves first; before that it has not begun.
  private var start: TimeInterval?
  private let delay: TimeInterval
  private let duration: TimeInterval
  private let curve: TimingCurve
  private let repeats: Bool
  private let reverses: Bool
  private var completion: ((Bool) -> Void)?
  private var animated: [AnimatedProperty] = []
  private var isOver = false

  /// A property of a view that this group moves.
  private struct AnimatedProperty {
    weak var view: UIView?
    let clear: (inout ViewAnimations) -> Void
    let key: AnyKeyPath
  }

  init(
    delay: TimeInterval, duration: TimeInterval, curve: TimingCurve,
    options: UIView.AnimationOptions, completion: ((Bool) -> Void)?
  ) {
    self.delay = max(delay, 0)
    self.duration = max(duration, 0.000_001)
    self.curve = curve
    repeats = options.contains(.repeat)
    reverses = options.contains(.autoreverse)
    self.completion = completion
  }

  var movesNothing: Bool { animated.isEmpty }

  var endOfMotion: TimeInterval? {
    guard !repeats, let start else { return nil }
    return start + duration * (reverses ? 2 : 1)
  }

  func progress(at time: TimeInterval) -> Double {
    let elapsed = max(time - (start ?? time), 0) / duration
    guard repeats || reverses else { return curve.progress(at: elapsed) }
    let round = elapsed.rounded(.down)
    guard repeats || round < 2 else { return 1 }
    let part = elapsed - round
    let backwards = reverses && Int(round) % 2 == 1
    return curve.progress(at: backwards ? 1 - part : part)
  }

  func add<Value>(_ view: UIView, _ key: WritableKeyPath<ViewAnimations, RunningAnimation<Value>?>)
  {
    if start == nil, let window = view.window {
      start = window.time + delay
      window.observeFrames(self)
    }
    guard !animated.contains(where: { $0.view === view && $0.key == key }) else { return }
    animated.append(AnimatedProperty(view: view, clear: { $0[keyPath: key] = nil }, key: key))
  }

  /// Another animation, or a value set without one, has taken over a property. Whoever waits for
  /// the end is told in the next frame, not in the midst of the change.
  func lose(_ view: UIView, _ key: AnyKeyPath) {
    animated.removeAll { $0.view === view && $0.key == key }
  }

  func frame(at time: TimeInterval) -> Bool {
    guard !isOver else { return false }
    animated.removeAll { $0.view == nil }
    guard !animated.isEmpty else {
      finish(completed: false)
      return false
    }
    for property in animated {
      property.view?.placementChanged()
      property.view?.contentChanged()
    }
    guard let end = endOfMotion, time >= end else { return true }
    let moved = animated
    animated = []
    for property in moved { property.view?.endAnimation(property.clear) }
    finish(completed: true)
    return false
  }

  func finish(completed: Bool) {
    guard !isOver else { return }
    isOver = true
    completion?(completed)
    completion = nil
  }

  /// Views hold the group that moves them, and what is to be done at the end mostly holds views.
  func windowIsGone() { completion = nil }
}
