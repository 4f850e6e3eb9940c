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
  private(set) lazy var zoom = ScrollZoom(self)
  var showing = ScrollShowing()
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
  @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)? {
    didSet { if delegate !== oldValue { machine.forgetDelegate() } }
  }

  // MARK: Content

  /// The point of the content that is at the view's origin, in points. Setting it moves the
  /// content at once; a glide goes on from there. One with NaN or infinite numbers is ignored.
  open var contentOffset: CGPoint {
    get { super.bounds.origin }
    set {
      guard newValue.isFinite else { return refuse("content offset") }
      if let arranger { return arranger.scroll(self, to: newValue, .moving) }
      moveContent(to: newValue)
    }
  }

  /// Moves this view's own content, whoever arranges the view.
  func moveContent(to offset: CGPoint) {
    perform(machine.moveContent(to: ScrollVector(offset), at: now))
  }

  /// In points. A size with negative, NaN or infinite numbers is ignored.
  open var contentSize: CGSize = .zero {
    didSet {
      guard contentSize != oldValue else { return }
      guard contentSize.isFinite, contentSize.width >= 0, contentSize.height >= 0 else {
        contentSize = oldValue
        return refuse("content size")
      }
      updateGeometry()
      onContentSizeChange?(self)
    }
  }

  /// Space around the content, in points. One with NaN or infinite numbers is ignored.
  open var contentInset: UIEdgeInsets = .zero {
    didSet {
      guard contentInset != oldValue else { return }
      guard contentInset.isFinite else {
        contentInset = oldValue
        return refuse("content inset")
      }
      updateGeometry()
    }
  }

  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet { updateGeometry() }
  }

  /// The content inset together with what the safe area and a refresh control add to it.
  open var adjustedContentInset: UIEdgeInsets { reckonedInset }

  open func adjustedContentInsetDidChange() {}

  /// Is seen where content is pulled past its top, and stays there while it refreshes.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.leave(self)
      refreshControl?.enter(self)
      updateGeometry()
    }
  }

  /// Stands for the content in constraints, which then give the content its size.
  open var contentLayoutGuide: UILayoutGuide { ownGuide(.content) }
  /// Stands for what is shown: what is tied to it stays where it is while the content scrolls.
  open var frameLayoutGuide: UILayoutGuide { ownGuide(.frame) }

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
  /// A rate that is not between 0 and 1 is ignored.
  open var decelerationRate = DecelerationRate.normal {
    didSet {
      guard decelerationRate.rawValue > 0, decelerationRate.rawValue < 1 else {
        decelerationRate = oldValue
        return refuse("deceleration rate")
      }
      updateGeometry()
    }
  }
  /// How willingly content follows a pointer past its edge: the part of the first point that it
  /// goes, 0.55 as measured on UIScrollView. One that is not above 0 is ignored. An addition, which
  /// UIKit does not have, for programs that show what it does.
  package var rubberBandConstant: CGFloat = RubberBand.direct {
    didSet {
      guard rubberBandConstant.isFinite, rubberBandConstant > 0 else {
        rubberBandConstant = oldValue
        return refuse("rubber-band constant")
      }
      updateGeometry()
    }
  }
  /// Whether touches reach the content only after 150 ms, if they have not become a drag by then.
  open var delaysContentTouches = true
  /// Whether a touch that the content knows of can still become a drag.
  open var canCancelContentTouches = true
  /// Whether the Home key scrolls to the top.
  open var scrollsToTop = true
  /// Whether a drag takes the keys from what has them.
  open var keyboardDismissMode = KeyboardDismissMode.none
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
    guard contentOffset.isFinite else { return refuse("content offset") }
    if let arranger {
      return arranger.scroll(self, to: contentOffset, animated ? .animated : .atOnce)
    }
    zoom.finish()
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

  // MARK: Zooming

  /// How far `viewForZooming(in:)` of the delegate may be magnified. Content can be zoomed while
  /// the maximum is greater than the minimum. What is no positive number is ignored.
  open var minimumZoomScale: CGFloat {
    get { zoom.limits.minimum }
    set { zoom.setMinimum(newValue) }
  }
  open var maximumZoomScale: CGFloat {
    get { zoom.limits.maximum }
    set { zoom.setMaximum(newValue) }
  }
  /// Whether fingers can go beyond the limits, from where the content springs back.
  open var bouncesZoom: Bool {
    get { zoom.limits.bounces }
    set { zoom.limits.bounces = newValue }
  }
  /// How far the content is magnified; 1 without a view to magnify.
  open var zoomScale: CGFloat {
    get { zoom.scale }
    set { setZoomScale(newValue, animated: false) }
  }
  /// Whether fingers are magnifying the content.
  open var isZooming: Bool { zoom.isZooming }
  /// Whether the content springs back from beyond its limits.
  open var isZoomBouncing: Bool { zoom.isBouncing }
  /// The pinch that magnifies the content; nil while it cannot be.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { zoom.recognizer }

  /// Magnifies the content about the middle of what is seen.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoom.set(scale, animated: animated)
  }

  /// Shows a rectangle of the view that is magnified as large as the limits let it be.
  open func zoom(to rect: CGRect, animated: Bool) { zoom.show(rect, animated: animated) }

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

  /// A change of the offset that was animated has come to its end, which the delegate is told next.
  func scrollAnimationEnded() {}

  // MARK: UIView

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      guard newValue.size.width >= 0, newValue.size.height >= 0 else { return refuse("size") }
      if newValue.size != super.bounds.size {
        super.bounds = CGRect(origin: super.bounds.origin, size: newValue.size)
        updateGeometry()
      }
      if newValue.origin != super.bounds.origin { contentOffset = newValue.origin }
    }
  }

  /// Moves the bounds, and with them what is seen of the content, without a word to anybody.
  func setBoundsOrigin(_ origin: CGPoint) {
    AnimationBlock.carrying { super.bounds.origin = origin }
  }

  open override var frame: CGRect {
    get { super.frame }
    set {
      let size = bounds.size
      super.frame = newValue
      // One that only moved is scrolled as before, unless other parts of it are covered now.
      if bounds.size != size || adjustedContentInset != showing.adjustedInset { updateGeometry() }
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateGeometry()
    indicators.layout()
    refreshControl?.follow(self)
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    updateGeometry()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil {
      // Nothing moves that is not seen.
      zoom.finish()
      perform(machine.rest(at: now))
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

  /// Keys can scroll it wherever there is something to scroll. (In UIKit they reach only cells.)
  open override var canBecomeFocused: Bool {
    isScrollEnabled && (machine.geometry.canScroll(.x) || machine.geometry.canScroll(.y))
  }

  open override var canBecomeFirstResponder: Bool { canBecomeFocused }

  override func handleScroll(_ input: ScrollInput) -> Bool { takeScroll(input) }

  override func handlePinch(about center: CGPoint, by factor: CGFloat) -> Bool {
    zoom.pinch(about: center, by: factor)
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.filter { !takeKeyDown($0) }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.filter { !takeKeyUp($0) }
    if !others.isEmpty { super.pressesEnded(others, with: event) }
  }
}
