import Foundation
import ListCore

extension UITableView {
  func beginBatch() {
    if updates == nil {
      loadIfNeeded()
      var batch = BatchUpdates()
      batch.countsBefore = offsets.sections.map(\.rows.count)
      updates = batch
    }
    updates?.depth += 1
  }

  func endBatch() {
    guard updates != nil else {
      return Report.once("\(Self.self): endUpdates without beginUpdates; nothing was done")
    }
    updates?.depth -= 1
    guard let batch = updates, batch.depth == 0 else { return }
    updates = nil
    if batch.reloadsAll { loadIfNeeded() } else { apply(batch) }
    setNeedsLayout()
    for completion in batch.completions { completion(true) }
  }

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

  private func apply(_ batch: BatchUpdates) {
    let changes = batch.changeset
    let shown = rows.shown
    rows.shown.removeAll(keepingCapacity: true)
    recycleSupplements()
    loading.isNeeded = true
    loadIfNeeded()
    rows.shown = shown
    do {
      try changes.validate(
        before: batch.countsBefore, after: offsets.sections.map(\.rows.count))
    } catch {
      Report.once("\(Self.self): an update was refused and everything loaded again: \(error)")
      selection.removeAll()
      return recycleAll()
    }
    selection.follow(changes)
    follow(changes)
  }

  /// Gives the cells in sight the rows' new places; those of rows that went or are loaded again go.
  private func follow(_ changes: Changeset) {
    if press != nil { cancelPress() }
    let shown = rows.shown
    rows.shown.removeAll(keepingCapacity: true)
    var stale: [TableRows.Shown] = []
    for var row in shown {
      if !changes.reloads.contains(row.position),
        let position = changes.newPosition(ofOld: row.position)
      {
        row.position = position
        rows.shown.append(row)
      } else {
        stale.append(row)
      }
    }
    rows.shown.sort { $0.position < $1.position }
    for row in stale { recycle(row) }
    placeAgain()
  }
}
