import Foundation
import Testing
import ViewKitTesting

@testable import ViewKit

@Suite("What a scroll view refuses")
struct UIScrollViewRefusalTests {
  private nonisolated static let wrong: [CGFloat] = [.nan, .infinity, -.infinity]

  private func isReported(_ what: String) -> Bool {
    Report.said.contains("UIScrollView: a \(what) that no view can have was ignored")
  }

  @Test("Offsets that are no numbers", arguments: wrong)
  func offsets(number: CGFloat) {
    let scene = ScrollScene()
    scene.scrollView.contentOffset.y = 100
    for point in [CGPoint(x: number, y: 5), CGPoint(x: 5, y: number)] {
      scene.scrollView.contentOffset = point
      scene.scrollView.bounds.origin = point
      scene.scrollView.setContentOffset(point, animated: true)
      scene.scrollView.setContentOffset(point, animated: false)
      scene.scrollView.scrollRectToVisible(
        CGRect(origin: point, size: CGSize(width: 1, height: 1)), animated: false)
    }
    #expect(scene.scrollView.contentOffset == CGPoint(x: 0, y: 100))
    #expect(isReported("content offset"))
  }

  @Test("Content sizes and insets that are no numbers, and negative sizes", arguments: wrong + [-1])
  func sizes(number: CGFloat) {
    let scene = ScrollScene()
    scene.scrollView.contentSize = CGSize(width: number, height: 1)
    scene.scrollView.contentSize = CGSize(width: 1, height: number)
    #expect(scene.scrollView.contentSize == CGSize(width: 300, height: 10_000))
    scene.scrollView.bounds.size.width = number
    #expect(scene.scrollView.bounds.size == CGSize(width: 300, height: 500))
    #expect(isReported("content size"))
    guard number != -1 else { return }
    scene.scrollView.contentInset.top = number
    #expect(scene.scrollView.contentInset == .zero)
    #expect(isReported("content inset"))
  }

  @Test("Rates that do not slow down", arguments: wrong + [0, 1, 2, -0.5])
  func rates(number: CGFloat) {
    let scene = ScrollScene()
    scene.scrollView.decelerationRate = .fast
    scene.scrollView.decelerationRate = .init(rawValue: number)
    #expect(scene.scrollView.decelerationRate == .fast)
  }

  @Test("Rubber bands that do not pull", arguments: wrong + [0, -0.5])
  func rubberBands(number: CGFloat) {
    let scene = ScrollScene()
    scene.scrollView.rubberBandConstant = 0.3
    scene.scrollView.rubberBandConstant = number
    #expect(scene.scrollView.rubberBandConstant == 0.3)
    #expect(isReported("rubber-band constant"))
  }

  @Test("After all that it scrolls as before, every number finite")
  func goesOn() {
    let scene = ScrollScene()
    let plain = ScrollScene()
    for number in Self.wrong {
      scene.scrollView.contentInset.left = number
      scene.scrollView.verticalScrollIndicatorInsets.top = number
      scene.scrollView.minimumZoomScale = number
      scene.scrollView.maximumZoomScale = number
      scene.scrollView.zoomScale = number
      scene.scrollView.frame.size.height = number
    }
    scene.flick(2)
    plain.flick(2)
    for _ in 0..<100 {
      scene.stage.advance(by: .milliseconds(16))
      plain.stage.advance(by: .milliseconds(16))
      #expect(scene.y == plain.y)
    }
  }

  @Test("Events with such numbers, in every phase")
  func events() {
    let scene = ScrollScene()
    let nowhere = CGPoint(x: CGFloat.nan, y: CGFloat.infinity)
    let nothing = CGVector(dx: CGFloat.nan, dy: CGFloat.infinity)
    func sendAll() {
      for event: InputEvent in [
        .pointerMoved(to: nowhere), .wheel(nothing), .trackpad(nothing),
        .pinch(center: nowhere, factor: 2), .pinch(center: .zero, factor: .nan),
        .touchDown(id: 3, at: nowhere), .touchMoved(id: 1, to: nowhere),
        .resized(CGSize(width: CGFloat.nan, height: 5), scale: 0),
      ] { scene.stage.window.send(event, at: scene.stage.window.time) }
    }
    sendAll()
    scene.press()
    sendAll()
    scene.drag(0, -110, from: CGPoint(x: 150, y: 400))
    sendAll()
    #expect(scene.y == 100)
    scene.stage.window.send(.pointerUp(button: 1, at: nowhere), at: scene.stage.window.time)
    #expect(!scene.scrollView.isTracking)
    sendAll()
    scene.stage.settle()
    sendAll()
    #expect(scene.y > 100)
    #expect(scene.log.offsets.allSatisfy { $0.isFinite })
    #expect(
      Report.said.contains("an input event with NaN or infinite numbers was not taken as it came"))
  }

  @Test("Times that repeat, go back or are no numbers")
  func times() {
    let scene = ScrollScene()
    let window = scene.stage.window
    window.send(.pointerDown(button: 1, at: CGPoint(x: 150, y: 400)), at: 1)
    for (index, time) in [1.016, 1.016, 0.5, .nan, -.infinity, 1.048, 1.06].enumerated() {
      let y = 400 - 20 * CGFloat(index + 1)
      window.send(.pointerMoved(to: CGPoint(x: 150, y: y)), at: time)
    }
    #expect(scene.y == 130)
    window.send(.pointerUp(button: 1, at: CGPoint(x: 150, y: 260)), at: 0)
    let velocity = scene.log.velocity?.y ?? .nan
    #expect(velocity.isFinite && velocity <= 20)
    for time in [1.1, 1.1, 1.05, 0, .nan, 1.2] { window.update(at: time) }
    let offsets = scene.log.offsets.map(\.y)
    #expect(offsets == offsets.sorted())
    window.update(at: 20)
    #expect(!scene.scrollView.isDecelerating)
    #expect(
      Report.said.contains("a time that is no number or went back was taken for the last one"))
  }

  @Test("A target that is no number: the view goes where it would have gone")
  func target() {
    let scene = ScrollScene()
    let plain = ScrollScene()
    scene.log.choose = { CGPoint(x: $0.x, y: .nan) }
    scene.flick(2)
    plain.flick(2)
    scene.stage.settle()
    plain.stage.settle()
    #expect(scene.y == plain.y)
    #expect(isReported("target content offset"))
  }

  /// Removes the view in one of its calls.
  private final class Remover: NSObject, UIScrollViewDelegate {
    let call: String
    var calls: [String] = []
    init(_ call: String) { self.call = call }

    private func note(_ name: String, _ view: UIScrollView) {
      calls.append(name)
      if name == call { view.removeFromSuperview() }
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      if call == "didScroll" { scrollView.removeFromSuperview() }
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
      note("willBeginDragging", scrollView)
    }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { note("willEndDragging", scrollView) }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      note("didEndDragging", scrollView)
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
      note("willBeginDecelerating", scrollView)
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
      note("didEndDecelerating", scrollView)
    }
  }

  @Test(
    "A delegate that removes the view, in whichever call: it rests, and every begin is ended",
    arguments: [
      "didScroll", "willBeginDragging", "willEndDragging", "didEndDragging",
      "willBeginDecelerating", "didEndDecelerating",
    ])
  func removal(call: String) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    let view = UIScrollView(frame: root.bounds)
    view.contentSize = CGSize(width: 300, height: 5000)
    let remover = Remover(call)
    view.delegate = remover
    root.addSubview(view)
    let stage = Stage(root, size: root.bounds.size)
    stage.pointerMove(to: CGPoint(x: 150, y: 450))
    stage.pointerDown()
    stage.drag(to: CGPoint(x: 150, y: 150), steps: 5, every: .milliseconds(16))
    stage.pointerUp()
    #expect(stage.settle())
    #expect(view.superview == nil)
    #expect(!view.isDragging && !view.isDecelerating && !view.isTracking)
    #expect((0...4500).contains(view.contentOffset.y))
    func count(_ name: String) -> Int { remover.calls.filter { $0 == name }.count }
    #expect(count("willBeginDragging") == count("didEndDragging"))
    #expect(count("willBeginDragging") == count("willEndDragging"))
    #expect(count("willBeginDecelerating") == count("didEndDecelerating"))
    let order = [
      "willBeginDragging", "willEndDragging", "didEndDragging", "willBeginDecelerating",
      "didEndDecelerating",
    ]
    #expect(remover.calls == order.filter { remover.calls.contains($0) })
  }
}
