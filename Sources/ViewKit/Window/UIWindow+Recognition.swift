import Foundation

/// The rules between recognizers that watch the same touches.
extension UIWindow {
  /// Those that watch one of its touches too: two fingers may drag two views at once.
  private func rivals(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    touchSession.recognizers.filter { other in
      other !== recognizer
        && other.touches.contains { touch in recognizer.touches.contains { $0 === touch } }
    }
  }

  func isWaitingForFailure(_ recognizer: UIGestureRecognizer) -> Bool {
    rivals(of: recognizer).contains { $0.state == .possible && recognizer.waits(for: $0) }
  }

  /// Whether none that has recognized already keeps this one from doing so.
  func mayRecognize(_ recognizer: UIGestureRecognizer) -> Bool {
    !rivals(of: recognizer).contains {
      ($0.state == .began || $0.state == .changed || $0.state == .ended) && $0.excludes(recognizer)
    }
  }

  func recognizerDidRecognize(_ recognizer: UIGestureRecognizer) {
    for rival in rivals(of: recognizer)
    where rival.state == .possible && recognizer.excludes(rival) {
      rival.state = .failed
    }
    guard recognizer.cancelsTouchesInView else { return }
    for (source, entry) in touchSession.entries
    where recognizer.touches.contains(where: { $0 === entry.touch }) {
      withhold(source)
    }
  }

  func recognizerDidFail(_ recognizer: UIGestureRecognizer) {
    for rival in rivals(of: recognizer)
    where rival.isAwaiting && !isWaitingForFailure(rival) {
      rival.continueAfterFailure()
    }
  }
}
