import Foundation
import Testing
import ViewKit

@Suite("Layout passes")
struct LayoutTests {
  private final class Counter: UIView {
    var passes = 0
    override func layoutSubviews() { passes += 1 }
  }

  private func window(_ view: UIView) -> UIWindow {
    let window = UIWindow(size: CGSize(width: 100, height: 100), scale: 1)
    window.addSubview(view)
    window.update(at: 0)
    return window
  }

  @Test("A view is laid out once in a frame, however often it asks")
  func once() {
    let view = Counter(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let window = window(view)
    #expect(view.passes == 1)
    view.setNeedsLayout()
    view.setNeedsLayout()
    #expect(window.needsFrame)
    window.update(at: 0.1)
    #expect(view.passes == 2)
    #expect(!window.needsFrame || window.update(at: 0.2) == true)
    #expect(view.passes == 2)
  }

  @Test("A new size asks for layout; a new place and a new bounds origin do not")
  func whatAsks() {
    let view = Counter(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let window = window(view)
    view.center.x += 5
    view.bounds.origin.y = 3
    window.update(at: 0.1)
    #expect(view.passes == 1)
    view.frame.size.width = 11
    window.update(at: 0.2)
    #expect(view.passes == 2)
  }

  @Test("layoutIfNeeded lays out a subtree at once, in or out of a window")
  func atOnce() {
    let root = UIView()
    let view = Counter()
    root.addSubview(view)
    root.layoutIfNeeded()
    #expect(view.passes == 1)
    view.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(view.passes == 2)
    root.layoutIfNeeded()
    #expect(view.passes == 2)
  }

  @Test("Layout that never settles ends")
  func endless() {
    final class Restless: UIView {
      override func layoutSubviews() { setNeedsLayout() }
    }
    let view = Restless(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    let window = window(view)
    window.update(at: 1)
    #expect(view.window === window)
  }

  @Test("At rest a window wants no frame")
  func rest() {
    let window = window(Counter())
    var list = DisplayList()
    window.encode(into: &list)
    #expect(!window.needsFrame)
    #expect(window.nextDeadline == nil)
  }
}
