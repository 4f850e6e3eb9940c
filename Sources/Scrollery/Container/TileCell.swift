import Foundation
import ViewKit

/// A square of the grid: a picture with round corners and a number.
final class TileCell: UICollectionViewCell {
  private let picture = UIImageView(image: nil)
  private let badge = UIView()
  private let number = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    layer.cornerRadius = 14
    badge.backgroundColor = UIColor(white: 0, alpha: 0.48)
    badge.layer.cornerRadius = 10
    number.font = .systemFont(ofSize: 12, weight: .semibold)
    number.textColor = .white
    number.textAlignment = .center
    for view in [picture, badge, number] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func show(_ image: UIImage?, number text: String) {
    picture.image = image
    number.text = text
    setNeedsLayout()
  }

  override var isHighlighted: Bool {
    didSet { contentView.alpha = isHighlighted ? 0.7 : 1 }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
    let width = min(number.intrinsicContentSize.width + 16, max(bounds.width - 16, 0))
    badge.frame = CGRect(x: 8, y: bounds.height - 28, width: width, height: 20)
    number.frame = badge.frame
  }
}
