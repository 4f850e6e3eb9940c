import ScrollFixtures
import Testing

@testable import ListCore

@Suite struct RowOffsetsTests {
  @Test func uniformRowsAreArithmetic() {
    let rows = RowOffsets(count: 100_000_000, height: 48)
    #expect(rows.total == 4_800_000_000)
    #expect(rows.offset(of: 99_999_999) == 4_799_999_952)
    #expect(rows.row(at: 4_799_999_952) == 99_999_999)
    #expect(rows.row(at: 4_799_999_951.999) == 99_999_998)
    #expect(rows.row(at: 4_800_000_000) == nil)
    #expect(rows.row(at: -0.001) == nil)
    #expect(rows.runCount == 1)
    #expect(rows.uniformHeight == 48)
  }

  @Test func oneOtherHeightAmongAHundredMillionTakesThreeRuns() {
    var rows = RowOffsets(count: 100_000_000, height: 50)
    rows.setHeight(50, of: 7)
    #expect(rows.runCount == 1)
    rows.setHeight(80, of: 50_000_000)
    #expect(rows.runCount == 3)
    #expect(rows.uniformHeight == nil)
    #expect(rows.total == 5_000_000_030)
    #expect(rows.offset(of: 50_000_000) == 2_500_000_000)
    #expect(rows.offset(of: 50_000_001) == 2_500_000_080)
    rows.setHeight(50, of: 50_000_000)
    #expect(rows.runCount == 1)
    #expect(rows.uniformHeight == 50)
  }

  @Test(arguments: [1.0 / 3, 0.1, 2.6, 44.0, 1e-9, 1e12])
  func everyRowHoldsItsOwnTop(height: Double) {
    let rows = RowOffsets(count: 10_000, height: height)
    for row in stride(from: 0, to: 10_000, by: 7) {
      #expect(rows.row(at: rows.offset(of: row)) == row)
      #expect(rows.row(at: rows.offset(of: row + 1).nextDown) == row)
    }
  }

  @Test func rowsWithoutHeightHoldNothing() {
    let rows = RowOffsets(heights: [10, 0, 0, 20, 0])
    #expect(rows.row(at: 9.5) == 0)
    #expect(rows.row(at: 10) == 3)
    #expect(rows.row(at: 29.9) == 3)
    #expect(rows.row(at: 30) == nil)
    #expect(RowOffsets(count: 5, height: 0).row(at: 0) == nil)
    #expect(RowOffsets().row(at: 0) == nil)
  }

  @Test(arguments: [Double.nan, -1, -.infinity, .infinity])
  func unusableHeightsCountAsZero(height: Double) {
    #expect(!RowRun.isUsable(height))
    var rows = RowOffsets(heights: [10, height, 10])
    #expect(rows.total == 20)
    rows.setHeight(height, of: 0)
    #expect(rows.total == 10)
    #expect(RowOffsets(count: 3, height: height).total == 0)
  }

  @Test func rowsThatDoNotExistAreLeftAlone() {
    var rows = RowOffsets(count: 3, height: 10)
    rows.setHeight(99, of: 3)
    rows.setHeight(99, of: -1)
    rows.remove(5..<9)
    #expect(rows.total == 30)
    #expect(rows.height(of: 3) == 0)
    #expect(rows.offset(of: 17) == 30)
    #expect(rows.offset(of: -4) == 0)
    #expect(RowOffsets(count: -5, height: 10).count == 0)
  }

  @Test func aCopyKeepsItsHeights() {
    var rows = RowOffsets(heights: [1, 2, 3])
    let copy = rows
    rows.setHeight(10, of: 1)
    #expect(copy.total == 6)
    #expect(rows.total == 14)
  }

  @Test(arguments: [1, 2, 3, 4, 5] as [UInt64])
  func matchesAnArrayThroughRandomEdits(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let heights: [Double] = [0, 10, 10, 44, 62.5]
    var model = (0..<40).map { _ in heights.randomElement(using: &random)! }
    var rows = RowOffsets(heights: model)
    for _ in 0..<400 {
      let height = heights.randomElement(using: &random)!
      switch Int.random(in: 0..<3, using: &random) {
      case 0 where !model.isEmpty:
        let row = Int.random(in: 0..<model.count, using: &random)
        model[row] = height
        rows.setHeight(height, of: row)
      case 1:
        let row = Int.random(in: 0...model.count, using: &random)
        let count = Int.random(in: 0...6, using: &random)
        model.insert(contentsOf: Array(repeating: height, count: count), at: row)
        rows.insert(RowRun(count: count, height: height), at: row)
      default:
        let start = Int.random(in: 0...model.count, using: &random)
        let end = min(start + Int.random(in: 0...6, using: &random), model.count)
        model.removeSubrange(start..<end)
        rows.remove(start..<end)
      }
      expect(rows, matches: model)
    }
  }

  private func expect(_ rows: RowOffsets, matches model: [Double]) {
    var top = 0.0
    var fits = rows.count == model.count
    var runs = 0
    for (row, height) in model.enumerated() {
      fits = fits && rows.offset(of: row) == top && rows.height(of: row) == height
      if height > 0 {
        fits = fits && rows.row(at: top) == row && rows.row(at: (top + height).nextDown) == row
      }
      runs += row == 0 || model[row - 1] != height ? 1 : 0
      top += height
    }
    #expect(fits && rows.total == top && rows.row(at: top) == nil)
    #expect(rows.runCount == runs)
  }
}
