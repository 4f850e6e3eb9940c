import Foundation
import Testing
import ViewKit

@Suite("Controls")
struct UIControlTests {
  private let window = UIWindow(size: CGSize(width: 200, height: 200), scale: 1)
  private let button = UIButton(frame: CGRect(x: 50, y: 50, width: 80, height: 30))

  init() {
    window.addSubview(button)
    window.update(at: 0)
  }

  @Test("A press inside does the action once; one that ends far outside does not")
  func press() {
    var presses = 0
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    window.send(.pointerDown(button: 1, at: CGPoint(x: 60, y: 60)), at: 1)
    #expect(button.isHighlighted)
    window.send(.pointerUp(button: 1, at: CGPoint(x: 60, y: 60)), at: 1.1)
    #expect(presses == 1)
    #expect(!button.isHighlighted)
    window.send(.pointerDown(button: 1, at: CGPoint(x: 60, y: 60)), at: 2)
    window.send(.pointerMoved(to: CGPoint(x: 60, y: 150)), at: 2.1)
    #expect(!button.isHighlighted)
    window.send(.pointerUp(button: 1, at: CGPoint(x: 60, y: 150)), at: 2.2)
    #expect(presses == 1)
  }

  @Test("A disabled control does nothing; an action added twice acts once")
  func actions() {
    var presses = 0
    let action = UIAction { _ in presses += 1 }
    button.addAction(action, for: .touchUpInside)
    button.addAction(action, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(presses == 1)
    button.isEnabled = false
    window.send(.pointerDown(button: 1, at: CGPoint(x: 60, y: 60)), at: 1)
    window.send(.pointerUp(button: 1, at: CGPoint(x: 60, y: 60)), at: 1.1)
    #expect(presses == 1)
    button.removeAction(action, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(presses == 1)
  }

  @Test("The title of a state stands in for the normal one")
  func looks() {
    button.setTitle("normal", for: .normal)
    button.setTitle("chosen", for: .selected)
    #expect(button.currentTitle == "normal")
    button.isSelected = true
    #expect(button.titleLabel?.text == "chosen")
  }

  @Test("The pointer is a hand over a button and an arrow beside it")
  func pointer() {
    var shapes: [PointerShape] = []
    window.onPointerShape = { shapes.append($0) }
    window.send(.pointerMoved(to: CGPoint(x: 60, y: 60)), at: 1)
    window.send(.pointerMoved(to: CGPoint(x: 1, y: 1)), at: 2)
    #expect(shapes == [.hand, .arrow])
  }

  @Test("Page dots follow presses left and right, within their number")
  func pageControl() {
    let pages = UIPageControl(frame: CGRect(x: 0, y: 100, width: 100, height: 26))
    pages.numberOfPages = 3
    window.addSubview(pages)
    func press(_ x: CGFloat, at time: TimeInterval) {
      window.send(.pointerDown(button: 1, at: CGPoint(x: x, y: 110)), at: time)
      window.send(.pointerUp(button: 1, at: CGPoint(x: x, y: 110)), at: time + 0.1)
    }
    press(90, at: 1)
    press(90, at: 2)
    press(90, at: 3)
    #expect(pages.currentPage == 2)
    press(10, at: 4)
    #expect(pages.currentPage == 1)
    pages.numberOfPages = 1
    #expect(pages.currentPage == 0)
  }
}
