import Foundation
import Testing
import ViewKit
import ViewKitTesting

@Suite("Drags and momentum that the view around goes on with")
struct UIScrollViewChainTests {
  /// A view of 400 points in one of 500, both scrolling vertically.
  private struct Nest {
    let scene: ScrollScene
    let inner: UIScrollView
    let log = ScrollLog()

    init(content: CGFloat = 800, _ change: (UIScrollView) -> Void = { _ in }) {
      let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      inner.contentSize = CGSize(width: 300, height: content)
      change(inner)
      inner.delegate = log
      self.inner = inner
      scene = ScrollScene(content: CGSize(width: 300, height: 5000)) { $0.addSubview(inner) }
    }

    var sum: CGFloat { inner.contentOffset.y + scene.y }
  }

  @Test(
    "Momentum goes on in the outer view with the velocity that is left", arguments: [60.0, 144])
  func momentum(rate: Double) {
    let nest = Nest()
    let alone = ScrollScene()
    for scene in [nest.scene, alone] {
      scene.press(150, 390)
      scene.drag(0, -240, from: CGPoint(x: 150, y: 390))
      scene.stage.pointerUp()
    }
    for _ in 0..<60 {
      nest.scene.stage.advance(by: .seconds(1 / rate))
      alone.stage.advance(by: .seconds(1 / rate))
      #expect(abs(nest.sum - alone.y) < 1e-6)
    }
    nest.scene.stage.settle()
    alone.stage.settle()
    #expect(nest.inner.contentOffset.y == 400)
    #expect(abs(nest.sum - alone.y) <= 1)
    #expect(nest.log.calls.last == "didEndDecelerating")
    #expect(nest.scene.log.calls == ["willBeginDecelerating", "didEndDecelerating"])
    #expect(!nest.inner.isDecelerating && !nest.scene.scrollView.isDecelerating)
  }

  @Test("Where nothing around can go on it bounces")
  func bounce() {
    let nest = Nest()
    nest.scene.scrollView.contentSize.height = 500
    nest.scene.press(150, 390)
    nest.scene.drag(0, -240, from: CGPoint(x: 150, y: 390))
    nest.scene.stage.pointerUp()
    var furthest: CGFloat = 0
    for _ in 0..<120 {
      nest.scene.stage.advance(by: .milliseconds(10))
      furthest = max(furthest, nest.inner.contentOffset.y)
    }
    #expect(furthest > 410)
    #expect(nest.inner.contentOffset.y == 400)
    #expect(nest.scene.y == 0)
  }

  @Test("A drag goes on in the outer view, and comes back to the inner one")
  func drag() {
    let nest = Nest(content: 460)
    nest.scene.press(150, 390)
    nest.scene.drag(0, -170, from: CGPoint(x: 150, y: 390), steps: 10)
    #expect(nest.inner.contentOffset.y == 60)
    #expect(nest.scene.y == 100)
    #expect(nest.scene.scrollView.isTracking && nest.scene.scrollView.isDragging)
    #expect(nest.log.calls == ["willBeginDragging", "willEndDragging", "didEndDragging false"])
    #expect(nest.scene.log.calls == ["willBeginDragging"])
    nest.scene.drag(0, 130, from: CGPoint(x: 150, y: 220), steps: 10)
    #expect(nest.scene.y == 0)
    #expect(nest.inner.contentOffset.y == 30)
    #expect(nest.inner.isDragging && !nest.scene.scrollView.isDragging)
    nest.scene.stage.advance(by: .milliseconds(100))
    nest.scene.stage.pointerUp()
    nest.scene.stage.settle()
    #expect(nest.inner.contentOffset.y == 30)
    #expect(!nest.inner.isDragging && !nest.scene.scrollView.isTracking)
  }

  @Test("A drag that was handed on is let go with the pointer's whole velocity")
  func flick() {
    let nest = Nest(content: 460)
    nest.scene.press(150, 390)
    nest.scene.drag(0, -160, from: CGPoint(x: 150, y: 390))
    nest.scene.stage.pointerUp()
    #expect(abs((nest.scene.log.velocity?.y ?? 0) - 2) < 1e-6)
    #expect(nest.log.velocity == .zero)
    nest.scene.stage.settle()
    #expect(nest.scene.y == (90 + 499 * 1.99).rounded())
  }

  @Test("A drag past the last edge of all resists there, and springs back")
  func lastEdge() {
    let nest = Nest(content: 460)
    nest.scene.scrollView.contentSize.height = 540
    nest.scene.press(150, 390)
    nest.scene.drag(0, -310, from: CGPoint(x: 150, y: 390), steps: 10)
    #expect(nest.inner.contentOffset.y == 60)
    let pull = 200 * 0.55 * 500 / (500 + 0.55 * 200)
    #expect(abs(nest.scene.y - 40 - pull) <= 0.5)
    nest.scene.stage.advance(by: .milliseconds(100))
    nest.scene.stage.pointerUp()
    nest.scene.stage.settle()
    #expect(nest.scene.y == 40)
  }

  @Test("A page turns where the inner content ends")
  func pager() {
    let photo = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    photo.contentSize = CGSize(width: 400, height: 500)
    let scene = ScrollScene(content: CGSize(width: 900, height: 500)) {
      $0.isPagingEnabled = true
      $0.addSubview(photo)
    }
    scene.press(290, 250)
    scene.drag(-270, 0, from: CGPoint(x: 290, y: 250), steps: 8)
    #expect(photo.contentOffset.x == 100)
    #expect(scene.x == 160)
    scene.stage.pointerUp()
    scene.stage.settle()
    #expect(scene.x == 300)
    #expect(photo.contentOffset.x == 100)
  }

  @Test("An outer view that is held by another finger gets no momentum")
  func heldOuter() {
    let nest = Nest()
    nest.scene.stage.window.send(
      .touchDown(id: 7, at: CGPoint(x: 20, y: 460)), at: nest.scene.stage.window.time)
    nest.scene.press(150, 390)
    nest.scene.drag(0, -240, from: CGPoint(x: 150, y: 390))
    nest.scene.stage.pointerUp()
    nest.scene.stage.settle()
    #expect(nest.inner.contentOffset.y == 400)
    #expect(nest.scene.y == 0)
  }

  @Test("A drag locked to one axis keeps to it; without the lock it follows both")
  func directionalLock() {
    for isLocked in [true, false] {
      let scene = ScrollScene(content: CGSize(width: 5000, height: 5000)) {
        $0.isDirectionalLockEnabled = isLocked
      }
      scene.press(150, 400)
      scene.drag(-20, -100, from: CGPoint(x: 150, y: 400))
      #expect((scene.x > 0) == !isLocked)
      #expect(scene.y == 90)
      scene.drag(-100, 0, from: CGPoint(x: 130, y: 300))
      #expect((scene.x > 0) == !isLocked)
      scene.stage.pointerUp()
      scene.stage.settle()
      #expect((scene.x > 0) == !isLocked)
      // At 45 degrees nothing is locked.
      let before = scene.scrollView.contentOffset
      scene.press(250, 400)
      scene.drag(-60, -60, from: CGPoint(x: 250, y: 400))
      #expect(scene.x > before.x && scene.y > before.y)
      scene.stage.pointerUp()
    }
  }

  /// Where the content is when the drag is ended: before the inner view's edge, at it, beyond it.
  @Test("A delegate may end the drag that it is told of", arguments: [100.0, 400, 430])
  func endedByDelegate(place: CGFloat) {
    let nest = Nest()
    let pan = nest.inner.panGestureRecognizer
    let end: (UIScrollView) -> Void = { [inner = nest.inner, scene = nest.scene] _ in
      if inner.contentOffset.y + scene.y >= place { pan.isEnabled = false }
    }
    nest.log.onScroll = end
    nest.scene.log.onScroll = end
    nest.scene.press(150, 390)
    nest.scene.drag(0, -380, from: CGPoint(x: 150, y: 390))
    nest.scene.drag(0, -480, from: CGPoint(x: 150, y: 390))
    #expect(!nest.inner.isTracking)
    nest.scene.stage.pointerUp()
    nest.scene.stage.settle()
    #expect(!nest.inner.isDragging && !nest.scene.scrollView.isDragging)
    for log in [nest.log, nest.scene.log] {
      #expect(
        log.calls.filter { $0 == "willBeginDragging" }.count
          == log.calls.filter { $0.hasPrefix("didEndDragging") }.count)
    }
  }

  @Test("A drag of a view that leaves the window is over")
  func leavesWhileDragged() {
    let nest = Nest()
    nest.log.onScroll = { if $0.contentOffset.y > 50 { $0.removeFromSuperview() } }
    nest.scene.press(150, 390)
    nest.scene.drag(0, -240, from: CGPoint(x: 150, y: 390))
    #expect(nest.inner.contentOffset.y < 240 && !nest.inner.isDragging)

    // Where it was only pressed so far, it does not begin.
    let pressed = Nest()
    pressed.scene.press(150, 390)
    pressed.inner.removeFromSuperview()
    pressed.scene.drag(0, -240, from: CGPoint(x: 150, y: 390))
    #expect(!pressed.inner.isDragging && pressed.inner.contentOffset == .zero)
  }
}
