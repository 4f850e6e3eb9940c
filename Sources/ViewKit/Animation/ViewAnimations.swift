import Foundation

/// The animations that are moving a view's properties to the values these have already.
struct ViewAnimations {
  var bounds: RunningAnimation<CGRect>?
  var center: RunningAnimation<CGPoint>?
  var transform: RunningAnimation<CGAffineTransform>?
  var alpha: RunningAnimation<CGFloat>?
  var background: RunningAnimation<UIColor>?
  var cornerRadius: RunningAnimation<CGFloat>?

  var isEmpty: Bool {
    bounds == nil && center == nil && transform == nil && alpha == nil && background == nil
      && cornerRadius == nil
  }
}

/// One property on its way from a value.
struct RunningAnimation<Value> {
  var from: Value
  let group: AnimationGroup
}

extension UIView {
  private var frameTime: TimeInterval { window?.time ?? 0 }

  /// The geometry that is on the screen.
  package var presentedGeometry: ViewGeometry {
    guard isAnimated, let running = runningAnimations else { return geometry }
    var shown = geometry
    if let bounds = running.bounds {
      let part = bounds.group.progress(at: frameTime)
      shown.bounds.origin = bounds.from.origin.interpolated(to: geometry.bounds.origin, by: part)
      shown.bounds.size = bounds.from.size.interpolated(to: geometry.bounds.size, by: part)
    }
    if let center = running.center {
      shown.center = center.from.interpolated(
        to: geometry.center, by: center.group.progress(at: frameTime))
    }
    if let transform = running.transform {
      shown.transform = transform.from.interpolated(
        to: geometry.transform, by: transform.group.progress(at: frameTime))
    }
    return shown
  }

  var presentedAlpha: CGFloat {
    guard isAnimated, let animation = runningAnimations?.alpha else { return alpha }
    let part = animation.group.progress(at: frameTime)
    return animation.from + (alpha - animation.from) * part
  }

  var presentedBackground: UIColor? {
    guard isAnimated, let animation = runningAnimations?.background else { return backgroundColor }
    let end = backgroundColor ?? animation.from.withAlphaComponent(0)
    return animation.from.interpolated(to: end, by: animation.group.progress(at: frameTime))
  }

  var presentedStyle: LayerStyle {
    guard isAnimated, let animation = runningAnimations?.cornerRadius else { return layerStyle }
    var shown = layerStyle
    shown.cornerRadius =
      animation.from
      + (layerStyle.cornerRadius - animation.from) * animation.group.progress(at: frameTime)
    return shown
  }

  /// To be called before a property changes: starts an animation from what is on the screen if an
  /// animation block is being run, and ends the one that is running if not.
  func animateChange<Value>(
    _ key: WritableKeyPath<ViewAnimations, RunningAnimation<Value>?>, from: @autoclosure () -> Value
  ) {
    let group = window == nil ? nil : AnimationBlock.current?.group
    guard group != nil || isAnimated else { return }
    let running = runningAnimations?[keyPath: key]
    guard group != nil || running != nil else { return }
    let start = from()
    var animations = runningAnimations ?? ViewAnimations()
    animations[keyPath: key] = group.map { RunningAnimation(from: start, group: $0) }
    runningAnimations = animations.isEmpty ? nil : animations
    if let group { group.add(self, key) }
    if let running, running.group !== group { running.group.lose(self, key) }
  }

  /// Within an animation block: moves from a geometry to the one that the view has already.
  func animate(from start: ViewGeometry) {
    if start.bounds != geometry.bounds { animateChange(\.bounds, from: start.bounds) }
    if start.center != geometry.center { animateChange(\.center, from: start.center) }
    if start.transform != geometry.transform {
      animateChange(\.transform, from: start.transform)
    }
    placementChanged()
    contentChanged()
  }

  /// Takes what is running along with a change of place, so that it goes on beside it: what is on
  /// the screen moves by as much as the geometry.
  func carryAnimations(from old: ViewGeometry, to new: ViewGeometry) {
    if isAnimated {
      runningAnimations?.bounds?.from.origin += new.bounds.origin - old.bounds.origin
      runningAnimations?.bounds?.from.size.width += new.bounds.width - old.bounds.width
      runningAnimations?.bounds?.from.size.height += new.bounds.height - old.bounds.height
      runningAnimations?.center?.from += new.center - old.center
    }
    if new.transform != old.transform {
      animateChange(\.transform, from: presentedGeometry.transform)
    }
  }

  func endAnimation(_ clear: (inout ViewAnimations) -> Void) {
    guard isAnimated, var animations = runningAnimations else { return }
    clear(&animations)
    runningAnimations = animations.isEmpty ? nil : animations
    placementChanged()
    contentChanged()
  }

  func removeAllAnimations() {
    guard isAnimated, let running = runningAnimations else { return }
    runningAnimations = nil
    placementChanged()
    contentChanged()
    running.bounds?.group.lose(self, \ViewAnimations.bounds)
    running.center?.group.lose(self, \ViewAnimations.center)
    running.transform?.group.lose(self, \ViewAnimations.transform)
    running.alpha?.group.lose(self, \ViewAnimations.alpha)
    running.background?.group.lose(self, \ViewAnimations.background)
    running.cornerRadius?.group.lose(self, \ViewAnimations.cornerRadius)
  }
}
