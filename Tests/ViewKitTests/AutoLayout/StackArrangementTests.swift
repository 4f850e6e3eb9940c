import Foundation
import Testing
import ViewKit

@Suite("Stack views, every arrangement")
struct StackArrangementTests {
  private let scene = LayoutScene(400, 400)

  private func stack(
    _ views: [UIView], _ axis: NSLayoutConstraint.Axis, length: CGFloat, breadth: CGFloat
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = axis
    stack.frame =
      axis == .horizontal ? rect(0, 0, length, breadth) : rect(0, 0, breadth, length)
    scene.root.addSubview(stack)
    return stack
  }

  /// Starts and lengths along the stack.
  private func spans(_ views: [UIView], _ axis: NSLayoutConstraint.Axis) -> [[CGFloat]] {
    views.map {
      axis == .horizontal ? [$0.frame.minX, $0.frame.width] : [$0.frame.minY, $0.frame.height]
    }
  }

  private func boxes(_ lengths: [CGFloat], _ axis: NSLayoutConstraint.Axis) -> [Box] {
    lengths.map { axis == .horizontal ? Box($0, 10) : Box(10, $0) }
  }

  @Test(
    "Distributions along both axes, spacing 10 in 200",
    arguments: [NSLayoutConstraint.Axis.horizontal, .vertical])
  func distributions(_ axis: NSLayoutConstraint.Axis) {
    let views = boxes([20, 40, 60], axis)
    let stack = stack(views, axis, length: 200, breadth: 30)
    stack.spacing = 10
    let expected: [(UIStackView.Distribution, [[CGFloat]])] = [
      // 200 - 20 - 120 = 60 are left over, which the first takes.
      (.fill, [[0, 80], [90, 40], [140, 60]]),
      (.fillEqually, [[0, 60], [70, 60], [140, 60]]),
      (.fillProportionally, [[0, 30], [40, 60], [110, 90]]),
      (.equalSpacing, [[0, 20], [60, 40], [140, 60]]),
      // Centres at 10 and 170, so the one between is at 90.
      (.equalCentering, [[0, 20], [70, 40], [140, 60]]),
    ]
    for (distribution, spans) in expected {
      stack.distribution = distribution
      scene.layout()
      #expect(self.spans(views, axis) == spans, "\(distribution)")
    }
  }

  @Test("Too little room: spacing is kept, views give in the order of their resistance")
  func squeezing() {
    let views = boxes([80, 80, 80], .horizontal)
    let stack = stack(views, .horizontal, length: 200, breadth: 30)
    stack.spacing = 10
    views[1].setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    for distribution in [UIStackView.Distribution.fill, .equalSpacing, .equalCentering] {
      stack.distribution = distribution
      scene.layout()
      #expect(spans(views, .horizontal) == [[0, 80], [90, 20], [120, 80]], "\(distribution)")
    }
  }

  @Test(
    "Alignments across both axes",
    arguments: [NSLayoutConstraint.Axis.horizontal, .vertical])
  func alignments(_ axis: NSLayoutConstraint.Axis) {
    let views = axis == .horizontal ? [Box(10, 20), Box(10, 30)] : [Box(20, 10), Box(30, 10)]
    let stack = stack(views, axis, length: 20, breadth: 50)
    let expected: [(UIStackView.Alignment, [[CGFloat]])] = [
      (.fill, [[0, 50], [0, 50]]),
      (.leading, [[0, 20], [0, 30]]),
      (.center, [[15, 20], [10, 30]]),
      (.trailing, [[30, 20], [20, 30]]),
    ]
    for (alignment, spans) in expected {
      stack.alignment = alignment
      scene.layout()
      #expect(
        self.spans(views, axis == .horizontal ? .vertical : .horizontal) == spans, "\(alignment)")
    }
  }

  @Test("Baselines: of the first lines at the top, of the last at the bottom")
  func baselines() {
    let text = PlainText()
    defer { text.end() }
    let (large, small) = (UILabel(), UILabel())
    large.font = .systemFont(ofSize: 40)
    small.font = .systemFont(ofSize: 20)
    for label in [large, small] { label.text = "x" }
    let stack = stack([large, small], .horizontal, length: 200, breadth: 100)
    stack.alignment = .firstBaseline
    scene.layout()
    #expect(spans([large, small], .vertical) == [[0, 48], [19, 24]])
    stack.alignment = .lastBaseline
    scene.layout()
    #expect(spans([large, small], .vertical) == [[52, 48], [71, 24]])
    #expect(
      stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 30, height: 48))
    #expect(stack.forFirstBaselineLayout === large)
  }

  @Test("A column's spacing may be measured from baseline to baseline")
  func baselineRelative() {
    let text = PlainText()
    defer { text.end() }
    let labels = (0..<2).map { _ in UILabel() }
    for label in labels {
      label.text = "x"
      label.font = .systemFont(ofSize: 20)
    }
    labels[0].setContentHuggingPriority(.required, for: .vertical)
    let stack = stack(labels, .vertical, length: 200, breadth: 50)
    stack.spacing = 40
    stack.isBaselineRelativeArrangement = true
    stack.distribution = .equalSpacing
    stack.frame.size.height = 64
    scene.layout()
    #expect(spans(labels, .vertical) == [[0, 24], [40, 24]])
  }

  @Test("Hidden views, custom spacing, margins")
  func gaps() {
    let views = boxes([20, 20, 20], .horizontal)
    let stack = stack(views, .horizontal, length: 120, breadth: 20)
    stack.spacing = 5
    stack.setCustomSpacing(15, after: views[0])
    #expect(stack.customSpacing(after: views[0]) == 15)
    #expect(stack.customSpacing(after: views[1]) == UIStackView.spacingUseDefault)
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 2, left: 3, bottom: 4, right: 7)
    views[2].setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
    scene.layout()
    #expect(spans(views, .horizontal) == [[3, 20], [38, 20], [63, 50]])
    #expect(views[0].frame.minY == 2)
    #expect(views[0].frame.height == 14)
    views[1].isHidden = true
    scene.layout()
    #expect(spans([views[0], views[2]], .horizontal) == [[3, 20], [38, 75]])
    views[1].isHidden = false
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[0])
    scene.layout()
    #expect(spans(views, .horizontal) == [[3, 20], [31, 20], [56, 57]])
    #expect(
      stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 83, height: 16))
    #expect(stack.layoutProblems.isEmpty)
  }

  @Test("Hiding animates the neighbours")
  func hiding() {
    let views = boxes([20, 20], .horizontal)
    let stack = stack(views, .horizontal, length: 40, breadth: 20)
    scene.layout()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      views[0].isHidden = true
      stack.layoutIfNeeded()
    }
    scene.layout(at: 0.5)
    #expect(views[1].frame == rect(0, 0, 40, 20))
    #expect(views[1].layer.presentation()?.frame == rect(10, 0, 30, 20))
  }

  @Test("Constraints of arranged views are kept, within and beyond the stack")
  func constraints() {
    let (icon, label) = (Box(100, 60), Box(50, 20))
    let stack = UIStackView(arrangedSubviews: [icon, label])
    stack.spacing = 6
    stack.alignment = .center
    scene.add(stack)
    stack.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 10).on()
    stack.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 10).on()
    icon.widthAnchor.constraint(equalToConstant: 40).on()
    icon.heightAnchor.constraint(equalTo: icon.widthAnchor).on(.defaultHigh)
    icon.setContentCompressionResistancePriority(UILayoutPriority(1), for: .vertical)
    let beside = scene.box(5, 5)
    beside.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 1).on()
    beside.centerYAnchor.constraint(equalTo: label.centerYAnchor).on()
    scene.layout()
    #expect(stack.frame == rect(10, 10, 96, 40))
    #expect(icon.frame == rect(0, 0, 40, 40))
    #expect(label.frame == rect(46, 10, 50, 20))
    #expect(beside.frame == rect(107, 28, 5, 5))
    #expect(scene.root.layoutProblems.isEmpty)
  }

  @Test("Stacks in stacks; views come, go and change places")
  func nesting() {
    let rows = (0..<3).map { row in
      let stack = UIStackView(arrangedSubviews: boxes([20, 30], .horizontal))
      stack.spacing = CGFloat(row)
      return stack
    }
    let column = stack(rows, .vertical, length: 90, breadth: 100)
    column.distribution = .fillEqually
    scene.layout()
    #expect(rows.map(\.frame) == [0, 30, 60].map { rect(0, $0, 100, 30) })
    #expect(rows[2].arrangedSubviews.map(\.frame) == [rect(0, 0, 68, 30), rect(70, 0, 30, 30)])
    rows[0].removeFromSuperview()
    scene.layout()
    #expect(column.arrangedSubviews == [rows[1], rows[2]])
    #expect(rows[1].frame == rect(0, 0, 100, 45))
    column.insertArrangedSubview(rows[0], at: 1)
    scene.layout()
    #expect(rows.map(\.frame.minY) == [30, 0, 60])
    column.removeArrangedSubview(rows[2])
    rows[2].removeFromSuperview()
    column.insertArrangedSubview(rows[1], at: 5)
    scene.layout()
    #expect(column.arrangedSubviews == [rows[0], rows[1]])
    #expect(rows[0].arrangedSubviews[1].frame == rect(70, 0, 30, 45))
  }

  @Test("An empty stack is as small as can be")
  func empty() {
    let stack = scene.add(UIStackView())
    stack.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor).on()
    stack.topAnchor.constraint(equalTo: scene.root.topAnchor).on()
    scene.layout()
    #expect(stack.frame == .zero)
    #expect(scene.root.layoutProblems.isEmpty)
  }
}
