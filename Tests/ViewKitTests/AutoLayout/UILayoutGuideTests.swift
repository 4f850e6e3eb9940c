import Foundation
import Testing
import ViewKit

@Suite("Layout guides")
struct UILayoutGuideTests {
  @Test("A guide is placed like a view, and views are tied to it")
  func custom() {
    let scene = LayoutScene()
    let guide = UILayoutGuide()
    scene.root.addLayoutGuide(guide)
    #expect(guide.owningView === scene.root)
    #expect(scene.root.layoutGuides == [guide])
    guide.leftAnchor.constraint(equalTo: scene.root.leftAnchor, constant: 30).on()
    guide.topAnchor.constraint(equalTo: scene.root.topAnchor).on()
    guide.widthAnchor.constraint(equalTo: scene.root.widthAnchor, multiplier: 0.25).on()
    guide.heightAnchor.constraint(equalToConstant: 11).on()
    let box = scene.box(10, 10)
    let tie = box.leftAnchor.constraint(equalTo: guide.rightAnchor).on()
    box.topAnchor.constraint(equalTo: guide.bottomAnchor).on()
    scene.layout()
    #expect(guide.layoutFrame == rect(30, 0, 80, 11))
    #expect(box.frame == rect(110, 11, 10, 10))
    scene.root.removeLayoutGuide(guide)
    #expect(!tie.isActive)
    #expect(scene.root.constraints.isEmpty)
    #expect(guide.owningView == nil)
  }

  @Test("Margins, and attributes within them, follow the margins")
  func margins() {
    let scene = LayoutScene(100, 100)
    let (box, other) = (scene.box(), scene.box(10, 10))
    scene.root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let guide = scene.root.layoutMarginsGuide
    NSLayoutConstraint.activate([
      box.leftAnchor.constraint(equalTo: guide.leftAnchor),
      box.rightAnchor.constraint(equalTo: guide.rightAnchor),
      box.topAnchor.constraint(equalTo: guide.topAnchor),
      box.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      NSLayoutConstraint(
        item: other, attribute: .trailing, relatedBy: .equal, toItem: scene.root,
        attribute: .trailingMargin, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: other, attribute: .centerY, relatedBy: .equal, toItem: scene.root,
        attribute: .centerYWithinMargins, multiplier: 1, constant: 0),
    ])
    scene.layout()
    #expect(box.frame == rect(2, 1, 94, 96))
    #expect(other.frame == rect(86, 44, 10, 10))
    scene.root.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 20, bottom: 0, trailing: 30)
    scene.layout()
    #expect(box.frame == rect(20, 0, 50, 100))
    #expect(scene.root.layoutMargins == UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 30))
  }

  @Test("The safe area follows what a controller says is covered, margins with it")
  func safeArea() {
    let controller = UIViewController()
    let window = UIWindow(size: CGSize(width: 100, height: 100), scale: 1)
    window.rootViewController = controller
    let view: UIView = controller.view
    let (safe, inner, top) = (UIView(), UIView(), UIView())
    for box in [safe, inner, top] {
      box.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(box)
    }
    let area = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      safe.topAnchor.constraint(equalTo: area.topAnchor),
      safe.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      safe.leftAnchor.constraint(equalTo: area.leftAnchor),
      safe.rightAnchor.constraint(equalTo: area.rightAnchor),
      inner.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
      inner.leftAnchor.constraint(equalTo: view.layoutMarginsGuide.leftAnchor),
      inner.rightAnchor.constraint(equalTo: view.readableContentGuide.rightAnchor),
      inner.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
      top.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor, constant: 1),
      top.heightAnchor.constraint(equalToConstant: 5),
      top.leftAnchor.constraint(equalTo: view.leftAnchor),
      top.rightAnchor.constraint(equalTo: view.rightAnchor),
    ])
    window.update(at: 0)
    #expect(safe.frame == rect(0, 0, 100, 100))
    #expect(inner.frame == rect(8, 8, 84, 92))
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 4)
    window.update(at: 0)
    #expect(safe.frame == rect(0, 20, 96, 70))
    #expect(inner.frame == rect(8, 28, 80, 62))
    #expect(top.frame == rect(0, 21, 100, 5))
    #expect(controller.topLayoutGuide.length == 20)
    view.insetsLayoutMarginsFromSafeArea = false
    window.update(at: 0)
    #expect(inner.frame == rect(8, 8, 84, 82))
  }

  @Test("What is to be read is no wider than is good for reading, and in the middle")
  func readable() {
    let scene = LayoutScene(1000, 100)
    let box = scene.box()
    box.leftAnchor.constraint(equalTo: scene.root.readableContentGuide.leftAnchor).on()
    box.rightAnchor.constraint(equalTo: scene.root.readableContentGuide.rightAnchor).on()
    box.topAnchor.constraint(equalTo: scene.root.readableContentGuide.topAnchor).on()
    box.heightAnchor.constraint(equalToConstant: 1).on()
    scene.layout()
    #expect(box.frame == rect(164, 8, 672, 1))
    scene.root.frame.size.width = 500
    scene.layout()
    #expect(box.frame == rect(8, 8, 484, 1))
  }

  @Test("A view that preserves the superview's margins keeps clear of them")
  func preservedMargins() {
    let scene = LayoutScene(100, 100)
    scene.root.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    let view = UIView(frame: rect(5, 0, 95, 60))
    scene.root.addSubview(view)
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    view.preservesSuperviewLayoutMargins = true
    #expect(view.layoutMargins == UIEdgeInsets(top: 20, left: 15, bottom: 8, right: 20))
  }
}
