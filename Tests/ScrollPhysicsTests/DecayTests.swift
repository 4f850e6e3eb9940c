import Testing

@testable import ScrollPhysics

struct DecayTests {
  @Test(arguments: DecayOracle.rows)
  func followsTheFormula(row: DecayOracle.Row) {
    let up = Decay(from: 100, velocity: row.velocity, rate: row.rate)
    let down = Decay(from: 100, velocity: -row.velocity, rate: row.rate)
    #expect(isNear(up.stopTime, row.stopTime))
    #expect(isNear(abs(up.position(at: up.stopTime) - 100), abs(row.stopDistance)))
    for (index, time) in row.times.enumerated() where time < up.duration {
      #expect(isNear(up.position(at: time) - 100, row.offsets[index]))
      #expect(isNear(down.position(at: time) - 100, -row.offsets[index]))
      #expect(isNear(up.velocity(at: time), row.velocities[index]))
    }
  }

  @Test(arguments: DecayOracle.landings)
  func landsOnAChosenTarget(row: DecayOracle.Landing) {
    let motion = Decay(
      from: 0, velocity: row.velocity, rate: ScrollConstants.normalRate, landingAt: row.target)
    #expect(isNear(motion.initialVelocity, row.startVelocity))
    #expect(isNear(motion.rate, row.rate))
    #expect(isNear(motion.stopTime, row.stopTime, 1e-3))
    for (index, time) in row.times.enumerated() {
      #expect(isNear(motion.position(at: time), row.offsets[index]))
    }
    #expect(motion.position(at: motion.duration) == row.target)
  }

  @Test func endsOnAWholeFrameOfTheRecordedDisplay() {
    let motion = Decay(from: 0, velocity: 1.5, rate: 0.998)
    let frames = motion.duration * 60 / 1000
    #expect(isNear(frames, frames.rounded()))
    #expect(motion.duration >= motion.stopTime)
    #expect(motion.duration - motion.stopTime < 1000.0 / 60)
  }

  @Test("P-06: a slow release towards a chosen target slows down to the end")
  func aSlowReleaseTowardsAChosenTargetSlowsDownToTheEnd() {
    let motion = Decay(from: 130, velocity: 0, rate: 0.998, landingAt: 200)
    #expect(motion.duration <= 1500)
    let frames = Int(motion.duration * 60 / 1000)
    let offsets = (0...frames).map { motion.position(at: Double($0) * 1000 / 60) }
    let steps = zip(offsets.dropFirst(), offsets).map(-)
    #expect(steps.allSatisfy { $0 >= 0 })
    #expect(zip(steps.dropFirst(), steps).suffix(5).allSatisfy { $0 < $1 })
    #expect(motion.position(at: motion.duration) == 200)
  }

  @Test func aTargetAtTheOriginIsReachedAtOnce() {
    let motion = Decay(from: 5, velocity: 3, rate: 0.998, landingAt: 5)
    #expect(motion.duration == 0)
    #expect(motion.position(at: 0) == 5)
  }
}
