import Foundation
import Testing
import ViewKit
import ViewKitTesting

@testable import Scrollery

@Suite struct OverlayStackTests {
  private let root = RootController.sample(isBare: true)
  private let stage: Stage

  init() { stage = Stage(root, size: CGSize(width: 320, height: 568)) }

  @Test func offNothingIsWatchedOrDrawn() {
    #expect(stage.window.onUpdate == nil)
    #expect(stage.window.view(named: "overlay.hud") == nil)
    #expect(root.overlayStack.subviews.allSatisfy { $0.subviews.isEmpty })
    #expect(stage.window.callbackObserverCount == 0)
  }

  @Test func overlaysFadeInAndOutIn150Milliseconds() throws {
    root.toggle(.frames)
    let overlay = try #require(stage.window.view(named: "overlay.frames"))
    stage.advance(by: .milliseconds(100))
    let shown = try #require(overlay.layer.presentation()?.opacity)
    #expect(shown > 0.1 && shown < 0.95)
    stage.advance(by: .milliseconds(100))
    #expect(overlay.layer.presentation()?.opacity == 1)

    root.toggle(.frames)
    stage.advance(by: .milliseconds(100))
    #expect(overlay.window != nil)
    stage.settle()
    #expect(overlay.window == nil)
    #expect(stage.window.onUpdate == nil)
  }

  @Test func switchedOnAgainWhileItFadesItStays() {
    root.toggle(.hud)
    stage.settle()
    root.toggle(.hud)
    stage.advance(by: .milliseconds(50))
    root.toggle(.hud)
    stage.settle()
    #expect(overlays.map(\.accessibilityIdentifier) == ["overlay.hud"])
    #expect(overlays.first?.alpha == 1)
    #expect(stage.window.onUpdate != nil)
  }

  @Test func theyLieAboveEachOtherInOneOrder() {
    for kind in [OverlayKind.hud, .frames, .reuse, .xray] { root.toggle(kind) }
    stage.settle()
    #expect(
      overlays.map(\.accessibilityIdentifier)
        == ["overlay.xray", "overlay.frames", "overlay.reuse", "overlay.hud"])
  }

  private var overlays: [UIView] { root.overlayStack.subviews.first?.subviews ?? [] }

  @Test func theyTakeNoTouches() throws {
    root.setOverlays([.frames, .reuse, .hud], animated: false)
    stage.settle()
    let table = try #require(root.sample?.table)
    let hit = try #require(stage.window.hitTest(CGPoint(x: 160, y: 300), with: nil))
    #expect(hit.isDescendant(of: table))
  }

  @Test func atRestTheyRunNoFrames() {
    root.setOverlays(Set(OverlayKind.allCases), animated: true)
    stage.settle()
    #expect(!stage.window.needsFrame)
    stage.pointerMove(to: CGPoint(x: 160, y: 300))
    stage.wheel(x: 0, y: 5)
    #expect(stage.settle())
    _ = stage.commands()
    #expect(!stage.window.update(at: stage.window.time + 1))
    #expect(!stage.window.needsFrame)
  }

  @Test func theyFollowTheWindowsSize() {
    root.setOverlays([.frames], animated: false)
    stage.resize(to: CGSize(width: 500, height: 400))
    stage.settle()
    #expect(overlays.first?.frame == CGRect(x: 0, y: 0, width: 500, height: 400))
  }
}
