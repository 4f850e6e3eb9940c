import Foundation
import Testing
import ViewKit

@Suite("Intrinsic sizes")
struct IntrinsicSizeTests {
  @Test("The view that hugs less is stretched, the one that resists less is squeezed")
  func sharing() {
    let scene = LayoutScene(200, 100)
    let (first, second) = (scene.box(60, 20), scene.box(80, 20))
    row([first, second], in: scene.root)
    first.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    scene.layout()
    #expect(first.frame == rect(0, 0, 60, 20))
    #expect(second.frame == rect(60, 0, 140, 20))
    scene.root.frame.size.width = 100
    second.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    scene.layout()
    #expect(first.frame.width == 60)
    #expect(second.frame.width == 40)
    // Less than nothing is not to be had: the stronger gives way then.
    scene.root.frame.size.width = 40
    scene.layout()
    #expect(second.frame.width == 0)
    #expect(first.frame.width == 40)
  }

  @Test("A view may cease to have an intrinsic size, and get one again")
  func changing() {
    let scene = LayoutScene()
    let box = scene.box(50, 20)
    box.leftAnchor.constraint(equalTo: scene.root.leftAnchor).on()
    box.topAnchor.constraint(equalTo: scene.root.topAnchor).on()
    box.widthAnchor.constraint(equalToConstant: 90).on(UILayoutPriority(100))
    scene.layout()
    #expect(box.frame.width == 50)
    box.wanted.width = UIView.noIntrinsicMetric
    scene.layout()
    #expect(box.frame.width == 90)
    box.wanted = CGSize(width: 70, height: 30)
    scene.layout()
    #expect(box.frame == rect(0, 0, 70, 30))
  }

  @Test("Text that wraps is as high as it needs to be at the width it gets")
  func wrapping() {
    let text = PlainText()
    defer { text.end() }
    let scene = LayoutScene()
    let label = scene.add(UILabel())
    label.numberOfLines = 0
    label.font = .systemFont(ofSize: 10)
    // 11 letters of 5 points a word, 59 with the spaces.
    label.text = "abcdefghijk abcdefghijk abcdefghijk"
    let below = scene.box(10, 10)
    label.leftAnchor.constraint(equalTo: scene.root.leftAnchor).on()
    label.topAnchor.constraint(equalTo: scene.root.topAnchor).on()
    let width = label.widthAnchor.constraint(lessThanOrEqualToConstant: 300).on()
    below.topAnchor.constraint(equalTo: label.bottomAnchor).on()
    below.leftAnchor.constraint(equalTo: scene.root.leftAnchor).on()
    scene.layout()
    #expect(label.frame == rect(0, 0, 175, 12))
    #expect(below.frame.minY == 12)
    width.constant = 120
    scene.layout()
    #expect(label.frame == rect(0, 0, 120, 24))
    #expect(below.frame.minY == 24)
    width.constant = 60
    scene.layout()
    #expect(label.frame == rect(0, 0, 60, 36))
    #expect(below.frame.minY == 36)
    width.constant = 300
    scene.layout()
    #expect(label.frame == rect(0, 0, 175, 12))
  }

  @Test("Baselines of texts of two sizes, of a button and of a plain view are on one line")
  func baselines() {
    let text = PlainText()
    defer { text.end() }
    let scene = LayoutScene()
    let (large, small) = (scene.add(UILabel()), scene.add(UILabel()))
    large.font = .systemFont(ofSize: 40)
    small.font = .systemFont(ofSize: 20)
    large.text = "Large"
    small.text = "small"
    let plain = scene.box(10, 10)
    large.topAnchor.constraint(equalTo: scene.root.topAnchor).on()
    small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor).on()
    plain.lastBaselineAnchor.constraint(equalTo: small.lastBaselineAnchor, constant: 3).on()
    for view in [large, small, plain] {
      view.leftAnchor.constraint(equalTo: scene.root.leftAnchor).on()
    }
    scene.layout()
    // Letters reach 0.95 of the size up and lines are 1.2 high.
    #expect(large.frame == rect(0, 0, 100, 48))
    #expect(small.frame == rect(0, 19, 50, 24))
    #expect(plain.frame.maxY == 41)
    large.font = .systemFont(ofSize: 60)
    scene.layout()
    #expect(small.frame.minY == 38)
    #expect(plain.frame.maxY == 60)
  }

  private func row(_ views: [UIView], in root: UIView) {
    var edge = root.leftAnchor
    for view in views {
      view.leftAnchor.constraint(equalTo: edge).on()
      view.topAnchor.constraint(equalTo: root.topAnchor).on()
      edge = view.rightAnchor
    }
    edge.constraint(equalTo: root.rightAnchor).on()
  }
}
