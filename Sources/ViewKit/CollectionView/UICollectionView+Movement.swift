import Foundation
import ListCore

extension UICollectionView {
  /// An item that the user moves. Until it ends the collection shows it in another place of the order
  /// than the data source has it in.
  struct Movement {
    /// Where the data source has the item.
    let original: Position
    /// Where the collection shows it.
    var current: Position
    /// Where in the content its middle is held.
    var target: CGPoint

    /// Which item of the data source is shown at a place.
    func source(of shown: Position) -> Position {
      guard shown != current else { return original }
      var source = shown
      if source.section == current.section, source.row > current.row { source.row -= 1 }
      if source.section == original.section, source.row >= original.row { source.row += 1 }
      return source
    }
  }

  func beginMovement(_ path: IndexPath) -> Bool {
    prepareLayout()
    guard movement == nil, updates == nil, let dataSource, let position = Position(path),
      exists(position), let center = itemAttributes(at: path)?.center,
      dataSource.collectionView(self, canMoveItemAt: path)
    else { return false }
    cancelPress()
    movement = Movement(original: position, current: position, target: center)
    hold(from: path, at: center)
    return true
  }

  func updateMovement(_ target: CGPoint) {
    guard var movement, target.isFinite else { return }
    let (path, before) = (movement.current.indexPath, movement.target)
    movement.target = target
    self.movement = movement
    guard let place = Position(self.target(of: movement)), place != movement.current,
      hasPlace(place, for: movement)
    else { return hold(from: path, at: before) }
    shift(to: place)
  }

  /// Ends a movement: the data source is told, unless nothing has changed or it is cancelled.
  func endMovement(cancelled: Bool) {
    guard let movement else { return }
    var isCancelled = cancelled
    if !cancelled, movement.current != movement.original, let dataSource {
      let answer: Void? = OptionalMethod.isOwn(.moveItem) {
        dataSource.collectionView(
          self, moveItemAt: movement.original.indexPath, to: movement.current.indexPath)
      }
      isCancelled = answer == nil
    }
    if isCancelled, movement.current != movement.original { shift(to: movement.original) }
    let last = self.movement?.current.indexPath ?? movement.current.indexPath
    let before = snapshot(of: collectionViewLayout)
    self.movement = nil
    let layout = collectionViewLayout
    layout.invalidateLayout(
      with: layout.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: [last], previousIndexPaths: [movement.current.indexPath],
        movementCancelled: isCancelled))
    prepareLayout()
    carryOut(.places, since: before) {
    } completion: { _ in
    }
  }

  /// What the collection shows of what the layout says: an item being moved is where it is held.
  func withMovement(
    _ found: [UICollectionViewLayoutAttributes]
  ) -> [UICollectionViewLayoutAttributes] {
    guard let movement, exists(movement.current) else { return found }
    let path = movement.current.indexPath
    let held = collectionViewLayout.layoutAttributesForInteractivelyMovingItem(
      at: path, withTargetPosition: movement.target)
    return found.filter { $0.representedElementCategory != .cell || $0.indexPath != path } + [held]
  }

  /// The place that the layout, and then the delegate, choose for an item.
  private func target(of movement: Movement) -> IndexPath {
    let path = movement.current.indexPath
    let proposed = collectionViewLayout.targetIndexPath(
      forInteractivelyMovingItem: path, withPosition: movement.target)
    guard let delegate else { return proposed }
    return delegate.collectionView(
      self, targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.original.indexPath,
      atCurrentIndexPath: path, toProposedIndexPath: proposed)
  }

  private func hasPlace(_ place: Position, for movement: Movement) -> Bool {
    guard loading.counts.indices.contains(place.section), place.row >= 0 else { return false }
    let count = loading.counts[place.section]
    return place.row < count || (place.row == count && place.section != movement.current.section)
  }

  /// Shows the item in another place of the order.
  private func shift(to place: Position) {
    guard var movement else { return }
    let before = snapshot(of: collectionViewLayout)
    let old = movement.current
    movement.current = place
    self.movement = movement
    loading.counts[old.section] -= 1
    loading.counts[place.section] += 1
    let changes = Changeset(moves: [Changeset.Move(from: old, to: place)])
    selection.follow(changes)
    collectionViewLayout.follow(.update(changes))
    invalidate(from: old.indexPath, at: movement.target)
    prepareLayout()
    carryOut(.update(changes), since: before) {
    } completion: { _ in
    }
  }

  /// Holds the item where it is to be held, with the order as it is.
  private func hold(from path: IndexPath, at position: CGPoint) {
    invalidate(from: path, at: position)
    updateElements()
  }

  private func invalidate(from path: IndexPath, at position: CGPoint) {
    guard let movement else { return }
    let layout = collectionViewLayout
    layout.invalidateLayout(
      with: layout.invalidationContext(
        forInteractivelyMovingItems: [movement.current.indexPath],
        withTargetPosition: movement.target, previousIndexPaths: [path],
        previousPosition: position))
  }
}
