import Foundation
import Testing
import ViewKit

@testable import Scrollery

@Suite struct MotionHistoryTests {
  private func reading(_ name: String, _ x: Double, _ y: Double) -> ScrollReading? {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.accessibilityIdentifier = name
    view.contentSize = CGSize(width: 10_000, height: 10_000)
    view.contentOffset = CGPoint(x: x, y: y)
    return ScrollReading(view)
  }

  @Test func theAxisWithMoreMotionIsPlotted() {
    var history = MotionHistory()
    for step in 0..<4 { history.note(reading("a", Double(step), Double(step) * 10)) }
    #expect(history.offsets == [30, 20, 10, 0])
    for step in 0..<4 { history.note(reading("a", Double(step) * 100, 30)) }
    #expect(history.offsets.prefix(4) == [300, 200, 100, 0])
  }

  @Test func anotherScrollViewBeginsAnew() {
    var history = MotionHistory()
    history.note(reading("a", 0, 5))
    history.note(reading("b", 0, 7))
    #expect(history.offsets == [7])
  }

  @Test func onlyTheLastFramesAreKept() {
    var history = MotionHistory()
    for step in 0..<1000 { history.note(reading("a", 0, Double(step))) }
    #expect(history.offsets.count == FrameHistory.capacity)
    #expect(history.offsets.first == 999)
  }

  @Test func aPlotsEdgesAreItsExtremes() {
    let area = CGRect(x: 0, y: 10, width: 240, height: 40)
    let plot = Plot(area, of: [100, 300, 200], isSymmetric: false)
    #expect(plot.height(of: 300) == 10)
    #expect(plot.height(of: 100) == 50)
    let level = Plot(area, of: [0, -500, 250], isSymmetric: true)
    #expect(level.height(of: 0) == 30)
    #expect(level.height(of: -500) == 50)
    #expect(Plot(area, of: [], isSymmetric: true).height(of: 0) == 30)
  }
}
