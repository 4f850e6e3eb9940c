import Foundation
import Testing
import ViewKit
import ViewKitTesting

@testable import Scrollery

@Suite struct LogOverlayTests {
  private let root = RootController.sample(isBare: true)
  private let stage: Stage

  init() {
    stage = Stage(root, size: CGSize(width: 800, height: 700))
    root.setOverlays([.log], animated: false)
    stage.settle()
  }

  private func lines() -> String {
    stage.commands().compactMap {
      guard case .text(let run, _, _) = $0 else { return nil as String? }
      return run.text
    }.joined()
  }

  private func flick() {
    stage.pointerMove(to: CGPoint(x: 600, y: 300))
    stage.pointerDown()
    stage.drag(to: CGPoint(x: 600, y: 200), steps: 5, every: .milliseconds(10))
    stage.pointerUp()
    stage.settle()
  }

  @Test func aFlickIsWrittenInOrder() {
    flick()
    let lines = lines()
    let calls = ["willBeginDragging", "willEndDragging", "didEndDragging", "willBeginDecelerating"]
    let places = calls.map { lines.range(of: $0)?.lowerBound }
    #expect(!places.contains(nil))
    #expect(places.compactMap { $0 } == places.compactMap { $0 }.sorted())
    #expect(!lines.contains("didScroll8"))
  }

  @Test func copyPutsTheCallsOnTheClipboard() throws {
    flick()
    let copy = try #require(stage.window.view(named: "log.copy") as? PanelButton)
    stage.tap("log.copy")
    let text = try #require(UIPasteboard.general.string)
    #expect(text.contains("list.scrollViewWillEndDragging velocity=0,"))
    #expect(text.hasSuffix("list.scrollViewDidEndDecelerating\n"))
    #expect(copy.text == "Copied")
    stage.advance(by: .seconds(2))
    #expect(copy.text == "Copy")
  }

  @Test func heldItStaysAsItIs() throws {
    stage.tap("log.pause")
    flick()
    #expect(!lines().contains("willBeginDragging"))
    stage.tap("log.pause")
    flick()
    #expect(lines().contains("willBeginDragging"))
  }

  @Test func filtersAreButtons() throws {
    flick()
    stage.tap("log.drag")
    #expect(!lines().contains("Dragging"))
    #expect(lines().contains("Decelerating"))
    stage.tap("log.scroll")
    flick()
    let button = try #require(stage.window.view(named: "log.scroll") as? PanelButton)
    #expect(button.isSelected)
    #expect(lines().contains("didScroll"))
  }

  @Test func aPressOnThePanelDoesNotReachTheScreen() throws {
    let table = try #require(root.sample?.table)
    let panel = try #require(stage.window.view(named: "log.panel"))
    let frame = panel.place
    stage.pointerMove(to: CGPoint(x: frame.midX, y: frame.midY))
    stage.wheel(x: 0, y: 3)
    stage.settle()
    #expect(table.contentOffset.y == 0)
  }

  @Test func switchedOffNobodyListens() {
    #expect(stage.window.callbackObserverCount == 1)
    root.toggle(.log)
    stage.settle()
    #expect(stage.window.callbackObserverCount == 0)
    #expect(stage.window.view(named: "log.panel") == nil)
  }

  @Test func theLogsOwnScrollingIsNotLogged() throws {
    for _ in 0..<10 { flick() }
    let before = lines()
    let frame = try #require(stage.window.view(named: "log.panel")).place
    stage.pointerMove(to: CGPoint(x: frame.midX, y: frame.maxY - 40))
    stage.wheel(x: 0, y: -30)
    stage.settle()
    stage.tap("log.copy")
    let text = try #require(UIPasteboard.general.string)
    #expect(text.split(separator: "\n").allSatisfy { $0.contains("list.") })
    #expect(lines() != before)
  }
}
