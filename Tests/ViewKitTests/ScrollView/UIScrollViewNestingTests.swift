import Foundation
import Testing
import ViewKit
import ViewKitTesting

@Suite("Scroll views in scroll views")
struct UIScrollViewNestingTests {
  private func nested(_ content: CGSize) -> (ScrollScene, UIScrollView) {
    let inner = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
    inner.contentSize = content
    return (ScrollScene { $0.addSubview(inner) }, inner)
  }

  @Test("Crossed axes: each drag goes to the view that can follow it")
  func crossed() {
    let (scene, inner) = nested(CGSize(width: 900, height: 400))
    scene.press(250, 300)
    scene.drag(-110, -5, from: CGPoint(x: 250, y: 300))
    #expect(inner.contentOffset.x == 100)
    #expect(scene.y == 0)
    scene.stage.pointerUp()
    scene.stage.settle()
    let x = inner.contentOffset.x
    scene.press(250, 300)
    scene.drag(5, -110, from: CGPoint(x: 250, y: 300))
    #expect(inner.contentOffset.x == x)
    #expect(scene.y == 100)
    scene.stage.pointerUp()
  }

  @Test("Caught content can still be dragged by the view around it")
  func caughtInner() {
    let (scene, inner) = nested(CGSize(width: 9000, height: 400))
    scene.press(290, 300)
    scene.drag(-240, 0, from: CGPoint(x: 290, y: 300))
    scene.stage.pointerUp()
    scene.stage.advance(by: .milliseconds(100))
    #expect(inner.isDecelerating)
    scene.press(150, 400)
    scene.drag(0, -110, from: CGPoint(x: 150, y: 400))
    #expect(scene.y == 100)
    scene.stage.advance(by: .milliseconds(100))
    scene.stage.pointerUp()
    scene.stage.settle()
    #expect(!inner.isDecelerating && !inner.isTracking)
  }

  @Test("Along one axis the inner view goes first, and at its edge the outer one")
  func sameAxis() {
    let (scene, inner) = nested(CGSize(width: 300, height: 460))
    scene.press(150, 450)
    scene.drag(0, -70, from: CGPoint(x: 150, y: 450))
    scene.stage.advance(by: .milliseconds(100))
    scene.stage.pointerUp()
    scene.stage.settle()
    #expect(inner.contentOffset.y == 60)
    #expect(scene.y == 0)
    scene.press(150, 450)
    scene.drag(0, -70, from: CGPoint(x: 150, y: 450))
    scene.stage.advance(by: .milliseconds(100))
    scene.stage.pointerUp()
    scene.stage.settle()
    #expect(inner.contentOffset.y == 60)
    #expect(scene.y == 60)
  }

  @Test("A view that may not scroll leaves drags and the wheel to the one around it")
  func disabled() {
    let (scene, inner) = nested(CGSize(width: 300, height: 4000))
    inner.isScrollEnabled = false
    scene.press(150, 450)
    scene.drag(0, -60, from: CGPoint(x: 150, y: 450))
    #expect(scene.y == 50)
    #expect(!inner.isTracking)
    scene.stage.advance(by: .milliseconds(100))
    scene.stage.pointerUp()
    scene.stage.wheel(x: 0, y: 1)
    scene.stage.settle()
    #expect(scene.y == 103)
    #expect(inner.contentOffset == .zero)
  }

  @Test("Both axes at once, each with its own end")
  func diagonal() {
    let scene = ScrollScene(content: CGSize(width: 5000, height: 5000))
    scene.press(290, 450)
    scene.drag(-120, -160, from: CGPoint(x: 290, y: 450))
    scene.stage.pointerUp()
    scene.stage.settle()
    #expect(scene.x > 400)
    #expect(scene.y > scene.x)
  }
}
