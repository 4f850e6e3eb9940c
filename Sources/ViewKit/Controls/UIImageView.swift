import Foundation

/// A picture.
@preconcurrency @MainActor open class UIImageView: UIView {
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  open var image: UIImage? {
    didSet {
      guard image !== oldValue else { return }
      setNeedsDisplay()
      if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
    }
  }

  open var highlightedImage: UIImage? {
    didSet { if isHighlighted { setNeedsDisplay() } }
  }

  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue, highlightedImage != nil { setNeedsDisplay() } }
  }

  open override var intrinsicContentSize: CGSize {
    image?.size ?? super.intrinsicContentSize
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

  open override func tintColorDidChange() {
    if image?.renderingMode == .alwaysTemplate { setNeedsDisplay() }
  }

  open override var drawsContent: Bool { image != nil }

  open override func drawContent(in context: DrawContext) {
    guard let image = isHighlighted ? highlightedImage ?? image : image else { return }
    let tint = image.renderingMode == .alwaysTemplate ? tintColor : nil
    context.picture(
      image.picture, in: contentMode.place(image.size, in: context.bounds), tint: tint)
  }
}

extension UIView.ContentMode {
  /// Where content of a size goes in a rectangle.
  func place(_ size: CGSize, in rect: CGRect) -> CGRect {
    var fitted = size
    switch self {
    case .scaleToFill, .redraw:
      return rect
    case .scaleAspectFit, .scaleAspectFill:
      guard size.width > 0, size.height > 0 else { return rect }
      let (across, down) = (rect.width / size.width, rect.height / size.height)
      let factor = self == .scaleAspectFit ? min(across, down) : max(across, down)
      fitted = CGSize(width: size.width * factor, height: size.height * factor)
    default:
      break
    }
    let x: CGFloat =
      switch self {
      case .left, .topLeft, .bottomLeft: 0
      case .right, .topRight, .bottomRight: 1
      default: 0.5
      }
    let y: CGFloat =
      switch self {
      case .top, .topLeft, .topRight: 0
      case .bottom, .bottomLeft, .bottomRight: 1
      default: 0.5
      }
    return CGRect(
      x: rect.minX + (rect.width - fitted.width) * x,
      y: rect.minY + (rect.height - fitted.height) * y, width: fitted.width, height: fitted.height)
  }
}
