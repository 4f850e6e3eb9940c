import Foundation
import ListCore

extension UITableView {
  /// The rows that have cells, and the cells that wait for rows.
  struct TableRows {
    struct Shown {
      var position: Position
      var cell: UITableViewCell
    }

    /// From the top.
    var shown: [Shown] = []
    /// Kept from one step to the next, so that scrolling allocates nothing.
    var wanted: [Position] = []
    var next: [Shown] = []
    var width: CGFloat = -1
    var isUpdating = false
    var pool = ReusePool<String, UITableViewCell>()
    var classes: [String: UITableViewCell.Type] = [:]
    var nibs = NibNames<String>()
    /// The cell of the row that is being loaded again: it is to show that again, if it can.
    var offered: UITableViewCell?

    func cell(at position: Position) -> UITableViewCell? {
      let found = shown.first { $0.position == position } ?? next.first { $0.position == position }
      return found?.cell
    }

    mutating func takeNext() {
      swap(&shown, &next)
      next.removeAll(keepingCapacity: true)
    }
  }

  func layoutRows() {
    updateRows()
    makeSpareCells()
    layoutSupplements()
    prefetch()
    if let backgroundView { backgroundView.frame = bounds }
  }

  /// Takes away the cells of rows that left, and gets cells for those that came.
  func updateRows() {
    loadIfNeeded()
    guard !rows.isUpdating, !loading.isRunning, updates == nil else { return }
    rows.isUpdating = true
    if rows.width != bounds.width { widthChanged() }
    measureStale()
    collectWanted()
    let anchor = sizingAnchor(within: rows.wanted)
    var rounds = 0
    repeat {
      if rounds > 0 { collectWanted() }
      if !showsWanted {
        removeUnwanted()
        addWanted()
      }
      measureSupplements()
      rounds += 1
      // Rows that turn out lower than was thought make room for others.
    } while takeHeights(keeping: anchor) && !loading.isNeeded
      && rounds < TableSizing.mostRounds
    rows.isUpdating = false
    // The data source may have asked for a reload while it made a cell.
    if loading.isNeeded || rounds == TableSizing.mostRounds { setNeedsLayout() }
  }

  /// Finds out which rows are to be shown.
  func collectWanted() {
    rows.wanted.removeAll(keepingCapacity: true)
    collectRows(
      from: bounds.minY - sectionsTop - reorderSlack,
      to: bounds.maxY - sectionsTop + reorderSlack, into: &rows.wanted)
    if let lifted = editing.reorder?.place.origin { rows.wanted.removeAll { $0 == lifted } }
  }

  private var showsWanted: Bool {
    rows.shown.count == rows.wanted.count
      && rows.shown.first?.position == rows.wanted.first
      && rows.shown.last?.position == rows.wanted.last
  }

  /// Rows leave before others come, so that their cells can be used for these.
  private func removeUnwanted() {
    guard let first = rows.wanted.first, let last = rows.wanted.last else { return recycleRows() }
    var index = 0
    while index < rows.shown.count {
      let position = rows.shown[index].position
      if position < first || position > last {
        letGo(rows.shown.remove(at: index))
      } else {
        index += 1
      }
    }
  }

  private func addWanted() {
    rows.next.removeAll(keepingCapacity: true)
    var index = 0
    for place in rows.wanted.indices {
      let position = rows.wanted[place]
      while index < rows.shown.count, rows.shown[index].position < position {
        letGo(rows.shown[index])
        index += 1
      }
      if index < rows.shown.count, rows.shown[index].position == position {
        rows.next.append(rows.shown[index])
        index += 1
      } else if let cell = comeBack(at: position) ?? makeCell(at: position) {
        rows.next.append(TableRows.Shown(position: position, cell: cell))
      }
    }
    rows.takeNext()
  }

  func makeCell(at position: Position) -> UITableViewCell? {
    guard let dataSource else { return nil }
    let path = position.indexPath
    let expected = rows.offered
    let cell = dataSource.tableView(self, cellForRowAt: path)
    // A cell in the tree is in use, except the one that was offered to show its row again.
    guard cell.superview !== self || cell === expected else {
      Report.once(
        "\(Self.self): the data source gave the cell of another visible row for row "
          + "\(position.row) of section \(position.section); the row stays empty")
      return nil
    }
    UIView.performWithoutAnimation {
      show(cell, at: position)
      measureIfEstimated(cell, .row(position))
      delegate?.tableView(self, willDisplay: cell, forRowAt: path)
      insertSubview(cell, at: backgroundView == nil ? 0 : 1)
    }
    return cell
  }

  private func show(_ cell: UITableViewCell, at position: Position) {
    if cell.reuseRecord.identity == 0 { noteCreated(cell) }
    cell.isSizeStale = false
    cell.frame = frameOfRow(position)
    cell.indexRoom = indexRoom
    applyEditing(to: cell, at: position, animated: false)
    cell.setSelectedIfNeeded(selection.contains(position))
    applySeparator(to: cell)
  }

  /// Gives the cells in sight their places again: the width or the heights changed.
  func placeAgain() {
    rows.width = bounds.width
    updateContentSize()
    for shown in rows.shown { shown.cell.frame = frameOfRow(shown.position) }
  }

  // MARK: Reuse

  /// Takes every cell, header and footer out of the view tree.
  func recycleAll() {
    putBackLifted(placing: false)
    recycleRows()
    recycleSupplements()
    for departing in changes.departing.takeAll() { recycle(departing) }
  }

  private func recycleRows() {
    let shown = rows.shown
    rows.shown.removeAll(keepingCapacity: true)
    for row in shown { recycle(row) }
  }

  func recycle(_ shown: TableRows.Shown) {
    let cell = shown.cell
    cell.removeFromSuperview()
    tellEnd(of: shown)
    if let identifier = cell.reuseIdentifier, isCurrent(cell, identifier) {
      rows.pool.enqueue(cell, as: identifier)
    } else {
      rows.pool.noteDiscarded()
    }
  }

  /// Whether the identifier still means the cell's class. Without a class, cells are made by hand.
  private func isCurrent(_ cell: UITableViewCell, _ identifier: String) -> Bool {
    rows.classes[identifier].map { $0 == type(of: cell) } ?? true
  }

  /// Tells the delegate that a cell no longer shows its row.
  func tellEnd(of shown: TableRows.Shown) {
    let cell = shown.cell
    if let press, press.position == shown.position { cancelPress() }
    if hover.position == shown.position { hover.position = nil }
    swipeLeft(cell)
    cell.endLift()
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: shown.position.indexPath)
  }

  func registerCell(_ cellClass: AnyClass?, for identifier: String) {
    guard let cellClass else {
      rows.classes[identifier] = nil
      return rows.pool.drain(identifier)
    }
    guard let cellClass = cellClass as? UITableViewCell.Type else {
      preconditionFailure(
        "\(cellClass) was registered for \(identifier) but is not a UITableViewCell")
    }
    if rows.classes[identifier] != cellClass { rows.pool.drain(identifier) }
    rows.classes[identifier] = cellClass
  }

  func dequeueCell(_ identifier: String) -> UITableViewCell? {
    if let cell = takeWaiting(identifier) {
      cell.reuseRecord.dequeues += 1
      UIView.performWithoutAnimation { cell.makeReusable() }
      return cell
    }
    guard let cellClass = rows.classes[identifier] else { return nil }
    let cell = cellClass.make(style: .default, reuseIdentifier: identifier)
    noteCreated(cell)
    return cell
  }

  private func noteCreated(_ cell: UITableViewCell) {
    rows.pool.noteCreated()
    cell.reuseRecord.identity = cellsMadeTogether
  }

  private func takeWaiting(_ identifier: String) -> UITableViewCell? {
    guard let offered = rows.offered, offered.reuseIdentifier == identifier else {
      return rows.pool.dequeue(identifier) ?? borrowCell(identifier)
    }
    rows.offered = nil
    rows.pool.noteUsedAgain()
    return offered
  }

  // MARK: Separators

  func separatorsChanged() {
    for shown in rows.shown { applySeparator(to: shown.cell) }
  }

  private func applySeparator(to cell: UITableViewCell) {
    cell.separatorInsetOfTable = separatorInset
    cell.separatorColorOfTable = separatorStyle == .none ? nil : separatorColor
  }
}

extension UITableView: ReusingList {
  package var reuseCounts: ReuseCounts {
    var counts = rows.pool.counts
    counts.live = rows.shown.count + changes.departingRows.count
    return counts
  }

  package var reusedViews: [any ReusedView] {
    (rows.shown + changes.departingRows).map(\.cell)
  }
  package var queuedViews: [any ReusedView] { rows.pool.queuedItems }
}
