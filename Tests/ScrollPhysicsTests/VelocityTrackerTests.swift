import ScrollFixtures
import Testing

@testable import ScrollPhysics

struct VelocityTrackerTests {
  @Test(arguments: Recordings.flicks)
  func makesThePanVelocitiesOfTheRecordings(flick: Recordings.Flick) {
    var tracker = VelocityTracker()
    for (index, (seconds, x, y)) in flick.touches.enumerated() {
      let position = ScrollVector(x: x, y: y)
      guard index > 0 else {
        tracker.begin(at: seconds * 1000, position: position)
        continue
      }
      tracker.move(to: position, at: seconds * 1000)
      let velocity = tracker.velocity(at: seconds * 1000).y * 1000
      #expect(isNear(velocity, flick.panVelocities[index - 1], 0.02))
    }
    #expect(isNear(-tracker.releaseVelocity(at: flick.lift * 1000).y, flick.release, 2e-5))
  }

  @Test("P-01: a pointer held still has no velocity")
  func aPointerHeldStillHasNoVelocity() {
    var tracker = VelocityTracker()
    tracker.begin(at: 0)
    for step in 1...10 {
      tracker.move(to: ScrollVector(x: 0, y: -30 * Double(step)), at: 10 * Double(step))
    }
    #expect(isNear(tracker.releaseVelocity(at: 120).y, -3))
    #expect(tracker.releaseVelocity(at: 300) == .zero)
  }

  @Test("X-02: equal and backward times give finite velocities")
  func equalAndBackwardTimesGiveFiniteVelocities() {
    var tracker = VelocityTracker()
    tracker.begin(at: 100)
    tracker.move(to: ScrollVector(x: 0, y: 40), at: 100)
    #expect(tracker.releaseVelocity(at: 100) == .zero)
    tracker.move(to: ScrollVector(x: 0, y: 80), at: 90)
    tracker.move(to: ScrollVector(x: 0, y: 4000), at: 108)
    #expect(tracker.velocity(at: 108).length <= VelocityTracker.maximumSpeed + 1e-9)
    tracker.move(to: ScrollVector(x: .nan, y: 0), at: 120)
    tracker.move(to: .zero, at: .infinity)
    #expect(tracker.releaseVelocity(at: 108).isFinite)
  }

  @Test func aFastMouseIsGatheredIntoSamples() {
    var fast = VelocityTracker()
    var slow = VelocityTracker()
    fast.begin(at: 0)
    slow.begin(at: 0)
    for step in 1...96 {
      let position = ScrollVector(x: Double(step * step), y: 0)
      fast.move(to: position, at: Double(step))
      if step.isMultiple(of: 8) { slow.move(to: position, at: Double(step)) }
    }
    #expect(fast.releaseVelocity(at: 96) == slow.releaseVelocity(at: 96))
  }

  /// Below 0.25 pt/ms there is none, on the length of both axes.
  @Test func slowPointersHaveNone() {
    var tracker = VelocityTracker()
    tracker.begin(at: 0)
    tracker.move(to: ScrollVector(x: 1.7, y: 1.7), at: 10)
    #expect(tracker.releaseVelocity(at: 10) == .zero)
    tracker.begin(at: 0)
    tracker.move(to: ScrollVector(x: 1.8, y: 1.8), at: 10)
    #expect(isNear(tracker.releaseVelocity(at: 10).x, 0.18))
  }
}
