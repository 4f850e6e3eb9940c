import Foundation

/// One change of a batch, as a layout is told of it.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
  public enum Action: Int, Sendable { case insert, delete, reload, move, none }

  private let before: IndexPath?
  private let after: IndexPath?
  private let action: Action

  init(before: IndexPath?, after: IndexPath?, action: Action) {
    self.before = before
    self.after = after
    self.action = action
    super.init()
  }

  /// Where the item was; nil for one that is new.
  open var indexPathBeforeUpdate: IndexPath? { before }
  /// Where the item is now; nil for one that went.
  open var indexPathAfterUpdate: IndexPath? { after }
  open var updateAction: Action { action }
}
