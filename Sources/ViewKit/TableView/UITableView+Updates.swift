import Foundation
import ListCore

extension UITableView: BatchingList {
  func beginBatch() {
    if updates == nil {
      loadIfNeeded()
      putBackLifted()
      var batch = BatchUpdates()
      batch.countsBefore = offsets.sections.map(\.rows.count)
      updates = batch
      changes.before = snapshot()
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
    let before = changes.before ?? snapshot()
    changes.before = nil
    apply(batch, since: before)
  }

  private func apply(_ batch: BatchUpdates, since before: TableSnapshot) {
    let changeset = batch.changeset
    if press != nil { cancelPress() }
    // The views that are shown are needed for what follows.
    rows.shown.removeAll(keepingCapacity: true)
    supplements.shown.removeAll(keepingCapacity: true)
    loading.isNeeded = true
    loadIfNeeded(after: changeset)
    func restore() {
      rows.shown = before.rows
      supplements.shown = before.supplements
    }
    let complete = { (finished: Bool) in
      for completion in batch.completions { completion(finished) }
    }
    if batch.reloadsAll {
      return carryOut(TableChange(.reload, batch.effects, before), completion: complete)
    }
    do {
      try changeset.validate(
        before: batch.countsBefore, after: offsets.sections.map(\.rows.count))
    } catch {
      Report.once("\(Self.self): an update was refused and everything loaded again: \(error)")
      selection.removeAll()
      restore()
      recycleAll()
      setNeedsLayout()
      return complete(true)
    }
    selection.follow(changeset)
    carryOut(TableChange(.update(changeset), batch.effects, before), completion: complete)
  }
}
