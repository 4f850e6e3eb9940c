import Foundation
import ScrollPhysics

/// Shows a part of content that is larger than itself, and lets a pointer, fingers, a wheel, a
/// trackpad or keys move it.
///
/// What happens when is decided by `ScrollMachine`, a value; this class translates events for it,
/// shows the offset it gives and tells the delegate.
@preconcurrency @MainActor open class UIScrollView: UIView {
  var machine = ScrollMachine()
  private(set) lazy var driver = ScrollDriver(self)
  private(set) lazy var scrollPan = ScrollPanGestureRecognizer(scrollView: self)
  private(set) lazy var indicators = ScrollIndicators(self)
  private var storedContentInset = UIEdgeInsets.zero
  private var lastAdjustedInset = UIEdgeInsets.zero
  private var notificationDepth = 0
  private var owesNotification = false
  /// The key that scrolls while it is held down.
  var heldKey: UIKeyboardHIDUsage?
  /// The Home key is taking the content to its top.
  var scrollsToTopNow = false

  /// Told of every change of the content size. An addition, for views that arrange others.
  package var onContentSizeChange: ((UIScrollView) -> Void)?
  /// The view around that decides what part of the content is shown, where there is one.
  weak var arranger: (any ScrollArranger)?

  // MARK: Making

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    clipsToBounds = true
    addGestureRecognizer(scrollPan)
    updateGeometry()
  }

  /// A subclass may declare one of its own type, which then is meant where both could be.
  @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)?

  // MARK: Content

  /// The point of the content that is at the view's origin, in points. Setting it moves the
  /// content at once; a glide goes on from there.
  open var contentOffset: CGPoint {
    get { super.bounds.origin }
    set {
      guard newValue.isFinite else {
        return Report.once("a content offset of \(newValue) was ignored")
      }
      if let arranger { return arranger.scroll(self, to: newValue, .moving) }
      moveContent(to: newValue)
    }
  }

  /// Moves this view's own content, whoever arranges the view.
  func moveContent(to offset: CGPoint) {
    perform(machine.moveContent(to: ScrollVector(offset), at: now))
  }

  /// In points. A size with NaN or infinite numbers is ignored.
  open var contentSize: CGSize = .zero {
    didSet {
      guard contentSize != oldValue else { return }
      guard contentSize.width.isFinite, contentSize.height.isFinite else {
        Report.once("a content size of \(contentSize) was ignored")
        contentSize = oldValue
        return
      }
      updateGeometry()
      onContentSizeChange?(self)
    }
  }

  open var contentInset: UIEdgeInsets {
    get { storedContentInset }
    set {
      guard newValue != storedContentInset else { return }
      storedContentInset = newValue
      updateGeometry()
    }
  }

  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet { updateGeometry() }
  }

  /// The content inset together with what the safe area adds to it.
  open var adjustedContentInset: UIEdgeInsets {
    let safe = safeAreaInsets
    guard contentInsetAdjustmentBehavior != .never, safe != .zero else { return contentInset }
    let all = contentInsetAdjustmentBehavior == .always
    var inset = contentInset
    if all || alwaysBounceVertical || contentSize.height + inset.top + inset.bottom > bounds.height
    {
      inset.top += safe.top
      inset.bottom += safe.bottom
    }
    if all || alwaysBounceHorizontal || contentSize.width + inset.left + inset.right > bounds.width
    {
      inset.left += safe.left
      inset.right += safe.right
    }
    return inset
  }

  open func adjustedContentInsetDidChange() {}

  // MARK: How it scrolls

  open var isScrollEnabled = true {
    didSet { scrollPan.isEnabled = isScrollEnabled }
  }
  /// Whether content can be pulled past its edges and springs back.
  open var bounces = true { didSet { updateGeometry() } }
  /// Whether that is so along an axis on which the content fits, too.
  open var alwaysBounceVertical = false { didSet { updateGeometry() } }
  open var alwaysBounceHorizontal = false { didSet { updateGeometry() } }
  /// Whether the content rests only at multiples of the view's size.
  open var isPagingEnabled = false { didSet { updateGeometry() } }
  /// Whether a drag that begins within 20° of an axis keeps to it.
  open var isDirectionalLockEnabled = false { didSet { updateGeometry() } }
  open var decelerationRate = DecelerationRate.normal { didSet { updateGeometry() } }
  /// Whether touches reach the content only after 150 ms, if they have not become a drag by then.
  open var delaysContentTouches = true
  /// Whether a touch that the content knows of can still become a drag.
  open var canCancelContentTouches = true
  /// Whether the Home key scrolls to the top.
  open var scrollsToTop = true
  /// Whether content glides on when fingers leave a trackpad while moving. An addition.
  open var glidesAfterTrackpad: Bool {
    get { machine.givesTrackpadMomentum }
    set { machine.givesTrackpadMomentum = newValue }
  }

  open var panGestureRecognizer: UIPanGestureRecognizer { scrollPan }

  /// Whether a pointer or a finger is down in the content.
  open var isTracking: Bool { machine.isTracking }
  /// Whether the user drags the content, or it still moves after that.
  open var isDragging: Bool { machine.isDragging }
  /// Whether the content moves by itself after a drag.
  open var isDecelerating: Bool { machine.isDecelerating }

  /// Whether a touch in this subview of the content may be taken from it to scroll: not from
  /// controls.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// Whether the content is to know of these touches at all.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  /// Moves to an offset: at once, or in 0.3 s whatever the distance. Whatever moved the content
  /// before ends.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard contentOffset.isFinite else {
      return Report.once("a content offset of \(contentOffset) was ignored")
    }
    if let arranger {
      return arranger.scroll(self, to: contentOffset, animated ? .animated : .atOnce)
    }
    let target = ScrollVector(contentOffset)
    scrollsToTopNow = false
    if animated, window != nil, UIView.areAnimationsEnabled {
      perform(machine.animate(to: target, at: now))
    } else {
      perform(machine.setOffset(target, at: now))
    }
  }

  /// Scrolls as little as is needed for a rectangle of the content to be seen.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    if let arranger { return arranger.reveal(rect, in: self, animated: animated) }
    guard let target = offset(toShow: rect), target != contentOffset else { return }
    setContentOffset(target, animated: animated)
  }

  // MARK: Indicators

  open var showsVerticalScrollIndicator = true { didSet { indicators.layout() } }
  open var showsHorizontalScrollIndicator = true { didSet { indicators.layout() } }
  open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero { didSet { indicators.layout() } }
  open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero {
    didSet { indicators.layout() }
  }
  /// Both insets at once; reads the vertical one's.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }
  /// Whether the indicators keep clear of the safe area.
  open var automaticallyAdjustsScrollIndicatorInsets = true { didSet { indicators.layout() } }
  open var indicatorStyle = IndicatorStyle.default { didSet { indicators.restyle() } }

  /// Shows the indicators for a moment.
  open func flashScrollIndicators() { indicators.flash() }

  // MARK: For subclasses in this module

  /// Where a drag that would lead to `target` is to lead, before the delegate is asked.
  func restingOffset(proposed target: CGPoint, velocity: CGPoint) -> CGPoint { target }

  // MARK: UIView

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      if newValue.size != super.bounds.size {
        super.bounds = CGRect(origin: super.bounds.origin, size: newValue.size)
        updateGeometry()
      }
      if newValue.origin != super.bounds.origin { contentOffset = newValue.origin }
    }
  }

  open override var frame: CGRect {
    get { super.frame }
    set {
      super.frame = newValue
      updateGeometry()
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateGeometry()
    indicators.layout()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    updateGeometry()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil {
      // Nothing moves that is not seen: it rests where it would in the end.
      if machine.phase != .idle {
        perform(machine.setOffset(machine.geometry.clamped(machine.offset), at: now))
      }
      indicators.hide()
    }
    updateGeometry()
    driver.update()
  }

  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    indicators.keepInFront(of: subview)
  }

  override var contentTouchDelay: TimeInterval {
    let geometry = machine.geometry
    let scrolls = isScrollEnabled && (geometry.canScroll(.x) || geometry.canScroll(.y))
    return delaysContentTouches && scrolls ? 0.15 : 0
  }

  override func handleScroll(_ input: ScrollInput) -> Bool { takeScroll(input) }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.filter { !takeKeyDown($0) }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.filter { !takeKeyUp($0) }
    if !others.isEmpty { super.pressesEnded(others, with: event) }
  }

  // MARK: Showing

  /// Milliseconds since the window was made.
  var now: Double { ((window ?? UIWindow.current)?.time ?? 0) * 1000 }

  /// Hands what the view is like to the machine.
  func updateGeometry() {
    let inset = adjustedContentInset
    var geometry = machine.geometry
    geometry.viewport = ScrollVector(super.bounds.size)
    geometry.contentSize = ScrollVector(contentSize)
    geometry.leadingInset = ScrollVector(x: inset.left, y: inset.top)
    geometry.trailingInset = ScrollVector(x: inset.right, y: inset.bottom)
    geometry.bounces = bounces
    geometry.alwaysBouncesX = alwaysBounceHorizontal
    geometry.alwaysBouncesY = alwaysBounceVertical
    geometry.isPaging = isPagingEnabled
    geometry.isDirectionallyLocked = isDirectionalLockEnabled
    geometry.decelerationRate = decelerationRate.rawValue
    geometry.grid = PixelGrid(scale: traitCollection.displayScale)
    guard geometry != machine.geometry else { return }
    perform(machine.setGeometry(geometry, at: now))
    indicators.layout()
    if inset != lastAdjustedInset {
      lastAdjustedInset = inset
      adjustedContentInsetDidChange()
      report(.didChangeAdjustedContentInset)
      delegate?.scrollViewDidChangeAdjustedContentInset(self)
    }
  }

  /// Shows the machine's offset and tells the delegate. A delegate that answers each change with
  /// another is told of them one after the other, not inside each other without end.
  func showOffset() {
    let offset = machine.offset.point
    guard offset != super.bounds.origin else { return }
    AnimationBlock.carrying { super.bounds.origin = offset }
    setNeedsLayout()
    indicators.layout()
    guard notificationDepth < 2 else {
      owesNotification = true
      return
    }
    notificationDepth += 1
    var rounds = 0
    repeat {
      owesNotification = false
      rounds += 1
      report(.didScroll)
      delegate?.scrollViewDidScroll(self)
    } while owesNotification && rounds < 16
    notificationDepth -= 1
  }

  func report(_ callback: ScrollCallback) {
    window?.reportCallback(of: self, callback.description)
  }
}
