import Foundation
import ListCore

extension UITableView {
  /// Makes the cells that scrolling will need and standing still does not.
  ///
  /// Where rows are of one height and cells of one class, their number is known: one more than fit,
  /// for then one comes into sight before another has left. It is made with the first screenful, so
  /// that nothing is made once scrolling is under way.
  func makeSpareCells() {
    guard let shown = rows.shown.first, offsets.total > bounds.height, rows.classes.count == 1,
      let height = offsets.sections[shown.position.section].rows.uniformHeight, height > 0
    else { return }
    let needed = min(Int((bounds.height / height).rounded(.up)) + 1, rows.pool.limit)
    guard needed > rows.pool.counts.live + rows.pool.counts.queued else { return }
    let missing = needed - cellsKeptTogether
    guard missing > 0, let (identifier, cellClass) = rows.classes.first,
      type(of: shown.cell) == cellClass, shown.cell.reuseIdentifier == identifier
    else { return }
    for _ in 0..<missing {
      let cell = cellClass.make(style: .default, reuseIdentifier: identifier)
      rows.pool.stock(CollectionOfOne(cell), as: identifier)
      cell.reuseRecord.identity = cellsMadeTogether
    }
  }
}
