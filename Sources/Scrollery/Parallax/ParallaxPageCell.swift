import Foundation
import ViewKit

/// A page in front of the panorama: a title, and a text that it comes in ahead of.
final class ParallaxPageCell: UICollectionViewCell {
  /// Below the strip of titles, in points.
  private static let top: CGFloat = 64
  private static let greatestTextWidth: CGFloat = 420
  /// How much further than the page a title moves, in parts of the page's width.
  private static let titleLead: CGFloat = 0.24

  let title = UILabel()
  let text = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    // There is hardly more in it than two texts, whose pictures are kept anyway.
    layer.shouldRasterize = false
    for label in [title, text] {
      label.textColor = ParallaxPalette.ink
      label.numberOfLines = 0
      contentView.addSubview(label)
    }
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func show(_ page: ParallaxPage) {
    title.text = page.title
    text.text = page.text
    setNeedsLayout()
  }

  /// Shows the page at a distance from the one in sight, in pages: 0 in the middle, 1 a page to the
  /// right.
  func show(atDistance distance: CGFloat) {
    title.transform = CGAffineTransform(
      translationX: distance * Self.titleLead * bounds.width, y: 0)
    let opacity = 1 - min(abs(distance) * 1.4, 1)
    title.alpha = opacity
    text.alpha = opacity
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let column = ContentColumn(width: bounds.width)
    let isNarrow = bounds.width < 480
    title.font = .systemFont(ofSize: isNarrow ? 28 : 36, weight: .bold)
    text.font = .systemFont(ofSize: isNarrow ? 15 : 17, weight: .medium)
    let width = min(column.width - 2 * Theme.gap, Self.greatestTextWidth)
    let left = column.x + Theme.gap
    place(title, x: left, y: Self.top, width: width)
    place(text, x: left, y: title.center.y + title.bounds.height / 2 + Theme.gap, width: width)
  }

  /// Sets bounds and centre, so that a label keeps its transform.
  private func place(_ label: UILabel, x: CGFloat, y: CGFloat, width: CGFloat) {
    let height = label.sizeThatFits(CGSize(width: width, height: 0)).height.rounded(.up)
    label.bounds.size = CGSize(width: width, height: height)
    label.center = CGPoint(x: x + width / 2, y: y + height / 2)
  }
}

/// The colours of the parallax screen, which has no ground of its own.
enum ParallaxPalette {
  static let ink = UIColor(light: 0x12314A, dark: 0xF4F7FB)
  static let plate = UIColor(hex: 0x0D2233, alpha: 0.72)
}
