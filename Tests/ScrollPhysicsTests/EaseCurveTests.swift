import Testing

@testable import ScrollPhysics

struct EaseCurveTests {
  @Test func followsTheSineSquared() {
    let motion = EaseCurve(from: 100, to: 300)
    let progress: [(Double, Double)] = [
      (0, 0), (50, 0.066987298), (100, 0.25), (150, 0.5), (200, 0.75), (250, 0.933012702), (300, 1),
    ]
    for (time, share) in progress {
      #expect(isNear(motion.position(at: time), 100 + 200 * share))
    }
    #expect(isNear(motion.velocity(at: 150), 200 * .pi / 600))
    #expect(motion.velocity(at: 300) == 0)
  }
}
