import Foundation
import Testing

@testable import ViewKit

@Suite("UIView animations")
struct AnimationTests {
  private let window = UIWindow(size: CGSize(width: 200, height: 200), scale: 1)
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  init() {
    window.addSubview(view)
    window.update(at: 0)
  }

  private var shownX: CGFloat? { view.layer.presentation()?.frame.minX }

  @Test("The model is at the end at once, what is shown is on its way")
  func presentation() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.frame.origin.x = 100
    }
    #expect(view.frame.minX == 100)
    #expect(shownX == 0)
    window.update(at: 0.25)
    #expect(abs((shownX ?? 0) - 25) < 1e-9)
    window.update(at: 1)
    #expect(shownX == 100)
    #expect(!view.frame.isEmpty)
  }

  @Test("Completion comes at the end, once, with true")
  func completion() {
    var ends: [Bool] = []
    UIView.animate(
      withDuration: 0.5, animations: { view.alpha = 0 }, completion: { ends.append($0) })
    window.update(at: 0.4)
    #expect(ends.isEmpty)
    window.update(at: 0.5)
    window.update(at: 2)
    #expect(ends == [true])
  }

  @Test("A second animation starts from what is on the screen, and ends the first with false")
  func interruption() {
    var ends: [Bool] = []
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear, animations: { view.frame.origin.x = 100 },
      completion: { ends.append($0) })
    window.update(at: 0.5)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.frame.origin.x = 0 }
    #expect(abs((shownX ?? 0) - 50) < 1e-9)
    window.update(at: 1)
    #expect(ends == [false])
    #expect(abs((shownX ?? 0) - 25) < 1e-9)
  }

  @Test("A value set without animation shows at once")
  func replaced() {
    UIView.animate(withDuration: 1) { view.frame.origin.x = 100 }
    window.update(at: 0.5)
    view.frame.origin.x = 7
    #expect(shownX == 7)
  }

  @Test("A delay holds the first value")
  func delay() {
    UIView.animate(withDuration: 1, delay: 1, options: .curveLinear) { view.frame.origin.x = 100 }
    window.update(at: 0.9)
    #expect(shownX == 0)
    window.update(at: 1.5)
    #expect(abs((shownX ?? 0) - 50) < 1e-9)
  }

  @Test("Without animations a block takes effect at once and completes")
  func without() {
    var done = false
    UIView.performWithoutAnimation {
      UIView.animate(withDuration: 1, animations: { view.alpha = 0.5 }, completion: { done = $0 })
    }
    #expect(done)
    #expect(view.presentedAlpha == 0.5)
  }

  @Test("A view that leaves its window takes no animation with it")
  func leaving() {
    var ends: [Bool] = []
    UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: { ends.append($0) })
    view.removeFromSuperview()
    window.addSubview(view)
    #expect(view.presentedAlpha == 0)
    window.update(at: 0.1)
    #expect(ends == [false])
  }

  @Test("Curves begin at 0 and end at 1; springs have settled")
  func curves() {
    let curves: [TimingCurve] = [
      .linear, .easeIn, .easeOut, .easeInOut, .spring(damping: 0.5, velocity: 0, duration: 1),
      .spring(damping: 1, velocity: 2, duration: 0.5),
    ]
    for curve in curves {
      #expect(curve.progress(at: 0) == 0)
      #expect(curve.progress(at: 1) == 1)
      #expect(abs(curve.progress(at: 0.9999) - 1) < 0.02)
    }
    #expect(abs(TimingCurve.easeInOut.progress(at: 0.5) - 0.5) < 1e-9)
    #expect(TimingCurve.spring(damping: 0.4, velocity: 0, duration: 1).progress(at: 0.25) > 1)
  }

  @Test("Autoreversed and repeated animations come back")
  func reverse() {
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .autoreverse, .repeat]) {
      view.frame.origin.x = 100
    }
    window.update(at: 1.5)
    #expect(abs((shownX ?? 0) - 50) < 1e-9)
    window.update(at: 2.25)
    #expect(abs((shownX ?? 0) - 25) < 1e-9)
    #expect(window.needsFrame)
  }
}
