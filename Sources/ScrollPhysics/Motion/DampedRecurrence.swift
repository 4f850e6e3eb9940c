/// The recurrence `v ← (v − pull·e)·friction`, `e ← e + v`, evaluated at any number of steps,
/// whole or not.
///
/// Apple's web scroller and its keyboard scrolling define their springs by such steps. The power
/// of the step's matrix gives what they give on whole steps, without stepping.
struct DampedRecurrence: Sendable {
  let displacement: Double
  let velocity: Double
  let pull: Double
  let friction: Double
  private let half: Double
  private let discriminant: Double

  /// - Parameters:
  ///   - displacement: the distance from the target, in points.
  ///   - velocity: points per step.
  init(displacement: Double, velocity: Double, pull: Double, friction: Double) {
    self.displacement = displacement
    self.velocity = velocity
    self.pull = pull
    self.friction = friction
    half = (1 - friction * pull + friction) / 2
    discriminant = half * half - friction
  }

  /// The displacement after `steps`.
  func displacement(after steps: Double) -> Double {
    value(displacement, displacement + friction * (velocity - pull * displacement), steps)
  }

  /// The velocity after `steps`, in points per step.
  func velocity(after steps: Double) -> Double {
    value(velocity, friction * (velocity - pull * displacement), steps)
  }

  /// The number of whole steps after which `isSettled(displacement, velocity)` holds.
  func steps(atMost limit: Int, until isSettled: (Double, Double) -> Bool) -> Int {
    var (e, v) = (displacement, velocity)
    for step in 0..<limit {
      if isSettled(e, v) { return step }
      v = (v - pull * e) * friction
      e += v
    }
    return limit
  }

  /// Either component at `steps`, from its values at 0 and 1: both obey the recurrence whose
  /// roots are those of the step's matrix.
  private func value(_ first: Double, _ second: Double, _ steps: Double) -> Double {
    if discriminant < 0 {
      let radius = friction.squareRoot()
      let angle = Real.atan2((-discriminant).squareRoot(), half)
      let sine = (second - first * half) / (radius * Real.sin(angle))
      return Real.pow(radius, steps)
        * (first * Real.cos(angle * steps) + sine * Real.sin(angle * steps))
    }
    let root = discriminant.squareRoot()
    guard root > 1e-12 else {
      return Real.pow(half, steps) * (first + steps * (second / half - first))
    }
    let slow = half + root
    let fast = half - root
    let share = (second - first * fast) / (slow - fast)
    return share * Real.pow(slow, steps) + (first - share) * Real.pow(fast, steps)
  }
}
