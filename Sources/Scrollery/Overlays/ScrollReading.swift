import Foundation
import ViewKit

/// What a scroll view is doing at a moment, as it is written in the figures.
struct ScrollReading: Equatable {
  var name = ""
  var phase = ""
  /// In points, and in points per second.
  var offset = CGPoint.zero
  var velocity = CGVector.zero

  init?(_ scrollView: UIScrollView?) {
    guard let scrollView else { return nil }
    name = scrollView.accessibilityIdentifier ?? "scroll view"
    phase = scrollView.phaseName
    offset = scrollView.contentOffset
    let perMillisecond = scrollView.scrollVelocity
    velocity = CGVector(dx: perMillisecond.x * 1000, dy: perMillisecond.y * 1000)
  }
}
