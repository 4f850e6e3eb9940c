import Foundation
import Testing
import ViewKit
import ViewKitTesting

@Suite("Several fingers on a scroll view")
struct UIScrollViewFingerTests {
  private func send(_ scene: ScrollScene, _ events: InputEvent...) {
    for event in events { scene.stage.window.send(event, at: scene.stage.window.time) }
  }

  private func pass(_ scene: ScrollScene) { scene.stage.advance(by: .milliseconds(16)) }

  @Test("Fingers that lift one after another leave the content where it is, and its velocity")
  func oneAfterAnother() {
    let scene = ScrollScene()
    send(
      scene, .touchDown(id: 1, at: CGPoint(x: 100, y: 450)),
      .touchDown(id: 2, at: CGPoint(x: 200, y: 350)), .touchDown(id: 3, at: CGPoint(x: 20, y: 400)))
    for step in 1...5 {
      pass(scene)
      let dy = CGFloat(step) * 32
      send(
        scene, .touchMoved(id: 1, to: CGPoint(x: 100, y: 450 - dy)),
        .touchMoved(id: 2, to: CGPoint(x: 200, y: 350 - dy)),
        .touchMoved(id: 3, to: CGPoint(x: 20, y: 400 - dy)))
    }
    let dragged = scene.y
    #expect(dragged == 150)
    send(scene, .touchUp(id: 2, at: CGPoint(x: 200, y: 190)))
    #expect(scene.y == dragged)
    #expect(scene.scrollView.isTracking)
    pass(scene)
    send(
      scene, .touchMoved(id: 1, to: CGPoint(x: 100, y: 258)),
      .touchMoved(id: 3, to: CGPoint(x: 20, y: 208)))
    #expect(scene.y == dragged + 32)
    send(scene, .touchUp(id: 1, at: CGPoint(x: 100, y: 258)))
    #expect(scene.y == dragged + 32)
    #expect(scene.log.calls == ["willBeginDragging"])
    send(scene, .touchUp(id: 3, at: CGPoint(x: 20, y: 208)))
    #expect(abs((scene.log.velocity?.y ?? 0) - 2) < 0.05)
    #expect(scene.log.calls.count == 4)
  }

  @Test("A finger that joins a drag does not move the content")
  func joining() {
    let scene = ScrollScene()
    send(scene, .touchDown(id: 1, at: CGPoint(x: 100, y: 450)))
    pass(scene)
    send(scene, .touchMoved(id: 1, to: CGPoint(x: 100, y: 340)))
    #expect(scene.y == 100)
    send(scene, .touchDown(id: 2, at: CGPoint(x: 200, y: 20)))
    #expect(scene.y == 100)
    pass(scene)
    // One of two fingers moves their middle half as far.
    send(scene, .touchMoved(id: 2, to: CGPoint(x: 200, y: 0)))
    #expect(scene.y == 110)
  }

  @Test("Two fingers drag two scroll views at once, and either again while the other stays")
  func twoViews() {
    let left = UIScrollView(frame: CGRect(x: 0, y: 0, width: 150, height: 500))
    let right = UIScrollView(frame: CGRect(x: 150, y: 0, width: 150, height: 500))
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    for view in [left, right] {
      view.contentSize = CGSize(width: 150, height: 5000)
      root.addSubview(view)
    }
    let stage = Stage(root, size: CGSize(width: 300, height: 500))
    func send(_ event: InputEvent) { stage.window.send(event, at: stage.window.time) }
    send(.touchDown(id: 1, at: CGPoint(x: 50, y: 400)))
    send(.touchMoved(id: 1, to: CGPoint(x: 50, y: 340)))
    for round in 1...2 {
      send(.touchDown(id: 2, at: CGPoint(x: 200, y: 400)))
      stage.advance(by: .milliseconds(20))
      send(.touchMoved(id: 2, to: CGPoint(x: 200, y: 360)))
      stage.advance(by: .milliseconds(200))
      send(.touchUp(id: 2, at: CGPoint(x: 200, y: 360)))
      #expect(right.contentOffset.y == CGFloat(round) * 30)
      #expect(!right.isTracking)
    }
    send(.touchMoved(id: 1, to: CGPoint(x: 50, y: 300)))
    #expect(left.contentOffset.y == 90)
  }

  @Test("A finger lost to the system ends the drag at rest, once")
  func cancelled() {
    let scene = ScrollScene()
    send(scene, .touchDown(id: 1, at: CGPoint(x: 100, y: 400)))
    pass(scene)
    send(scene, .touchMoved(id: 1, to: CGPoint(x: 100, y: 300)), .touchCancelled(id: 1))
    #expect(
      scene.log.calls == ["willBeginDragging", "willEndDragging", "didEndDragging false"])
    scene.stage.settle()
    #expect(scene.y == 90)
  }
}
