import Foundation

/// Something that is on or off.
@preconcurrency @MainActor open class UISwitch: UIControl {
  /// The size of every switch, in points: UIKit's.
  private static let size = CGSize(width: 51, height: 31)
  private static let inset: CGFloat = 2
  private static let slide = 0.2

  private let thumb = UIView()
  private var storedOn = false

  /// The frame's size does not count.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: UISwitch.size))
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    layer.cornerRadius = UISwitch.size.height / 2
    thumb.layer.cornerRadius = UISwitch.size.height / 2 - UISwitch.inset
    thumb.layer.borderWidth = 0.5
    thumb.layer.borderColor = UIColor(white: 0, alpha: 0.1)
    thumb.isUserInteractionEnabled = false
    addSubview(thumb)
    addAction(
      UIAction { [weak self] _ in self?.flip() }, for: .primaryActionTriggered)
    show()
  }

  open var isOn: Bool {
    get { storedOn }
    set { setOn(newValue, animated: false) }
  }

  /// Sends no actions.
  open func setOn(_ on: Bool, animated: Bool) {
    guard on != storedOn else { return }
    storedOn = on
    if animated {
      UIView.animate(
        withDuration: UISwitch.slide, delay: 0, options: .curveEaseOut,
        animations: { [self] in show() })
    } else {
      show()
    }
  }

  open var onTintColor: UIColor? { didSet { show() } }
  open var thumbTintColor: UIColor? { didSet { show() } }

  private func flip() {
    guard isEnabled else { return }
    setOn(!storedOn, animated: true)
    sendActions(for: .valueChanged)
  }

  private func show() {
    let (size, inset) = (UISwitch.size, UISwitch.inset)
    let side = size.height - 2 * inset
    thumb.frame = CGRect(
      x: storedOn ? size.width - side - inset : inset, y: inset, width: side, height: side)
    thumb.backgroundColor = thumbTintColor ?? .white
    backgroundColor = storedOn ? onTintColor ?? .systemGreen : .systemFill
  }

  open override var intrinsicContentSize: CGSize { UISwitch.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { UISwitch.size }
  open override var pointerShape: PointerShape? { isEnabled ? .hand : nil }

  open override func stateChanged() {
    super.stateChanged()
    alpha = isEnabled ? 1 : 0.4
    layer.borderWidth = isFocused ? 2 : 0
    layer.borderColor = tintColor
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    becomeFirstResponder()
    return true
  }

  // MARK: Keys

  open override var canBecomeFirstResponder: Bool { true }
  open override var showsFocusItself: Bool { true }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let key = presses.first?.key?.keyCode,
      key == .keyboardSpacebar || key == .keyboardReturnOrEnter
    else { return super.pressesBegan(presses, with: event) }
    if presses.first?.isRepeat == false { flip() }
  }
}
