import Foundation
import Testing
import ViewKit

@Suite("Fitting sizes")
struct FittingSizeTests {
  private func cell(_ width: CGFloat = 0) -> (UIView, UILabel) {
    let (view, label) = (UIView(frame: rect(0, 0, width, 0)), UILabel())
    label.numberOfLines = 0
    label.font = .systemFont(ofSize: 10)
    label.text = "abcdefghijk abcdefghijk abcdefghijk"
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    label.fill(view, inset: 5)
    return (view, label)
  }

  @Test("Compressed and expanded, by what is inside")
  func both() {
    let text = PlainText()
    defer { text.end() }
    let (view, label) = cell()
    #expect(
      view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 185, height: 22))
    // Hugging is stronger than the wish for size.
    #expect(
      view.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
        == CGSize(width: 185, height: 22))
    label.setContentHuggingPriority(UILayoutPriority(10), for: .horizontal)
    #expect(view.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize).width == 10000)
    #expect(view.bounds.size == .zero)
  }

  @Test("The height at a width that is required")
  func height() {
    let text = PlainText()
    defer { text.end() }
    let (view, _) = cell(300)
    func height(_ width: CGFloat) -> CGFloat {
      view.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    #expect([300, 130, 70, 300].map(height) == [22, 34, 46, 22])
    view.layoutIfNeeded()
    #expect(view.subviews[0].frame.width == 290)
    #expect(height(70) == 46)
    view.frame.size = CGSize(width: 70, height: 46)
    view.layoutIfNeeded()
    #expect(view.subviews[0].frame == rect(5, 5, 60, 36))
  }

  @Test("A view among others is measured by what is in it alone")
  func member() {
    let scene = LayoutScene()
    let outer = scene.box()
    let inner = scene.box(40, 30, in: outer)
    outer.fill(scene.root)
    inner.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 3).on()
    inner.rightAnchor.constraint(equalTo: outer.rightAnchor, constant: -3).on()
    inner.topAnchor.constraint(equalTo: outer.topAnchor).on()
    inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor).on()
    scene.layout()
    #expect(outer.frame == rect(0, 0, 320, 480))
    #expect(
      outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 46, height: 30))
    #expect(outer.frame == rect(0, 0, 320, 480))
  }

  @Test("Without constraints: the intrinsic size")
  func plain() {
    #expect(
      Box(12, 13).systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 12, height: 13))
    let view = UIView(frame: rect(0, 0, 50, 50))
    #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == .zero)
  }

  @Test("A view without superview that constraints place has the size they give it")
  func freeRoot() {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.widthAnchor.constraint(equalToConstant: 33).on()
    view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 2).on()
    view.layoutIfNeeded()
    #expect(view.bounds.size == CGSize(width: 33, height: 66))
  }
}
