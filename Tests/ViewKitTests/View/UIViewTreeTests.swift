import Foundation
import Testing
import ViewKit

@Suite("The tree of views")
struct UIViewTreeTests {
  private final class Watcher: UIView {
    var log: [String] = []
    override func willMove(toSuperview newSuperview: UIView?) {
      log.append("willMove \(newSuperview == nil ? "nil" : "view")")
    }
    override func didMoveToSuperview() { log.append("didMove") }
    override func didMoveToWindow() { log.append("window \(window == nil ? "nil" : "set")") }
  }

  @Test("Adding to a second view takes a view out of the first")
  func move() {
    let (first, second, child) = (UIView(), UIView(), UIView())
    first.addSubview(child)
    second.addSubview(child)
    #expect(first.subviews.isEmpty)
    #expect(second.subviews == [child])
    #expect(child.superview === second)
  }

  @Test("A view is told of its new places, in order")
  func callbacks() {
    let window = UIWindow(size: CGSize(width: 100, height: 100), scale: 1)
    let view = Watcher()
    window.addSubview(view)
    view.removeFromSuperview()
    #expect(
      view.log == [
        "willMove view", "window set", "didMove", "willMove nil", "window nil", "didMove",
      ])
  }

  @Test("Order changes: to the front, to the back, above, below, exchanged")
  func order() {
    let root = UIView()
    let views = (0..<3).map { index in
      let view = UIView()
      view.tag = index
      root.addSubview(view)
      return view
    }
    func tags() -> [Int] { root.subviews.map(\.tag) }
    root.bringSubviewToFront(views[0])
    #expect(tags() == [1, 2, 0])
    root.sendSubviewToBack(views[2])
    #expect(tags() == [2, 1, 0])
    root.insertSubview(views[0], belowSubview: views[1])
    #expect(tags() == [2, 0, 1])
    root.insertSubview(views[2], aboveSubview: views[1])
    #expect(tags() == [0, 1, 2])
    root.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(tags() == [2, 1, 0])
  }

  @Test("A view cannot become its own ancestor")
  func cycle() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    inner.addSubview(outer)
    #expect(inner.subviews.isEmpty)
    #expect(outer.superview == nil)
  }

  @Test("Hits go to the frontmost view, and pass what is hidden, clear or deaf")
  func hitTesting() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let back = UIView(frame: root.bounds)
    let front = UIView(frame: root.bounds)
    root.addSubview(back)
    root.addSubview(front)
    let point = CGPoint(x: 50, y: 50)
    #expect(root.hitTest(point, with: nil) === front)
    front.isHidden = true
    #expect(root.hitTest(point, with: nil) === back)
    front.isHidden = false
    front.alpha = 0
    #expect(root.hitTest(point, with: nil) === back)
    front.alpha = 1
    front.isUserInteractionEnabled = false
    #expect(root.hitTest(point, with: nil) === back)
    back.layer.zPosition = 1
    front.isUserInteractionEnabled = true
    #expect(root.hitTest(point, with: nil) === back)
    #expect(root.hitTest(CGPoint(x: 100, y: 50), with: nil) == nil)
  }
}
