import Foundation
import Testing
import ViewKit
import ViewKitTesting

@testable import Scrollery

@Suite struct RootControllerKeysTests {
  private let root = RootController.sample()
  private let stage: Stage

  init() { stage = Stage(root, size: CGSize(width: 1100, height: 760)) }

  @Test(arguments: OverlayKind.allCases)
  func aKeySwitchesAnOverlayAndItsButton(_ kind: OverlayKind) throws {
    let button = try #require(
      stage.window.view(named: "toolbar.\(kind.rawValue)") as? ToolbarButton)
    stage.press(kind.key)
    #expect(root.overlays == [kind])
    #expect(button.isSelected)
    stage.press(kind.key)
    #expect(root.overlays == [])
    #expect(!button.isSelected)
  }

  @Test func modifiersMakeItAnotherKey() {
    stage.press(.keyboardF, modifiers: .control)
    stage.press(.keyboardH, modifiers: .alternate)
    #expect(root.overlays == [])
  }

  @Test func aHeldKeySwitchesOnce() {
    for isRepeat in [false, true, true] {
      stage.window.send(
        .keyDown(.keyboardF, modifiers: [], isRepeat: isRepeat), at: stage.window.time)
    }
    #expect(root.overlays == [.frames])
  }

  @Test func dSwitchesTheAppearance() {
    #expect(stage.window.traitCollection.userInterfaceStyle == .light)
    stage.press(.keyboardD)
    #expect(stage.window.traitCollection.userInterfaceStyle == .dark)
    stage.press(.keyboardD)
    #expect(stage.window.traitCollection.userInterfaceStyle == .light)
  }

  @Test func digitsOpenScreensAndEscapeLeadsBack() {
    stage.press(.keyboard3)
    #expect(root.index == 2)
    stage.press(.keyboard9)
    #expect(root.index == 2)
    stage.press(.keyboard2)
    #expect(root.index == 1)
    stage.press(.keyboardEscape)
    #expect(root.index == 2)
    stage.press(.keyboardEscape)
    #expect(root.index == 0)
    stage.press(.keyboardEscape)
    #expect(root.index == 0)
  }

  @Test func theListOfKeysComesAndGoes() throws {
    stage.press(.keyboardSlash, modifiers: .shift)
    stage.settle()
    let sheet = try #require(stage.window.view(named: "keys"))
    #expect(sheet.alpha == 1)
    #expect(root.isShowingKeys)
    stage.press(.keyboardEscape)
    stage.settle()
    #expect(!root.isShowingKeys)
    #expect(stage.window.view(named: "keys") == nil)
  }

  @Test func aClickClosesTheListOfKeys() {
    stage.tap("sidebar.keys")
    stage.settle()
    #expect(root.isShowingKeys)
    stage.tap(at: CGPoint(x: 1050, y: 700))
    stage.settle()
    #expect(!root.isShowingKeys)
  }

  @Test func scrollKeysReachTheScreensScrollView() throws {
    let table = try #require(root.sample?.table)
    stage.press(.keyboardEnd)
    stage.settle()
    #expect(table.contentOffset.y == 49_304)
    stage.press(.keyboardHome)
    stage.settle()
    #expect(table.contentOffset.y == 0)
  }

  @Test func behindTheListOfKeysNothingScrolls() throws {
    let table = try #require(root.sample?.table)
    stage.press(.keyboardSlash)
    stage.press(.keyboardEnd)
    stage.settle()
    #expect(table.contentOffset.y == 0)
  }
}
