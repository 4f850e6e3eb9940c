import Foundation
import Testing
import ViewKit
import ViewKitTesting

@Suite("Wheel, trackpad and keys on a scroll view")
struct UIScrollViewDeviceTests {
  private func wheeled(_ scene: ScrollScene) -> ScrollScene {
    scene.stage.pointerMove(to: CGPoint(x: 150, y: 200))
    return scene
  }

  @Test("I-06: notches begin once and end once; each goes 53 points, smoothly")
  func wheel() {
    let scene = wheeled(ScrollScene())
    for _ in 0..<5 {
      scene.stage.wheel(x: 0, y: 1)
      scene.stage.advance(by: .milliseconds(20))
    }
    #expect(scene.scrollView.isDragging && !scene.scrollView.isTracking)
    scene.stage.advance(by: .milliseconds(180))
    #expect(
      scene.log.calls.filter { $0.contains("Dragging") } == [
        "willBeginDragging", "willEndDragging", "didEndDragging true",
      ])
    scene.stage.settle()
    #expect(scene.y == 265)
    #expect(scene.log.offsets.count > 5)
    #expect(scene.log.calls.last == "didEndDecelerating")
    #expect(!scene.scrollView.isDragging)
  }

  @Test("I-01, I-02, I-04: fractions and signs of notches")
  func fractions() {
    let scene = wheeled(ScrollScene(content: CGSize(width: 1000, height: 10_000)))
    for _ in 0..<8 { scene.stage.wheel(x: 0, y: 0.125) }
    scene.stage.settle()
    #expect(scene.y == 53)
    scene.stage.wheel(x: 0, y: -1)
    scene.stage.wheel(x: 1, y: 0)
    scene.stage.settle()
    #expect(scene.scrollView.contentOffset == CGPoint(x: 53, y: 0))
  }

  @Test("I-10: at the inner edge the wheel is the outer view's; so is what the inner cannot do")
  func wheelChain() {
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    inner.contentSize = CGSize(width: 300, height: 500)
    let scene = wheeled(ScrollScene { $0.addSubview(inner) })
    scene.stage.wheel(x: 0, y: 1)
    scene.stage.wheel(x: 0, y: 1)
    scene.stage.wheel(x: 0, y: 1)
    scene.stage.settle()
    #expect(inner.contentOffset.y == 100)
    #expect(scene.y == 53)

    let band = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    band.contentSize = CGSize(width: 900, height: 400)
    let sideways = wheeled(ScrollScene { $0.addSubview(band) })
    sideways.stage.wheel(x: 0, y: 1)
    sideways.stage.settle()
    #expect(sideways.y == 53 && band.contentOffset == .zero)
    sideways.stage.wheel(x: 1, y: 0)
    sideways.stage.settle()
    #expect(band.contentOffset.x == 53)
  }

  @Test("A trackpad moves the content one to one, past the edge against a band, and lets it glide")
  func trackpad() {
    let scene = wheeled(ScrollScene())
    scene.stage.trackpad(x: 0, y: 12.5)
    #expect(scene.y == 13)
    for _ in 0..<8 {
      scene.stage.advance(by: .milliseconds(16))
      scene.stage.trackpad(x: 0, y: 16)
    }
    #expect(scene.y == 141)
    scene.stage.settle()
    // 1 pt/ms at the last sample.
    #expect(abs(scene.y - (140.5 + 499 * 0.99)) <= 1)
    #expect(scene.log.calls.last == "didEndDecelerating")
    scene.scrollView.setContentOffset(.zero, animated: false)
    scene.stage.trackpad(x: 0, y: -100)
    #expect(scene.y < -50 && scene.y > -100)
    scene.stage.settle()
    #expect(scene.y == 0)
  }

  @Test("A trackpad's scroll stays with the view where it began")
  func trackpadLatch() {
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    inner.contentSize = CGSize(width: 300, height: 450)
    let scene = wheeled(ScrollScene { $0.addSubview(inner) })
    for _ in 0..<4 {
      scene.stage.trackpad(x: 0, y: 30)
      scene.stage.advance(by: .milliseconds(16))
    }
    #expect(inner.contentOffset.y > 50)
    #expect(scene.y == 0)
    scene.stage.settle()
    #expect(inner.contentOffset.y == 50)
    for _ in 0..<2 {
      scene.stage.trackpad(x: 0, y: 5)
      scene.stage.advance(by: .milliseconds(16))
    }
    #expect(inner.contentOffset.y == 50)
    #expect(scene.y == 10)
  }

  @Test("Arrows, pages, Home and End")
  func keys() {
    let scene = ScrollScene()
    func press(_ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = []) -> CGFloat {
      scene.stage.press(key, modifiers: modifiers)
      scene.stage.settle()
      return scene.y
    }
    #expect(press(.keyboardDownArrow) == 40)
    #expect(press(.keyboardPageDown) == 440)
    #expect(press(.keyboardSpacebar) == 840)
    #expect(press(.keyboardSpacebar, .shift) == 440)
    #expect(press(.keyboardUpArrow, .alternate) == 40)
    #expect(press(.keyboardEnd) == 9500)
    #expect(press(.keyboardPageDown) == 9500)
    scene.log.calls = []
    #expect(press(.keyboardHome) == 0)
    #expect(scene.log.calls == ["didEndScrollingAnimation", "didScrollToTop"])
    #expect(press(.keyboardUpArrow) == 0)
  }

  @Test("Keys that a view has no use for are the outer view's")
  func keyChain() {
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    inner.contentSize = CGSize(width: 900, height: 400)
    final class Focus: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    let focus = Focus(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    inner.addSubview(focus)
    let scene = ScrollScene { $0.addSubview(inner) }
    #expect(focus.becomeFirstResponder())
    scene.stage.press(.keyboardDownArrow)
    scene.stage.press(.keyboardRightArrow)
    scene.stage.settle()
    #expect(scene.y == 40)
    #expect(inner.contentOffset.x == 40)
  }
}
