import Foundation

/// A view that a person operates.
@preconcurrency @MainActor open class UIControl: UIView {
  public struct Event: OptionSet, Sendable, Hashable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchDown = Event(rawValue: 1)
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  public struct State: OptionSet, Sendable, Hashable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 1 << 1)
    public static let selected = State(rawValue: 1 << 2)
    public static let focused = State(rawValue: 1 << 3)
  }

  private var actions: [(action: UIAction, events: Event)] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
    followHover()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    followHover()
  }

  private func followHover() {
    let hover = UIHoverGestureRecognizer()
    hover.addHandler { [weak self] recognizer in
      let inside = recognizer.state == .began || recognizer.state == .changed
      guard let self, inside != isPointerInside else { return }
      isPointerInside = inside
      stateChanged()
    }
    addGestureRecognizer(hover)
  }

  /// Whether the pointer is over the control. An addition.
  public private(set) var isPointerInside = false

  open var isEnabled = true { didSet { if isEnabled != oldValue { stateChanged() } } }
  open var isSelected = false { didSet { if isSelected != oldValue { stateChanged() } } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged() } } }
  open private(set) var isTracking = false
  open private(set) var isTouchInside = false

  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isFocused { state.insert(.focused) }
    return state
  }

  /// The control looks different now. An addition, for subclasses.
  open func stateChanged() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  // MARK: Focus

  open override var canBecomeFocused: Bool { isEnabled && canBecomeFirstResponder }
  open override func focusDidChange() { stateChanged() }

  /// Return and the space bar press the control; Escape takes the focus away.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard isFirstResponder, let press = presses.first, let key = press.key else {
      return super.pressesBegan(presses, with: event)
    }
    switch key.keyCode {
    case .keyboardEscape: resignFirstResponder()
    case .keyboardReturnOrEnter, .keyboardSpacebar:
      if isEnabled, !press.isRepeat { sendActions(for: .primaryActionTriggered) }
    default: super.pressesBegan(presses, with: event)
    }
  }

  // MARK: Actions

  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(action, for: controlEvents)
    actions.append((action, controlEvents))
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    actions = actions.compactMap {
      guard $0.action.identifier == action.identifier else { return $0 }
      let rest = $0.events.subtracting(controlEvents)
      return rest.isEmpty ? nil : ($0.action, rest)
    }
  }

  open func sendAction(_ action: UIAction) {
    action.perform(for: self)
  }

  open func sendActions(for controlEvents: Event) {
    for entry in actions where !entry.events.isDisjoint(with: controlEvents) {
      sendAction(entry.action)
    }
  }

  // MARK: Tracking

  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, let touch = touches.first, beginTracking(touch, with: event) else { return }
    isTracking = true
    isTouchInside = true
    isHighlighted = true
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
  }

  /// A touch that has strayed this far, in points, is outside: our choice, as UIKit's is not
  /// documented.
  private static let strayDistance: CGFloat = 20

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    guard continueTracking(touch, with: event) else { return finishTracking(nil, event) }
    let room = bounds.insetBy(dx: -UIControl.strayDistance, dy: -UIControl.strayDistance)
    let inside = room.contains(touch.location(in: self))
    if inside != isTouchInside {
      isTouchInside = inside
      isHighlighted = inside
      sendActions(for: inside ? .touchDragEnter : .touchDragExit)
    }
    sendActions(for: inside ? .touchDragInside : .touchDragOutside)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    let inside = isTouchInside
    finishTracking(touches.first, event)
    sendActions(for: inside ? [.touchUpInside, .primaryActionTriggered] : .touchUpOutside)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    isTracking = false
    isTouchInside = false
    isHighlighted = false
    cancelTracking(with: event)
    sendActions(for: .touchCancel)
  }

  private func finishTracking(_ touch: UITouch?, _ event: UIEvent?) {
    isTracking = false
    isTouchInside = false
    isHighlighted = false
    endTracking(touch, with: event)
  }
}
