import Foundation
import ViewKit

/// A row of a list: a card with a picture, a title, a line below it and a figure at the right.
final class RowCell: UITableViewCell {
  /// Height in points of a card, and of the gap that follows it.
  static let cardHeight: CGFloat = 72
  static let gap: CGFloat = 4

  private let card = UIView()
  private let plate = UIView()
  private let picture = UIImageView(image: nil)
  private let title = UILabel()
  private let subtitle = UILabel()
  private let weight = UILabel()
  private var colors: ListColors?

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    card.layer.cornerRadius = 14
    plate.layer.cornerRadius = 10
    picture.contentMode = .scaleAspectFit
    title.font = .systemFont(ofSize: 17, weight: .semibold)
    subtitle.font = .systemFont(ofSize: 13)
    weight.font = .systemFont(ofSize: 13, weight: .medium)
    weight.textAlignment = .right
    contentView.addSubview(card)
    for view in [plate, picture, title, subtitle, weight] { card.addSubview(view) }
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func show(_ content: RowContent, picture image: UIImage?, colors: ListColors) {
    title.text = content.title
    subtitle.text = content.subtitle
    weight.text = content.weight
    picture.image = image
    guard self.colors == nil else { return }
    self.colors = colors
    backgroundColor = colors.band
    card.backgroundColor = colors.row
    plate.backgroundColor = colors.plate
    title.textColor = colors.rowTitle
    subtitle.textColor = colors.rowDetail
    weight.textColor = colors.rowDetail
  }

  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    super.setHighlighted(highlighted, animated: animated)
    card.backgroundColor = highlighted ? colors?.pressedRow : colors?.row
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let column = ContentColumn(width: bounds.width)
    card.frame = CGRect(x: column.x, y: 0, width: column.width, height: Self.cardHeight)
    plate.frame = CGRect(x: 12, y: 12, width: 48, height: 48)
    picture.frame = CGRect(x: 18, y: 18, width: 36, height: 36)
    let left: CGFloat = 74
    let right = max(card.bounds.width - 16, left)
    let width = right - left
    let weightWidth = min(56, width)
    title.frame = CGRect(x: left, y: 14, width: width - weightWidth, height: 23)
    weight.frame = CGRect(x: right - weightWidth, y: 16, width: weightWidth, height: 19)
    subtitle.frame = CGRect(x: left, y: 38, width: width, height: 19)
  }
}
