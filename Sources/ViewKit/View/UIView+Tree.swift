import Foundation

extension UIView {
  func index(of view: UIView) -> Int? {
    storedSubviews.firstIndex { $0 === view }
  }

  /// Takes a view out of its place among its siblings, when it is to get another among them.
  func detachForMove(to parent: UIView) {
    guard superview === parent else { return }
    parent.storedSubviews.removeAll { $0 === self }
    parent.storedSubviews.append(self)
  }

  func insert(_ view: UIView, at index: Int) {
    guard view !== self, !isDescendant(of: view) else {
      return Report.once("a view was added to itself or to one of its subviews; nothing was done")
    }
    if view.superview === self {
      reorder(view, to: min(index, storedSubviews.count - 1))
      return
    }
    view.willMove(toSuperview: self)
    view.superview?.takeOut(view, movingTo: window)
    if view.storedWindow !== window { view.propagateWillMove(to: window) }
    storedSubviews.insert(view, at: min(max(index, 0), storedSubviews.count))
    view.setSuperview(self)
    view.enterLayout()
    if view.needsLayoutPass || view.subtreeNeedsLayoutPass { view.markLayoutPath() }
    if view.subtreeNeedsConstraintPass { view.markConstraintPath() }
    view.placementChanged()
    view.propagateWindow(window)
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  func remove(_ view: UIView) {
    view.willMove(toSuperview: nil)
    takeOut(view, movingTo: nil)
    view.setSuperview(nil)
    view.layoutLeft()
    if view.storedWindow != nil {
      view.propagateWillMove(to: nil)
      view.propagateWindow(nil)
    }
    view.didMoveToSuperview()
  }

  private func takeOut(_ view: UIView, movingTo newWindow: UIWindow?) {
    willRemoveSubview(view)
    view.leaveLayout()
    view.placementChanged()
    // The last one is the commonest: cells leave in the order in which they came.
    if let index = storedSubviews.lastIndex(where: { $0 === view }) {
      storedSubviews.remove(at: index)
    }
  }

  func reorder(_ view: UIView, to index: Int) {
    guard let old = self.index(of: view), storedSubviews.indices.contains(index), old != index
    else { return }
    storedSubviews.remove(at: old)
    storedSubviews.insert(view, at: index)
    setNeedsDisplay()
  }

  private func propagateWillMove(to newWindow: UIWindow?) {
    willMove(toWindow: newWindow)
    for view in storedSubviews { view.propagateWillMove(to: newWindow) }
  }

  func propagateWindow(_ newWindow: UIWindow?) {
    guard storedWindow !== newWindow else { return }
    let oldTraits = storedWindow?.windowTraits
    storedWindow?.viewIsLeaving(self)
    storedWindow = newWindow
    changedInTurn = 0
    if let newWindow {
      newWindow.viewHasCome(self)
      if let oldTraits, !oldTraits.isEqual(newWindow.windowTraits) {
        traitCollectionDidChange(oldTraits)
      }
    }
    didMoveToWindow()
    for view in storedSubviews { view.propagateWindow(newWindow) }
  }

  public func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.superview
    }
    return false
  }

  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in storedSubviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// The subviews in the order in which they are painted.
  var backToFront: [UIView] {
    guard hasDepth else { return storedSubviews }
    return storedSubviews.enumerated().sorted {
      ($0.element.layerStyle.zPosition, $0.offset) < ($1.element.layerStyle.zPosition, $1.offset)
    }.map(\.element)
  }

  private var hasDepth: Bool {
    for view in storedSubviews where view.layerStyle.zPosition != 0 { return true }
    return false
  }

  var frontToBack: ReversedCollection<[UIView]> { backToFront.reversed() }

  /// This view and all above it.
  var ancestry: UnfoldFirstSequence<UIView> {
    sequence(first: self) { $0.superview }
  }

  func tintChanged() {
    tintColorDidChange()
    setNeedsDisplay()
    for view in storedSubviews { view.tintChanged() }
  }

  func traitsChanged(from previous: UITraitCollection) {
    traitCollectionDidChange(previous)
    contentChanged()
    controller?.traitCollectionDidChange(previous)
    for view in storedSubviews { view.traitsChanged(from: previous) }
  }
}
