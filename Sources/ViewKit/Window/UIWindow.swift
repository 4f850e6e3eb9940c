import Foundation

/// The root of a tree of views, and the place where input, time and drawing come in.
@preconcurrency @MainActor open class UIWindow: UIView {
  /// The window that was last at work.
  private(set) static weak var current: UIWindow?

  /// Seconds since the window was made, as of the event or frame being handled. An addition.
  public private(set) var time: TimeInterval = 0
  /// Pixels per point. An addition.
  public private(set) var scale: CGFloat
  /// An addition: UIKit keeps it to itself.
  public internal(set) weak var firstResponder: UIResponder?
  /// Told when the pointer's shape changes. An addition.
  public var onPointerShape: ((PointerShape) -> Void)?
  /// Told of every frame at its time, after layout and before drawing; returns whether the frame is
  /// to be drawn even if no view has changed.
  package var onUpdate: ((TimeInterval) -> Bool)?

  /// When a timer last fired or a motion ended.
  package private(set) var lastTurn: TimeInterval = 0
  var schedule = FrameSchedule()
  var touchSession = TouchSession()
  var hover = HoverState()
  var modifiers: UIKeyModifierFlags = []
  let encoder = SceneEncoder()
  /// Another one whenever what is to be drawn has been written.
  private(set) var drawTurn = 1
  var callbackObservers: [CallbackObservation] = []
  /// Whether the view that has the focus shows it: from the first key that moves the focus to the
  /// next press.
  var showsFocus = false {
    didSet { if showsFocus != oldValue { focusedView?.focusDidChange() } }
  }
  private var needsDraw = true
  private var wantsFrame = true
  private var isKey = true
  private(set) var windowTraits: UITraitCollection

  public override init(frame: CGRect) {
    scale = 1
    windowTraits = UITraitCollection(displayScale: 1)
    super.init(frame: frame)
    storedWindow = self
    UIWindow.current = self
  }

  public required init?(coder: NSCoder) {
    scale = 1
    windowTraits = .standard
    super.init(coder: coder)
    storedWindow = self
  }

  /// A window of a size in points on a display with `scale` pixels a point. An addition.
  public convenience init(size: CGSize, scale: CGFloat) {
    self.init(frame: CGRect(origin: .zero, size: size))
    self.scale = scale.isFinite && scale > 0 ? scale : 1
    updateTraits()
  }

  isolated deinit {
    for observer in schedule.observers { observer.windowIsGone() }
  }

  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.leaveWindow()
      rootViewController?.enter(self)
    }
  }

  open func makeKeyAndVisible() {
    isHidden = false
    UIWindow.current = self
  }

  open var isKeyWindow: Bool { isKey }

  /// The appearance; light unless set.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { updateTraits() }
  }

  open override var next: UIResponder? { nil }

  open override func layoutSubviews() {
    super.layoutSubviews()
    rootViewController?.viewIfLoaded?.frame = bounds
  }

  /// Of what nobody took, Tab moves the focus.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses {
      guard let key = press.key, key.keyCode == .keyboardTab else { continue }
      _ = moveFocus(forward: !key.modifierFlags.contains(.shift))
    }
  }

  private func updateTraits() {
    let previous = windowTraits
    let compact = bounds.width < 600
    let traits = UITraitCollection(
      style: overrideUserInterfaceStyle == .dark ? .dark : .light, displayScale: scale,
      horizontal: compact ? .compact : .regular)
    guard !traits.isEqual(previous) else { return }
    windowTraits = traits
    traitsChanged(from: previous)
  }

  // MARK: Time

  /// Makes this the window that is at work, at a time. Time never goes back.
  func arrive(at time: TimeInterval) {
    UIWindow.current = self
    guard time.isFinite, time > self.time - UIWindow.skew else {
      return Report.once("a time that is no number or went back was taken for the last one")
    }
    self.time = max(self.time, time)
  }

  /// By how much, in seconds, an event may be older than the frame before it without a word.
  private static let skew = 0.25

  package func observeFrames(_ observer: any FrameObserver) {
    schedule.observe(observer)
  }

  package func stopObservingFrames(_ observer: any FrameObserver) {
    schedule.remove(observer)
  }

  /// Does something after some seconds, in the frame that is then due.
  @discardableResult
  package func schedule(after seconds: TimeInterval, _ action: @escaping () -> Void) -> WindowTimer
  {
    let timer = WindowTimer(deadline: time + max(seconds, 0), action: action)
    schedule.add(timer)
    return timer
  }

  func setNeedsFrame() { wantsFrame = true }

  func setNeedsDraw() {
    needsDraw = true
    wantsFrame = true
  }

  /// Whether something moves, or has to be laid out or drawn. An addition, for hosts.
  public var needsFrame: Bool { wantsFrame || !schedule.observers.isEmpty }

  /// When something is to be done next although nothing moves now. An addition, for hosts.
  public var nextDeadline: TimeInterval? { schedule.nextDeadline }

  /// Runs what is due at a time: timers, motion, animation, layout. An addition, for hosts.
  /// - Returns: whether the picture changed, so that `encode(into:)` is wanted.
  @discardableResult public func update(at time: TimeInterval) -> Bool {
    runTurns(until: time)
    wantsFrame = false
    for observer in schedule.observers { step(observer) }
    runLayoutUntilSettled()
    if onUpdate?(self.time) == true { needsDraw = true }
    if needsDraw, schedule.observers.isEmpty { refreshHover() }
    return needsDraw
  }

  /// Brings time forward: timers fire and motions end at their own moments, in order.
  package func runTurns(until time: TimeInterval) {
    // A turn may bring about others at once, but hardly a thousand.
    var left = 1000
    while left > 0, let turn = schedule.nextTurn, turn <= time {
      left -= 1
      // What was asked for late, and is over already, is done now.
      arrive(at: max(turn, self.time))
      lastTurn = self.time
      for timer in schedule.takeDue(at: self.time) { timer.fire() }
      for observer in schedule.observers where observer.endOfMotion ?? .infinity <= turn {
        step(observer)
      }
    }
    arrive(at: time)
  }

  private func step(_ observer: any FrameObserver) {
    if !observer.frame(at: time) { schedule.remove(observer) }
  }

  private func runLayoutUntilSettled() {
    // Layout that asks for layout settles in a pass or two; one that never settles must not hang.
    for _ in 0..<12 {
      guard needsLayoutPass || subtreeNeedsLayoutPass else { return }
      layoutNow()
    }
    Report.once("layout did not settle: a view asks for layout each time it is laid out")
  }

  /// Writes what is to be drawn. An addition, for hosts.
  public func encode(into list: inout DisplayList) {
    needsDraw = false
    // What changes while this is written changes for the next time.
    drawTurn += 1
    encoder.encode(self, into: &list)
    drawTurn += 1
  }

  // MARK: Size

  /// A minimised window has no size; the last one is kept for when it comes back.
  func resize(to size: CGSize, scale: CGFloat) {
    guard size.isFinite, size.width >= 1, size.height >= 1, scale.isFinite, scale > 0 else {
      return
    }
    if scale != self.scale {
      self.scale = scale
      layersLost()
    }
    if size != bounds.size {
      let transition = rootViewController?.beginTransition(to: size)
      frame = CGRect(origin: .zero, size: size)
      layoutIfNeeded()
      transition?.finish()
    }
    updateTraits()
    setNeedsDraw()
  }

  /// All kept pictures have to be drawn anew.
  func layersLost() {
    markRastersDirty()
    setNeedsDraw()
  }

  func setFocus(_ focused: Bool) {
    isKey = focused
    if !focused { cancelTouches() }
  }

  func viewIsLeaving(_ view: UIView) {
    encoder.release(view)
    view.removeAllAnimations()
    if firstResponder === view { firstResponder = nil }
    guard touchSession.isActive, let recognizers = view.gestureRecognizers else { return }
    // What a gesture was meant for is gone.
    for recognizer in recognizers where !recognizer.touches.isEmpty { recognizer.abandon() }
  }

  func viewHasCome(_ view: UIView) {
    setNeedsDraw()
  }
}

extension UIView {
  fileprivate func markRastersDirty() {
    raster?.isDirty = true
    for view in storedSubviews { view.markRastersDirty() }
  }
}
