import Foundation
import ViewKit

/// A page that constraints lay out: a picture and two texts, one below the other or side by side.
final class ContentPageView: UIView {
  private static let motifs = [
    "fruit-apple", "fruit-pear", "fruit-orange", "fruit-lemon", "fruit-cherry",
    "fruit-strawberry", "fruit-grapes", "fruit-banana", "fruit-watermelon", "fruit-plum",
    "fruit-kiwi", "fruit-pineapple",
  ]

  /// Counts the pages that were made, from 1.
  let number: Int
  private let picture = UIImageView(frame: .zero)
  private let name = UILabel()
  private let size = UILabel()
  private let texts: UIStackView
  private let stack: UIStackView

  init(number: Int, pictures: PictureShelf) {
    self.number = number
    texts = UIStackView(arrangedSubviews: [name, size])
    stack = UIStackView(arrangedSubviews: [picture, texts])
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    picture.image = pictures[Self.motifs[(number - 1) % Self.motifs.count]]
    picture.contentMode = .scaleAspectFit
    picture.accessibilityIdentifier = "picture"
    // It is as large as the page has it, whatever its own size.
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      picture.setContentHuggingPriority(.fittingSizeLevel, for: axis)
      picture.setContentCompressionResistancePriority(.fittingSizeLevel, for: axis)
    }
    name.text = "Page \(number)"
    name.font = .systemFont(ofSize: 34, weight: .bold)
    name.textColor = Theme.text
    size.font = Theme.body
    size.textColor = Theme.secondaryText
    texts.axis = .vertical
    texts.spacing = Theme.tight
    stack.alignment = .center
    stack.spacing = Theme.margin
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    constrain()
  }

  required init?(coder: NSCoder) { return nil }

  private func constrain() {
    let margins = layoutMarginsGuide
    let share = picture.heightAnchor.constraint(equalTo: heightAnchor, multiplier: 0.4)
    share.priority = .defaultHigh
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: centerYAnchor),
      stack.leadingAnchor.constraint(greaterThanOrEqualTo: margins.leadingAnchor),
      stack.topAnchor.constraint(greaterThanOrEqualTo: margins.topAnchor),
      picture.widthAnchor.constraint(equalTo: picture.heightAnchor),
      picture.widthAnchor.constraint(lessThanOrEqualToConstant: 280),
      share,
    ])
  }

  /// Side by side in a page that is wider than it is high, with the size that the page has.
  override func layoutSubviews() {
    let isWide = bounds.width > bounds.height
    stack.axis = isWide ? .horizontal : .vertical
    for label in [name, size] { label.textAlignment = isWide ? .left : .center }
    size.text =
      "\(Figure.fixed(bounds.width, places: 0)) × \(Figure.fixed(bounds.height, places: 0)) points"
    super.layoutSubviews()
  }
}
