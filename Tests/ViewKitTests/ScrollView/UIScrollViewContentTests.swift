import Foundation
import Testing
import ViewKit
import ViewKitTesting

@Suite("A scroll view and the touches of its content")
struct UIScrollViewContentTests {
  private final class TouchView: UIView {
    var log: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("began")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("ended")
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("cancelled")
    }
  }

  private func sceneWithContent() -> (ScrollScene, TouchView) {
    let content = TouchView(frame: CGRect(x: 0, y: 0, width: 300, height: 10_000))
    return (ScrollScene { $0.addSubview(content) }, content)
  }

  @Test("D-07: a tap that stops a fling reaches nothing; one at rest does")
  func catching() {
    let (scene, content) = sceneWithContent()
    scene.flick(3)
    scene.stage.advance(by: .milliseconds(200))
    content.log = []
    let before = scene.y
    scene.press()
    let held = scene.y
    scene.stage.advance(by: .milliseconds(300))
    scene.stage.pointerUp()
    #expect(held >= before)
    scene.stage.settle()
    #expect(scene.y == held)
    #expect(content.log == [])
    #expect(scene.log.calls.last == "didEndDecelerating")
    scene.stage.tap(at: CGPoint(x: 150, y: 200))
    #expect(content.log == ["began", "ended"])
  }

  @Test("Touches reach the content after 150 ms, and are taken from it by a drag")
  func delay() {
    let (scene, content) = sceneWithContent()
    scene.press()
    scene.stage.advance(by: .milliseconds(100))
    #expect(content.log == [])
    scene.stage.advance(by: .milliseconds(100))
    #expect(content.log == ["began"])
    scene.stage.pointerMove(to: CGPoint(x: 150, y: 300))
    #expect(content.log == ["began", "cancelled"])
    #expect(scene.y == 90)
  }

  @Test("A drag that begins within the delay keeps the touch from the content")
  func quickDrag() {
    let (scene, content) = sceneWithContent()
    scene.press()
    scene.stage.pointerMove(to: CGPoint(x: 150, y: 300))
    scene.stage.pointerUp()
    #expect(content.log == [])
  }

  @Test("Content that must not lose its touches keeps them")
  func keepsTouches() {
    let (scene, content) = sceneWithContent()
    scene.scrollView.canCancelContentTouches = false
    scene.press()
    scene.stage.advance(by: .milliseconds(200))
    scene.stage.pointerMove(to: CGPoint(x: 150, y: 300))
    #expect(scene.y == 0)
    #expect(content.log == ["began"])
  }

  @Test("Without the delay the content is told at once")
  func noDelay() {
    let (scene, content) = sceneWithContent()
    scene.scrollView.delaysContentTouches = false
    scene.press()
    #expect(content.log == ["began"])
  }

  private final class Picky: UIScrollView {
    override func touchesShouldBegin(
      _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
    ) -> Bool { false }
  }

  @Test("A scroll view may keep touches from its content")
  func shouldBegin() {
    let content = TouchView(frame: CGRect(x: 0, y: 0, width: 300, height: 900))
    let view = Picky(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    view.addSubview(content)
    view.contentSize = content.bounds.size
    let stage = Stage(view, size: CGSize(width: 300, height: 500))
    stage.tap(at: CGPoint(x: 150, y: 200))
    #expect(content.log == [])
  }

  @Test("A held control is not scrolled away, an ordinary view is")
  func controls() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    let scene = ScrollScene { $0.addSubview(button) }
    scene.press()
    scene.stage.advance(by: .milliseconds(200))
    #expect(button.isHighlighted)
    scene.stage.pointerMove(to: CGPoint(x: 150, y: 300))
    #expect(scene.y == 0)
    scene.stage.pointerUp()
    scene.press()
    scene.stage.pointerMove(to: CGPoint(x: 150, y: 300))
    #expect(scene.y == 90)
    #expect(!button.isHighlighted)
  }
}
