import Foundation
import ViewKit

/// A fruit's picture and name: side by side in a wide cell, one below the other in any other.
final class FruitCell: UICollectionViewCell {
  /// Round the content, in points.
  private static let padding: CGFloat = 4
  /// How large the name of a fruit is shown in a square, beside its size in a row.
  private static let squareScale: CGFloat = 0.8
  /// How long the content takes to turn, in seconds.
  private static let turn: TimeInterval = 0.3

  private let picture = SquareImageView(frame: .zero)
  private let name = UILabel()
  private let stack: UIStackView

  override init(frame: CGRect) {
    stack = UIStackView(arrangedSubviews: [picture, name])
    super.init(frame: frame)
    backgroundColor = FruitPalette.cell
    clipsToBounds = true
    layer.cornerRadius = 4
    picture.contentMode = .scaleAspectFit
    let square = picture.widthAnchor.constraint(equalTo: picture.heightAnchor)
    square.priority = .defaultHigh
    square.isActive = true
    name.font = .systemFont(ofSize: 18)
    name.textColor = FruitPalette.text
    name.setContentCompressionResistancePriority(.required, for: .horizontal)
    name.setContentCompressionResistancePriority(.required, for: .vertical)
    name.setContentHuggingPriority(.defaultHigh, for: .vertical)
    contentView.addSubview(stack)
    pinStack()
    show(FruitCell.axis(for: frame.size))
  }

  required init?(coder: NSCoder) { return nil }

  func show(_ fruit: Fruit, picture image: UIImage?) {
    picture.image = image
    name.text = fruit.name
  }

  /// The axis of the content of a cell: across when it is more than twice as wide as it is high.
  static func axis(for size: CGSize) -> NSLayoutConstraint.Axis {
    size.width > 2 * size.height ? .horizontal : .vertical
  }

  var axis: NSLayoutConstraint.Axis { stack.axis }

  override func layoutSubviews() {
    super.layoutSubviews()
    let axis = FruitCell.axis(for: bounds.size)
    if axis != stack.axis {
      hugName()
      UIView.animate(withDuration: Self.turn) {
        self.show(axis)
        self.contentView.layoutIfNeeded()
      }
    } else {
      show(axis)
    }
  }

  private func show(_ axis: NSLayoutConstraint.Axis) {
    let isWide = axis == .horizontal
    stack.axis = axis
    stack.spacing = isWide ? 16 : 4
    name.textAlignment = isWide ? .left : .center
    let scale = nameScale(axis)
    name.transform = CGAffineTransform(scaleX: scale, y: scale)
  }

  /// Fills the cell but for the padding. Only a name too long for it makes the stack broader than
  /// the cell: it lies in the middle of it then.
  private func pinStack() {
    stack.translatesAutoresizingMaskIntoConstraints = false
    let width = stack.widthAnchor.constraint(
      equalTo: contentView.widthAnchor, constant: -2 * Self.padding)
    width.priority = UILayoutPriority(UILayoutPriority.required.rawValue - 1)
    NSLayoutConstraint.activate([
      width, stack.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: Self.padding),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -Self.padding),
    ])
  }

  /// How large the name is shown: smaller in a square, and where even that is too large for the
  /// cell, as large as fits.
  private func nameScale(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
    guard axis == .vertical else { return 1 }
    let room = bounds.width - 2 * Self.padding
    return min(Self.squareScale, max(room, 1) / max(name.intrinsicContentSize.width, 1))
  }

  /// Makes the label as wide as its text without moving the text, so that it is not seen to jump when
  /// its alignment changes.
  private func hugName() {
    let spare = name.bounds.width - name.intrinsicContentSize.width
    guard spare > 0 else { return }
    UIView.performWithoutAnimation {
      if name.textAlignment == .left { name.center.x -= spare / 2 * name.transform.a }
      name.bounds.size.width -= spare
    }
  }
}
