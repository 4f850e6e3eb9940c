import Foundation
import Testing

@testable import Scrollery

@Suite struct OffsetTraceTests {
  private var trace = OffsetTrace()

  @Test mutating func `stretches are cut where the cause changes`() {
    trace.begin(at: 1, offset: 0)
    trace.note(10, from: 0, at: 1.1, .drag)
    trace.note(20, from: 10, at: 1.2, .drag)
    trace.note(30, from: 20, at: 1.3, .glide)
    trace.note(32, from: 30, at: 1.4, .animation)
    let stretches = trace.stretches
    #expect(stretches.map(\.part) == [.drag, .glide, .animation])
    // Each begins where the one before ends, so that the curve has no gaps.
    #expect(stretches.map { $0.samples.map(\.offset) } == [[0, 10, 20], [20, 30], [30, 32]])
    #expect(abs(trace.duration - 0.4) < 1e-9)
  }

  @Test mutating func `a change after a pause begins anew where the content was`() {
    trace.note(10, from: 0, at: 1, .drag)
    trace.note(75, from: 70, at: 2, .animation)
    #expect(trace.samples.map(\.offset) == [70, 75])
  }

  @Test mutating func `of several changes in a moment the last counts`() {
    trace.begin(at: 1, offset: 0)
    trace.note(1, from: 0, at: 1.1, .drag)
    trace.note(2, from: 1, at: 1.1, .drag)
    #expect(trace.samples.map(\.offset) == [0, 2])
  }

  @Test mutating func `a way without end is cut off`() {
    for index in 0..<3000 { trace.note(CGFloat(index), from: 0, at: Double(index) / 60, .drag) }
    #expect(trace.samples.count == OffsetTrace.limit)
  }
}
