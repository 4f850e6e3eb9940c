import Testing

@testable import Scrollery

@Suite struct RowContentTests {
  @Test func `a row says the same each time`() {
    #expect(RowContent(index: 12_344, seed: 0) == RowContent(index: 12_344, seed: 0))
    #expect(RowContent(index: 12_344, seed: 0).title == "Row 12,345")
    #expect(RowContent(index: 99_999_999, seed: 1).title == "Row 100,000,000")
  }

  @Test func `neighbours have different pictures`() {
    for seed in 0...1 {
      let pictures = (0..<100).map { RowContent(index: $0, seed: seed).picture }
      #expect(zip(pictures, pictures.dropFirst()).allSatisfy { $0 != $1 })
      #expect(Set(pictures.prefix(12)).count == 12)
    }
  }

  @Test func `two lists differ`() {
    let rows = (0..<20).map { ($0, RowContent(index: $0, seed: 0), RowContent(index: $0, seed: 1)) }
    #expect(rows.allSatisfy { $1 != $2 })
  }

  @Test(arguments: [
    (0, "0"), (999, "999"), (1000, "1,000"), (-12_345, "-12,345"), (100_000_000, "100,000,000"),
  ])
  func `numbers are grouped by thousands`(number: Int, text: String) {
    #expect(number.grouped == text)
  }
}
