import Testing

@testable import ScrollPhysics

struct BounceTests {
  @Test(arguments: BounceOracle.rows)
  func followsTheFormula(row: BounceOracle.Row) {
    let upper = Bounce(
      edge: 500, displacement: row.displacement, velocity: row.velocity, rate: row.rate)
    let lower = Bounce(
      edge: 500, displacement: -row.displacement, velocity: -row.velocity, rate: row.rate)
    for (index, time) in row.times.enumerated() where time < upper.duration {
      #expect(isNear(upper.position(at: time) - 500, row.displacements[index]))
      #expect(isNear(lower.position(at: time) - 500, -row.displacements[index]))
    }
    #expect(abs(upper.duration - row.settleTime) < 0.01)
    #expect((upper.returnTime != nil) == row.crossesEdge)
    #expect(upper.position(at: upper.duration) == 500)
  }
}
