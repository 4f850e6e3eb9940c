import Foundation

/// Calls a block at each frame.
///
/// UIKit calls a selector of a target, which needs the Objective-C runtime. Here a closure is called.
@preconcurrency @MainActor open class CADisplayLink: NSObject, FrameObserver {
  private let action: (CADisplayLink) -> Void
  private weak var window: UIWindow?
  private var isInvalid = false

  public init(_ action: @escaping (CADisplayLink) -> Void) {
    self.action = action
    super.init()
  }

  /// When the last frame was, in seconds on the clock of `CACurrentMediaTime()`.
  open private(set) var timestamp: CFTimeInterval = 0
  /// How long a frame lasts, in seconds, reckoned from the last two.
  open private(set) var duration: CFTimeInterval = 1.0 / 60
  /// When the next frame is expected.
  open var targetTimestamp: CFTimeInterval { timestamp + duration }

  /// While it is paused it is not called, and asks for no frames.
  open var isPaused = false { didSet { if isPaused != oldValue { observe() } } }

  /// Begins. Run loops and modes are not told apart: frames come from the window at work.
  open func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {
    window = UIWindow.current
    observe()
  }

  open func remove(from runLoop: RunLoop, forMode mode: RunLoop.Mode) {
    window?.stopObservingFrames(self)
    window = nil
  }

  /// Ends for good.
  open func invalidate() {
    isInvalid = true
    window?.stopObservingFrames(self)
  }

  private func observe() {
    guard let window, !isInvalid else { return }
    if isPaused { window.stopObservingFrames(self) } else { window.observeFrames(self) }
  }

  package func frame(at time: TimeInterval) -> Bool {
    guard !isPaused, !isInvalid else { return false }
    if timestamp > 0, time > timestamp { duration = min(time - timestamp, 1) }
    timestamp = time
    action(self)
    return !isPaused && !isInvalid
  }
}
