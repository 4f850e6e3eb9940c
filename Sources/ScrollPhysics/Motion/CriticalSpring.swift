/// A critically damped spring: the quickest way to a target without passing it.
///
/// `e(t) = (e0 + (v0 + ω·e0)·t)·e^{−ωt}`. It can be given a new target at any time and keeps its
/// velocity.
package struct CriticalSpring: Motion {
  /// Scrolling to the top or the end: a response of 0.6 s, as UIScrollView's.
  package static let documentFrequency = 2 * Double.pi / 600
  /// Following the wheel, in radians per millisecond: our own choice. A notch takes 0.25 s.
  package static let wheelFrequency = 0.025
  /// Nearer to the target than this, in points, it has arrived.
  private static let settleDistance = 0.25

  package private(set) var target: Double
  package let frequency: Double
  package private(set) var duration: Double
  private var displacement: Double
  private var slope: Double

  /// - Parameters:
  ///   - velocity: points per millisecond. More than would reach the target without passing it is
  ///     not taken over.
  ///   - frequency: radians per millisecond.
  package init(
    from origin: Double, velocity: Double = 0, target: Double, frequency: Double
  ) {
    let displacement = origin - target
    var velocity = velocity
    if velocity * displacement < 0, abs(velocity) > frequency * abs(displacement) {
      velocity = -frequency * displacement
    }
    self.target = target
    self.frequency = frequency
    self.displacement = displacement
    slope = velocity + frequency * displacement
    duration = CriticalSpring.settleTime(
      displacement: displacement, slope: slope, frequency: frequency)
  }

  /// Leads to another target from `time` on, without a jump. What is left to go is stretched, so
  /// that the spring takes hardly longer, however far the target has moved.
  ///
  /// - Returns: false, with nothing changed, where too little is left to be stretched.
  package mutating func redirect(to target: Double, at time: Double) -> Bool {
    let position = position(at: time)
    let left = position - self.target
    guard abs(left) >= CriticalSpring.settleDistance else { return false }
    let stretch = (position - target) / left
    displacement *= stretch
    slope *= stretch
    self.target = target
    duration = CriticalSpring.settleTime(
      displacement: displacement, slope: slope, frequency: frequency)
    return true
  }

  package mutating func slide(by distance: Double) { target += distance }

  package func position(at time: Double) -> Double {
    guard time < duration else { return target }
    let time = max(0, time)
    return target + (displacement + slope * time) * Real.exp(-frequency * time)
  }

  package func velocity(at time: Double) -> Double {
    guard time < duration else { return 0 }
    let time = max(0, time)
    return (slope - frequency * (displacement + slope * time)) * Real.exp(-frequency * time)
  }

  /// The time from which `(|e0| + |slope|·t)·e^{−ωt}`, which bounds the distance, is small: the
  /// bound rises at most up to `1/ω` and only falls after it.
  private static func settleTime(
    displacement: Double, slope: Double, frequency: Double
  ) -> Double {
    func bound(_ time: Double) -> Double {
      (abs(displacement) + abs(slope) * time) * Real.exp(-frequency * time)
    }
    var low = abs(slope) > 0 ? max(0, 1 / frequency - abs(displacement / slope)) : 0
    guard bound(low) >= settleDistance, bound(low).isFinite else { return 0 }
    var high = low + 1 / frequency
    while bound(high) >= settleDistance { high += 4 / frequency }
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if bound(middle) >= settleDistance { low = middle } else { high = middle }
    }
    return high
  }
}
