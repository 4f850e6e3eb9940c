import Foundation

/// What of its rows a table lets the user change, and what of that is going on.
struct TableEditing {
  var isOn = false
  /// The row that is swiped open, being swiped or closing.
  var swipe: RowSwipe?
  /// What the row under the pointer offers on the side to which it is dragged.
  var offer: UITableView.SwipeOffer?
  /// The row that is being dragged to another place.
  var reorder: RowDrag?
}
