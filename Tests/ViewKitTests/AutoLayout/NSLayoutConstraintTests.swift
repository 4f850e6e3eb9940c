import Foundation
import Testing
import ViewKit

@Suite("Constraints")
struct NSLayoutConstraintTests {
  @Test("Edges, a multiplier and a constant; the frame follows the superview")
  func edges() {
    let scene = LayoutScene()
    let box = scene.box()
    box.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 16).on()
    box.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 20).on()
    box.widthAnchor.constraint(equalTo: scene.root.widthAnchor, multiplier: 0.5, constant: -10).on()
    box.heightAnchor.constraint(equalToConstant: 40).on()
    scene.layout()
    #expect(box.frame == rect(16, 20, 150, 40))
    scene.root.frame.size.width = 400
    scene.layout()
    #expect(box.frame == rect(16, 20, 190, 40))
  }

  @Test("A changed constant moves what depends on it, and asks for a frame")
  func constant() {
    let scene = LayoutScene()
    let (first, second) = (scene.box(50, 20), scene.box(30, 20))
    let gap = second.leftAnchor.constraint(equalTo: first.rightAnchor, constant: 8).on()
    first.leftAnchor.constraint(equalTo: scene.root.leftAnchor).on()
    for box in [first, second] {
      box.topAnchor.constraint(equalTo: scene.root.topAnchor).on()
    }
    scene.layout()
    #expect(second.frame == rect(58, 0, 30, 20))
    gap.constant = 12
    #expect(scene.window.needsFrame)
    scene.layout()
    #expect(second.frame == rect(62, 0, 30, 20))
    first.wanted.width = 70
    scene.layout()
    #expect(second.frame == rect(82, 0, 30, 20))
  }

  @Test("Inequalities and priorities: the stronger wish is kept")
  func priorities() {
    let scene = LayoutScene()
    let box = scene.box()
    box.topAnchor.constraint(equalTo: scene.root.topAnchor).on()
    box.heightAnchor.constraint(equalToConstant: 10).on()
    box.leftAnchor.constraint(equalTo: scene.root.leftAnchor).on()
    let wide = box.widthAnchor.constraint(equalToConstant: 200).on(.defaultLow)
    let narrow = box.widthAnchor.constraint(lessThanOrEqualToConstant: 120).on(.defaultHigh)
    box.widthAnchor.constraint(greaterThanOrEqualToConstant: 80).on()
    scene.layout()
    #expect(box.frame.width == 120)
    narrow.priority = UILayoutPriority(100)
    scene.layout()
    #expect(box.frame.width == 200)
    wide.isActive = false
    narrow.constant = 60
    narrow.priority = .defaultHigh
    scene.layout()
    #expect(box.frame.width == 80)
  }

  @Test("The nearest common view holds a constraint")
  func holders() {
    let scene = LayoutScene()
    let outer = scene.box()
    let (first, second) = (scene.box(in: outer), scene.box(in: outer))
    let between = first.leftAnchor.constraint(equalTo: second.rightAnchor).on()
    let own = first.widthAnchor.constraint(equalToConstant: 5).on()
    let upwards = second.topAnchor.constraint(equalTo: scene.root.topAnchor).on()
    #expect(outer.constraints == [between])
    #expect(first.constraints == [own])
    #expect(scene.root.constraints == [upwards])
    outer.removeConstraint(between)
    #expect(!between.isActive)
    #expect(outer.constraints.isEmpty)
    outer.addConstraints([between])
    #expect(between.isActive)
  }

  @Test("Parts of a constraint are as they were given")
  func parts() {
    let (view, guide) = (UIView(), UILayoutGuide())
    view.addLayoutGuide(guide)
    let constraint = NSLayoutConstraint(
      item: view, attribute: .leading, relatedBy: .greaterThanOrEqual, toItem: guide,
      attribute: .trailing, multiplier: 2, constant: 3)
    #expect(constraint.firstItem === view)
    #expect(constraint.secondItem === guide)
    #expect(constraint.firstAttribute == .leading)
    #expect(constraint.secondAttribute == .trailing)
    #expect(constraint.relation == .greaterThanOrEqual)
    #expect(constraint.multiplier == 2)
    #expect(constraint.constant == 3)
    #expect(constraint.priority == .required)
    #expect(constraint.firstAnchor.item === view)
    #expect(constraint.secondAnchor?.item === guide)
  }

  @Test("A view takes its constraints to others with it out of the tree; those inside stay")
  func removal() {
    let scene = LayoutScene()
    let outer = scene.box()
    let inner = scene.box(in: outer)
    let outside = outer.leftAnchor.constraint(equalTo: scene.root.leftAnchor, constant: 5).on()
    let through = inner.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 7).on()
    let inside = inner.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 3).on()
    let size = outer.widthAnchor.constraint(equalToConstant: 50).on()
    scene.layout()
    outer.removeFromSuperview()
    #expect(!outside.isActive)
    #expect(!through.isActive)
    #expect(inside.isActive)
    #expect(size.isActive)
    #expect(scene.root.constraints.isEmpty)
    scene.root.addSubview(outer)
    outside.isActive = true
    scene.layout()
    #expect(outer.frame.minX == 5)
    #expect(outer.frame.width == 50)
    #expect(inner.frame.minX == 3)
  }

  @Test("Constraints reach through views that frames place, and follow those")
  func crossing() {
    let scene = LayoutScene()
    let framed = UIView(frame: rect(40, 60, 100, 100))
    scene.root.addSubview(framed)
    let inner = scene.box(10, 10, in: framed)
    let beside = scene.box(20, 20)
    inner.leftAnchor.constraint(equalTo: framed.leftAnchor, constant: 5).on()
    inner.topAnchor.constraint(equalTo: framed.topAnchor, constant: 5).on()
    scene.layout()
    #expect(inner.frame == rect(5, 5, 10, 10))
    beside.leftAnchor.constraint(equalTo: inner.rightAnchor, constant: 2).on()
    let top = beside.topAnchor.constraint(equalTo: inner.bottomAnchor).on()
    scene.layout()
    #expect(inner.frame == rect(5, 5, 10, 10))
    #expect(beside.frame == rect(57, 75, 20, 20))
    framed.frame.origin = CGPoint(x: 100, y: 10)
    scene.layout()
    #expect(beside.frame == rect(117, 25, 20, 20))
    top.isActive = false
    beside.topAnchor.constraint(equalTo: framed.bottomAnchor).on()
    scene.layout()
    #expect(beside.frame == rect(117, 110, 20, 20))
  }

  @Test("A view goes over from its frame to constraints and back")
  func translation() {
    let scene = LayoutScene()
    let view = UIView(frame: rect(10, 10, 30, 30))
    scene.root.addSubview(view)
    let inner = scene.box(in: view)
    inner.fill(view, inset: 4)
    scene.layout()
    #expect(inner.frame == rect(4, 4, 22, 22))
    view.translatesAutoresizingMaskIntoConstraints = false
    let constraints = [
      view.leftAnchor.constraint(equalTo: scene.root.leftAnchor, constant: 1),
      view.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 2),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.heightAnchor.constraint(equalToConstant: 50),
    ]
    NSLayoutConstraint.activate(constraints)
    scene.layout()
    #expect(view.frame == rect(1, 2, 100, 50))
    #expect(inner.frame == rect(4, 4, 92, 42))
    NSLayoutConstraint.deactivate(constraints)
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = rect(0, 0, 60, 60)
    scene.layout()
    #expect(view.frame == rect(0, 0, 60, 60))
    #expect(inner.frame == rect(4, 4, 52, 52))
  }

  @Test("Alignment rectangles, transforms and pixels")
  func placing() {
    let scene = LayoutScene(scale: 2)
    let box = scene.box(20, 10)
    box.insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    box.leftAnchor.constraint(equalTo: scene.root.leftAnchor, constant: 10).on()
    box.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 10).on()
    let third = scene.box()
    third.leftAnchor.constraint(equalTo: scene.root.leftAnchor, constant: 0.3).on()
    third.widthAnchor.constraint(equalToConstant: 100.0 / 3).on()
    third.topAnchor.constraint(equalTo: scene.root.topAnchor).on()
    third.heightAnchor.constraint(equalToConstant: 10).on()
    third.transform = CGAffineTransform(scaleX: 2, y: 2)
    scene.layout()
    #expect(box.frame == rect(8, 9, 20, 10))
    #expect(third.bounds == rect(0, 0, 33, 10))
    #expect(third.center == CGPoint(x: 17, y: 5))
  }

  @Test("Distances between anchors, and the system's spacing")
  func distances() {
    let scene = LayoutScene()
    let boxes = (0..<3).map { _ in scene.box(20, 20) }
    for box in boxes { box.topAnchor.constraint(equalTo: scene.root.topAnchor).on() }
    boxes[0].leftAnchor.constraint(
      equalToSystemSpacingAfter: scene.root.leftAnchor, multiplier: 2
    ).on()
    boxes[2].rightAnchor.constraint(equalTo: scene.root.rightAnchor).on()
    boxes[0].rightAnchor.anchorWithOffset(to: boxes[1].leftAnchor).constraint(
      equalTo: boxes[1].rightAnchor.anchorWithOffset(to: boxes[2].leftAnchor), multiplier: 3
    ).on()
    scene.layout()
    // 320 - 16 - 60 = 244 to be shared as 3 to 1.
    #expect(boxes.map(\.frame.minX) == [16, 219, 300])
  }

  @Test("Constraints that make no sense are refused, and nothing of them stays")
  func refusals() {
    let scene = LayoutScene()
    let (box, stranger) = (scene.box(10, 10), UIView())
    let before = scene.root.constraints
    let refused = [
      box.leftAnchor.constraint(equalTo: stranger.leftAnchor),
      box.leftAnchor.constraint(equalTo: scene.root.leftAnchor, constant: .nan),
      box.widthAnchor.constraint(equalTo: scene.root.widthAnchor, multiplier: 0),
      NSLayoutConstraint(
        item: box, attribute: .left, relatedBy: .equal, toItem: scene.root, attribute: .top,
        multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: box, attribute: .left, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: "box", attribute: .left, relatedBy: .equal, toItem: box, attribute: .left,
        multiplier: 1, constant: 0),
    ]
    NSLayoutConstraint.activate(refused)
    #expect(refused.allSatisfy { !$0.isActive })
    #expect(scene.root.constraints == before)
    #expect(box.constraints.isEmpty)
    let good = box.leftAnchor.constraint(equalTo: scene.root.leftAnchor, constant: 4).on()
    good.constant = .infinity
    good.priority = UILayoutPriority(-3)
    good.priority = UILayoutPriority(1001)
    #expect(good.constant == 4)
    #expect(good.priority == .required)
    box.setContentHuggingPriority(UILayoutPriority(0), for: .horizontal)
    #expect(box.contentHuggingPriority(for: .horizontal) == .defaultLow)
    scene.layout()
    #expect(box.frame.minX == 4)
  }

  @Test("A constraint outlives its views without harm")
  func outliving() {
    let scene = LayoutScene()
    var box: Box? = Box(10, 10)
    let constraint = scene.add(box ?? Box()).leftAnchor.constraint(
      equalTo: scene.root.leftAnchor
    ).on()
    box?.removeFromSuperview()
    box = nil
    #expect(constraint.firstItem == nil)
    constraint.isActive = true
    #expect(!constraint.isActive)
    scene.layout()
  }
}
