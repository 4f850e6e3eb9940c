import Foundation
import Testing
import ViewKit

@Suite("Right to left")
struct LayoutDirectionTests {
  @Test("Leading and trailing change sides with the view that holds the constraint; left stays")
  func mirroring() {
    let scene = LayoutScene(200, 100)
    let (first, second, fixed) = (scene.box(30, 10), scene.box(40, 10), scene.box(10, 10))
    first.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 16).on()
    second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8).on()
    fixed.leftAnchor.constraint(equalTo: scene.root.leftAnchor, constant: 3).on()
    for box in [first, second, fixed] {
      box.topAnchor.constraint(equalTo: scene.root.topAnchor).on()
    }
    scene.layout()
    #expect([first, second, fixed].map(\.frame.minX) == [16, 54, 3])
    scene.root.semanticContentAttribute = .forceRightToLeft
    #expect(scene.root.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    scene.layout()
    #expect([first, second, fixed].map(\.frame.minX) == [154, 106, 3])
    scene.root.semanticContentAttribute = .playback
    scene.layout()
    #expect([first, second, fixed].map(\.frame.minX) == [16, 54, 3])
  }

  @Test("Inequalities and multipliers are measured from the other side")
  func inequalities() {
    let scene = LayoutScene(200, 100)
    scene.root.semanticContentAttribute = .forceRightToLeft
    let (box, half) = (scene.box(30, 10), scene.box(20, 10))
    box.leadingAnchor.constraint(greaterThanOrEqualTo: scene.root.leadingAnchor, constant: 50).on()
    box.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 10).on(.defaultLow)
    let quarter = NSLayoutConstraint(
      item: half, attribute: .leading, relatedBy: .equal, toItem: scene.root, attribute: .trailing,
      multiplier: 0.25, constant: 0)
    quarter.isActive = true
    for view in [box, half] { view.topAnchor.constraint(equalTo: scene.root.topAnchor).on() }
    scene.layout()
    #expect(box.frame.maxX == 150)
    #expect(half.frame.maxX == 150)
  }

  @Test("Rows of stack views and directional margins run from the right")
  func stacks() {
    let scene = LayoutScene(200, 100)
    let views = [Box(30, 10), Box(50, 10)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = rect(0, 0, 200, 10)
    stack.spacing = 5
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 12, bottom: 0, trailing: 0)
    stack.semanticContentAttribute = .forceRightToLeft
    views[0].setContentHuggingPriority(.required, for: .horizontal)
    scene.root.addSubview(stack)
    scene.layout()
    #expect(views.map(\.frame) == [rect(158, 0, 30, 10), rect(0, 0, 153, 10)])
  }
}
