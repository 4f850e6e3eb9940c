import Foundation

extension UIView {
  /// A guide that the view makes when it is first asked for.
  func ownGuide(_ kind: UILayoutGuide.Kind) -> UILayoutGuide {
    let state = requireConstraintState()
    if let guide = state.ownGuides.first(where: { $0.kind == kind }) { return guide }
    let isBar = kind == .top || kind == .bottom
    let guide = isBar ? BarGuide(kind, of: self) : UILayoutGuide(kind, of: self)
    state.ownGuides.append(guide)
    return guide
  }

  func add(_ guide: UILayoutGuide) {
    guard guide.owningView !== self else { return }
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    requireConstraintState().guides.append(guide)
  }

  func remove(_ guide: UILayoutGuide) {
    guard guide.owningView === self, guide.kind == .custom, let state = constraintState else {
      return
    }
    let tied = (ancestry.flatMap { $0.constraintState?.held ?? [] }).filter { constraint in
      constraint.items.contains { $0 === guide }
    }
    for constraint in tied { constraint.isActive = false }
    engineRoot.constraintState?.engine?.forget(guide)
    state.guides.removeAll { $0 === guide }
    guide.owningView = nil
  }

  // MARK: Margins

  private static let standardMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

  var effectiveMargins: UIEdgeInsets {
    guard let state = constraintState else {
      return UIView.standardMargins + marginsOfSafeArea
    }
    var margins = state.margins ?? UIView.standardMargins
    if let directional = state.directionalMargins {
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      margins = UIEdgeInsets(
        top: directional.top, left: isMirrored ? directional.trailing : directional.leading,
        bottom: directional.bottom,
        right: isMirrored ? directional.leading : directional.trailing)
    }
    if state.insetsMarginsFromSafeArea { margins = margins + marginsOfSafeArea }
    guard state.preservesSuperviewMargins, let superview else { return margins }
    let (outer, frame, room) = (superview.layoutMargins, frame, superview.bounds)
    return UIEdgeInsets(
      top: max(margins.top, outer.top - (frame.minY - room.minY)),
      left: max(margins.left, outer.left - (frame.minX - room.minX)),
      bottom: max(margins.bottom, outer.bottom - (room.maxY - frame.maxY)),
      right: max(margins.right, outer.right - (room.maxX - frame.maxX)))
  }

  /// Content of scroll views is moved clear of what covers them instead.
  private var marginsOfSafeArea: UIEdgeInsets { self is UIScrollView ? .zero : safeAreaInsets }

  func setMargins(_ margins: UIEdgeInsets?, directional: NSDirectionalEdgeInsets?) {
    let old = effectiveMargins
    let state = requireConstraintState()
    state.margins = margins
    state.directionalMargins = directional
    marginsChanged(from: old)
  }

  func marginsChanged(from old: UIEdgeInsets) {
    guard effectiveMargins != old else { return }
    layoutMarginsDidChange()
    setNeedsLayout()
  }

  var directionalEffectiveMargins: NSDirectionalEdgeInsets {
    let margins = effectiveMargins
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return NSDirectionalEdgeInsets(
      top: margins.top, leading: isMirrored ? margins.right : margins.left, bottom: margins.bottom,
      trailing: isMirrored ? margins.left : margins.right)
  }

  // MARK: Direction

  /// Which way content of a kind runs in a window whose language runs from the left.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight)
  }

  /// What plays or is in space does not turn with the language.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute,
    relativeTo direction: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .unspecified: direction
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  /// Constraints that begin at the leading edge begin at the other side now.
  func directionChanged() {
    setNeedsLayout()
    guard let state = constraintState else { return }
    let engine = engineRoot.constraintState?.engine
    for constraint in state.held {
      engine?.uninstall(constraint)
      engine?.install(constraint)
    }
  }

  // MARK: Baselines

  var firstBaselineView: UIView { baselineView { $0.forFirstBaselineLayout } }
  var lastBaselineView: UIView { baselineView { $0.forLastBaselineLayout } }

  private func baselineView(_ next: (UIView) -> UIView) -> UIView {
    var view = self
    // A chain this long is a circle.
    for _ in 0..<32 {
      let inner = next(view)
      guard inner !== view, inner.isDescendant(of: self) else { break }
      view = inner
    }
    return view
  }
}
