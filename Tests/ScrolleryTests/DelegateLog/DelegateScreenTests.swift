import Foundation
import Testing
import ViewKit
import ViewKitTesting

@testable import Scrollery

@Suite struct DelegateScreenTests {
  private let screen = DelegateScreen()
  private let stage: Stage

  init() { stage = Stage(screen, size: CGSize(width: 880, height: 700)) }

  private func flick() {
    stage.pointerMove(to: CGPoint(x: 200, y: 600))
    stage.pointerDown()
    stage.drag(to: CGPoint(x: 200, y: 300), steps: 6, every: .milliseconds(16))
    stage.pointerUp()
  }

  /// The log without the calls of every frame.
  private var names: [String] {
    screen.logView.log.entries.map(\.name).filter { $0 != DelegateCalls.repeating }
  }

  @Test func `n quick flicks are logged with n begins and one end`() {
    for _ in 0..<3 {
      flick()
      stage.advance(by: .milliseconds(200))
    }
    stage.settle()
    let flick = [
      "scrollViewWillBeginDragging", "scrollViewWillEndDragging", "scrollViewDidEndDragging",
      "scrollViewWillBeginDecelerating",
    ]
    #expect(names == flick + flick + flick + ["scrollViewDidEndDecelerating"])
  }

  @Test func `flags are those inside the call`() throws {
    flick()
    let entries = screen.logView.log.entries
    let begin = try #require(entries.first { $0.name == "scrollViewWillBeginDragging" })
    #expect(begin.flags.isTracking && begin.flags.isDragging && !begin.flags.isDecelerating)
    let end = try #require(entries.first { $0.name == "scrollViewDidEndDragging" })
    #expect(end.detail == "willDecelerate true")
    #expect(!end.flags.isTracking && end.flags.isDragging && end.flags.isDecelerating)
    stage.settle()
    let scrolls = screen.logView.log.entries.filter { $0.name == DelegateCalls.repeating }
    #expect(scrolls.contains { $0.count > 10 && $0.flags.isDecelerating })
  }

  @Test func `the announced target is where the list stops`() throws {
    flick()
    let target = try #require(screen.curveView.curve.targets.last)
    stage.settle()
    #expect(screen.list.contentOffset.y == target.offset)
    screen.showNextVariant()
    #expect(screen.targets == .wholeRows)
    flick()
    stage.settle()
    let row = try #require(screen.curveView.curve.targets.last)
    #expect(screen.list.contentOffset.y == row.offset)
    #expect(row.offset.remainder(dividingBy: screen.list.rowHeight) == 0)
  }

  @Test func `the curve keeps its last seconds`() {
    var curve = ScrollCurve()
    for step in 0...600 {
      curve.note(offset: CGFloat(step), velocity: 60, at: Double(step) / 60)
    }
    curve.announce(700, at: 10)
    #expect(curve.samples.count <= 302)
    #expect(curve.start == 6)
    #expect(curve.offsets.contains(700) && curve.offsets.lowerBound > 300)
    #expect(curve.greatestSpeed == 500)
  }

  @Test func `at rest nothing is drawn, in a small window neither part is lost`() {
    flick()
    stage.settle()
    stage.advance(by: .seconds(2))
    #expect(!stage.window.needsFrame)
    stage.resize(to: CGSize(width: 340, height: 560))
    for part in [screen.list, screen.curveView, screen.logView] {
      #expect(part.frame.height > 80 && part.frame.maxX <= 340)
    }
  }
}
