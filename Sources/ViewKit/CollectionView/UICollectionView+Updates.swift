import Foundation
import ListCore

extension UICollectionView {
  func runBatch(_ body: () -> Void, completion: ((Bool) -> Void)?) {
    beginBatch()
    body()
    if let completion { updates?.completions.append(completion) }
    endBatch()
  }

  /// Adds to the batch that is open, or makes one of this change alone.
  func change(_ body: (inout BatchUpdates) -> Void) {
    beginBatch()
    if var batch = updates {
      body(&batch)
      updates = batch
    }
    endBatch()
  }

  private func beginBatch() {
    if updates == nil {
      loadIfNeeded()
      var batch = BatchUpdates()
      batch.countsBefore = loading.counts
      updates = batch
    }
    updates?.depth += 1
  }

  private func endBatch() {
    updates?.depth -= 1
    guard let batch = updates, batch.depth == 0 else { return }
    updates = nil
    if !batch.reloadsAll { apply(batch) }
    setNeedsLayout()
    for completion in batch.completions { completion(true) }
  }

  private func apply(_ batch: BatchUpdates) {
    let changes = batch.changeset
    if press != nil { cancelPress() }
    loading.isNeeded = true
    loadIfNeeded()
    do {
      try changes.validate(before: batch.countsBefore, after: loading.counts)
    } catch {
      Report.once("\(Self.self): an update was refused and everything loaded again: \(error)")
      return reload()
    }
    selection.follow(changes)
    follow(changes)
    let layout = collectionViewLayout
    layout.prepare(forCollectionViewUpdates: changes.updateItems)
    layout.invalidateLayout()
    layout.finalizeCollectionViewUpdates()
  }

  /// Gives the views in sight their items' new index paths; those of items that went or are loaded again
  /// go, and so do the views beside the items, which are asked for anew.
  private func follow(_ changes: Changeset) {
    let old = elements.all
    elements.all.removeAll(keepingCapacity: true)
    elements.area = .null
    for var element in old where element.view != nil {
      if element.key.category == .cell, !changes.reloads.contains(element.key.position),
        let position = changes.newPosition(ofOld: element.key.position)
      {
        element.key.position = position
        elements.all.append(element)
      } else {
        recycle(element)
      }
    }
  }
}

extension Changeset {
  /// The changes one by one, as a layout is told of them.
  @MainActor var updateItems: [UICollectionViewUpdateItem] {
    func section(_ index: Int) -> IndexPath { IndexPath(indexes: [index, NSNotFound]) }
    var items: [UICollectionViewUpdateItem] = []
    func add(
      _ action: UICollectionViewUpdateItem.Action, _ before: IndexPath?, _ after: IndexPath?
    ) {
      items.append(UICollectionViewUpdateItem(before: before, after: after, action: action))
    }
    for index in sections.deletes.sorted() { add(.delete, section(index), nil) }
    for index in sections.reloads.sorted() { add(.reload, section(index), section(index)) }
    for index in sections.inserts.sorted() { add(.insert, nil, section(index)) }
    for move in sections.moves { add(.move, section(move.from), section(move.to)) }
    for place in deletes.sorted() { add(.delete, place.indexPath, nil) }
    for place in reloads.sorted() {
      add(.reload, place.indexPath, newPosition(ofOld: place)?.indexPath)
    }
    for place in inserts.sorted() { add(.insert, nil, place.indexPath) }
    for move in moves { add(.move, move.from.indexPath, move.to.indexPath) }
    return items
  }
}
