import Foundation
import Testing
import ViewKit

@Suite("View controllers")
struct UIViewControllerTests {
  private final class Logger: UIViewController {
    let name: String
    let log: Log
    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() { log.lines.append("\(name) load") }
    override func viewWillAppear(_ animated: Bool) { log.lines.append("\(name) willAppear") }
    override func viewDidAppear(_ animated: Bool) { log.lines.append("\(name) didAppear") }
    override func viewWillDisappear(_ animated: Bool) { log.lines.append("\(name) willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { log.lines.append("\(name) didDisappear") }
    override func viewDidLayoutSubviews() { log.lines.append("\(name) layout") }
    override func willMove(toParent parent: UIViewController?) {
      log.lines.append("\(name) willMove \(parent == nil ? "nil" : "parent")")
    }
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      log.lines.append("\(name) to \(Int(size.width))")
      coordinator.animate(
        alongsideTransition: { [weak self] _ in
          guard let self else { return }
          log.lines.append("\(name) at \(Int(view.bounds.width))")
        }, completion: nil)
    }
  }

  private final class Log { var lines: [String] = [] }

  @Test("A root appears with its children and goes with them")
  func appearance() {
    let log = Log()
    let (parent, child) = (Logger("parent", log), Logger("child", log))
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    let window = UIWindow(size: CGSize(width: 100, height: 100), scale: 1)
    window.rootViewController = parent
    #expect(
      log.lines == [
        "child willMove parent", "parent load", "child load", "parent willAppear",
        "child willAppear", "parent didAppear", "child didAppear",
      ])
    log.lines = []
    window.rootViewController = nil
    #expect(
      log.lines == [
        "parent willDisappear", "child willDisappear", "parent didDisappear",
        "child didDisappear",
      ])
  }

  @Test("A window's new size is announced, then taken")
  func transition() {
    let log = Log()
    let root = Logger("root", log)
    let window = UIWindow(size: CGSize(width: 100, height: 100), scale: 1)
    window.rootViewController = root
    window.update(at: 0)
    log.lines = []
    window.send(.resized(CGSize(width: 150, height: 80), scale: 1), at: 1)
    window.update(at: 1)
    #expect(log.lines == ["root to 150", "root layout", "root at 150"])
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 150, height: 80))
  }

  @Test("H-05: a window without a size keeps its last one")
  func minimised() {
    let window = UIWindow(size: CGSize(width: 100, height: 100), scale: 1)
    window.rootViewController = UIViewController()
    window.send(.resized(.zero, scale: 1), at: 1)
    window.update(at: 1)
    #expect(window.bounds.size == CGSize(width: 100, height: 100))
  }

  @Test("Responders go on to the superview, and from a controller's view to the controller")
  func responders() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    #expect(child.view.next === child)
    #expect(child.next === parent.view)
    #expect(parent.view.next === parent)
  }

  @Test("A child that moves to another parent leaves the first")
  func reparenting() {
    let (first, second, child) = (UIViewController(), UIViewController(), UIViewController())
    first.addChild(child)
    second.addChild(child)
    #expect(first.children.isEmpty)
    #expect(child.parent === second)
  }
}
