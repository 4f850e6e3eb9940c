import Foundation
import Testing
import ViewKit
import ViewKitTesting

@Suite("The wheel and a delegate with stops of its own")
struct WheelStopTests {
  /// A scroll view whose delegate lets it rest at multiples of `interval` only.
  private func scene(
    every interval: CGFloat, from start: CGFloat = 0, content: CGFloat = 100_000
  ) -> ScrollScene {
    let scene = ScrollScene(content: CGSize(width: 300, height: content))
    scene.scrollView.contentOffset.y = start
    scene.log.choose = { CGPoint(x: 0, y: ($0.y / interval).rounded() * interval) }
    scene.stage.pointerMove(to: CGPoint(x: 150, y: 200))
    return scene
  }

  @Test(
    "I-08: a notch goes to the next stop, however small it is",
    arguments: [(48, 20.0), (48, 53), (300, 53), (2000, 53), (53, 53), (100, 1)])
  func nextStop(interval: CGFloat, notch: CGFloat) {
    let scene = scene(every: interval, from: 2 * interval)
    for stop in [3, 4, 5] {
      scene.stage.wheel(x: 0, y: notch / 53)
      scene.stage.settle()
      #expect(scene.y == CGFloat(stop) * interval)
    }
    for stop in [4, 3] {
      scene.stage.wheel(x: 0, y: -notch / 53)
      scene.stage.settle()
      #expect(scene.y == CGFloat(stop) * interval)
    }
  }

  @Test("I-08: a burst within 150 ms is one notch, the first one ever too")
  func burst() {
    let scene = scene(every: 48)
    for stop in 1...4 {
      for _ in 0..<6 {
        scene.stage.wheel(x: 0, y: 1)
        scene.stage.advance(by: .milliseconds(20))
      }
      scene.stage.settle()
      #expect(scene.y == CGFloat(stop) * 48)
      scene.stage.advance(by: .milliseconds(200))
    }
  }

  @Test("I-08: notches that come while it is on its way go on from the stop ahead")
  func onTheWay() {
    let scene = scene(every: 300)
    for _ in 0..<3 {
      scene.stage.wheel(x: 0, y: 1)
      scene.stage.advance(by: .milliseconds(180))
    }
    scene.stage.settle()
    #expect(scene.y == 900)
  }

  @Test("I-08: at the last stop it stays")
  func lastStop() {
    let scene = scene(every: 1000, from: 9000, content: 9900)
    scene.stage.wheel(x: 0, y: 1)
    scene.stage.settle()
    #expect(scene.y == 9000)
    scene.stage.wheel(x: 0, y: -1)
    scene.stage.settle()
    #expect(scene.y == 8000)
  }

  @Test("A delegate that has stops in one place only does not slow the wheel elsewhere")
  func somewhere() {
    let scene = ScrollScene()
    scene.log.choose = { $0.y < 120 ? CGPoint(x: 0, y: $0.y < 60 ? 0 : 120) : $0 }
    scene.stage.pointerMove(to: CGPoint(x: 150, y: 200))
    func turn(_ notches: Int, _ direction: Double) {
      for _ in 0..<notches {
        scene.stage.wheel(x: 0, y: direction)
        scene.stage.advance(by: .milliseconds(20))
      }
      scene.stage.settle()
    }
    turn(10, 1)
    #expect(scene.y == 530)
    turn(9, -1)
    #expect(scene.y == 0)
    turn(1, 1)
    #expect(scene.y == 120)
    turn(3, -1)
    #expect(scene.y == 0)
  }

  @Test("A delegate that takes what it is asked about is asked once")
  func askedOnce() {
    let scene = ScrollScene()
    scene.stage.pointerMove(to: CGPoint(x: 150, y: 200))
    for _ in 0..<4 { scene.stage.wheel(x: 0, y: 1) }
    scene.stage.settle()
    #expect(scene.y == 212)
    #expect(
      scene.log.calls == [
        "willBeginDragging", "willEndDragging", "didEndDragging true", "willBeginDecelerating",
        "didEndDecelerating",
      ])
  }

  @Test("Notches add up, whether or not the one before has arrived")
  func additive() {
    let scene = ScrollScene()
    scene.stage.pointerMove(to: CGPoint(x: 150, y: 200))
    for _ in 0..<5 {
      scene.stage.wheel(x: 0, y: 1)
      scene.stage.advance(by: .milliseconds(130))
    }
    scene.stage.settle()
    #expect(scene.y == 265)
    scene.stage.wheel(x: 0, y: 1)
    scene.stage.advance(by: .milliseconds(30))
    scene.stage.wheel(x: 0, y: -1)
    scene.stage.settle()
    #expect(scene.y == 265)
  }

  @Test("With paging every notch 150 ms after the one before turns a page")
  func pages() {
    let scene = ScrollScene { $0.isPagingEnabled = true }
    scene.stage.pointerMove(to: CGPoint(x: 150, y: 200))
    for _ in 0..<3 {
      scene.stage.wheel(x: 0, y: 1)
      scene.stage.wheel(x: 0, y: 1)
      scene.stage.advance(by: .milliseconds(160))
    }
    scene.stage.settle()
    #expect(scene.y == 1500)
  }
}
