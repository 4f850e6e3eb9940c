import Foundation

/// What a view has to do with constraints; views that use none have none.
final class ConstraintState {
  var translatesMask = true
  /// The active constraints that this view holds.
  var held: [NSLayoutConstraint] = []
  /// Active constraints that are held further up and concern this view or something in it.
  var passing: [NSLayoutConstraint] = []
  /// How many of those concern something in it.
  var crossings = 0
  /// Whether there ever was a subview that constraints place.
  var placesSubviews = false
  /// Finds the places of what is in this view, where nothing above does.
  var engine: LayoutEngine?
  var guides: [UILayoutGuide] = []
  /// Those that the view has made itself, for its margins and the like.
  var ownGuides: [UILayoutGuide] = []
  var margins: UIEdgeInsets?
  var directionalMargins: NSDirectionalEdgeInsets?
  var preservesSuperviewMargins = false
  var insetsMarginsFromSafeArea = true
}

extension UIView {
  func requireConstraintState() -> ConstraintState {
    if let constraintState { return constraintState }
    let state = ConstraintState()
    constraintState = state
    return state
  }

  var translatesMask: Bool { constraintState?.translatesMask ?? true }

  /// Whether what is in this view is placed apart from what is outside: the view itself is placed
  /// by its frame, and no constraint reaches through it.
  var boundsEngine: Bool {
    guard superview != nil, let constraintState else { return true }
    return constraintState.translatesMask && constraintState.crossings == 0
  }

  /// The view whose engine places what is in this one.
  var engineRoot: UIView {
    var view = self
    while !view.boundsEngine, let parent = view.superview { view = parent }
    return view
  }

  /// The engine that places this view among its siblings, if there is one.
  var placingEngine: LayoutEngine? {
    (superview?.engineRoot ?? self).constraintState?.engine
  }

  /// The engine that places what is in this view.
  func requireEngine() -> LayoutEngine {
    let root = engineRoot
    let state = root.requireConstraintState()
    if let engine = state.engine { return engine }
    let engine = LayoutEngine(root: root)
    state.engine = engine
    root.markLayoutPath()
    return engine
  }

  /// Whether an item is this view or in it.
  func layoutContains(_ item: any LayoutItem) -> Bool {
    guard item !== self, let view = item as? UIView ?? item.layoutOwner else {
      return item === self
    }
    return view.isDescendant(of: self)
  }

  // MARK: Constraints

  func hold(_ constraint: NSLayoutConstraint) {
    requireConstraintState().held.append(constraint)
    for item in constraint.items { markPath(of: item) { $0.pass(constraint, reachesInside: $1) } }
    requireEngine().install(constraint)
  }

  func letGo(_ constraint: NSLayoutConstraint) {
    engineRoot.constraintState?.engine?.uninstall(constraint)
    if let index = constraintState?.held.lastIndex(where: { $0 === constraint }) {
      constraintState?.held.remove(at: index)
    }
    for item in constraint.items {
      markPath(of: item) { $0.passNoMore(constraint, reachesInside: $1) }
    }
  }

  /// Visits the views from an item up to the one below this, and says whether the item is inside.
  private func markPath(of item: any LayoutItem, _ visit: (UIView, Bool) -> Void) {
    guard item !== self else { return }
    var view = item as? UIView ?? item.layoutOwner
    while let current = view, current !== self {
      visit(current, current !== item)
      view = current.superview
    }
  }

  private func pass(_ constraint: NSLayoutConstraint, reachesInside: Bool) {
    let state = requireConstraintState()
    state.passing.append(constraint)
    guard reachesInside else { return }
    let didBound = boundsEngine
    state.crossings += 1
    if didBound { boundaryChanged() }
  }

  private func passNoMore(_ constraint: NSLayoutConstraint, reachesInside: Bool) {
    guard let state = constraintState,
      let index = state.passing.lastIndex(where: { $0 === constraint })
    else { return }
    state.passing.remove(at: index)
    guard reachesInside else { return }
    state.crossings -= 1
    if boundsEngine { boundaryChanged() }
  }

  /// What is in this view goes over from its own engine to the one outside, or back.
  func boundaryChanged() {
    constraintState?.engine = nil
    superview?.engineRoot.constraintState?.engine?.reset()
    _ = requireEngine()
  }

  // MARK: Coming and going

  /// Constraints that tie this view, or what is in it, to its superview or beyond end.
  func leaveLayout() {
    guard let state = constraintState else { return }
    for constraint in state.passing.reversed() { constraint.isActive = false }
    if boundsEngine { placingEngine?.forget(self) } else { placingEngine?.expel(self) }
  }

  /// After the view has left: it is the root of what is in it.
  func layoutLeft() {
    guard let state = constraintState, !state.translatesMask else { return }
    state.engine = LayoutEngine(root: self)
  }

  func enterLayout() {
    guard let state = constraintState, let superview else { return }
    // What is left here was held by a view that is no more.
    state.passing = []
    state.crossings = 0
    guard !state.translatesMask else { return }
    state.engine = nil
    superview.requireConstraintState().placesSubviews = true
    superview.requireEngine().adopt(self)
  }

  func translationChanged() {
    guard let superview, let state = constraintState else {
      constraintState?.engine?.reset()
      return
    }
    superview.requireConstraintState().placesSubviews = true
    if !state.translatesMask, state.passing.isEmpty {
      state.engine = nil
      let engine = superview.requireEngine()
      engine.forget(self)
      engine.adopt(self)
    } else {
      boundaryChanged()
      _ = superview.requireEngine()
    }
    superview.setNeedsLayout()
  }

  /// The frame, the bounds or the transform are not what they were.
  func layoutGeometryChanged(from old: ViewGeometry) {
    guard let state = constraintState else { return }
    state.engine?.rootChanged()
    if !state.passing.isEmpty || (!state.translatesMask && superview != nil) {
      placingEngine?.memberMoved(self, sizeChanged: old.bounds.size != bounds.size)
    }
  }

  // MARK: Laying out

  /// Gives subviews that constraints place their frames.
  func placeSubviewsByConstraints() {
    guard let state = constraintState, state.placesSubviews || !state.ownGuides.isEmpty else {
      return
    }
    let engine = requireEngine()
    engine.solveIfNeeded()
    for view in storedSubviews where !view.translatesMask {
      guard let rect = engine.alignedFrame(of: view) else { continue }
      var geometry = view.geometry
      geometry.bounds.size = rect.size
      geometry.center = CGPoint(
        x: rect.minX + rect.width * geometry.anchor.x,
        y: rect.minY + rect.height * geometry.anchor.y)
      view.apply(geometry)
    }
    guard let scrollView = self as? UIScrollView else { return }
    if let size = engine.contentSize(of: scrollView), size != scrollView.contentSize {
      scrollView.contentSize = size
    }
  }
}
