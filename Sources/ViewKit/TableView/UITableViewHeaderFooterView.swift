import Foundation

/// The view above or below the rows of a section.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
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
    label.font = .systemFont(ofSize: 15, weight: .semibold)
    label.textColor = .label
    storedTextLabel = label
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  /// Called before a view that was used is given to another section.
  open func prepareForReuse() {
    removeAllAnimations()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
    storedTextLabel?.frame = CGRect(
      x: 16, y: 0, width: max(bounds.width - 32, 0), height: bounds.height)
  }
}
