import Foundation
import ViewKit

/// The header of the screen: a landscape with a large title, which becomes a bar with a small one.
///
/// It lies above the scroll view, takes no input and follows `show(_:at:)`.
final class ParallaxHeaderView: UIView {
  private let landscape = LandscapeView()
  private let shade = UIImageView(image: UIImage(named: "landscape-shade"))
  private let largeTitle = UILabel()
  private let tagline = UILabel()
  private let bar = UIView()
  private let barTitle = UILabel()
  private let hairline = UIView()

  /// 1 for the whole header, 0 for the bar.
  private(set) var progress: CGFloat = 1
  /// Points beyond the full height.
  private(set) var stretch: CGFloat = 0

  init(title: String, tagline text: String) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    clipsToBounds = true
    largeTitle.text = title
    largeTitle.font = .systemFont(ofSize: 32, weight: .bold)
    largeTitle.textColor = .white
    tagline.text = text
    tagline.font = .systemFont(ofSize: 15, weight: .medium)
    tagline.textColor = UIColor(white: 1, alpha: 0.92)
    bar.backgroundColor = ContainerPalette.bar
    barTitle.text = title
    barTitle.font = .systemFont(ofSize: 17, weight: .semibold)
    barTitle.textColor = ContainerPalette.barTitle
    barTitle.textAlignment = .center
    hairline.backgroundColor = .opaqueSeparator
    for view in [landscape, shade, largeTitle, tagline, bar, barTitle, hairline] {
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Takes the height, and shows as much of the bar, that belong to a vertical content offset.
  func show(_ collapse: HeaderCollapse, at offset: CGFloat) {
    progress = collapse.progress(at: offset)
    stretch = collapse.stretch(at: offset)
    landscape.restingHeight = collapse.fullHeight
    frame.size.height = collapse.height(at: offset)
    // The large title goes first, then the bar comes over the picture, and its title last.
    let large = min(max(progress * 3 - 0.6, 0), 1)
    largeTitle.alpha = large
    tagline.alpha = large
    bar.alpha = 1 - min(progress * 4, 1)
    hairline.alpha = bar.alpha
    barTitle.alpha = 1 - min(progress * 6, 1)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    landscape.frame = bounds
    let column = ContentColumn(width: bounds.width)
    let shadeHeight: CGFloat = 120
    shade.frame = CGRect(
      x: 0, y: bounds.height - shadeHeight, width: bounds.width, height: shadeHeight)
    let titleHeight = largeTitle.font.lineHeight.rounded(.up)
    let taglineHeight = tagline.font.lineHeight.rounded(.up)
    let bottom = bounds.height - 18
    tagline.frame = CGRect(
      x: column.x, y: bottom - taglineHeight, width: column.width, height: taglineHeight)
    largeTitle.frame = CGRect(
      x: column.x, y: bottom - taglineHeight - titleHeight - 2, width: column.width,
      height: titleHeight)
    bar.frame = bounds
    barTitle.frame = bounds
    let line = 1 / max(traitCollection.displayScale, 1)
    hairline.frame = CGRect(x: 0, y: bounds.height - line, width: bounds.width, height: line)
  }
}
