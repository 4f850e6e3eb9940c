import Foundation

/// The look of a view: its corners, border and order, and whether its picture is kept.
///
/// Each view has one layer. Layers without a view are not offered.
@preconcurrency @MainActor open class CALayer: NSObject {
  private weak var view: UIView?
  private var snapshot: Snapshot?

  /// What a presentation layer shows: values at a moment, which do not change any more.
  private struct Snapshot {
    var geometry: ViewGeometry
    var style: LayerStyle
    var alpha: CGFloat
    var background: UIColor?
  }

  init(view: UIView) {
    self.view = view
    super.init()
  }

  /// The values that are on the screen while animations run.
  open func presentation() -> CALayer? {
    guard let view else { return nil }
    let layer = CALayer(view: view)
    layer.snapshot = Snapshot(
      geometry: view.presentedGeometry, style: view.presentedStyle, alpha: view.presentedAlpha,
      background: view.presentedBackground)
    return layer
  }

  private var geometry: ViewGeometry { snapshot?.geometry ?? view?.geometry ?? ViewGeometry() }
  private var style: LayerStyle { snapshot?.style ?? view?.layerStyle ?? LayerStyle() }

  private func change(_ body: (inout LayerStyle) -> Void) {
    guard snapshot == nil, let view else { return }
    var style = view.layerStyle
    body(&style)
    view.apply(style)
  }

  open var frame: CGRect {
    get { geometry.frame }
    set { view?.frame = newValue }
  }

  open var bounds: CGRect {
    get { geometry.bounds }
    set { view?.bounds = newValue }
  }

  open var position: CGPoint {
    get { geometry.center }
    set { view?.center = newValue }
  }

  /// The point that `position` places and transforms turn about, in parts of the bounds.
  open var anchorPoint: CGPoint {
    get { geometry.anchor }
    set {
      guard let view, newValue.isFinite else { return }
      var geometry = view.geometry
      geometry.anchor = newValue
      view.apply(geometry)
    }
  }

  /// See `UIView.transform3D` for what is drawn of it.
  open var transform: CATransform3D {
    get { geometry.transform3D }
    set { view?.transform3D = newValue }
  }

  open func affineTransform() -> CGAffineTransform { geometry.transform }
  open func setAffineTransform(_ transform: CGAffineTransform) { view?.transform = transform }

  open var opacity: Float {
    get { Float(snapshot?.alpha ?? view?.alpha ?? 1) }
    set { view?.alpha = CGFloat(newValue) }
  }

  open var isHidden: Bool {
    get { view?.isHidden ?? false }
    set { view?.isHidden = newValue }
  }

  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? false }
    set { view?.clipsToBounds = newValue }
  }

  open var backgroundColor: CGColor? {
    get { snapshot.map(\.background) ?? view?.backgroundColor }
    set { view?.backgroundColor = newValue }
  }

  /// In points. A radius of half the shorter side makes a circle or a capsule.
  open var cornerRadius: CGFloat {
    get { style.cornerRadius }
    set {
      guard newValue.isFinite else { return }
      change { $0.cornerRadius = max(newValue, 0) }
    }
  }

  /// In points, inside the bounds.
  open var borderWidth: CGFloat {
    get { style.borderWidth }
    set {
      guard newValue.isFinite else { return }
      change { $0.borderWidth = max(newValue, 0) }
    }
  }

  open var borderColor: CGColor? {
    get { style.borderColor }
    set { change { $0.borderColor = newValue } }
  }

  /// The shadow's colour; black unless set.
  open var shadowColor: CGColor? {
    get { shadow.color }
    set { changeShadow { $0.color = newValue } }
  }

  /// How dense the shadow is, from 0, which is none, to 1. It is that of the bounds with their
  /// corners, whatever is in the view, and none of a view that clips.
  open var shadowOpacity: Float {
    get { Float(shadow.opacity) }
    set {
      guard newValue.isFinite else { return }
      changeShadow { $0.opacity = CGFloat(min(max(newValue, 0), 1)) }
    }
  }

  /// How far the shadow is blurred, in points: the standard deviation.
  open var shadowRadius: CGFloat {
    get { shadow.radius }
    set {
      guard newValue.isFinite else { return }
      changeShadow { $0.radius = max(newValue, 0) }
    }
  }

  /// Where the shadow lies, in points from the view.
  open var shadowOffset: CGSize {
    get { shadow.offset }
    set {
      guard newValue.isFinite else { return }
      changeShadow { $0.offset = newValue }
    }
  }

  private var shadow: LayerShadow { style.shadow ?? LayerShadow(color: .black) }

  private func changeShadow(_ body: (inout LayerShadow) -> Void) {
    var changed = shadow
    body(&changed)
    change { $0.shadow = changed }
  }

  /// Among siblings, greater ones are in front.
  open var zPosition: CGFloat {
    get { style.zPosition }
    set { change { $0.zPosition = newValue } }
  }

  /// Whether the picture of the view and all in it is kept in a texture, which is drawn anew only
  /// when something in it changes. What lies outside the bounds is cut off.
  open var shouldRasterize: Bool {
    get { style.shouldRasterize }
    set { change { $0.shouldRasterize = newValue } }
  }

  /// Pixels in the texture for each pixel of the display; more than 1 for a view that grows. (In
  /// UIKit: for each point.)
  open var rasterizationScale: CGFloat {
    get { style.rasterizationScale }
    set {
      guard newValue.isFinite, newValue > 0 else { return }
      change { $0.rasterizationScale = newValue }
    }
  }

  open func setNeedsDisplay() { view?.setNeedsDisplay() }
  open func setNeedsLayout() { view?.setNeedsLayout() }
  open func layoutIfNeeded() { view?.layoutIfNeeded() }
  open func removeAllAnimations() { view?.removeAllAnimations() }
}
