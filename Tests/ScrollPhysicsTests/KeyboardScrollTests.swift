import Testing

@testable import ScrollPhysics

struct KeyboardScrollTests {
  @Test(arguments: KeyboardOracle.rows)
  func followsTheSteps(row: KeyboardOracle.Row) {
    for direction in [1.0, -1.0] {
      var motion = KeyboardScroll(
        from: 0, direction: direction, distance: 40, range: -1e6...1e6, bounces: true)
      let frames = (row.hold * 60).rounded()
      let held = motion
      motion.letGo(at: frames * 1000 / 60)
      for (seconds, position, velocity) in row.samples where seconds * 1000 < motion.duration {
        let frame = (seconds * 60).rounded()
        let path = frame <= frames ? held : motion
        #expect(isNear(path.position(at: frame * 1000 / 60), direction * position))
        if frame != frames {
          #expect(isNear(path.velocity(at: frame * 1000 / 60) * 1000, direction * velocity))
        }
      }
      #expect(isNear(motion.target, direction * row.final, 5e-3))
    }
  }

  @Test func aStrokeGoesOneLine() {
    var motion = KeyboardScroll(
      from: 100, direction: 1, distance: 40, range: 0...900, bounces: true)
    motion.letGo(at: 0)
    #expect(motion.target == 140)
    #expect(motion.position(at: motion.duration) == 140)
  }

  @Test("I-12: a page ends at the edge")
  func aPageEndsAtTheEdge() {
    var motion = KeyboardScroll(
      from: 850, direction: 1, distance: 480, range: 0...900, bounces: true)
    motion.letGo(at: 0)
    #expect(motion.target == 900)
    for time in stride(from: 0.0, to: 1500, by: 10) { #expect(motion.position(at: time) <= 900) }
    let top = KeyboardScroll(
      from: 0, direction: -1, distance: 480, range: 0...900, bounces: true)
    #expect(top.duration == 0)
    #expect(top.position(at: 100) == 0)
  }

  @Test func aHeldKeyBouncesAtTheEdgeOnceAndStays() {
    let motion = KeyboardScroll(
      from: 0, direction: 1, distance: 40, range: 0...300, bounces: true)
    #expect(motion.duration.isFinite)
    let highest = stride(from: 0.0, to: motion.duration, by: 5).map(motion.position).max()
    #expect(highest ?? 0 > 305)
    #expect(motion.position(at: motion.duration) == 300)
  }
}
