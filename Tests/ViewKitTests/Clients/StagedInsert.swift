import ViewKit

/// Inserted items fall in from above, turned; deleted ones shrink away.
class StagedInsert: UICollectionViewFlowLayout {
  private var inserted: Set<IndexPath> = []
  private var deleted: Set<IndexPath> = []
  private(set) var updates: [String] = []

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    for item in updateItems {
      switch item.updateAction {
      case .insert: item.indexPathAfterUpdate.map { _ = inserted.insert($0) }
      case .delete: item.indexPathBeforeUpdate.map { _ = deleted.insert($0) }
      case .reload, .move, .none: break
      @unknown default: break
      }
      updates.append("\(item.updateAction)")
    }
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    guard inserted.contains(itemIndexPath) else { return attributes }
    let start = attributes?.copy() as? UICollectionViewLayoutAttributes
    start?.alpha = 0
    start?.center.y -= 200
    start?.transform = CGAffineTransform(rotationAngle: .pi)
    return start
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    guard deleted.contains(itemIndexPath) else { return attributes }
    let end = attributes?.copy() as? UICollectionViewLayoutAttributes
    end?.alpha = 0
    end?.transform3D = CATransform3DMakeScale(0.5, 0.5, 1)
    return end
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    inserted = []
    deleted = []
  }
}
