import Foundation

/// A row of a list: a cell with a line below it where the list shows separators.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  /// How far the line is from the leading side, in points: UIKit's.
  private static let separatorInset: CGFloat = 16

  private let separator = UIView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    separator.backgroundColor = .separator
    separator.isHidden = true
    separator.isUserInteractionEnabled = false
    addSubview(separator)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let thickness = 1 / max(traitCollection.displayScale, 1)
    let line = CGRect(
      x: Self.separatorInset, y: bounds.height - thickness,
      width: max(bounds.width - Self.separatorInset, 0), height: thickness)
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    separator.frame = isReversed ? line.flipped(in: bounds.width) : line
  }

  open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    let row = layoutAttributes as? ListLayoutAttributes
    separator.isHidden = row?.showsSeparator != true
  }
}
