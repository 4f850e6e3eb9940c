import Testing

@testable import Scrollery

@Suite struct FigureTests {
  @Test(arguments: [
    (0.0, 1, "0.0"), (-0.04, 1, "0.0"), (-0.05, 1, "−0.1"), (1.25, 2, "1.25"), (1.999, 2, "2.00"),
    (12.05, 3, "12.050"), (-1234.5, 1, "−1234.5"), (9.6, 0, "10"),
    (112850.66, 1, "112\u{2009}850.7"), (4_400_000_000, 0, "4\u{2009}400\u{2009}000\u{2009}000"),
    (.nan, 1, "–"), (.infinity, 0, "–"), (1e300, 0, "–"),
  ])
  func numbersAreRounded(_ value: Double, _ places: Int, _ text: String) {
    #expect(Figure.fixed(value, places: places) == text)
  }

  @Test func wholeNumbersAreGroupedFromFiveDigits() {
    #expect(Figure.whole(0) == "0")
    #expect(Figure.whole(-9999) == "−9999")
    #expect(Figure.whole(10_000) == "10\u{2009}000")
    #expect(Figure.whole(.min).hasPrefix("−9\u{2009}223"))
  }
}
