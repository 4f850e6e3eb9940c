import Testing

@testable import ScrollPhysics

struct PageSpringTests {
  @Test(arguments: PagingOracle.trajectories)
  func followsTheRecurrence(row: PagingOracle.Trajectory) {
    let motion =
      if let width = row.width {
        PageSpring(
          from: 1000 + row.displacement, velocity: row.velocity, target: 1000, pageLength: width)
      } else {
        PageSpring(
          from: 1000 + row.displacement, velocity: row.velocity, target: 1000, pull: row.pull,
          friction: row.friction)
      }
    for (index, time) in row.times.enumerated() where time < motion.duration {
      #expect(isNear(motion.position(at: time) - 1000, row.remaining[index]))
    }
    #expect(isNear(motion.duration, row.settleTime, 1))
    #expect(motion.position(at: motion.duration) == 1000)
  }
}

struct PagingTests {
  @Test func choosesPages() {
    for (page, offset, velocity, limit, target) in PagingOracle.choices {
      let choice = Paging.target(
        offset: offset, velocity: velocity, pageLength: page, range: 0...limit)
      #expect(choice == target)
    }
  }

  @Test("G-05, G-06: is exact at any offset")
  func isExactAtAnyOffset() {
    let far = 0...1e12
    #expect(
      Paging.target(offset: 30_000_010, velocity: 1, pageLength: 320, range: far) == 30_000_320)
    let width = 1080 / 2.625
    let summed = width + width + width
    #expect(
      Paging.target(offset: summed, velocity: 1, pageLength: width, range: far) == 3 * width)
  }

  @Test(
    "G-01: rest goes to the nearest",
    arguments: [(610.0, 600.0), (590, 600), (740, 600), (760, 900)])
  func restGoesToTheNearest(offset: Double, page: Double) {
    #expect(
      Paging.target(offset: offset, velocity: 0, pageLength: 300, range: 0...2700) == page)
  }

  @Test(
    "G-04: the end is a stop too", arguments: [(650.0, 0.0, 680.0), (630, 0.5, 680), (620, 0, 600)])
  func theEndIsAStopToo(offset: Double, velocity: Double, page: Double) {
    #expect(
      Paging.target(offset: offset, velocity: velocity, pageLength: 300, range: 0...680) == page)
  }

  @Test func neighboursAreOnePageAway() {
    #expect(Paging.neighbour(of: 640, direction: 1, pageLength: 320, range: 0...3200) == 960)
    #expect(Paging.neighbour(of: 650, direction: 1, pageLength: 320, range: 0...3200) == 960)
    #expect(Paging.neighbour(of: 650, direction: -1, pageLength: 320, range: 0...3200) == 640)
    #expect(Paging.neighbour(of: 0, direction: -1, pageLength: 320, range: 0...3200) == 0)
  }
}
