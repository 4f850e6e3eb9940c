import Foundation
import Testing
import ViewKit

@Suite("Gesture recognizers")
struct RecognizerTests {
  private let window = UIWindow(size: CGSize(width: 200, height: 200), scale: 1)
  private let view = TouchView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

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

  private final class Together: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
  }

  init() {
    window.addSubview(view)
    window.update(at: 0)
  }

  private func drag(from start: CGPoint, by step: CGPoint, times: Int, at time: TimeInterval) {
    window.send(.pointerDown(button: 1, at: start), at: time)
    for index in 1...times {
      let point = CGPoint(
        x: start.x + step.x * CGFloat(index), y: start.y + step.y * CGFloat(index))
      window.send(.pointerMoved(to: point), at: time + Double(index) * 0.01)
    }
  }

  private func lift(at point: CGPoint, _ time: TimeInterval) {
    window.send(.pointerUp(button: 1, at: point), at: time)
  }

  @Test("A tap is recognized on the way up, and taken from the view")
  func tap() {
    let tap = UITapGestureRecognizer()
    var taps = 0
    tap.addHandler { _ in taps += 1 }
    view.addGestureRecognizer(tap)
    window.send(.pointerDown(button: 1, at: CGPoint(x: 5, y: 5)), at: 1)
    #expect(taps == 0)
    lift(at: CGPoint(x: 6, y: 5), 1.1)
    #expect(taps == 1)
    #expect(view.log == ["began", "cancelled"])
    #expect(tap.state == .possible)
  }

  @Test("A drag is no tap")
  func dragIsNoTap() {
    let tap = UITapGestureRecognizer()
    var taps = 0
    tap.addHandler { _ in taps += 1 }
    view.addGestureRecognizer(tap)
    drag(from: .zero, by: CGPoint(x: 0, y: 6), times: 3, at: 1)
    lift(at: CGPoint(x: 0, y: 18), 1.1)
    #expect(taps == 0)
    #expect(view.log == ["began", "ended"])
  }

  @Test("A pan begins beyond 10 pt, without them, and ends with its velocity")
  func pan() {
    let pan = UIPanGestureRecognizer()
    var states: [UIGestureRecognizer.State] = []
    pan.addHandler { states.append($0.state) }
    view.addGestureRecognizer(pan)
    drag(from: CGPoint(x: 50, y: 50), by: CGPoint(x: 0, y: 5), times: 4, at: 1)
    #expect(states == [.began, .changed])
    #expect(pan.translation(in: view) == CGPoint(x: 0, y: 10))
    #expect(abs(pan.velocity(in: view).y - 500) < 1)
    lift(at: CGPoint(x: 50, y: 70), 1.05)
    #expect(states.last == .ended)
    #expect(view.log == ["began", "cancelled"])
  }

  @Test("Of two pans the inner one wins, unless both are let")
  func exclusion() {
    let (outer, inner) = (UIPanGestureRecognizer(), UIPanGestureRecognizer())
    var begun: [String] = []
    outer.addHandler { if $0.state == .began { begun.append("outer") } }
    inner.addHandler { if $0.state == .began { begun.append("inner") } }
    window.addGestureRecognizer(outer)
    view.addGestureRecognizer(inner)
    drag(from: .zero, by: CGPoint(x: 0, y: 15), times: 2, at: 1)
    lift(at: .zero, 1.1)
    #expect(begun == ["inner"])
    let together = Together()
    outer.delegate = together
    begun = []
    drag(from: .zero, by: CGPoint(x: 0, y: 15), times: 2, at: 2)
    lift(at: .zero, 2.1)
    #expect(begun == ["inner", "outer"])
  }

  @Test("One that waits for another's failure recognizes when that has failed")
  func failure() {
    let (single, double) = (UITapGestureRecognizer(), UIPanGestureRecognizer())
    single.require(toFail: double)
    var taps = 0
    single.addHandler { _ in taps += 1 }
    view.addGestureRecognizer(single)
    view.addGestureRecognizer(double)
    window.send(.pointerDown(button: 1, at: CGPoint(x: 5, y: 5)), at: 1)
    lift(at: CGPoint(x: 5, y: 5), 1.1)
    #expect(taps == 1)
  }

  @Test("A delegate may refuse")
  func refusal() {
    final class No: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }
    let (tap, no) = (UITapGestureRecognizer(), No())
    tap.delegate = no
    var taps = 0
    tap.addHandler { _ in taps += 1 }
    view.addGestureRecognizer(tap)
    window.send(.pointerDown(button: 1, at: .zero), at: 1)
    lift(at: .zero, 1.1)
    #expect(taps == 0)
    #expect(view.log == ["began", "ended"])
  }

  @Test("Focus lost cancels touches; a lift without a press does nothing")
  func lostFocus() {
    let pan = UIPanGestureRecognizer()
    view.addGestureRecognizer(pan)
    drag(from: .zero, by: CGPoint(x: 0, y: 15), times: 2, at: 1)
    #expect(pan.state == .changed)
    window.send(.focus(false), at: 1.2)
    #expect(pan.state == .possible)
    lift(at: .zero, 1.3)
    window.send(.touchUp(id: 9, at: .zero), at: 1.4)
    #expect(pan.state == .possible)
  }

  @Test("A long press begins when its time is over, and not after a move")
  func longPress() {
    let press = UILongPressGestureRecognizer()
    var states: [UIGestureRecognizer.State] = []
    press.addHandler { states.append($0.state) }
    view.addGestureRecognizer(press)
    window.send(.pointerDown(button: 1, at: .zero), at: 1)
    #expect(window.nextDeadline == 1.5)
    window.update(at: 1.5)
    lift(at: .zero, 1.6)
    #expect(states == [.began, .ended])
    drag(from: .zero, by: CGPoint(x: 0, y: 15), times: 1, at: 2)
    window.update(at: 3)
    lift(at: .zero, 3.1)
    #expect(states == [.began, .ended])
  }

  /// A view of 20 points at (50, 50) that is told when the pointer comes and goes.
  private func addHovered(_ note: @escaping (UIGestureRecognizer.State) -> Void) -> UIView {
    let target = UIView(frame: CGRect(x: 50, y: 50, width: 20, height: 20))
    let hover = UIHoverGestureRecognizer()
    hover.addHandler { note($0.state) }
    target.addGestureRecognizer(hover)
    view.addSubview(target)
    return target
  }

  @Test("Hover follows the pointer in and out")
  func hover() {
    var states: [UIGestureRecognizer.State] = []
    _ = addHovered { states.append($0) }
    window.send(.pointerMoved(to: CGPoint(x: 55, y: 55)), at: 1)
    window.send(.pointerMoved(to: CGPoint(x: 5, y: 5)), at: 2)
    #expect(states == [.began, .ended])
    window.send(.pointerMoved(to: CGPoint(x: 55, y: 55)), at: 3)
    window.send(.pointerLeft, at: 4)
    #expect(states == [.began, .ended, .began, .ended])
  }

  @Test("A view that leaves while something is touched is not hovered over any more")
  func hoverOfRemovedView() {
    var states: [UIGestureRecognizer.State] = []
    let target = addHovered { states.append($0) }
    window.send(.pointerMoved(to: CGPoint(x: 55, y: 55)), at: 1)
    window.send(.touchDown(id: 1, at: CGPoint(x: 150, y: 150)), at: 2)
    target.removeFromSuperview()
    window.update(at: 2.1)
    #expect(states == [.began, .ended])
    window.send(.touchUp(id: 1, at: CGPoint(x: 150, y: 150)), at: 3)
    window.update(at: 3.1)
    #expect(states == [.began, .ended])
  }
}
