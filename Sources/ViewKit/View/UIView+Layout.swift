import Foundation

extension UIView {
  /// Tells every view above that something below it wants layout.
  func markLayoutPath() {
    subtreeNeedsLayoutPass = true
    var parent = superview
    while let view = parent, !view.subtreeNeedsLayoutPass {
      view.subtreeNeedsLayoutPass = true
      parent = view.superview
    }
    window?.setNeedsFrame()
  }

  /// Lays out this view and those below it, as far as they ask for it.
  func runLayout() {
    // Views that came during this pass, or were changed in it, have not updated theirs yet.
    runConstraintPass()
    constraintState?.engine?.solveIfNeeded()
    if needsLayoutPass {
      needsLayoutPass = false
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
    guard subtreeNeedsLayoutPass else { return }
    subtreeNeedsLayoutPass = false
    var index = 0
    while index < storedSubviews.count {
      let view = storedSubviews[index]
      if view.needsLayoutPass || view.subtreeNeedsLayoutPass { view.runLayout() }
      index += 1
    }
  }

  // MARK: What must be drawn anew

  /// The view's picture changed: itself, and the layers it is part of, are drawn anew.
  func contentChanged() {
    guard let window = storedWindow else {
      raster?.isDirty = true
      return
    }
    window.setNeedsDraw()
    // Much changes in a frame, most of it below the same views: from one that is known to have
    // changed, all above are, too.
    let turn = window.drawTurn
    var view: UIView? = self
    while let current = view, current.changedInTurn != turn {
      current.changedInTurn = turn
      if current.raster?.isDirty == false { current.raster?.isDirty = true }
      view = current.superview
    }
  }

  /// The view moved in its superview's picture; its own stays.
  func placementChanged() {
    superview?.contentChanged()
  }
}

/// The kept picture of a view in a window.
struct RasterState {
  var id: LayerID
  var isDirty = true
  var size: CGSize = .zero
  var scale: CGFloat = 0
}
