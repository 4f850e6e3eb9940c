import Foundation
import Testing
import ViewKit
import ViewKitTesting

@Suite("Dragging a scroll view")
struct UIScrollViewDragTests {
  @Test("P-11: the content follows the pointer, less the slop")
  func slop() {
    let scene = ScrollScene()
    scene.press()
    #expect(scene.scrollView.isTracking && !scene.scrollView.isDragging)
    scene.stage.pointerMove(to: CGPoint(x: 150, y: 389))
    #expect(scene.y == 1)
    #expect(scene.scrollView.isDragging)
    scene.stage.pointerMove(to: CGPoint(x: 150, y: 379))
    #expect(scene.y == 11)
    #expect(scene.log.offsets.map(\.y) == [1, 11])
    #expect(scene.log.calls == ["willBeginDragging"])
  }

  @Test("P-01, D-01: a pointer held still before it lifts does not fling")
  func held() {
    let scene = ScrollScene()
    scene.press()
    scene.drag(0, -310, from: CGPoint(x: 150, y: 400), steps: 10)
    scene.stage.advance(by: .milliseconds(200))
    scene.stage.pointerUp()
    #expect(scene.log.velocity == .zero)
    #expect(scene.log.calls == ["willBeginDragging", "willEndDragging", "didEndDragging false"])
    scene.stage.advance(by: .seconds(1))
    #expect(scene.y == 300)
    #expect(!scene.stage.window.needsFrame)
  }

  @Test("D-03: flicks in a row begin each time and end once")
  func flicks() {
    let scene = ScrollScene(content: CGSize(width: 300, height: 100_000))
    for _ in 0..<3 {
      scene.flick(3)
      #expect(scene.scrollView.isDragging && scene.scrollView.isDecelerating)
      scene.stage.advance(by: .milliseconds(200))
    }
    scene.stage.settle()
    let flick = [
      "willBeginDragging", "willEndDragging", "didEndDragging true", "willBeginDecelerating",
    ]
    #expect(scene.log.calls == flick + flick + flick + ["didEndDecelerating"])
    #expect(!scene.scrollView.isDragging && !scene.scrollView.isDecelerating)
  }

  @Test("D-02: a caught fling is decelerating inside didEndDragging")
  func caught() {
    let scene = ScrollScene()
    scene.flick(3)
    scene.stage.advance(by: .milliseconds(200))
    scene.press()
    scene.drag(0, -4, from: CGPoint(x: 150, y: 400), steps: 2)
    scene.stage.advance(by: .milliseconds(100))
    scene.stage.pointerUp()
    #expect(scene.log.flagsAtEnd?.decelerating == true)
    #expect(scene.log.calls.suffix(2) == ["didEndDragging false", "didEndDecelerating"])
    #expect(!scene.scrollView.isDecelerating)
  }

  @Test("P-05: equal at any number of frames a second", arguments: [60.0, 120, 144, 240])
  func frameRates(rate: Double) {
    let scene = ScrollScene(framesPerSecond: rate)
    scene.press(150, 450)
    for step in 1...4 {
      scene.stage.advance(by: .milliseconds(20))
      scene.stage.pointerMove(to: CGPoint(x: 150, y: 450 - 40 * step))
    }
    scene.stage.pointerUp()
    scene.stage.advance(by: .milliseconds(420))
    // 150 pt dragged; 2 pt/ms for 420 ms.
    #expect(abs(scene.y - (150 + 2 * 499 * (1 - pow(0.998, 420)))) < 0.01)
    scene.stage.settle()
    #expect(scene.y == (150 + 499 * 1.99).rounded())
  }

  @Test("Pulled past the top it resists, and springs back")
  func rubberBand() {
    let scene = ScrollScene()
    scene.press(150, 100)
    scene.drag(0, 210, from: CGPoint(x: 150, y: 100))
    let pull = 200.0 * 0.55 * 500 / (500 + 0.55 * 200)
    #expect(abs(scene.y + pull) <= 0.5)
    scene.stage.advance(by: .milliseconds(100))
    scene.stage.pointerUp()
    scene.stage.settle()
    #expect(scene.y == 0)
    #expect(scene.log.calls.last == "didEndDecelerating")
  }

  @Test("Content that fits does not move, unless it always bounces", arguments: [false, true])
  func fits(alwaysBounces: Bool) {
    let scene = ScrollScene(content: CGSize(width: 300, height: 400)) {
      $0.alwaysBounceVertical = alwaysBounces
    }
    scene.press(150, 100)
    scene.drag(0, 100, from: CGPoint(x: 150, y: 100))
    #expect((scene.y < 0) == alwaysBounces)
    #expect(scene.log.calls.isEmpty == !alwaysBounces)
  }

  @Test("The delegate chooses where a flick ends")
  func target() {
    let scene = ScrollScene()
    scene.log.choose = { CGPoint(x: $0.x, y: ($0.y / 300).rounded() * 300) }
    scene.flick(2)
    scene.stage.settle()
    #expect(scene.y > 300)
    #expect(scene.y.remainder(dividingBy: 300) == 0)
  }

  @Test("P-06: a chosen target after a release at rest is reached, with a deceleration")
  func targetFromRest() {
    let scene = ScrollScene()
    scene.log.choose = { _ in CGPoint(x: 0, y: 200) }
    scene.press()
    scene.drag(0, -140, from: CGPoint(x: 150, y: 400))
    scene.stage.advance(by: .milliseconds(100))
    scene.stage.pointerUp()
    #expect(scene.log.calls.suffix(2) == ["didEndDragging true", "willBeginDecelerating"])
    scene.stage.settle()
    #expect(scene.y == 200)
  }

  @Test("G-03: a hard flick turns one page")
  func paging() {
    let scene = ScrollScene(
      content: CGSize(width: 3000, height: 500), view: CGSize(width: 300, height: 500)
    ) { $0.isPagingEnabled = true }
    scene.press(250, 250)
    scene.drag(-200, 0, from: CGPoint(x: 250, y: 250), steps: 2)
    scene.stage.pointerUp()
    scene.stage.settle()
    #expect(scene.scrollView.contentOffset == CGPoint(x: 300, y: 0))
  }

  @Test("I-14: focus lost in a drag ends it once; the pointer outside does not")
  func lostPointer() {
    let scene = ScrollScene()
    scene.press()
    scene.drag(0, -500, from: CGPoint(x: 150, y: 400))
    #expect(scene.y == 490)
    #expect(scene.scrollView.isDragging)
    scene.stage.window.send(.focus(false), at: scene.stage.window.time)
    scene.stage.pointerMove(to: CGPoint(x: 150, y: 100))
    scene.stage.settle()
    #expect(scene.y == 490)
    #expect(scene.log.calls.filter { $0.hasPrefix("didEndDragging") } == ["didEndDragging false"])
  }

  @Test("P-10: a tap in the bounce lets it go on")
  func tapInBounce() {
    let scene = ScrollScene()
    scene.press(150, 100)
    scene.drag(0, 300, from: CGPoint(x: 150, y: 100))
    scene.stage.advance(by: .milliseconds(100))
    scene.stage.pointerUp()
    scene.stage.advance(by: .milliseconds(80))
    scene.stage.tap(at: CGPoint(x: 150, y: 200))
    scene.stage.advance(by: .seconds(1))
    #expect(scene.y == 0)
    #expect(!scene.scrollView.isDecelerating)
  }

  @Test("A target changed on one axis only leaves the other as it would have been")
  func targetOnOneAxis() {
    func landing(_ choose: ((CGPoint) -> CGPoint)?) -> CGPoint {
      let scene = ScrollScene(content: CGSize(width: 5_000, height: 5_000))
      scene.log.choose = choose
      scene.press(200, 400)
      scene.drag(-120, -160, from: CGPoint(x: 200, y: 400))
      scene.stage.pointerUp()
      scene.stage.settle()
      return scene.scrollView.contentOffset
    }
    let free = landing(nil)
    let chosen = landing { CGPoint(x: $0.x, y: 1_000) }
    #expect(free.x > 200 && free.y > 200)
    #expect(chosen == CGPoint(x: free.x, y: 1_000))
  }
}
