import Foundation

/// Text that is read, in one or more lines.
@preconcurrency @MainActor open class UILabel: UIView {
  private var layout: (width: CGFloat, lines: TextLayout)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  open var text: String? {
    didSet { if text != oldValue { textChanged() } }
  }

  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet {
      if font == nil { font = .systemFont(ofSize: UIFont.labelFontSize) }
      if font != oldValue { textChanged() }
    }
  }

  open var textColor: UIColor! = .label {
    didSet {
      if textColor == nil { textColor = .label }
      if textColor != oldValue { setNeedsDisplay() }
    }
  }

  open var textAlignment = NSTextAlignment.natural {
    didSet { if textAlignment != oldValue { setNeedsDisplay() } }
  }

  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { textChanged() } }
  }

  /// 0 for as many as the text needs.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { textChanged() } }
  }

  /// The colour of the text while the label is highlighted, as in a selected cell.
  open var highlightedTextColor: UIColor? {
    didSet { if isHighlighted { setNeedsDisplay() } }
  }

  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue, highlightedTextColor != nil { setNeedsDisplay() } }
  }

  /// The width at which `intrinsicContentSize` breaks lines; 0 for one line a paragraph.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  private func textChanged() {
    layout = nil
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  private func lines(within width: CGFloat) -> TextLayout {
    if let layout, layout.width == width { return layout.lines }
    let lines = TextLayout(
      text ?? "", font: font, width: width, maximumLines: numberOfLines, mode: lineBreakMode)
    layout = (width, lines)
    return lines
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let limit = numberOfLines != 1 && size.width > 0 ? size.width : .greatestFiniteMagnitude
    let lines = TextLayout(
      text ?? "", font: font, width: limit, maximumLines: numberOfLines, mode: lineBreakMode)
    let scale = traitCollection.displayScale
    return CGSize(
      width: (lines.size.width * scale).rounded(.up) / scale,
      height: (lines.size.height * scale).rounded(.up) / scale)
  }

  open override var intrinsicContentSize: CGSize {
    guard text?.isEmpty == false else { return CGSize(width: 0, height: 0) }
    return sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
  }

  override var wrapsContent: Bool {
    numberOfLines != 1 && preferredMaxLayoutWidth <= 0 && text?.isEmpty == false
  }

  override func wrappedHeight(forWidth width: CGFloat) -> CGFloat {
    sizeThatFits(CGSize(width: width, height: 0)).height
  }

  // Text is drawn in the middle of the bounds.
  override var firstBaselineFromCenter: CGFloat? {
    font.ascender - lines(within: bounds.width).size.height / 2
  }

  override var lastBaselineFromCenter: CGFloat? {
    let height = lines(within: bounds.width).size.height
    return height / 2 - (font.lineHeight - font.ascender)
  }

  open override var drawsContent: Bool { text?.isEmpty == false }

  open override func drawContent(in context: DrawContext) {
    let lines = lines(within: bounds.width)
    let color: UIColor = isHighlighted ? highlightedTextColor ?? textColor : textColor
    // The lines are those of the label at rest; they keep their place in it while it grows.
    let area = context.bounds
    var y = area.minY + (area.height - lines.size.height) / 2
    for line in lines.lines {
      let room = area.width - line.size.width
      let x: CGFloat =
        switch textAlignment {
        case .left, .natural, .justified: 0
        case .center: room / 2
        case .right: room
        }
      context.text(line, at: CGPoint(x: area.minX + x, y: y), color)
      y += line.size.height
    }
  }
}
