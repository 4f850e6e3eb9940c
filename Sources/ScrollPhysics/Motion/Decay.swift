/// Free deceleration: content keeps a fixed part of its velocity each millisecond.
///
/// `x(t) = x0 + v0·c·(1 − r^t)`, `v(t) = v0·r^t`, `c = r/(1−r)`, as measured on UIScrollView.
/// UIScrollView stops at the first frame at or below 0.01 pt/ms, on a 60 Hz display. The motion
/// does so at the first multiple of 1/60 s whatever the display's rate, which makes the landing
/// known beforehand and equal to UIScrollView's to the pixel.
package struct Decay: Motion {
  package private(set) var origin: Double
  package let initialVelocity: Double
  package let rate: Double
  /// When the velocity has fallen to the stop speed, in milliseconds.
  package let stopTime: Double
  package let duration: Double
  package private(set) var target: Double
  private let coefficient: Double
  private let logRate: Double
  private let landsOnTarget: Bool

  /// Decelerates from `origin` to wherever that ends.
  ///
  /// - Parameter elapsed: milliseconds between the release and the start of this motion; the
  ///   multiples of 1/60 s are counted from the release.
  package init(from origin: Double, velocity: Double, rate: Double, elapsed: Double = 0) {
    let rate = ScrollConstants.validRate(rate)
    self.origin = origin
    self.rate = rate
    initialVelocity = velocity
    coefficient = rate / (1 - rate)
    logRate = Real.log(rate)
    landsOnTarget = false
    guard abs(velocity) > ScrollConstants.stopSpeed else {
      stopTime = 0
      duration = 0
      target = origin
      return
    }
    stopTime = Real.log(ScrollConstants.stopSpeed / abs(velocity)) / logRate
    let frame = ScrollConstants.frame
    duration = ((elapsed + stopTime) / frame - 1e-9).rounded(.up) * frame - elapsed
    target = origin + velocity * coefficient * (1 - Real.exp(logRate * duration))
  }

  /// Decelerates from `origin` so as to stop exactly at `target`.
  ///
  /// A target beyond the default landing raises the velocity, a nearer one shortens the
  /// deceleration: the rule of Apple's web scroller. With no velocity, or one away from the
  /// target, the motion starts with the velocity that lands there.
  package init(from origin: Double, velocity: Double, rate: Double, landingAt target: Double) {
    let rate = ScrollConstants.validRate(rate)
    let stop = ScrollConstants.stopSpeed
    let distance = target - origin
    let direction = distance.signum
    let usual = rate / (1 - rate)
    self.origin = origin
    self.target = target
    landsOnTarget = true
    let reach = max(0, velocity * direction - stop) * usual
    if velocity * direction > stop, abs(distance) < reach {
      initialVelocity = velocity
      self.rate = distance / (distance + velocity - direction * stop)
    } else {
      initialVelocity = direction * stop + distance / usual
      self.rate = rate
    }
    guard distance != 0, self.rate > 0 else {
      coefficient = usual
      logRate = Real.log(rate)
      stopTime = 0
      duration = 0
      return
    }
    coefficient = self.rate / (1 - self.rate)
    logRate = Real.log(self.rate)
    stopTime = Real.log(stop / abs(initialVelocity)) / logRate
    let frame = ScrollConstants.frame
    duration = (stopTime / frame - 1e-9).rounded(.up) * frame
  }

  package mutating func slide(by distance: Double) {
    origin += distance
    target += distance
  }

  package func position(at time: Double) -> Double {
    guard time > 0 else { return duration > 0 ? origin : target }
    guard time < (landsOnTarget ? stopTime : duration) else { return target }
    return origin + initialVelocity * coefficient * (1 - Real.exp(logRate * time))
  }

  package func velocity(at time: Double) -> Double {
    guard time < duration else { return 0 }
    return initialVelocity * Real.exp(logRate * max(0, time))
  }

  /// When the motion has gone `distance` points (with the sign of its velocity), or nil if it
  /// stops before that.
  package func time(toTravel distance: Double) -> Double? {
    let remaining = 1 - distance / (initialVelocity * coefficient)
    guard remaining > 0, remaining <= 1 else { return nil }
    let time = Real.log(remaining) / logRate
    return time < duration ? time : nil
  }
}
