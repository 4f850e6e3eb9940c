import Foundation

/// What a row offers when it is swiped to one side.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  /// The first is at the edge of the table, the last beside the row. Without any the row cannot be
  /// swiped.
  public let actions: [UIContextualAction]
  /// Whether a swipe across most of the row does the first action.
  open var performsFirstActionWithFullSwipe = true

  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
