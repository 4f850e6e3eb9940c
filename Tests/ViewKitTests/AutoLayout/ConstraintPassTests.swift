import Foundation
import Testing
import ViewKit

@Suite("Passes and animation")
struct ConstraintPassTests {
  private final class Noting: UIView {
    let name: String
    let note: (String) -> Void
    init(_ name: String, _ note: @escaping (String) -> Void) {
      self.name = name
      self.note = note
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override func updateConstraints() {
      note("update \(name)")
      super.updateConstraints()
    }
    override func layoutSubviews() {
      note("layout \(name)")
      super.layoutSubviews()
    }
  }

  @Test("Constraints are updated from the inside out, once, and before layout")
  func order() {
    var notes: [String] = []
    let scene = LayoutScene()
    let outer = scene.add(Noting("outer") { notes.append($0) })
    let inner = scene.add(Noting("inner") { notes.append($0) }, to: outer)
    #expect(inner.needsUpdateConstraints())
    scene.layout()
    #expect(notes == ["update inner", "update outer", "layout outer", "layout inner"])
    notes = []
    inner.setNeedsUpdateConstraints()
    #expect(scene.window.needsFrame)
    scene.layout()
    #expect(notes == ["update inner"])
    outer.updateConstraintsIfNeeded()
    #expect(notes == ["update inner"])
  }

  @Test("A view that comes while another is laid out is placed in the same pass")
  func lateComers() {
    final class Late: UIView {
      let stack = UIStackView(arrangedSubviews: [Box(10, 30), Box(50, 20)])
      override func layoutSubviews() {
        super.layoutSubviews()
        stack.frame = bounds
        addSubview(stack)
        stack.axis = .vertical
      }
    }
    let scene = LayoutScene()
    let late = Late(frame: rect(0, 0, 100, 50))
    scene.root.addSubview(late)
    scene.layout()
    #expect(
      late.stack.arrangedSubviews.map(\.frame) == [rect(0, 0, 100, 30), rect(0, 30, 100, 20)])
    #expect(late.stack.layoutProblems.isEmpty)
  }

  @Test("A controller updates its view's constraints")
  func controllers() {
    final class Controller: UIViewController {
      var updates = 0
      override func updateViewConstraints() {
        updates += 1
        super.updateViewConstraints()
      }
    }
    let controller = Controller()
    let window = UIWindow(size: CGSize(width: 100, height: 100), scale: 1)
    window.rootViewController = controller
    window.update(at: 0)
    #expect(controller.updates == 1)
    controller.view.setNeedsUpdateConstraints()
    window.update(at: 0)
    #expect(controller.updates == 2)
  }

  @Test("A constant is animated by laying out within the block")
  func animation() {
    let scene = LayoutScene()
    let (box, follower) = (scene.box(10, 10), scene.box(10, 10))
    let left = box.leftAnchor.constraint(equalTo: scene.root.leftAnchor).on()
    follower.leftAnchor.constraint(equalTo: box.rightAnchor).on()
    for view in [box, follower] { view.topAnchor.constraint(equalTo: scene.root.topAnchor).on() }
    scene.layout()
    left.constant = 100
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      scene.root.layoutIfNeeded()
    }
    #expect(box.frame.minX == 100)
    #expect(follower.frame.minX == 110)
    scene.layout(at: 0.25)
    #expect(box.layer.presentation()?.frame.minX == 25)
    #expect(follower.layer.presentation()?.frame.minX == 35)
    scene.layout(at: 1)
    #expect(box.layer.presentation()?.frame.minX == 100)
  }

  @Test("Views that use no constraints have nothing to do with them")
  func cost() {
    let scene = LayoutScene()
    let plain = UIView(frame: rect(0, 0, 10, 10))
    scene.root.addSubview(plain)
    scene.layout()
    #expect(!plain.takesPartInConstraints)
    #expect(!scene.root.takesPartInConstraints)
  }
}
