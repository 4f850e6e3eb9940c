import Foundation
import ListCore

extension UICollectionView: BatchingList {
  func beginBatch() {
    if updates == nil {
      endMovement(cancelled: true)
      loadIfNeeded()
      var batch = BatchUpdates()
      batch.countsBefore = loading.counts
      updates = batch
      elements.before = snapshot(of: collectionViewLayout)
    }
    updates?.depth += 1
  }

  func endBatch() {
    updates?.depth -= 1
    guard let batch = updates, batch.depth == 0 else { return }
    updates = nil
    let before = elements.before ?? snapshot(of: collectionViewLayout)
    elements.before = nil
    if batch.reloadsAll {
      show(.reload, since: before, completions: batch.completions)
    } else {
      apply(batch, since: before)
    }
  }

  private func apply(_ batch: BatchUpdates, since before: LayoutSnapshot) {
    let changes = batch.changeset
    if press != nil { cancelPress() }
    loading.isNeeded = true
    loadIfNeeded()
    do {
      try changes.validate(before: batch.countsBefore, after: loading.counts)
    } catch {
      Report.once("\(Self.self): an update was refused and everything loaded again: \(error)")
      reload()
      for completion in batch.completions { completion(true) }
      return
    }
    selection.follow(changes)
    show(.update(changes), since: before, completions: batch.completions)
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
