import Foundation
import ListCore

extension UITableView {
  /// Makes and measures the cells of rows that a change brings into sight, so that everything moves
  /// to the place that it will have.
  ///
  /// The offset stays what it is, as in UIKit. Only rows that were there before, and come into sight
  /// above one that stays, do not push that one down.
  func prepareRows(_ change: TableChange) {
    guard sizing.isOn, bounds.width > 0, change.before.wasLaidOut else { return }
    rows.isUpdating = true
    if change.measuresAgain { measureStaying(change) }
    var rounds = 0
    repeat {
      collectWanted()
      for position in rows.wanted where offsets.source(of: position) == .estimated {
        prepareRow(position, change)
      }
      rounds += 1
    } while takePreparedHeights(change) && rounds < TableSizing.mostRounds
    rows.isUpdating = false
  }

  private func measureStaying(_ change: TableChange) {
    for row in change.before.rows {
      guard case .stays(let new) = change.plan.fate(of: row.position) else { continue }
      measureAgain(row.cell, .row(new))
    }
  }

  private func prepareRow(_ position: Position, _ change: TableChange) {
    guard changes.ready[position] == nil else { return }
    let origin = change.plan.origin(of: position)
    guard let old = change.before.rows.first(where: { $0.position == origin }),
      old.cell.superview === self
    else {
      if let cell = makeCell(at: position) { changes.ready[position] = (cell, false) }
      return
    }
    if case .stays = change.plan.fate(of: old.position) {
      measureIfEstimated(old.cell, .row(position))
    } else {
      let made = remake(old, as: position, change)
      if let cell = made.cell { changes.ready[position] = (cell, made.isOffered) }
    }
  }

  private func takePreparedHeights(_ change: TableChange) -> Bool {
    let reader = rows.wanted.first { position in
      change.plan.origin(of: position).map { origin in
        change.before.rows.contains { $0.position == origin }
      } ?? false
    }
    var shift: CGFloat = 0
    for (part, height) in sizing.found {
      guard case .row(let position) = part, let reader, position < reader,
        change.plan.origin(of: position) != nil
      else { continue }
      shift += height - offsets.height(of: position)
    }
    guard setFoundHeights() != nil else { return false }
    if arranger == nil {
      resizeContent(to: wholeSize, shift: CGPoint(x: 0, y: shift))
    } else {
      updateContentSize()
    }
    return true
  }

  /// Lets cells go that were made beforehand for rows that then were out of sight.
  func recycleReady() {
    let ready = changes.ready
    changes.ready.removeAll()
    for (position, made) in ready {
      recycle(TableRows.Shown(position: position, cell: made.cell))
    }
  }
}

extension TableChange {
  /// Whether rows in sight are asked for their heights again: after a batch of nothing at all, as
  /// programs ask for it.
  var measuresAgain: Bool {
    guard case .update(let changes) = plan else { return false }
    return changes.isEmpty
  }
}
