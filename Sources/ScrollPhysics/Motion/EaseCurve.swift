/// The motion of `setContentOffset(_:animated:)`: 0.3 s whatever the distance, with the progress
/// `sin²(πf/2)`, as UIScrollView's own curve is described by those who compare theirs with it.
package struct EaseCurve: Motion {
  /// The time it takes, in milliseconds.
  package static let standardDuration = 300.0

  package private(set) var origin: Double
  package private(set) var target: Double
  package let duration: Double

  package init(
    from origin: Double, to target: Double, duration: Double = EaseCurve.standardDuration
  ) {
    self.origin = origin
    self.target = target
    self.duration = origin == target ? 0 : max(0, duration)
  }

  package mutating func slide(by distance: Double) {
    origin += distance
    target += distance
  }

  /// Leads to another target from `time` on, without a jump and in the time that is left.
  package mutating func redirect(to target: Double, at time: Double) {
    let left = 1 - progress(at: time)
    // Where it would have had to start from to be where it is. At its end it is just there.
    if left > 0 { origin = target - (target - position(at: time)) / left }
    self.target = target
  }

  private func progress(at time: Double) -> Double {
    guard time < duration else { return 1 }
    let sine = Real.sin(max(0, time) / duration * .pi / 2)
    return sine * sine
  }

  package func position(at time: Double) -> Double {
    guard time < duration else { return target }
    return origin + (target - origin) * progress(at: time)
  }

  package func velocity(at time: Double) -> Double {
    guard time > 0, time < duration else { return 0 }
    let speed = Real.sin(time / duration * .pi) * .pi / (2 * duration)
    return (target - origin) * speed
  }
}
