import Foundation

/// A row that is swiped aside, and what it then offers.
final class RowSwipe {
  weak var cell: UITableViewCell?
  let actions: SwipeActionsView
  let reach: SwipeReach
  /// Where the content was on the screen when the row was opened: a row that is scrolled closes.
  let place: CGPoint
  /// How far the row had been pulled when the drag that goes on began.
  var grip: CGFloat = 0
  var isDragged = false
  /// The row is on its way back.
  var isClosing = false
  /// How often it has begun to close.
  var closings = 0
  /// An action is being done that has not said yet that it is.
  var isPerforming = false

  init(
    _ cell: UITableViewCell, _ actions: SwipeActionsView, commitsInFull: Bool, place: CGPoint
  ) {
    self.cell = cell
    self.actions = actions
    self.place = place
    let room = actions.isOnRight ? cell.indexRoom : 0
    reach = SwipeReach(
      actions: actions.ownWidth, row: cell.bounds.width - room, commitsInFull: commitsInFull)
  }

  /// What moves to the right counts as opening where the actions are on the left.
  func opening(_ x: CGFloat) -> CGFloat { actions.isOnRight ? -x : x }
}
