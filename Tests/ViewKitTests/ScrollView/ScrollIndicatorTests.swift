import Foundation
import Testing
import ViewKitTesting

@testable import ViewKit

@Suite("Scroll indicators")
struct ScrollIndicatorTests {
  private func visibleBar(_ scene: ScrollScene) -> ScrollIndicator? {
    scene.scrollView.subviews.lazy.compactMap { $0 as? ScrollIndicator }.first { !$0.isHidden }
  }

  @Test("Seen while the content moves, and gone soon after")
  func fading() {
    let scene = ScrollScene()
    #expect(visibleBar(scene) == nil)
    scene.flick(1)
    #expect(visibleBar(scene)?.alpha == 1)
    scene.stage.settle()
    scene.stage.advance(by: .seconds(1))
    #expect(visibleBar(scene)?.alpha == 0)
    #expect(!scene.stage.window.needsFrame)
    #expect(scene.stage.window.nextDeadline == nil)
  }

  @Test("As long as what is seen is to the whole, at the place of what is seen")
  func place() throws {
    let scene = ScrollScene(content: CGSize(width: 300, height: 1000))
    scene.scrollView.flashScrollIndicators()
    let bar = try #require(visibleBar(scene))
    #expect(bar.frame.minY == 3)
    #expect(bar.frame.height == 247)
    #expect(bar.frame.maxX == 300)
    scene.scrollView.contentOffset.y = 500
    #expect(bar.frame.maxY == 997)
    scene.scrollView.contentOffset.y = 540
    #expect(bar.frame.height == 207)
    #expect(bar.frame.maxY == 1037)
  }

  @Test("No shorter than 36 points for any content")
  func shortest() throws {
    let scene = ScrollScene(content: CGSize(width: 300, height: 1e9))
    scene.scrollView.flashScrollIndicators()
    #expect(try #require(visibleBar(scene)).frame.height == 36)
  }

  @Test("X-03: none where the content fits")
  func fits() {
    let scene = ScrollScene(content: CGSize(width: 300, height: 500))
    scene.scrollView.flashScrollIndicators()
    #expect(visibleBar(scene) == nil)
  }

  @Test("Stays in front of what is added to the content")
  func inFront() throws {
    let scene = ScrollScene()
    scene.scrollView.flashScrollIndicators()
    scene.scrollView.addSubview(UIView())
    #expect(scene.scrollView.subviews.last is ScrollIndicator)
  }

  @Test("Can be dragged: the whole way is the whole content")
  func dragging() throws {
    let scene = ScrollScene(content: CGSize(width: 300, height: 1000))
    scene.scrollView.flashScrollIndicators()
    scene.press(296, 100)
    scene.stage.pointerMove(to: CGPoint(x: 296, y: 100 + 247.0 / 2))
    #expect(abs(scene.y - 250) < 1e-6)
    #expect(!scene.scrollView.isTracking)
    scene.stage.pointerMove(to: CGPoint(x: 296, y: 900))
    #expect(scene.y == 500)
    scene.stage.pointerUp()
    scene.stage.advance(by: .seconds(2))
    #expect(scene.y == 500)
    #expect(scene.log.calls == [])
  }

  @Test("A pointer that rests on it keeps it")
  func hovering() {
    let scene = ScrollScene()
    scene.scrollView.flashScrollIndicators()
    scene.stage.pointerMove(to: CGPoint(x: 296, y: 20))
    scene.stage.advance(by: .seconds(2))
    #expect(visibleBar(scene)?.alpha == 1)
    scene.stage.pointerMove(to: CGPoint(x: 100, y: 20))
    scene.stage.advance(by: .seconds(2))
    #expect(visibleBar(scene)?.alpha == 0)
  }
}
