import Foundation
import ViewKit

/// The heading above a part of the screen: a title, and at the right what there is of it.
final class SectionCaptionView: UIView {
  static let height: CGFloat = 64

  private let title = UILabel()
  private let detail = UILabel()

  var text: String? {
    get { detail.text }
    set {
      detail.text = newValue
      setNeedsLayout()
    }
  }

  init(_ text: String, background: UIColor, titleColor: UIColor, detailColor: UIColor) {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: Self.height))
    backgroundColor = background
    title.text = text
    title.font = .systemFont(ofSize: 22, weight: .bold)
    title.textColor = titleColor
    detail.font = .systemFont(ofSize: 13, weight: .medium)
    detail.textColor = detailColor
    detail.textAlignment = .right
    addSubview(title)
    addSubview(detail)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let column = ContentColumn(width: bounds.width)
    let baseline = bounds.height - 16
    let (tall, small) = (title.font, detail.font)
    guard let tall, let small else { return }
    let height = tall.lineHeight.rounded(.up)
    let titleWidth = min(title.intrinsicContentSize.width, column.width)
    title.frame = CGRect(
      x: column.x, y: (baseline - tall.ascender).rounded(), width: titleWidth, height: height)
    // Both stand on the same line.
    detail.frame = CGRect(
      x: column.x + titleWidth + 12, y: (baseline - small.ascender).rounded(),
      width: max(column.width - titleWidth - 12, 0), height: small.lineHeight.rounded(.up))
  }
}
