import Foundation

extension UITableViewCell {
  /// What lies beside the row while it is swiped, and by how much it is moved for that to be seen.
  struct SwipeLook {
    let actions: SwipeActionsView
    var distance: CGFloat = 0

    /// Where the bounds of a cell that is moved so far begin.
    var origin: CGFloat { actions.isOnRight ? distance : -distance }
  }

  func beginSwipe(_ actions: SwipeActionsView) {
    endSwipe()
    swipeLook = SwipeLook(actions: actions)
    addSubview(actions)
    reveal(0)
  }

  /// Moves the content aside. The cell keeps its frame, so that whatever places rows need not know.
  func reveal(_ distance: CGFloat) {
    swipeLook?.distance = distance
    layoutSwipe()
    restoreSwipe()
  }

  /// How far the row is moved on the screen.
  var presentedReveal: CGFloat {
    guard let swipeLook else { return 0 }
    let origin = presentedGeometry.bounds.minX
    return swipeLook.actions.isOnRight ? origin : -origin
  }

  /// Moves the content to where it belongs: an animation may have been cut short.
  func restoreSwipe() {
    let origin = CGPoint(x: swipeLook?.origin ?? 0, y: 0)
    if bounds.origin != origin { bounds.origin = origin }
  }

  func layoutSwipe() {
    guard let swipeLook else { return }
    let seen = max(swipeLook.distance, 0)
    // The titles at the table's edge are in front of its rows.
    let actions = swipeLook.actions
    actions.frame = CGRect(
      x: actions.isOnRight ? bounds.width - indexRoom : -seen, y: 0, width: seen,
      height: bounds.height)
    actions.arrange(distance: seen, height: bounds.height)
  }

  /// Closes the row at once and leaves nothing of it.
  func endSwipe() {
    guard let old = swipeLook else { return }
    swipeLook = nil
    old.actions.removeFromSuperview()
    UIView.performWithoutAnimation { restoreSwipe() }
  }
}
