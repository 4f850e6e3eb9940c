import Foundation
import Testing
import ViewKit
import ViewKitTesting

@Suite("Zooming")
struct UIScrollViewZoomTests {
  /// A picture of 600 x 1000 in a view of 300 x 500, from half to four times its size.
  private struct Scene {
    let scene: ScrollScene
    let picture = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 1000))
    let log: ZoomLog
    private let fingers = Fingers()

    /// Where the two fingers are.
    private final class Fingers { var places = [CGPoint.zero, CGPoint.zero] }

    init(_ change: (UIScrollView) -> Void = { _ in }) {
      let picture = picture
      log = ZoomLog(picture)
      scene = ScrollScene(content: picture.bounds.size) {
        $0.addSubview(picture)
        $0.minimumZoomScale = 0.5
        $0.maximumZoomScale = 4
        change($0)
      }
      view.delegate = log
    }

    var view: UIScrollView { scene.scrollView }

    /// The part of the picture that is seen at a point of the window.
    func part(at point: CGPoint) -> CGPoint { picture.convert(point, from: nil) }

    func touch(_ events: InputEvent...) {
      for event in events { scene.stage.window.send(event, at: scene.stage.window.time) }
    }

    /// Two fingers go from one distance to another about a point, and stay down.
    func spread(from start: CGFloat, to end: CGFloat, about point: CGPoint, steps: Int = 8) {
      func place(_ distance: CGFloat, _ side: CGFloat) -> CGPoint {
        CGPoint(x: point.x, y: point.y + side * distance / 2)
      }
      touch(.touchDown(id: 1, at: place(start, -1)), .touchDown(id: 2, at: place(start, 1)))
      for step in 1...steps {
        scene.stage.advance(by: .milliseconds(16))
        let distance = start + (end - start) * CGFloat(step) / CGFloat(steps)
        move(place(distance, -1), place(distance, 1))
      }
    }

    func move(_ first: CGPoint, _ second: CGPoint) {
      fingers.places = [first, second]
      touch(.touchMoved(id: 1, to: first), .touchMoved(id: 2, to: second))
    }

    func lift() {
      touch(.touchUp(id: 1, at: fingers.places[0]), .touchUp(id: 2, at: fingers.places[1]))
    }
  }

  private final class ZoomLog: NSObject, UIScrollViewDelegate {
    let picture: UIView
    var calls: [String] = []
    var zooms = 0
    init(_ picture: UIView) { self.picture = picture }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { zooms += 1 }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      calls.append("begin \(view === picture)")
    }
    func scrollViewDidEndZooming(
      _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) { calls.append("end \(scale)") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("drag") }
  }

  private func isNear(_ one: CGPoint, _ other: CGPoint, _ tolerance: CGFloat = 1e-6) -> Bool {
    abs(one.x - other.x) <= tolerance && abs(one.y - other.y) <= tolerance
  }

  @Test("A scale set by the program is kept within its limits, about the middle of what is seen")
  func program() {
    let scene = Scene()
    let middle = CGPoint(x: 150, y: 250)
    let part = scene.part(at: middle)
    scene.view.zoomScale = 2
    #expect(scene.view.zoomScale == 2)
    #expect(scene.picture.transform == CGAffineTransform(scaleX: 2, y: 2))
    #expect(scene.picture.frame == CGRect(x: 0, y: 0, width: 1200, height: 2000))
    #expect(scene.view.contentSize == CGSize(width: 1200, height: 2000))
    #expect(isNear(scene.part(at: middle), part))
    #expect(scene.log.zooms == 1)
    #expect(scene.log.calls == [])
    scene.view.setZoomScale(9, animated: false)
    #expect(scene.view.zoomScale == 4)
    scene.view.zoomScale = 0.1
    #expect(scene.view.zoomScale == 0.5)
    #expect(scene.view.contentOffset == .zero)
  }

  @Test("Animated it takes 0.3 s, each part of the picture going straight to its place")
  func animated() {
    let scene = Scene()
    scene.view.contentOffset = CGPoint(x: 100, y: 200)
    let part = scene.part(at: CGPoint(x: 150, y: 250))
    scene.view.setZoomScale(3, animated: true)
    #expect(scene.log.calls == ["begin true"])
    #expect(!scene.view.isZooming && !scene.view.isZoomBouncing)
    scene.scene.stage.advance(by: .milliseconds(150))
    #expect(abs(scene.view.zoomScale - 2) < 1e-6)
    #expect(isNear(scene.part(at: CGPoint(x: 150, y: 250)), part))
    scene.scene.stage.settle()
    #expect(scene.view.zoomScale == 3)
    #expect(scene.log.calls == ["begin true", "end 3.0"])
    #expect(scene.log.zooms > 10)
  }

  @Test("A rectangle is shown as large as it can be, in the middle")
  func rectangle() {
    let scene = Scene()
    scene.view.zoom(to: CGRect(x: 200, y: 400, width: 100, height: 100), animated: true)
    scene.scene.stage.settle()
    #expect(scene.view.zoomScale == 3)
    #expect(scene.view.contentOffset == CGPoint(x: 600, y: 1100))
    scene.view.zoom(to: CGRect(x: 0, y: 0, width: 5000, height: 1), animated: false)
    #expect(scene.view.zoomScale == 0.5)
    scene.view.zoom(to: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1), animated: false)
    #expect(scene.view.zoomScale == 0.5)
  }

  @Test("What is between two fingers stays there, and the end is told when they lift")
  func pinch() {
    let scene = Scene()
    let place = CGPoint(x: 120, y: 260)
    let part = scene.part(at: place)
    scene.spread(from: 100, to: 240, about: place)
    #expect(scene.view.isZooming)
    #expect(scene.view.pinchGestureRecognizer?.state == .changed)
    // The way to the recognition, two steps of 17.5 points, does not count.
    #expect(abs(scene.view.zoomScale - 240 / 117.5) < 0.2)
    // One finger is heard of before the other, so the middle trembles while it begins.
    #expect(isNear(scene.part(at: place), part, 5))
    #expect(scene.log.calls == ["begin true"])
    scene.lift()
    scene.scene.stage.settle()
    #expect(!scene.view.isZooming)
    #expect(scene.log.calls.first == "begin true")
    #expect(scene.log.calls.last == "end \(scene.view.zoomScale)")
    #expect(isNear(scene.part(at: place), part, 5))
  }

  @Test("Fingers that move together while they part carry the picture along")
  func pinchAndPan() {
    let scene = Scene()
    scene.view.contentOffset = CGPoint(x: 100, y: 200)
    let start = CGPoint(x: 150, y: 250)
    scene.spread(from: 100, to: 200, about: start)
    let part = scene.part(at: start)
    let scale = scene.view.zoomScale
    for step in 1...5 {
      scene.scene.stage.advance(by: .milliseconds(16))
      let shift = CGFloat(step) * 8
      scene.move(
        CGPoint(x: 150 + shift, y: 150 + shift), CGPoint(x: 150 + shift, y: 350 + shift))
    }
    #expect(abs(scene.view.zoomScale - scale) < 0.15)
    #expect(isNear(scene.part(at: CGPoint(x: 190, y: 290)), part, 0.6))
    scene.lift()
    #expect(scene.scene.stage.settle())
  }

  @Test("Beyond its limits it resists, and springs back", arguments: [true, false])
  func bounce(isLarger: Bool) {
    let scene = Scene { $0.maximumZoomScale = 1.5 }
    let place = CGPoint(x: 150, y: 250)
    if isLarger {
      scene.spread(from: 60, to: 480, about: place)
      #expect(scene.view.zoomScale > 1.5 && scene.view.zoomScale < 3)
    } else {
      scene.spread(from: 480, to: 40, about: place)
      #expect(scene.view.zoomScale < 0.5 && scene.view.zoomScale > 0.25)
    }
    scene.lift()
    #expect(!scene.view.isZooming && scene.view.isZoomBouncing)
    #expect(!scene.log.calls.contains { $0.hasPrefix("end") })
    scene.scene.stage.settle()
    #expect(!scene.view.isZoomBouncing)
    #expect(scene.view.zoomScale == (isLarger ? 1.5 : 0.5))
    #expect(scene.log.calls.last == "end \(scene.view.zoomScale)")
    let range = scene.view.contentSize.height - 500
    #expect((0...max(range, 0)).contains(scene.view.contentOffset.y))
  }

  @Test("Without bounces it stops at its limits")
  func noBounce() {
    let scene = Scene { $0.bouncesZoom = false }
    scene.spread(from: 60, to: 480, about: CGPoint(x: 150, y: 250))
    #expect(scene.view.zoomScale == 4)
    scene.lift()
    #expect(!scene.view.isZoomBouncing)
  }

  @Test("A trackpad's pinch is about its point, and ends with silence")
  func trackpad() {
    let scene = Scene()
    let place = CGPoint(x: 220, y: 100)
    let part = scene.part(at: place)
    for _ in 0..<10 {
      scene.touch(.pinch(center: place, factor: 1.05))
      scene.scene.stage.advance(by: .milliseconds(16))
    }
    #expect(abs(scene.view.zoomScale - pow(1.05, 10)) < 1e-9)
    #expect(isNear(scene.part(at: place), part))
    #expect(scene.view.isZooming)
    scene.scene.stage.advance(by: .milliseconds(200))
    #expect(!scene.view.isZooming)
    #expect(scene.log.calls.count == 2)
  }

  @Test("The wheel with control zooms about the pointer and scrolls nothing")
  func wheel() {
    let scene = Scene()
    let place = CGPoint(x: 80, y: 400)
    scene.scene.stage.pointerMove(to: place)
    let part = scene.part(at: place)
    scene.touch(.keyDown(.keyboardEscape, modifiers: .control, isRepeat: false))
    scene.scene.stage.wheel(x: 0, y: -1)
    scene.scene.stage.wheel(x: 0, y: -1)
    #expect(abs(scene.view.zoomScale - 1.21) < 1e-9)
    #expect(isNear(scene.part(at: place), part))
    scene.touch(.keyUp(.keyboardEscape, modifiers: []))
    scene.scene.stage.advance(by: .milliseconds(300))
    let offset = scene.view.contentOffset.y
    scene.scene.stage.wheel(x: 0, y: 1)
    scene.scene.stage.settle()
    #expect(scene.view.contentOffset.y == offset + 53)
  }

  @Test("One finger that stays goes on dragging, from where the picture is")
  func oneStays() {
    let scene = Scene()
    scene.view.contentOffset = CGPoint(x: 100, y: 200)
    scene.spread(from: 100, to: 220, about: CGPoint(x: 150, y: 250))
    for step in 1...3 {
      scene.scene.stage.advance(by: .milliseconds(16))
      scene.touch(
        .touchMoved(id: 1, to: CGPoint(x: 150, y: 140 - CGFloat(step) * 10)),
        .touchMoved(id: 2, to: CGPoint(x: 150, y: 360 - CGFloat(step) * 10)))
    }
    scene.touch(.touchUp(id: 2, at: CGPoint(x: 150, y: 330)))
    scene.scene.stage.advance(by: .milliseconds(16))
    let before = scene.view.contentOffset.y
    scene.touch(.touchMoved(id: 1, to: CGPoint(x: 150, y: 80)))
    #expect(abs(scene.view.contentOffset.y - before - 30) <= 1)
    scene.scene.stage.advance(by: .milliseconds(100))
    scene.touch(.touchUp(id: 1, at: CGPoint(x: 150, y: 80)))
    #expect(scene.scene.stage.settle())
    #expect(!scene.view.isDragging && !scene.view.isZooming)
  }

  @Test("Without a view or with one scale only there is nothing to zoom")
  func nothing() {
    let scene = ScrollScene()
    scene.scrollView.maximumZoomScale = 3
    #expect(scene.scrollView.pinchGestureRecognizer != nil)
    scene.stage.window.send(.pinch(center: CGPoint(x: 9, y: 9), factor: 2), at: 0)
    scene.scrollView.zoomScale = 2
    #expect(scene.scrollView.zoomScale == 1)
    let plain = Scene {
      $0.minimumZoomScale = 1
      $0.maximumZoomScale = 1
    }
    plain.spread(from: 100, to: 300, about: CGPoint(x: 150, y: 250))
    #expect(plain.view.zoomScale == 1)
    #expect(plain.view.pinchGestureRecognizer == nil)
  }

  @Test("A glide ends where zooming begins, and a new offset ends a zoom")
  func takingOver() {
    let scene = Scene()
    scene.view.zoomScale = 4
    scene.scene.press(150, 400)
    scene.scene.drag(0, -200, from: CGPoint(x: 150, y: 400))
    scene.scene.stage.pointerUp()
    #expect(scene.view.isDecelerating)
    scene.touch(.pinch(center: CGPoint(x: 150, y: 250), factor: 0.9))
    #expect(!scene.view.isDecelerating)
    scene.view.setContentOffset(CGPoint(x: 10, y: 20), animated: false)
    #expect(!scene.view.isZooming)
    #expect(scene.view.contentOffset == CGPoint(x: 10, y: 20))
    #expect(scene.log.calls.last == "end \(scene.view.zoomScale)")
    scene.scene.stage.settle()
    #expect(scene.view.contentOffset == CGPoint(x: 10, y: 20))
  }
}
