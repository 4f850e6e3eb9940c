import Foundation

/// A rectangle that draws, holds other views and answers to input.
///
/// The members that UIKit lets subclasses override are declared here; what they rest on is in the
/// extensions beside this file.
@preconcurrency @MainActor
open class UIView: UIResponder, NSCoding, UIAppearance,
  UIAppearanceContainer, UIDynamicItem, UITraitEnvironment, UICoordinateSpace,
  UIAccessibilityIdentification
{
  // MARK: Storage

  var geometry = ViewGeometry()
  var layerStyle = LayerStyle()
  var sizePriorities = SizePriorities()
  var runningAnimations: ViewAnimations? {
    didSet { isAnimated = runningAnimations != nil }
  }
  /// Whether animations are running, which every view is asked in every frame.
  private(set) var isAnimated = false
  /// The texture that holds this view's picture, while it is rasterized and in a window.
  var raster: RasterState?
  /// The window's turn of drawing for which this view and all above it are known to have changed.
  var changedInTurn = 0
  var needsLayoutPass = true
  var subtreeNeedsLayoutPass = true
  var needsConstraintPass = true
  var subtreeNeedsConstraintPass = true
  /// What the view has to do with constraints, if anything.
  var constraintState: ConstraintState?
  private(set) weak var storedSuperview: UIView?
  weak var storedWindow: UIWindow?
  var storedSubviews: [UIView] = []
  weak var controller: UIViewController?
  private var storedLayer: CALayer?
  private var storedAlpha: CGFloat = 1
  private var storedHidden = false
  private var storedBackground: UIColor?
  private var storedTint: UIColor?
  /// Told of every change of frame, bounds or transform. An addition, for views that arrange
  /// others.
  package var onGeometryChange: ((UIView) -> Void)?

  // MARK: Making

  public init(frame: CGRect) {
    super.init()
    if frame.hasFiniteEdges {
      geometry.frame = frame
    } else {
      Report.once("a view was made with the frame \(frame), which has no finite edges")
    }
  }

  public convenience override init() { self.init(frame: .zero) }

  /// There are no archives of views here: makes a view of no size.
  public required init?(coder: NSCoder) { super.init() }

  nonisolated open func encode(with coder: NSCoder) {}
  open func awakeFromNib() {}
  open func prepareForInterfaceBuilder() {}

  // MARK: Geometry

  open var frame: CGRect {
    get { geometry.frame }
    set {
      var changed = geometry
      changed.frame = newValue
      apply(changed)
    }
  }

  open var bounds: CGRect {
    get { geometry.bounds }
    set {
      var changed = geometry
      changed.bounds = newValue
      apply(changed)
    }
  }

  open var center: CGPoint {
    get { geometry.center }
    set {
      var changed = geometry
      changed.center = newValue
      apply(changed)
    }
  }

  open var transform: CGAffineTransform {
    get { geometry.transform }
    set {
      var changed = geometry
      changed.transform = newValue
      apply(changed)
    }
  }

  /// The transform with its depth. Of one that is not affine, as with perspective or a rotation
  /// about the x or y axis, a parallelogram is drawn, where UIKit draws a trapezium.
  open var transform3D: CATransform3D {
    get { geometry.transform3D }
    set {
      var changed = geometry
      changed.transform3D = newValue
      apply(changed)
    }
  }

  open var autoresizingMask: AutoresizingMask = []
  open var autoresizesSubviews = true
  open var contentMode: ContentMode = .scaleToFill {
    didSet { if contentMode != oldValue { setNeedsDisplay() } }
  }
  open var contentScaleFactor: CGFloat {
    get { traitCollection.displayScale }
    set { _ = newValue }
  }

  // MARK: Look

  open var layer: CALayer {
    if let storedLayer { return storedLayer }
    let layer = CALayer(view: self)
    storedLayer = layer
    return layer
  }

  open var alpha: CGFloat {
    get { storedAlpha }
    set {
      guard newValue.isFinite else { return Report.once("an alpha of \(newValue) was ignored") }
      let value = min(max(newValue, 0), 1)
      guard value != storedAlpha else { return }
      animateChange(\.alpha, from: presentedAlpha)
      storedAlpha = value
      placementChanged()
    }
  }

  open var isHidden: Bool {
    get { storedHidden }
    set {
      guard newValue != storedHidden else { return }
      storedHidden = newValue
      placementChanged()
      (storedSuperview as? UIStackView)?.arrangedSubviewChanged(self)
      onGeometryChange?(self)
    }
  }

  open var backgroundColor: UIColor? {
    get { storedBackground }
    set {
      guard newValue !== storedBackground, newValue != storedBackground else { return }
      animateChange(\.background, from: presentedBackground ?? .clear)
      storedBackground = newValue
      setNeedsDisplay()
    }
  }

  open var tintColor: UIColor! {
    get { storedTint ?? storedSuperview?.tintColor ?? .systemBlue }
    set {
      storedTint = newValue
      tintChanged()
    }
  }

  open func tintColorDidChange() {}

  open var clipsToBounds = false {
    didSet { if clipsToBounds != oldValue { setNeedsDisplay() } }
  }
  /// Whether the view covers its bounds. Only a hint; what is drawn decides.
  open var isOpaque = true
  open var tag = 0
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet { if semanticContentAttribute != oldValue { directionChanged() } }
  }
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(
      for: semanticContentAttribute,
      relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  // MARK: Tree

  open var superview: UIView? { storedSuperview }
  open var subviews: [UIView] { storedSubviews }
  open var window: UIWindow? { storedWindow }

  open func addSubview(_ view: UIView) {
    insert(view, at: storedSubviews.count)
  }

  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: index)
  }

  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    view.detachForMove(to: self)
    insert(view, at: (index(of: sibling) ?? storedSubviews.count - 1) + 1)
  }

  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    view.detachForMove(to: self)
    insert(view, at: index(of: sibling) ?? 0)
  }

  open func bringSubviewToFront(_ view: UIView) {
    reorder(view, to: storedSubviews.count - 1)
  }

  open func sendSubviewToBack(_ view: UIView) {
    reorder(view, to: 0)
  }

  open func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    guard storedSubviews.indices.contains(first), storedSubviews.indices.contains(second) else {
      return
    }
    storedSubviews.swapAt(first, second)
    setNeedsDisplay()
  }

  open func removeFromSuperview() {
    guard let parent = storedSuperview else { return }
    parent.remove(self)
  }

  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}

  func setSuperview(_ view: UIView?) { storedSuperview = view }

  // MARK: Layout

  /// Gives subviews that constraints place their frames.
  open func layoutSubviews() { placeSubviewsByConstraints() }

  open func setNeedsLayout() {
    needsLayoutPass = true
    markLayoutPath()
  }

  open func layoutIfNeeded() { layoutNow() }

  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open func invalidateIntrinsicContentSize() {
    placingEngine?.contentChanged(of: self)
    storedSuperview?.fittingChanged(of: self)
    (storedSuperview as? UIStackView)?.arrangedSizeChanged(self)
    storedSuperview?.setNeedsLayout()
  }

  /// Places have to be found anew for what constraints place in this view.
  func constraintsChanged() { storedSuperview?.fittingChanged(of: self) }

  /// What is in a subview may need another size from now on. For views that size others by that.
  func fittingChanged(of subview: UIView) {}

  /// The size the view would like to have within `size`; the present one unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  open func sizeToFit() {
    let fitting = sizeThatFits(bounds.size)
    var changed = geometry
    let corner = geometry.untransformedFrame.origin
    changed.bounds.size = fitting
    changed.center = CGPoint(
      x: corner.x + fitting.width * changed.anchor.x,
      y: corner.y + fitting.height * changed.anchor.y)
    apply(changed)
  }

  /// In points from the edges, together with what the safe area and, where asked for, the
  /// superview's margins add; 8 each unless set.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { setMargins(newValue, directional: nil) }
  }
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { directionalEffectiveMargins }
    set { setMargins(nil, directional: newValue) }
  }
  open var preservesSuperviewLayoutMargins: Bool {
    get { constraintState?.preservesSuperviewMargins ?? false }
    set {
      let old = effectiveMargins
      requireConstraintState().preservesSuperviewMargins = newValue
      marginsChanged(from: old)
    }
  }
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { constraintState?.insetsMarginsFromSafeArea ?? true }
    set {
      let old = effectiveMargins
      requireConstraintState().insetsMarginsFromSafeArea = newValue
      marginsChanged(from: old)
    }
  }
  open func layoutMarginsDidChange() {}

  /// What bars and controllers cover of this view, in points from its edges.
  open var safeAreaInsets: UIEdgeInsets { inheritedSafeAreaInsets }
  open func safeAreaInsetsDidChange() {}

  // MARK: Constraints

  open class var requiresConstraintBasedLayout: Bool { false }

  /// Whether the frame places the view; false where constraints do.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { translatesMask }
    set {
      guard newValue != translatesMask else { return }
      requireConstraintState().translatesMask = newValue
      translationChanged()
    }
  }

  open var constraints: [NSLayoutConstraint] { constraintState?.held ?? [] }
  open func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }
  open func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints)
  }

  open var layoutGuides: [UILayoutGuide] { constraintState?.guides ?? [] }
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { add(layoutGuide) }
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { remove(layoutGuide) }
  open var layoutMarginsGuide: UILayoutGuide { ownGuide(.margins) }
  open var safeAreaLayoutGuide: UILayoutGuide { ownGuide(.safeArea) }
  /// The margins, at most as wide as is good for reading: 672 points.
  open var readableContentGuide: UILayoutGuide { ownGuide(.readable) }
  /// No keyboard covers a window here: always at the bottom of the safe area.
  open var keyboardLayoutGuide: UILayoutGuide { ownGuide(.keyboard) }

  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }

  /// How far inside the frame the rectangle is that constraints place.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// The view whose baseline is meant where this one's is.
  open var forFirstBaselineLayout: UIView { self }
  open var forLastBaselineLayout: UIView { self }
  /// From the centre down to the baseline, in points; nil for views without text, whose baseline is
  /// the bottom edge.
  var firstBaselineFromCenter: CGFloat? { nil }
  var lastBaselineFromCenter: CGFloat? { nil }
  /// Whether the height that content needs depends on the width.
  var wrapsContent: Bool { false }
  func wrappedHeight(forWidth width: CGFloat) -> CGFloat { intrinsicContentSize.height }

  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    sizePriorities.hugging(axis)
  }
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    sizePriorities.setHugging(priority, axis)
    invalidateIntrinsicContentSize()
  }
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    sizePriorities.resistance(axis)
  }
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    sizePriorities.setResistance(priority, axis)
    invalidateIntrinsicContentSize()
  }

  /// Asks for `updateConstraints()` before the next layout.
  open func setNeedsUpdateConstraints() {
    needsConstraintPass = true
    markConstraintPath()
    markLayoutPath()
  }
  open func needsUpdateConstraints() -> Bool { needsConstraintPass }
  open func updateConstraintsIfNeeded() { runConstraintPass() }
  /// Called before layout, at first and where it was asked for. Overridden to change constraints
  /// together; call this implementation last.
  open func updateConstraints() {}

  /// The smallest size, or the nearest to a large one, at which the constraints inside are kept.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }
  /// The size at which the constraints inside are kept and that is as near to `targetSize` as
  /// priorities allow.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// Whether constraints leave open where this view is, or how large it is.
  open var hasAmbiguousLayout: Bool {
    guard let engine = placingEngine else { return false }
    engine.solveIfNeeded()
    return engine.isAmbiguous(self, along: .horizontal)
      || engine.isAmbiguous(self, along: .vertical)
  }

  // MARK: Drawing

  open func setNeedsDisplay() {
    contentChanged()
  }

  open func setNeedsDisplay(_ rect: CGRect) {
    contentChanged()
  }

  /// Draws what lies between the background and the subviews. An addition in place of
  /// `draw(_:)`, which needs CoreGraphics.
  open func drawContent(in context: DrawContext) {}

  /// Whether `drawContent(in:)` draws anything. An addition; views that override the one
  /// override the other.
  open var drawsContent: Bool { false }

  // MARK: Input

  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  open var gestureRecognizers: [UIGestureRecognizer]? = nil

  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event)
    else { return nil }
    for view in frontToBack {
      if let hit = view.hitTest(view.geometry.fromSuperview(point), with: event) { return hit }
    }
    return self
  }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
    recognizer.attach(to: self)
  }

  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    gestureRecognizers?.removeAll { $0 === recognizer }
    if gestureRecognizers?.isEmpty == true { gestureRecognizers = nil }
    recognizer.attach(to: nil)
  }

  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  open override var next: UIResponder? { controller ?? storedSuperview }

  // MARK: Focus

  /// Whether Tab stops at the view: it then is the first responder. It has to be able to be that.
  open var canBecomeFocused: Bool { false }
  /// Whether keys go to the view, and it is to show that.
  open var isFocused: Bool {
    canBecomeFocused && isFirstResponder && window?.showsFocus ?? false
  }
  /// The view gained or lost the focus. An addition, for subclasses, in place of focus contexts.
  open func focusDidChange() { setNeedsDisplay() }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    let became = super.becomeFirstResponder()
    if became, canBecomeFocused { focusDidChange() }
    return became
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    let resigned = super.resignFirstResponder()
    if resigned, canBecomeFocused { focusDidChange() }
    return resigned
  }
  /// Whether the view draws something itself that shows the focus; for others a ring is drawn
  /// round them. An addition.
  open var showsFocusItself: Bool { false }

  /// How long touches in this view's subviews are held back, in seconds, to see whether they
  /// scroll.
  var contentTouchDelay: TimeInterval { 0 }
  /// Takes a turn of the wheel or leaves it to the superview.
  func handleScroll(_ input: ScrollInput) -> Bool { false }
  /// Takes a magnification about a point in the window or leaves it to the superview.
  func handlePinch(about center: CGPoint, by factor: CGFloat) -> Bool { false }

  /// The shape the pointer has over this view; nil for its superview's. An addition.
  open var pointerShape: PointerShape? { nil }

  // MARK: Traits and names

  open var traitCollection: UITraitCollection { storedWindow?.windowTraits ?? .current }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  open var isAccessibilityElement = false
  open var accessibilityElementsHidden = false
  /// Whether only what is in this view can be operated, and nothing beside it.
  open var accessibilityViewIsModal = false
  open var accessibilityTraits: UIAccessibilityTraits = []
}
