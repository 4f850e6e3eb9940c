/// The motion of `setContentOffset(_:animated:)`: 0.3 s whatever the distance, with the progress
/// `sin²(πf/2)`, as UIScrollView's own curve is described by those who compare theirs with it.
package struct EaseCurve: Motion {
  /// The time it takes, in milliseconds.
  package static let standardDuration = 300.0

  package let origin: Double
  package let target: Double
  package let duration: Double

  package init(
    from origin: Double, to target: Double, duration: Double = EaseCurve.standardDuration
  ) {
    self.origin = origin
    self.target = target
    self.duration = origin == target ? 0 : max(0, duration)
  }

  package func position(at time: Double) -> Double {
    guard time < duration else { return target }
    let sine = Real.sin(max(0, time) / duration * .pi / 2)
    return origin + (target - origin) * sine * sine
  }

  package func velocity(at time: Double) -> Double {
    guard time > 0, time < duration else { return 0 }
    let speed = Real.sin(time / duration * .pi) * .pi / (2 * duration)
    return (target - origin) * speed
  }
}
