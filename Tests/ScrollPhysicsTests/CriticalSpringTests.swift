import Testing

@testable import ScrollPhysics

struct CriticalSpringTests {
  @Test func scrollsToTheTop() {
    let motion = CriticalSpring(
      from: 1000, target: 0, frequency: CriticalSpring.documentFrequency)
    let progress = [
      0.0, 0.28159783, 0.618941609, 0.821025554, 0.921313969, 0.966814783, 0.986399069,
    ]
    for (index, share) in progress.enumerated() {
      #expect(isNear(motion.position(at: Double(index) * 100), 1000 * (1 - share), 1e-5))
    }
    #expect(motion.position(at: motion.duration) == 0)
  }

  @Test func keepsItsVelocityTowardsANewTarget() {
    let first = CriticalSpring(from: 0, target: 53, frequency: 0.025)
    let second = CriticalSpring(
      from: first.position(at: 30), velocity: first.velocity(at: 30), target: 106,
      frequency: 0.025)
    #expect(isNear(second.velocity(at: 0), first.velocity(at: 30)))
    for time in stride(from: 0.0, to: 600, by: 10) { #expect(second.position(at: time) <= 106) }
  }

  @Test(arguments: [1.0, -1.0])
  func neverPassesItsTarget(side: Double) {
    let motion = CriticalSpring(from: 0, velocity: 8 * side, target: 53 * side, frequency: 0.025)
    for time in stride(from: 0.0, to: 600, by: 5) {
      #expect(motion.position(at: time) * side <= 53)
    }
  }
}
