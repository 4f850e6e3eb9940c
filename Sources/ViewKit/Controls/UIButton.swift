import Foundation

/// A control with a title, a picture or both, side by side.
@preconcurrency @MainActor open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable { case custom, system }

  /// What a button shows in one state.
  private struct Look {
    var title: String?
    var titleColor: UIColor?
    var image: UIImage?
  }

  private var looks: [State: Look] = [:]
  public let buttonType: ButtonType
  private let storedTitle = UILabel()
  private let storedImage = UIImageView(image: nil)

  public init(type: ButtonType) {
    buttonType = type
    super.init(frame: .zero)
    arrange()
  }

  public override init(frame: CGRect) {
    buttonType = .custom
    super.init(frame: frame)
    arrange()
  }

  /// A button with an action's title and picture, which it does when it is pressed.
  public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) {
    self.init(type: .system)
    self.frame = frame
    guard let primaryAction else { return }
    setTitle(primaryAction.title.isEmpty ? nil : primaryAction.title, for: .normal)
    setImage(primaryAction.image, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  public required init?(coder: NSCoder) {
    buttonType = .custom
    super.init(coder: coder)
    arrange()
  }

  private func arrange() {
    storedImage.contentMode = .scaleAspectFit
    storedTitle.font = .systemFont(ofSize: 15, weight: .medium)
    addSubview(storedImage)
    addSubview(storedTitle)
    stateChanged()
  }

  open var titleLabel: UILabel? { storedTitle }
  open var imageView: UIImageView? { storedImage }
  open var contentEdgeInsets: UIEdgeInsets = .zero {
    didSet { if contentEdgeInsets != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// Points between the picture and the title. An addition.
  open var imagePadding: CGFloat = 6 { didSet { setNeedsLayout() } }

  open func setTitle(_ title: String?, for state: State) {
    looks[state, default: Look()].title = title
    stateChanged()
    invalidateIntrinsicContentSize()
  }

  open func setTitleColor(_ color: UIColor?, for state: State) {
    looks[state, default: Look()].titleColor = color
    stateChanged()
  }

  open func setImage(_ image: UIImage?, for state: State) {
    looks[state, default: Look()].image = image
    stateChanged()
    invalidateIntrinsicContentSize()
  }

  open func title(for state: State) -> String? { looks[state]?.title }
  open func titleColor(for state: State) -> UIColor? { looks[state]?.titleColor }
  open func image(for state: State) -> UIImage? { looks[state]?.image }
  open var currentTitle: String? { look(\.title) }
  open var currentTitleColor: UIColor { look(\.titleColor) ?? tintColor }
  open var currentImage: UIImage? { look(\.image) }

  private func look<Value>(_ path: KeyPath<Look, Value?>) -> Value? {
    looks[state]?[keyPath: path] ?? looks[.normal]?[keyPath: path]
  }

  open override func tintColorDidChange() { stateChanged() }

  open override func stateChanged() {
    super.stateChanged()
    storedTitle.text = currentTitle
    storedTitle.textColor = currentTitleColor
    storedImage.image = currentImage
    storedImage.isHidden = currentImage == nil
    storedTitle.isHidden = currentTitle == nil
    let opacity = !isEnabled ? 0.35 : buttonType == .system && isHighlighted ? 0.5 : 1
    storedTitle.alpha = opacity
    storedImage.alpha = opacity
  }

  open override var canBecomeFirstResponder: Bool { isEnabled }

  open override var pointerShape: PointerShape? { isEnabled ? .hand : nil }

  private func contentSizes() -> (image: CGSize, title: CGSize, gap: CGFloat) {
    let image = storedImage.image?.size ?? .zero
    let title = storedTitle.intrinsicContentSize
    return (image, title, image.width > 0 && title.width > 0 ? imagePadding : 0)
  }

  open override var intrinsicContentSize: CGSize {
    let parts = contentSizes()
    let insets = contentEdgeInsets
    return CGSize(
      width: parts.image.width + parts.gap + parts.title.width + insets.left + insets.right,
      height: max(parts.image.height, parts.title.height) + insets.top + insets.bottom)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override var firstBaselineFromCenter: CGFloat? {
    guard currentTitle != nil else { return nil }
    let shift = (contentEdgeInsets.top - contentEdgeInsets.bottom) / 2
    return storedTitle.firstBaselineFromCenter.map { $0 + shift }
  }

  override var lastBaselineFromCenter: CGFloat? { firstBaselineFromCenter }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let parts = contentSizes()
    let room = bounds.inset(by: contentEdgeInsets)
    let titleWidth = min(parts.title.width, max(room.width - parts.image.width - parts.gap, 0))
    var x = room.minX + (room.width - parts.image.width - parts.gap - titleWidth) / 2
    storedImage.frame = CGRect(
      x: x, y: room.midY - parts.image.height / 2, width: parts.image.width,
      height: parts.image.height)
    x += parts.image.width + parts.gap
    storedTitle.frame = CGRect(
      x: x, y: room.midY - parts.title.height / 2, width: titleWidth, height: parts.title.height)
  }
}
