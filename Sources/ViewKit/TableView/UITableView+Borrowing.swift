import Foundation

/// Tables that scroll as one and have one data source use each other's cells: what a cell shows is
/// set by the same code for all of them, and no more rows are in sight than in one table.
///
/// UIKit knows no such tables; where each has a data source of its own, each keeps its cells.
extension UITableView {
  /// A cell that waits in another table, made as this one's identifier says; it is this table's from
  /// now on.
  func borrowCell(_ identifier: String) -> UITableViewCell? {
    guard let cellClass = rows.classes[identifier] else { return nil }
    var borrowed: UITableViewCell?
    forEachTableOfSource { table in
      guard borrowed == nil, table !== self, table.rows.classes[identifier] == cellClass else {
        return
      }
      borrowed = table.rows.pool.handOver(identifier)
    }
    if borrowed != nil { rows.pool.noteTakenOver() }
    return borrowed
  }

  /// How many cells these tables have, in use and waiting.
  var cellsKeptTogether: Int {
    var count = 0
    forEachTableOfSource { count += $0.rows.pool.counts.live + $0.rows.pool.counts.queued }
    return count
  }

  /// How many cells these tables have made, which tells the next one apart.
  var cellsMadeTogether: Int {
    var count = 0
    forEachTableOfSource { count += $0.rows.pool.counts.created }
    return count
  }

  /// Calls `body` with each of the tables whose cells serve here as well, this one among them.
  private func forEachTableOfSource(_ body: (UITableView) -> Void) {
    guard let arranger, let dataSource else { return body(self) }
    arranger.forEachTable { table in
      if table.dataSource === dataSource { body(table) }
    }
  }
}
