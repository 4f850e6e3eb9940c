import Foundation
import Testing
import ViewKit
import ViewKitTesting

@testable import Scrollery

@Suite struct TooltipTests {
  private let root = RootController.sample()
  private let stage: Stage

  init() { stage = Stage(root, size: CGSize(width: 1100, height: 760)) }

  private var tooltip: UIView? { stage.window.view(named: "tooltip") }

  private func hover(_ name: String) throws {
    let frame = try #require(stage.window.view(named: name)).place
    stage.pointerMove(to: CGPoint(x: frame.midX, y: frame.midY))
  }

  @Test func itComesAfterSixTenthsOfASecondWithTheKey() throws {
    try hover("toolbar.xray")
    stage.advance(by: .milliseconds(550))
    #expect(tooltip == nil)
    stage.advance(by: .milliseconds(100))
    let shown = try #require(tooltip)
    #expect(shown.label("What lies beyond the edges") != nil)
    #expect(shown.label("X") != nil)
    let button = try #require(stage.window.view(named: "toolbar.xray"))
    #expect(shown.place.minY > button.place.maxY)
    #expect(stage.window.bounds.contains(shown.place))
  }

  @Test func itGoesWithThePointer() throws {
    try hover("toolbar.log")
    stage.advance(by: .milliseconds(700))
    stage.pointerMove(to: CGPoint(x: 600, y: 500))
    stage.settle()
    #expect(tooltip == nil)
  }

  @Test func whoPassesByIsToldNothing() throws {
    for name in ["toolbar.frames", "toolbar.reuse", "toolbar.xray"] {
      try hover(name)
      stage.advance(by: .milliseconds(300))
    }
    stage.pointerMove(to: CGPoint(x: 600, y: 500))
    stage.advance(by: .seconds(2))
    #expect(tooltip == nil)
  }

  @Test func aPressEndsIt() throws {
    try hover("toolbar.frames")
    stage.advance(by: .milliseconds(700))
    stage.pointerDown()
    stage.pointerUp()
    stage.settle()
    #expect(tooltip == nil)
    #expect(root.overlays == [.frames])
  }

  @Test func atTheEdgeItStaysInTheWindow() throws {
    try hover("toolbar.appearance")
    stage.advance(by: .milliseconds(700))
    #expect(stage.window.bounds.contains(try #require(tooltip).place))
    try hover("sidebar.keys")
    stage.settle()
    let shown = try #require(tooltip)
    #expect(stage.window.bounds.contains(shown.place))
  }

  @Test(arguments: [
    ("log.scroll", "Every change of the offset"), ("log.pause", "Hold the list still"),
    ("log.copy", "Copy the list to the clipboard"), ("log.clear", "Forget all calls so far"),
  ])
  func buttonsOfTheLogSayWhatTheyDo(button: String, text: String) throws {
    root.setOverlays([.log], animated: false)
    stage.settle()
    try hover(button)
    stage.advance(by: .milliseconds(700))
    let shown = try #require(tooltip)
    #expect(shown.label(text) != nil)
    #expect(stage.window.bounds.contains(shown.place))
  }

  @Test func rowsOfTheSidebarSayWhatTheirScreensShow() throws {
    stage.pointerMove(to: CGPoint(x: 100, y: 64 + 36 + 18))
    stage.advance(by: .milliseconds(700))
    let shown = try #require(tooltip)
    #expect(shown.label("A two") != nil)
    #expect(shown.label("2") != nil)
  }
}
