import Foundation
import Testing
import ViewKit

@Suite("Stack views")
struct UIStackViewTests {
  private final class Block: UIView {
    let wanted: CGSize
    init(_ width: CGFloat, _ height: CGFloat) {
      wanted = CGSize(width: width, height: height)
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { wanted }
  }

  private func stack(_ views: [UIView], width: CGFloat = 100, height: CGFloat = 20) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
    return stack
  }

  private func spans(_ views: [UIView]) -> [[CGFloat]] {
    views.map { [$0.frame.minX, $0.frame.width] }
  }

  @Test("fill gives what is left to the view that hugs least")
  func fill() {
    let views = [Block(10, 5), Block(20, 5), Block(30, 5)]
    views[0].setContentHuggingPriority(.defaultHigh, for: .horizontal)
    let stack = stack(views)
    stack.spacing = 5
    stack.layoutIfNeeded()
    #expect(spans(views) == [[0, 10], [15, 50], [70, 30]])
    #expect(views.allSatisfy { $0.frame.height == 20 })
  }

  @Test("Too little room is taken from the view that resists least")
  func shrink() {
    let views = [Block(60, 5), Block(60, 5)]
    views[0].setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    let stack = stack(views)
    stack.layoutIfNeeded()
    #expect(spans(views) == [[0, 40], [40, 60]])
  }

  @Test("Equal and proportional lengths, equal spacing")
  func distributions() {
    let views = [Block(10, 5), Block(30, 5)]
    let stack = stack(views)
    stack.distribution = .fillEqually
    stack.layoutIfNeeded()
    #expect(spans(views) == [[0, 50], [50, 50]])
    stack.distribution = .fillProportionally
    stack.layoutIfNeeded()
    #expect(spans(views) == [[0, 25], [25, 75]])
    stack.distribution = .equalSpacing
    stack.layoutIfNeeded()
    #expect(spans(views) == [[0, 10], [70, 30]])
  }

  @Test("Alignment across, a column, custom spacing, hidden views")
  func alignment() {
    let views = [Block(10, 5), Block(30, 5), Block(20, 5)]
    let stack = stack(views, width: 40, height: 100)
    stack.axis = .vertical
    stack.alignment = .center
    stack.distribution = .equalSpacing
    views[1].isHidden = true
    stack.layoutIfNeeded()
    #expect(views[0].frame == CGRect(x: 15, y: 0, width: 10, height: 5))
    #expect(views[2].frame == CGRect(x: 10, y: 95, width: 20, height: 5))
    stack.distribution = .fill
    stack.setCustomSpacing(7, after: views[0])
    stack.alignment = .trailing
    views[0].setContentHuggingPriority(.required, for: .vertical)
    stack.layoutIfNeeded()
    #expect(views[0].frame == CGRect(x: 30, y: 0, width: 10, height: 5))
    #expect(views[2].frame == CGRect(x: 20, y: 12, width: 20, height: 88))
    #expect(
      stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 20, height: 17))
  }

  @Test("A removed view is arranged no more")
  func removal() {
    let views = [Block(10, 5), Block(30, 5)]
    let stack = stack(views)
    views[0].removeFromSuperview()
    #expect(stack.arrangedSubviews == [views[1]])
  }
}
