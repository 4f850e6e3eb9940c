import Foundation

/// A value between two others, chosen by dragging a thumb along a track.
@preconcurrency @MainActor open class UISlider: UIControl {
  /// In points: our own choice for a thumb that is moved with a mouse.
  private static let thumbSide: CGFloat = 20
  private static let trackHeight: CGFloat = 4
  /// The part of the range that an arrow key goes, and that page keys do.
  private static let step: Float = 0.02
  private static let page: Float = 0.1

  private var storedValue: Float = 0
  /// From the thumb's middle to where it was taken hold of.
  private var grip: CGFloat = 0

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Value

  /// Always between the least and the greatest value; one that is not a number is ignored.
  open var value: Float {
    get { storedValue }
    set { setValue(newValue, animated: false) }
  }

  open var minimumValue: Float = 0 {
    didSet {
      guard minimumValue.isFinite else {
        minimumValue = oldValue
        return
      }
      if maximumValue < minimumValue { maximumValue = minimumValue }
      setValue(storedValue, animated: false)
      setNeedsDisplay()
    }
  }

  open var maximumValue: Float = 1 {
    didSet {
      guard maximumValue.isFinite else {
        maximumValue = oldValue
        return
      }
      if minimumValue > maximumValue { minimumValue = maximumValue }
      setValue(storedValue, animated: false)
      setNeedsDisplay()
    }
  }

  /// Whether actions are sent all along, or only when the thumb is let go.
  open var isContinuous = true

  /// Sends no actions. The thumb is where the value is at once, animated or not.
  open func setValue(_ value: Float, animated: Bool) {
    guard !value.isNaN else { return }
    let value = min(max(value, minimumValue), maximumValue)
    guard value != storedValue else { return }
    storedValue = value
    setNeedsDisplay()
  }

  // MARK: Look

  open var minimumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var maximumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var thumbTintColor: UIColor? { didSet { setNeedsDisplay() } }

  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let inset = UISlider.thumbSide / 2
    return CGRect(
      x: bounds.minX + inset, y: (bounds.midY - UISlider.trackHeight / 2).rounded(),
      width: max(bounds.width - 2 * inset, 0), height: UISlider.trackHeight)
  }

  /// The thumb's middle stands on the track where the value is.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let range = maximumValue - minimumValue
    let part = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    let side = UISlider.thumbSide
    return CGRect(
      x: rect.minX + rect.width * part - side / 2, y: rect.midY - side / 2, width: side,
      height: side)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 32)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 32)
  }

  open override var pointerShape: PointerShape? { isEnabled ? .hand : nil }

  open override var drawsContent: Bool { true }

  open override func drawContent(in context: DrawContext) {
    let track = trackRect(forBounds: bounds)
    let thumb = thumbRect(forBounds: bounds, trackRect: track, value: storedValue)
    let opacity = isEnabled ? 1 : 0.4
    let tint = minimumTrackTintColor ?? tintColor ?? .systemBlue
    context.fill(
      track.insetBy(dx: -2, dy: 0), cornerRadius: track.height / 2,
      maximumTrackTintColor ?? .systemFill)
    var filled = track.insetBy(dx: -2, dy: 0)
    filled.size.width = max(thumb.midX - filled.minX, track.height)
    context.fill(filled, cornerRadius: track.height / 2, tint.withAlphaComponent(opacity))
    if isFocused {
      context.fill(
        thumb.insetBy(dx: -4, dy: -4), cornerRadius: thumb.width / 2 + 4,
        tint.withAlphaComponent(0.35))
    } else if isHighlighted || isPointerInside {
      context.fill(
        thumb.insetBy(dx: -4, dy: -4), cornerRadius: thumb.width / 2 + 4,
        tint.withAlphaComponent(isHighlighted ? 0.2 : 0.1))
    }
    // A shadow below, and an edge all round for where the ground is white.
    context.fill(
      thumb.insetBy(dx: -1, dy: -1).offsetBy(dx: 0, dy: 1), cornerRadius: thumb.width / 2 + 1,
      UIColor(white: 0, alpha: 0.12))
    context.fill(
      thumb, cornerRadius: thumb.width / 2, thumbTintColor ?? .white, borderWidth: 1,
      borderColor: UIColor(white: 0, alpha: 0.14))
  }

  // MARK: Pointer

  /// A press beside the thumb brings it there, as on the desktop.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let thumb = thumbRect(
      forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: storedValue)
    let x = touch.location(in: self).x
    grip = thumb.insetBy(dx: -4, dy: 0).minX...thumb.maxX + 4 ~= x ? x - thumb.midX : 0
    becomeFirstResponder()
    follow(touch)
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch)
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous { sendActions(for: .valueChanged) }
  }

  private func follow(_ touch: UITouch) {
    let track = trackRect(forBounds: bounds)
    guard track.width > 0 else { return }
    let part = (touch.location(in: self).x - grip - track.minX) / track.width
    change(to: minimumValue + Float(min(max(part, 0), 1)) * (maximumValue - minimumValue))
  }

  private func change(to value: Float) {
    let old = storedValue
    self.value = value
    if storedValue != old, isContinuous || !isTracking { sendActions(for: .valueChanged) }
  }

  // MARK: Keys

  open override var canBecomeFirstResponder: Bool { true }
  open override var showsFocusItself: Bool { true }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard isEnabled, let key = presses.first?.key?.keyCode, let target = value(after: key) else {
      return super.pressesBegan(presses, with: event)
    }
    change(to: target)
  }

  private func value(after key: UIKeyboardHIDUsage) -> Float? {
    let range = maximumValue - minimumValue
    switch key {
    case .keyboardLeftArrow, .keyboardDownArrow: return storedValue - range * UISlider.step
    case .keyboardRightArrow, .keyboardUpArrow: return storedValue + range * UISlider.step
    case .keyboardPageDown: return storedValue - range * UISlider.page
    case .keyboardPageUp: return storedValue + range * UISlider.page
    case .keyboardHome: return minimumValue
    case .keyboardEnd: return maximumValue
    default: return nil
    }
  }
}
