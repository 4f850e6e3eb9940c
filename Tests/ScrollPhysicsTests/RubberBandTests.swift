import Testing

@testable import ScrollPhysics

struct RubberBandTests {
  @Test(arguments: RubberBandOracle.rows)
  func followsTheFormula(row: RubberBandOracle.Row) {
    let band = RubberBand(dimension: row.dimension, coefficient: row.coefficient)
    for (index, pull) in row.pulls.enumerated() {
      let shown = band.displacement(forOvershoot: pull)
      #expect(isNear(shown, row.shown[index]))
      #expect(isNear(band.displacement(forOvershoot: -pull), -row.shown[index]))
      #expect(isNear(band.overshoot(forDisplacement: shown), pull))
      #expect(isNear(band.slope(atDisplacement: shown), row.slopes[index]))
    }
  }

  @Test(arguments: [0, -5, Double.nan, .infinity])
  func staysFiniteForAnyDimension(dimension: Double) {
    let band = RubberBand(dimension: dimension)
    for value in [0, 1, -40, 1e300, .infinity, .nan] {
      #expect(band.displacement(forOvershoot: value).isFinite)
      #expect(band.overshoot(forDisplacement: value).isFinite)
      #expect(band.slope(atDisplacement: value).isFinite)
    }
  }
}
