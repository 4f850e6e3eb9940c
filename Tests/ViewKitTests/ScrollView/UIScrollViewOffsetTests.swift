import Foundation
import Testing
import ViewKit
import ViewKitTesting

@Suite("Setting the offset and the geometry of a scroll view")
struct UIScrollViewOffsetTests {
  @Test("Every change of the offset is told, whatever made it; none that changes nothing")
  func notifications() {
    let scene = ScrollScene()
    scene.scrollView.contentOffset = CGPoint(x: 0, y: 100)
    scene.scrollView.contentOffset = CGPoint(x: 0, y: 100)
    scene.scrollView.bounds.origin = CGPoint(x: 0, y: 200)
    scene.scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: false)
    scene.scrollView.contentSize.height = 600
    #expect(scene.log.offsets.map(\.y) == [100, 200, 300, 100])
    #expect(scene.log.calls == [])
  }

  @Test("Animated it takes 0.3 s along the sine squared, and tells its end")
  func animated() {
    let scene = ScrollScene()
    scene.scrollView.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
    scene.stage.advance(by: .milliseconds(150))
    #expect(abs(scene.y - 200) < 1e-6)
    #expect(scene.scrollView.targetContentOffset == CGPoint(x: 0, y: 400))
    #expect(!scene.scrollView.isDragging && !scene.scrollView.isDecelerating)
    scene.stage.advance(by: .milliseconds(150))
    #expect(scene.y == 400)
    #expect(scene.log.calls == ["didEndScrollingAnimation"])
    #expect(scene.scrollView.targetContentOffset == nil)
  }

  @Test("A press ends it where it is")
  func pressed() {
    let scene = ScrollScene()
    scene.scrollView.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
    scene.stage.advance(by: .milliseconds(150))
    scene.press()
    scene.stage.pointerUp()
    scene.stage.settle()
    #expect(abs(scene.y - 200) < 1e-6)
    #expect(scene.log.calls == ["didEndScrollingAnimation"])
  }

  @Test("D-06: setting the offset ends a glide")
  func glide() {
    let scene = ScrollScene()
    scene.flick(3)
    scene.stage.advance(by: .milliseconds(100))
    scene.scrollView.setContentOffset(.zero, animated: false)
    scene.stage.advance(by: .seconds(1))
    #expect(scene.y == 0)
    #expect(scene.log.calls.last == "didEndDecelerating")
  }

  @Test("Assigning the offset moves the content under a glide, which goes on")
  func shifted() {
    let scene = ScrollScene()
    scene.scrollView.contentOffset.y = 5000
    scene.flick(3)
    scene.stage.advance(by: .milliseconds(100))
    scene.scrollView.contentOffset.y -= 2000
    let start = scene.y
    scene.stage.advance(by: .milliseconds(100))
    #expect(scene.y > start + 100)
  }

  @Test("P-08, H-01: at rest the content stays within its edges, at once")
  func clamping() {
    let scene = ScrollScene(content: CGSize(width: 300, height: 1400))
    scene.scrollView.contentOffset.y = 900
    scene.scrollView.contentSize.height = 700
    #expect(scene.y == 200)
    scene.scrollView.frame.size.height = 600
    #expect(scene.y == 100)
    #expect(scene.log.calls == [])
  }

  @Test("P-07: content that shrinks in a fling is not left")
  func shrinks() {
    let scene = ScrollScene()
    scene.flick(5)
    scene.log.onScroll = { view in
      if view.contentOffset.y > 1000, view.contentSize.height > 2000 {
        view.contentSize.height = 2000
      }
    }
    scene.stage.settle()
    #expect(scene.y == 1500)
    #expect((scene.log.offsets.map(\.y).max() ?? 0) < 2000)
    #expect(scene.log.calls.filter { $0 == "didEndDecelerating" }.count == 1)
  }

  @Test("P-12: an inset that goes and comes does not move the content twice")
  func insets() {
    let scene = ScrollScene { $0.contentInset.top = 300 }
    scene.scrollView.contentOffset.y = -300
    scene.log.offsets = []
    scene.scrollView.contentInset.top = 0
    #expect(scene.y == 0)
    scene.scrollView.contentInset.top = 300
    scene.scrollView.contentInset.top = 300
    #expect(scene.y == 0)
    #expect(scene.log.offsets.count == 1)
  }

  @Test("The safe area is part of the adjusted inset")
  func safeArea() {
    let scene = ScrollScene()
    let controller = scene.stage.window.rootViewController
    controller?.additionalSafeAreaInsets = UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0)
    scene.stage.settle()
    #expect(scene.scrollView.adjustedContentInset.top == 40)
    scene.scrollView.contentInsetAdjustmentBehavior = .never
    #expect(scene.scrollView.adjustedContentInset == .zero)
  }

  @Test("H-02: a page stays a page when the window is resized")
  func pages() {
    let scene = ScrollScene(content: CGSize(width: 3000, height: 500)) {
      $0.isPagingEnabled = true
    }
    scene.scrollView.contentOffset.x = 2400
    scene.scrollView.frame.size.width = 200
    scene.scrollView.contentSize.width = 2000
    #expect(scene.x == 1600)
    scene.scrollView.frame.size.width = 400
    scene.scrollView.contentSize.width = 4000
    #expect(scene.x == 3200)
  }

  @Test("A rectangle is shown with as little scrolling as possible")
  func rectToVisible() {
    let scene = ScrollScene {
      $0.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
    }
    func show(_ y: CGFloat, _ height: CGFloat) {
      scene.scrollView.scrollRectToVisible(
        CGRect(x: 0, y: y, width: 10, height: height), animated: false)
    }
    show(100, 50)
    #expect(scene.y == 0)
    show(600, 100)
    #expect(scene.y == 230)
    show(240, 20)
    #expect(scene.y == 190)
    show(0, 10)
    #expect(scene.y == -50)
    show(9990, 10)
    #expect(scene.y == 9530)
  }

  @Test("X-05: writing the offset in didScroll does not recurse without end")
  func recursion() {
    let scene = ScrollScene()
    var depth = 0
    var deepest = 0
    scene.log.onScroll = { view in
      depth += 1
      deepest = max(deepest, depth)
      view.contentOffset = view.contentOffset
      view.contentOffset.y += 1
      depth -= 1
    }
    scene.scrollView.contentOffset.y = 10
    #expect(deepest <= 2)
  }

  @Test("X-05: a gliding view that is removed in didScroll stops, and its flags clear")
  func removal() {
    let scene = ScrollScene()
    scene.flick(3)
    scene.log.onScroll = { $0.removeFromSuperview() }
    scene.stage.settle()
    #expect(scene.scrollView.window == nil)
    #expect(!scene.scrollView.isDecelerating)
    #expect(scene.log.calls.filter { $0 == "didEndDecelerating" }.count == 1)
  }

  @Test("Offsets and sizes that are no numbers are refused")
  func nonsense() {
    let scene = ScrollScene()
    scene.scrollView.contentOffset = CGPoint(x: CGFloat.nan, y: 5)
    scene.scrollView.setContentOffset(CGPoint(x: 0, y: CGFloat.infinity), animated: true)
    scene.scrollView.contentSize = CGSize(width: CGFloat.nan, height: 1)
    scene.scrollView.contentInset.top = .nan
    #expect(scene.scrollView.contentOffset == .zero)
    #expect(scene.scrollView.contentSize == CGSize(width: 300, height: 10_000))
    scene.flick(1)
    scene.stage.settle()
    #expect(scene.y.isFinite && scene.y > 0)
  }
}
