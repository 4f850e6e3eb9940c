import Foundation
import Testing
import ViewKit

@Suite("Visual format")
struct VisualFormatTests {
  private let scene = LayoutScene(300, 100)

  private func activate(
    _ format: String, _ views: [String: UIView], options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil
  ) -> Int {
    let constraints = NSLayoutConstraint.constraints(
      withVisualFormat: format, options: options, metrics: metrics, views: views)
    NSLayoutConstraint.activate(constraints)
    return constraints.count
  }

  @Test("Spaces, margins, sizes, metrics and alignment")
  func row() {
    let views = ["a": scene.box(-1, 10), "b": scene.box(-1, 20), "c": scene.box(-1, 30)]
    #expect(
      activate(
        "|-[a(==b)]-gap-[b]-[c(50)]-(>=4,==7@500)-|", views, options: .alignAllCenterY,
        metrics: ["gap": 12]) == 9)
    #expect(activate("V:|[c]", views) == 1)
    scene.layout()
    // 300 - 8 - 12 - 8 - 50 - 7 = 215 for a and b.
    #expect(views["a"]?.frame == rect(8, 10, 108, 10))
    #expect(views["c"]?.frame == rect(243, 0, 50, 30))
    #expect(views["b"]?.frame.minX == 128)
  }

  @Test("Columns touch, and are measured from baseline to baseline where asked")
  func column() {
    let text = PlainText()
    defer { text.end() }
    let (first, second) = (scene.add(UILabel()), scene.add(UILabel()))
    for label in [first, second] {
      label.text = "x"
      label.font = .systemFont(ofSize: 20)
    }
    let views = ["first": first, "second": second]
    #expect(
      activate(
        "V:|[first]-30-[second]", views, options: [.spacingBaselineToBaseline, .alignAllLeft]) == 3)
    #expect(activate("H:|-3-[first(>=20,<=40)]", views) == 3)
    scene.layout()
    #expect(first.frame.origin == CGPoint(x: 3, y: 0))
    #expect(second.frame.origin == CGPoint(x: 3, y: 30))
  }

  @Test("The line may be read from the right")
  func reversed() {
    let views = ["a": scene.box(10, 10), "b": scene.box(20, 10)]
    _ = activate("|-5-[a]-6-[b]", views, options: .directionRightToLeft)
    scene.layout()
    #expect(views["a"]?.frame.maxX == 295)
    #expect(views["b"]?.frame.maxX == 279)
  }

  @Test(
    "What cannot be read gives nothing",
    arguments: [
      "", "[a", "[unknown]", "|-[a(50]", "|-x-[a]", "[a]--[b]", "X:[a]", "[a]-|-[b]", "[a(50@0)]",
    ])
  func failures(_ format: String) {
    let views = ["a": scene.box(10, 10), "b": scene.box(10, 10)]
    #expect(
      NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: views).isEmpty)
  }
}
