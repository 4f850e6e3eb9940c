import Foundation

/// The view above or below the rows of a section.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  private static let margin: CGFloat = 16
  private static let textSize: CGFloat = 15

  private let storedIdentifier: String?
  private let storedContentView = UIView()
  private var storedTextLabel: UILabel?

  public init(reuseIdentifier: String?) {
    storedIdentifier = reuseIdentifier
    super.init(frame: .zero)
    setUp()
  }

  public required init?(coder: NSCoder) {
    storedIdentifier = nil
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = .secondarySystemBackground
    layer.shouldRasterize = true
    addSubview(storedContentView)
  }

  open var contentView: UIView { storedContentView }
  open var reuseIdentifier: String? { storedIdentifier }

  open var textLabel: UILabel? {
    if let storedTextLabel { return storedTextLabel }
    let label = UILabel(frame: .zero)
    label.font = .systemFont(ofSize: Self.textSize, weight: .semibold)
    label.textColor = .label
    storedTextLabel = label
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  /// As high as the label needs, and never lower than a standard header.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let standard = UITableView.standardTitleHeight
    guard let label = storedTextLabel, label.text?.isEmpty == false else {
      return CGSize(width: size.width, height: standard)
    }
    let line = label.wholePixels(UIFont.systemFont(ofSize: Self.textSize).lineHeight)
    let room = max(size.width - 2 * Self.margin, 0)
    return CGSize(
      width: size.width, height: standard + max(label.textHeight(within: room) - line, 0))
  }

  /// What the constraints in `contentView` say, and without any `sizeThatFits(_:)`.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    ownSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// Called before a view that was used is given to another section.
  open func prepareForReuse() {
    removeAllAnimations()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
    storedTextLabel?.frame = CGRect(
      x: Self.margin, y: 0, width: max(bounds.width - 2 * Self.margin, 0), height: bounds.height)
  }
}
