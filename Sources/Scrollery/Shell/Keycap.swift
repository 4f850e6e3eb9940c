import Foundation
import ViewKit

/// The name of a key in a small box, as on a keyboard.
final class Keycap: UIView {
  private let label = UILabel()

  init(_ key: String) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.cornerRadius = 4
    layer.borderWidth = 1
    layer.borderColor = Theme.hairline
    label.text = key
    label.font = Theme.keycap
    label.textColor = Theme.tertiaryText
    label.textAlignment = .center
    addSubview(label)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  static let height: CGFloat = 18

  var tint: UIColor = Theme.tertiaryText {
    didSet { label.textColor = tint }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: max(label.intrinsicContentSize.width + 8, Keycap.height), height: Keycap.height)
  }

  override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  override func layoutSubviews() {
    label.frame = bounds
  }
}
