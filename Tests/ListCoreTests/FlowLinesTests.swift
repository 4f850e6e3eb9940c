import ScrollFixtures
import Testing

@testable import ListCore

@Suite struct FlowLinesTests {
  private func flow(
    _ count: Int, _ across: Double, breadth: Double, gap: Double, along: Double = 100,
    lineGap: Double = 0
  ) -> FlowLines {
    FlowLines(
      count: count, size: FlowSize(across: across, along: along),
      metrics: FlowMetrics(breadth: breadth, itemSpacing: gap, lineSpacing: lineGap))
  }

  private func places(_ flow: FlowLines) -> [Double] {
    (0..<flow.count).map { flow.place(of: $0).across }
  }

  @Test("F-01: the last item of a line needs no spacing after it")
  func spacingOnlyBetween() {
    #expect(flow(10, 155, breadth: 320, gap: 10).items(inLine: 0) == 0..<2)
  }

  @Test("F-02: a third of the width fits three times")
  func thirds() {
    let third = (390.0 - 10) / 3
    #expect(flow(9, third, breadth: 390, gap: 5).lineCount == 3)
    // The same when the sizes are asked for one by one.
    let asked = FlowLines(
      count: 9, metrics: FlowMetrics(breadth: 390, itemSpacing: 5, lineSpacing: 0)
    ) { FlowSize(across: third, along: $0 == 4 ? 20 : 30) }
    #expect(asked.lineCount == 3)
    #expect(!asked.isUniform)
  }

  @Test("F-02: every whole number of columns fits at every width")
  func noWidthDropsAColumn() {
    for columns in 1...12 {
      for breadth in stride(from: 100.0, through: 1400, by: 13.37) {
        let item = (breadth - Double(columns - 1) * 8) / Double(columns)
        guard item > 0 else { continue }
        #expect(flow(40, item, breadth: breadth, gap: 8).items(inLine: 0).count == columns)
      }
    }
  }

  @Test func aVisibleExcessBreaks() {
    #expect(flow(9, 100.01, breadth: 300, gap: 0).items(inLine: 0).count == 2)
  }

  @Test("F-04: an exact fit keeps its column")
  func exactFit() {
    let flow = flow(8, 200, breadth: 834 - 10, gap: 8)
    #expect(places(flow).prefix(4).map { $0 + 5 } == [5, 213, 421, 629])
    #expect(flow.lineCount == 2)
  }

  @Test("F-06: only items that fit share what is left")
  func justified() {
    let flow = flow(7, 90, breadth: 320, gap: 10)
    #expect(places(flow) == [0, 115, 230, 0, 115, 230, 0])
    let asked = FlowLines(
      count: 7, metrics: FlowMetrics(breadth: 320, itemSpacing: 10, lineSpacing: 0)
    ) { FlowSize(across: 90, along: $0 == 0 ? 40 : 100) }
    #expect(places(asked) == [0, 115, 230, 0, 115, 230, 0])
    #expect(asked.place(of: 0).along == 30)
  }

  @Test func anItemAloneIsCentred() {
    #expect(places(flow(2, 100, breadth: 180, gap: 10)) == [40, 40])
    #expect(places(flow(1, 400, breadth: 180, gap: 10)) == [0])
  }

  @Test("X-06: items without a size, or none at all")
  func nothingToDivideBy() {
    let none = flow(0, 90, breadth: 320, gap: 10)
    #expect(none.lineCount == 0)
    #expect(none.length == 0)
    #expect(none.items(from: 0, to: 100).isEmpty)
    let flat = flow(5, 0, breadth: 320, gap: 0)
    #expect(flat.lineCount == 1)
    #expect(flat.items(inLine: 0) == 0..<5)
    #expect(flat.place(of: 4).across == 0)
    #expect(flow(5, 90, breadth: 0, gap: 0).lineCount == 5)
    #expect(flow(5, .nan, breadth: .nan, gap: -.infinity, along: -4).length == 0)
  }

  @Test func aHundredMillionItemsAreArithmetic() {
    let flow = flow(100_000_000, 90, breadth: 320, gap: 10, along: 90, lineGap: 10)
    #expect(flow.lineCount == 33_333_334)
    #expect(flow.length == 3_333_333_390)
    #expect(flow.items(from: 3_333_333_300, to: 3_333_333_400) == 99_999_999..<100_000_000)
    #expect(flow.place(of: 99_999_999).along == 3_333_333_300)
  }

  @Test func edgesAreHalfOpen() {
    let flow = flow(12, 90, breadth: 320, gap: 10, along: 90, lineGap: 10)
    #expect(flow.items(from: 0, to: 90) == 0..<3)
    #expect(flow.items(from: 90, to: 100).isEmpty)
    #expect(flow.items(from: 89, to: 101) == 0..<6)
    #expect(flow.items(from: 100, to: 100).isEmpty)
    #expect(flow.items(from: -50, to: 0).isEmpty)
    #expect(flow.items(from: 300, to: 1e9) == 9..<12)
  }

  @Test func linesMayOverlap() {
    let flow = flow(5, 100, breadth: 100, gap: 0, along: 100, lineGap: -60)
    #expect(flow.length == 260)
    #expect(flow.items(from: 90, to: 100) == 0..<3)
  }

  @Test("Items of several sizes match a search through all of them")
  func varyingMatchesASearch() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<60 {
      let sizes = (0..<50).map { _ in
        FlowSize(
          across: Double(Int.random(in: 10...200, using: &random)),
          along: Double(Int.random(in: 10...80, using: &random)))
      }
      let metrics = FlowMetrics(breadth: 320, itemSpacing: 7, lineSpacing: 5)
      let flow = FlowLines(count: 50, metrics: metrics) { sizes[$0] }
      var next = 0
      for line in 0..<flow.lineCount {
        let items = flow.items(inLine: line)
        #expect(items.lowerBound == next)
        next = items.upperBound
        let last = flow.place(of: next - 1)
        #expect(last.across + last.size.across <= 320.001 || items.count == 1)
      }
      #expect(next == 50)
      let min = Double.random(in: 0...flow.length, using: &random)
      let shown = flow.items(from: min, to: min + 100)
      for item in 0..<50 {
        let place = flow.place(of: item)
        if place.along < min + 100, place.along + place.size.along > min {
          #expect(shown.contains(item))
        }
      }
    }
  }
}
