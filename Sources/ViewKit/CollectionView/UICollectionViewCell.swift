import Foundation

/// The view of one item. Its picture is kept in a texture, so that scrolling only moves it.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  private let storedContentView = UIView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    layer.shouldRasterize = true
    storedContentView.frame = bounds
    storedContentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(storedContentView)
  }

  open var contentView: UIView { storedContentView }

  open var isSelected = false {
    didSet { if isSelected != oldValue { selectionLookChanged() } }
  }

  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { selectionLookChanged() } }
  }

  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// What lies behind the content while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet {
      guard selectedBackgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      selectionLookChanged()
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
  }

  /// The size at which the constraints in the content view are kept.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard contentView.sizesItselfByConstraints else {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
    return contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  override var hasSizingConstraints: Bool {
    contentView.sizesItselfByConstraints || super.hasSizingConstraints
  }

  override func makeReusable() {
    isHighlighted = false
    isSelected = false
    super.makeReusable()
  }

  private func selectionLookChanged() {
    guard let view = selectedBackgroundView else { return }
    if isSelected || isHighlighted {
      view.frame = bounds
      if view.superview !== self { insertSubview(view, at: backgroundView == nil ? 0 : 1) }
    } else {
      view.removeFromSuperview()
    }
  }
}
