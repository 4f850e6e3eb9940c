import Testing

@testable import ListCore

@Suite struct FlowMetricsTests {
  @Test func unusableNumbersCountAsZero() {
    let metrics = FlowMetrics(breadth: -3, itemSpacing: .nan, lineSpacing: .infinity)
    #expect(metrics == FlowMetrics(breadth: 0, itemSpacing: 0, lineSpacing: 0))
    #expect(FlowSize(across: .nan, along: -1) == FlowSize(across: 0, along: 0))
  }

  @Test("X-06: at least one item fits, however small the line")
  func atLeastOneFits() {
    let metrics = FlowMetrics(breadth: 10, itemSpacing: 4, lineSpacing: 0)
    #expect(metrics.fitting(500, count: 9) == 1)
    #expect(metrics.fitting(3, count: 9) == 2)
    #expect(metrics.fitting(3, count: 1) == 1)
    #expect(FlowMetrics(breadth: 0, itemSpacing: 0, lineSpacing: 0).fitting(0, count: 9) == 9)
  }

  @Test func whatIsLeftGoesBetween() {
    let metrics = FlowMetrics(breadth: 320, itemSpacing: 10, lineSpacing: 0)
    #expect(metrics.justify(used: 270, count: 3) == (0, 25))
    #expect(metrics.justify(used: 100, count: 1) == (110, 10))
    #expect(metrics.justify(used: 400, count: 2) == (0, 10))
  }
}
