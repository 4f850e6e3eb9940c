import Foundation
import ViewKit

/// A bubble of the carousel: a coloured disc with a picture.
final class BubbleCell: UICollectionViewCell {
  private let picture = UIImageView(image: nil)

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.contentMode = .scaleAspectFit
    contentView.addSubview(picture)
    // Drawn at its greatest size and only ever shown smaller, a bubble is sharp; on the ground that
    // is behind it, its picture has no edge that a change of size could colour.
    backgroundColor = ContainerPalette.page
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func show(_ image: UIImage?, color: UIColor) {
    picture.image = image
    contentView.backgroundColor = color
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    contentView.layer.cornerRadius = bounds.width / 2
    let side = (bounds.width / 2).rounded()
    picture.frame = CGRect(
      x: (bounds.width - side) / 2, y: (bounds.height - side) / 2, width: side, height: side)
  }
}
