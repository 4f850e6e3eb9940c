import ScrollFixtures
import Testing

@testable import ScrollPhysics

struct GlideTests {
  @Test(arguments: BounceOracle.impacts)
  func bouncesAtTheEdgeItReaches(row: BounceOracle.Impact) {
    let up = Glide(from: 0, velocity: row.velocity, rate: row.rate, range: -1e5...row.gap)
    let down = Glide(from: 0, velocity: -row.velocity, rate: row.rate, range: -row.gap...1e5)
    for (index, time) in row.times.enumerated() where time < up.duration {
      #expect(isNear(up.position(at: time) - row.gap, row.beyond[index]))
      #expect(isNear(down.position(at: time) + row.gap, -row.beyond[index]))
    }
    #expect(isNear(up.velocity(at: row.impactTime), row.impactVelocity))
    #expect(up.target == row.gap)
  }

  @Test(arguments: Recordings.releases)
  func followsTheRecordings(recording: Recordings.Recording) {
    let motion = Glide(
      from: recording.releaseOffset, velocity: recording.releaseVelocity, rate: 0.998,
      range: 0...recording.upperBound, grid: PixelGrid(scale: recording.scale))
    for (index, offset) in recording.frames.enumerated() {
      let time = Double(index + 1) * 1000 / 60
      #expect(abs(motion.position(at: time) - offset) <= recording.tolerance)
    }
    #expect(isNear(motion.target, recording.rest))
  }

  @Test("P-03: a flick out of the bounce goes on inside", arguments: [1.0, -1.0])
  func aFlickOutOfTheBounceGoesOnInside(side: Double) {
    let range = side > 0 ? 0.0...1500.0 : -1500.0...0.0
    let motion = Glide(from: -80 * side, velocity: 2 * side, rate: 0.998, range: range)
    #expect(motion.target * side > 200)
    var before = motion.velocity(at: 0)
    for time in 1...600 {
      let velocity = motion.velocity(at: Double(time))
      #expect(velocity * side >= 0)
      #expect(abs(velocity - before) < 0.05)
      before = velocity
    }
  }

  /// Its own continuation from any point is the same path.
  @Test(arguments: [20.0, 111.0, 150.0, 400.0])
  func composes(split: Double) {
    let whole = Glide(from: 0, velocity: 2, rate: 0.998, range: 0...400)
    let rest = Glide(
      from: whole.position(at: split), velocity: whole.velocity(at: split), rate: 0.998,
      range: 0...400, elapsed: split)
    for time in stride(from: 0, to: 900.0, by: 50) where split + time < whole.duration - 1 {
      #expect(isNear(whole.position(at: split + time), rest.position(at: time), 1e-9))
    }
    #expect(rest.target == whole.target)
  }

  @Test func withoutBouncesItStopsAtTheEdge() {
    let motion = Glide(from: 0, velocity: 4, rate: 0.998, range: 0...100, bounces: false)
    for time in stride(from: 0.0, to: 200, by: 7) { #expect(motion.position(at: time) <= 100) }
    #expect(motion.target == 100)
  }
}
