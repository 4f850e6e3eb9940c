import Foundation
import ViewKit

/// The titles of the pages in a strip that follows them and cannot be scrolled by itself.
final class TitleStrip: UIScrollView {
  /// Width of a title in points.
  static let pitch: CGFloat = 120

  private let labels: [UILabel]

  override init(frame: CGRect) {
    labels = (0..<PagesView.pages).map { page in
      let label = UILabel()
      label.text = "Page \(page + 1)"
      label.font = Theme.bodyEmphasized
      label.textAlignment = .center
      return label
    }
    super.init(frame: frame)
    accessibilityIdentifier = "titles"
    isUserInteractionEnabled = false
    showsHorizontalScrollIndicator = false
    for label in labels { addSubview(label) }
  }

  required init?(coder: NSCoder) { return nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    contentSize = CGSize(width: CGFloat(labels.count) * Self.pitch, height: bounds.height)
    for (page, label) in labels.enumerated() {
      label.frame = CGRect(
        x: CGFloat(page) * Self.pitch, y: 0, width: Self.pitch, height: bounds.height)
    }
  }

  /// The offset at which the title of a page, or a place between two, is in the middle.
  static func offset(atPage page: CGFloat, width: CGFloat) -> CGFloat {
    (page + 0.5) * pitch - width / 2
  }

  /// Follows the pages.
  /// - Parameter page: the place among the pages, with fractions on the way between two.
  func follow(page: CGFloat) {
    contentOffset.x = Self.offset(atPage: page, width: bounds.width)
    let nearest = Int(page.rounded())
    for (index, label) in labels.enumerated() {
      label.textColor = index == nearest ? Theme.accent : Theme.tertiaryText
    }
  }
}
