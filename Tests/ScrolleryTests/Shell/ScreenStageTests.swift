import Foundation
import Testing
import ViewKit
import ViewKitTesting

@testable import Scrollery

@Suite(.serialized) struct ScreenStageTests {
  private let root = RootController.sample()
  private let stage: Stage

  init() { stage = Stage(root, size: CGSize(width: 1100, height: 760)) }

  private func slot(of controller: UIViewController) -> UIView? { controller.view.superview }

  @Test func theNextScreenSlidesInWhileItFades() throws {
    let first = try #require(root.sample)
    root.open(1)
    stage.advance(by: .milliseconds(100))
    let slot = try #require(self.slot(of: root.current))
    let shown = try #require(slot.layer.presentation())
    #expect(shown.opacity > 0.2 && shown.opacity < 1)
    #expect(shown.affineTransform().tx > 0 && shown.affineTransform().tx < 32)
    #expect(first.view.window != nil)
    stage.advance(by: .milliseconds(200))
    #expect(first.view.window == nil)
    #expect(slot.layer.presentation()?.opacity == 1)
    #expect(!slot.layer.shouldRasterize)
  }

  @Test func earlierScreensComeFromTheLeft() throws {
    root.open(2)
    stage.settle()
    root.open(0)
    stage.advance(by: .milliseconds(50))
    let shown = try #require(slot(of: root.current)?.layer.presentation())
    #expect(shown.affineTransform().tx < 0)
  }

  @Test func aTransitionCanBeInterrupted() throws {
    let first = try #require(root.sample)
    root.open(1)
    stage.advance(by: .milliseconds(80))
    let second = try #require(root.sample)
    root.open(2)
    stage.advance(by: .milliseconds(80))
    root.open(0)
    stage.settle()
    #expect(root.sample === first)
    #expect(first.view.window === stage.window)
    #expect(first.view.place == CGRect(x: 220, y: 64, width: 880, height: 696))
    #expect(first.parent === root)
    #expect(second.view.window == nil)
    #expect(root.children == [first])
    #expect(first.table.isUserInteractionEnabled)
    let hit = try #require(stage.window.hitTest(CGPoint(x: 600, y: 400), with: nil))
    #expect(hit.isDescendant(of: first.table))
  }

  @Test func whatLeavesTakesNoTouches() throws {
    root.open(1)
    stage.advance(by: .milliseconds(50))
    let hit = try #require(stage.window.hitTest(CGPoint(x: 600, y: 400), with: nil))
    #expect(hit.isDescendant(of: root.current.view))
  }

  @Test func withReducedMotionNothingSlidesOrZooms() throws {
    UIAccessibility.isReduceMotionEnabled = true
    defer { UIAccessibility.isReduceMotionEnabled = false }
    root.open(1)
    stage.advance(by: .milliseconds(50))
    let shown = try #require(slot(of: root.current)?.layer.presentation())
    #expect(shown.affineTransform().isIdentity)
    root.toggle(.xray)
    #expect(root.stage.box.width < 500)
  }

  @Test func theXrayFollowsTheWindowsSize() {
    root.setOverlays([.xray], animated: false)
    stage.resize(to: CGSize(width: 500, height: 700))
    stage.settle()
    let area = root.stage.bounds
    #expect(area.size == CGSize(width: 500, height: 636))
    #expect(area.contains(root.stage.box))
    #expect(abs(root.stage.box.width / root.stage.box.height - 500 / 636) < 1e-9)
    #expect(root.sample?.table.bounds.size == area.size)
  }
}
