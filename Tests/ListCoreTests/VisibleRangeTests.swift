import ScrollFixtures
import Testing

@testable import ListCore

@Suite struct VisibleRangeTests {
  private let hundred = RowOffsets(count: 100, height: 50)

  private func rows(_ offsets: RowOffsets, _ min: Double, _ max: Double) -> Range<Int> {
    VisibleRange(of: offsets, from: min, to: max).rows
  }

  @Test func edgesAreHalfOpen() {
    #expect(rows(hundred, 0, 500) == 0..<10)
    #expect(rows(hundred, 0.25, 500.25) == 0..<11)
    #expect(rows(hundred, 50, 100) == 1..<2)
    #expect(rows(hundred, 49.999, 100.001) == 0..<3)
  }

  @Test func aViewportWithoutHeightShowsNone() {
    #expect(rows(hundred, 120, 120).isEmpty)
    #expect(rows(hundred, 120, 20).isEmpty)
    #expect(rows(hundred, .nan, .nan).isEmpty)
  }

  @Test func beyondTheEndsThereIsNothing() {
    #expect(rows(hundred, -300, -1).isEmpty)
    #expect(rows(hundred, -300, 0).isEmpty)
    #expect(rows(hundred, -300, 1) == 0..<1)
    #expect(rows(hundred, 4999, 9000) == 99..<100)
    #expect(rows(hundred, 5000, 9000).isEmpty)
    #expect(rows(RowOffsets(), 0, 100).isEmpty)
  }

  @Test func rowsWithoutHeightAreNeverAtTheEnds() {
    let offsets = RowOffsets(heights: [0, 10, 0, 0, 10, 0])
    #expect(rows(offsets, 0, 10) == 1..<2)
    #expect(rows(offsets, 10, 20) == 4..<5)
    #expect(rows(offsets, 0, 100) == 1..<5)
    #expect(rows(RowOffsets(count: 1_000_000, height: 0), -5, 5).isEmpty)
  }

  @Test func aRowTallerThanTheViewIsShownFromWithin() {
    #expect(rows(RowOffsets(heights: [10, 1200, 10]), 300, 900) == 1..<2)
  }

  @Test func tellsWhatEntersAtEachEnd() {
    let old = VisibleRange(10..<20)
    #expect(VisibleRange(12..<22).entering(after: old) == (12..<12, 20..<22))
    #expect(VisibleRange(7..<17).entering(after: old) == (7..<10, 17..<17))
    #expect(VisibleRange(5..<30).entering(after: old) == (5..<10, 20..<30))
    #expect(VisibleRange(40..<50).entering(after: old) == (0..<0, 40..<50))
    #expect(old.entering(after: VisibleRange()) == (0..<0, 10..<20))
  }

  @Test func matchesASearchThroughAllRows() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<200 {
      let heights = (0..<30).map { _ in Double(Int.random(in: 1...9, using: &random)) * 0.75 }
      let offsets = RowOffsets(heights: heights)
      let min = Double.random(in: -20...200, using: &random).rounded()
      let max = min + Double.random(in: 0...60, using: &random).rounded()
      let shown = heights.indices.filter {
        min < max && offsets.offset(of: $0) < max && offsets.offset(of: $0 + 1) > min
      }
      #expect(Array(rows(offsets, min, max)) == shown)
    }
  }
}
