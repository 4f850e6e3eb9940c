import Foundation
import ViewKit

/// A page of the bands: a bubble with its number, long ones with a picture beside it.
final class BubblePageView: UIView, ReusedView {
  private static let pictureNames = [
    "bubble-star", "bubble-heart", "bubble-bolt", "bubble-cloud", "bubble-sun", "bubble-moon",
    "bubble-note", "bubble-plane", "bubble-flake", "bubble-flame",
  ]
  /// Shorter than this, in points, a page is round and has no picture.
  private static let pictureLength: CGFloat = 120

  private(set) var reuseRecord: ReuseRecord
  private(set) var index = 0
  private let number = UILabel()
  private let picture = UIImageView(image: nil)
  private let pictures: PictureShelf

  init(identity: Int, pictures: PictureShelf) {
    reuseRecord = ReuseRecord(identity: identity, dequeues: -1)
    self.pictures = pictures
    super.init(frame: .zero)
    layer.shouldRasterize = true
    number.textColor = .white
    picture.contentMode = .scaleAspectFit
    addSubview(picture)
    addSubview(number)
  }

  required init?(coder: NSCoder) { return nil }

  /// Shows a page, and counts that the view was taken for it.
  func show(_ index: Int) {
    self.index = index
    reuseRecord.dequeues += 1
    number.text = String(index + 1)
    let colors = ContainerPalette.bubbles
    backgroundColor = colors[index % colors.count]
    picture.image = pictures[Self.pictureNames[index % Self.pictureNames.count]]
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isLong = bounds.width >= Self.pictureLength
    picture.isHidden = !isLong
    layer.cornerRadius = isLong ? 20 : min(bounds.width, bounds.height) / 2
    number.font = .systemFont(ofSize: isLong ? 40 : 18, weight: isLong ? .bold : .semibold)
    number.textAlignment = isLong ? .right : .center
    guard isLong else {
      number.frame = bounds
      return
    }
    let side = min(bounds.height - 2 * Theme.group, 56)
    picture.frame = CGRect(
      x: Theme.margin, y: (bounds.midY - side / 2).rounded(), width: side, height: side)
    number.frame = CGRect(
      x: picture.frame.maxX, y: 0, width: bounds.width - Theme.margin - picture.frame.maxX,
      height: bounds.height)
  }
}
