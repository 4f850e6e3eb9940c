import Foundation
import Testing
import ViewKit
import ViewKitTesting

@testable import Scrollery

@Suite struct FocusOrderTests {
  private let root = RootController.sample()
  private let stage: Stage

  init() { stage = Stage(root, size: CGSize(width: 1100, height: 760)) }

  /// What Tab reaches, by name, until nothing has the focus any more.
  private func stops(backwards: Bool = false) -> [String] {
    var names: [String] = []
    for _ in 0..<40 {
      stage.press(.keyboardTab, modifiers: backwards ? .shift : [])
      guard let view = stage.window.firstResponder as? UIView else { break }
      names.append(view.accessibilityIdentifier ?? "\(type(of: view))")
    }
    return names
  }

  @Test func tabGoesThroughSidebarToolbarAndScreen() {
    let expected = [
      "SidebarTable", "sidebar.keys", "toolbar.source", "toolbar.frames", "toolbar.reuse",
      "toolbar.xray", "toolbar.hud", "toolbar.log", "toolbar.appearance", "list",
    ]
    #expect(stops() == expected)
    #expect(stops(backwards: true) == expected.reversed())
  }

  @Test func theLogsButtonsAreReachedToo() {
    root.setOverlays([.log], animated: false)
    stage.settle()
    #expect(
      stops().suffix(7) == [
        "log.scroll", "log.drag", "log.glide", "log.other", "log.pause", "log.copy", "log.clear",
      ])
  }

  @Test func returnAndSpacePressTheButton() {
    while (stage.window.firstResponder as? UIView)?.accessibilityIdentifier != "toolbar.xray" {
      stage.press(.keyboardTab)
    }
    stage.press(.keyboardReturnOrEnter)
    #expect(root.overlays == [.xray])
    stage.press(.keyboardSpacebar)
    #expect(root.overlays == [])
  }

  @Test func arrowsAndReturnOpenAScreenFromTheSidebar() throws {
    stage.press(.keyboardTab)
    stage.press(.keyboardDownArrow)
    stage.press(.keyboardDownArrow)
    #expect(root.index == 0)
    stage.press(.keyboardReturnOrEnter)
    #expect(root.index == 2)
    stage.press(.keyboardUpArrow)
    stage.press(.keyboardSpacebar)
    #expect(root.index == 1)
  }

  @Test func keysThatAButtonLeavesScrollTheScreen() throws {
    for _ in 0..<3 { stage.press(.keyboardTab) }
    stage.press(.keyboardEnd)
    stage.settle()
    #expect(root.sample?.table.contentOffset.y == 49_304)
    stage.press(.keyboardF)
    #expect(root.overlays == [.frames])
  }

  @Test func escapeTakesTheFocusAwayBeforeItLeadsBack() {
    root.open(1)
    stage.press(.keyboardTab)
    stage.press(.keyboardEscape)
    #expect(stage.window.firstResponder == nil)
    #expect(root.index == 1)
    stage.press(.keyboardEscape)
    #expect(root.index == 0)
  }

  @Test func aRingIsDrawnRoundWhatHasTheFocus() throws {
    let button = try #require(stage.window.view(named: "toolbar.frames"))
    let ring = button.place.insetBy(dx: -2, dy: -2)
    func hasRing() -> Bool {
      stage.commands().contains {
        guard case .roundedRect(ring, _, _, 2, _) = $0 else { return false }
        return true
      }
    }
    stage.settle()
    #expect(!hasRing())
    while stage.window.firstResponder !== button { stage.press(.keyboardTab) }
    #expect(hasRing())
    stage.tap(at: CGPoint(x: 600, y: 400))
    stage.settle()
    #expect(!hasRing())
  }

  @Test func behindTheListOfKeysNothingIsReached() {
    stage.press(.keyboardSlash)
    stage.settle()
    #expect(stops().isEmpty)
    stage.press(.keyboardEscape)
    stage.settle()
    #expect(!stops().isEmpty)
  }
}
