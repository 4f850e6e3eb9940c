import Foundation
import ScrollPhysics

/// Keeps a scroll view moving: asks its window for frames while it moves, and for a call when it
/// has to find out whether a wheel or a trackpad has fallen silent.
final class ScrollDriver: FrameObserver {
  private weak var scrollView: UIScrollView?
  private weak var observedWindow: UIWindow?
  private var timer: WindowTimer?

  init(_ scrollView: UIScrollView) { self.scrollView = scrollView }

  func frame(at time: TimeInterval) -> Bool {
    guard let scrollView else { return false }
    scrollView.tick(at: time * 1000)
    let goesOn = scrollView.needsFrames && scrollView.window === observedWindow
    if !goesOn { observedWindow = nil }
    return goesOn
  }

  var endOfMotion: TimeInterval? {
    // Seconds are rounded: a nanosecond late it is over for certain.
    scrollView?.endOfMotion.map { ($0 + 1e-6) / 1000 }
  }

  /// Sees to what the scroll view needs now.
  func update() {
    guard let scrollView, let window = scrollView.window else {
      timer?.cancel()
      timer = nil
      return
    }
    if scrollView.needsFrames, observedWindow !== window {
      observedWindow = window
      window.observeFrames(self)
    }
    schedule(scrollView.machine.nextDeadline, in: window)
  }

  private func schedule(_ deadline: Double?, in window: UIWindow) {
    guard let deadline else {
      timer?.cancel()
      timer = nil
      return
    }
    if let timer, timer.isPending, timer.deadline * 1000 == deadline { return }
    timer?.cancel()
    timer = window.schedule(after: deadline / 1000 - window.time) { [weak self] in
      guard let self else { return }
      timer = nil
      // The moment that was agreed, not that of the frame: what follows must not depend on frames.
      scrollView?.silenceReached(at: deadline)
      update()
    }
  }
}

extension UIScrollView {
  /// Whether what is seen changes with time alone.
  fileprivate var needsFrames: Bool { machine.needsFrames || zoom.needsFrames }

  /// When that is over, in milliseconds.
  fileprivate var endOfMotion: Double? { zoom.endOfMotion ?? machine.endOfMotion }
}
