import Foundation
import ListCore

extension UITableView {
  /// A view that is no longer needed but still in sight.
  enum Departing {
    /// A row's cell; the position is that of the row that would need it again, if there is one.
    case row(TableRows.Shown, Position?)
    case supplement(TableSupplements.Shown)
  }

  /// Changes that are being prepared or shown.
  struct ChangeState {
    /// How the table was before the batch that is open.
    var before: TableSnapshot?
    var departing = DepartingViews<Departing>()
    /// Cells that were made beforehand, to be measured, and whether each showed its row before.
    var ready: [Position: (cell: UITableViewCell, isOffered: Bool)] = [:]

    var departingRows: [TableRows.Shown] {
      departing.elements.compactMap { if case .row(let shown, _) = $0 { shown } else { nil } }
    }
  }

  /// One view on its way.
  private struct Move {
    let view: UIView
    let frame: CGRect
    let alpha: CGFloat
  }

  /// How everything is now.
  func snapshot() -> TableSnapshot {
    var views = rows.shown.map { $0.cell as UIView } + supplements.shown.map(\.view)
    views += [supplements.tableHeader, supplements.tableFooter].compactMap(\.self)
    return TableSnapshot(
      bounds: bounds, offsets: offsets, sectionsTop: sectionsTop, rows: rows.shown,
      supplements: supplements.shown,
      states: Dictionary(
        views.map { (ObjectIdentifier($0), PresentedState(of: $0)) },
        uniquingKeysWith: { first, _ in first }),
      wasLaidOut: rows.width >= 0 && bounds.height > 0)
  }

  /// Gives every row in sight its cell and its place, and moves cells there from where they were.
  ///
  /// The content's own jump is not animated: cells start as far away as it went, so that scrolling
  /// in the midst of it disturbs nothing.
  func carryOut(_ change: TableChange, completion: @escaping (Bool) -> Void) {
    prepareRows(change)
    let follow = arranger?.contentChanged(of: self, shift: readerShift(change))
    let isAnimated = window != nil && UIView.areAnimationsEnabled && change.wantsAnimation
    let jump = bounds.origin - change.before.bounds.origin
    let shift = arranger == nil ? jump : .zero
    rows.isUpdating = true
    let number = isAnimated ? changes.departing.begin() : nil
    var moves = RowMoves(shift: shift, states: change.before.states, isAnimated: isAnimated)
    rename(change.plan)
    exchangeRows(change, &moves)
    exchangeSupplements(change, &moves)
    rows.isUpdating = false
    setNeedsLayout()
    guard let number else {
      UIView.performWithoutAnimation { moves.finish() }
      return completion(true)
    }
    moves.putBack([supplements.tableHeader, supplements.tableFooter].compactMap(\.self))
    ListAnimation.run {
      moves.finish()
      self.placeTableSupplements()
      follow?()
    } completion: { [weak self] finished in
      self?.changeEnded(number)
      completion(finished)
    }
  }

  private func changeEnded(_ number: Int) {
    for departing in changes.departing.end(number) { recycle(departing) }
    setNeedsLayout()
  }

  func recycle(_ departing: Departing) {
    switch departing {
    case .row(let shown, _):
      recycle(shown)
      shown.cell.alpha = 1
    case .supplement(let shown):
      recycle(shown)
      shown.view.alpha = 1
    }
  }

  /// By how much the first row in sight that stays moves in the content.
  private func readerShift(_ change: TableChange) -> CGPoint {
    guard arranger != nil, case .update = change.plan else { return .zero }
    for row in change.before.rows {
      guard case .stays(let new) = change.plan.fate(of: row.position) else { continue }
      let old = change.before.rect(ofRow: row.position)
      return CGPoint(x: 0, y: rectOfRow(new.indexPath).minY - old.minY)
    }
    return .zero
  }

  /// Cells that are leaving keep to their rows through the change.
  private func rename(_ plan: ListPlan) {
    changes.departing.update { departing in
      guard case .row(let shown, let position) = departing else { return }
      var new: Position?
      if let position, case .stays(let moved) = plan.fate(of: position) { new = moved }
      departing = .row(shown, new)
    }
  }

  // MARK: Rows

  private func exchangeRows(_ change: TableChange, _ moves: inout RowMoves) {
    collectWanted()
    var left: [Position: TableRows.Shown] = [:]
    for row in change.before.rows where row.cell.superview === self { left[row.position] = row }
    rows.shown.removeAll(keepingCapacity: true)
    rows.next.removeAll(keepingCapacity: true)
    var coming: [(position: Position, old: TableRows.Shown?)] = []
    for position in rows.wanted {
      guard let origin = change.plan.origin(of: position),
        let old = left.removeValue(forKey: origin)
      else {
        coming.append((position, nil))
        continue
      }
      if case .stays = change.plan.fate(of: origin) {
        rows.next.append(TableRows.Shown(position: position, cell: old.cell))
        moves.move(old.cell, to: rectOfRow(position.indexPath))
      } else {
        coming.append((position, old))
      }
    }
    for row in change.before.rows where left[row.position] != nil { depart(row, change, &moves) }
    for row in coming {
      if let old = row.old {
        loadAgain(old, as: row.position, change, &moves)
      } else {
        come(row.position, change, &moves)
      }
    }
    rows.next.sort { $0.position < $1.position }
    rows.takeNext()
    recycleReady()
  }

  private func depart(_ row: TableRows.Shown, _ change: TableChange, _ moves: inout RowMoves) {
    let fate = change.plan.fate(of: row.position)
    let effect = change.effects.going(row.position)
    guard moves.isAnimated, fate.key != nil || effect != .none else { return recycle(row) }
    if case .stays(let new) = fate {
      changes.departing.add(.row(row, new))
      return moves.move(row.cell, to: rectOfRow(new.indexPath))
    }
    changes.departing.add(.row(row, nil))
    // A row that goes follows the one above it, and others close in over it.
    sendToBack(row.cell)
    var rect = change.before.rect(ofRow: row.position)
    if let above = change.survivor(before: row.position) {
      rect.origin.y +=
        rectOfRow(above.new.indexPath).maxY
        - change.before.rect(ofRow: above.old).maxY
    } else {
      rect.origin.y += moves.shift.y
    }
    let end = effect.away(from: rect)
    moves.move(row.cell, to: end.rect, alpha: end.alpha)
  }

  private func sendToBack(_ view: UIView) {
    sendSubviewToBack(view)
    if let backgroundView { sendSubviewToBack(backgroundView) }
  }

  private func come(_ position: Position, _ change: TableChange, _ moves: inout RowMoves) {
    let end = rectOfRow(position.indexPath)
    if let cell = takeDeparting(position) {
      measureIfEstimated(cell, .row(position))
      rows.next.append(TableRows.Shown(position: position, cell: cell))
      return moves.move(cell, to: end, from: PresentedState(of: cell))
    }
    guard let cell = changes.ready.removeValue(forKey: position)?.cell ?? makeCell(at: position)
    else { return }
    // One that was made beforehand did not know its height.
    UIView.performWithoutAnimation { cell.frame = end }
    rows.next.append(TableRows.Shown(position: position, cell: cell))
    if let origin = change.plan.origin(of: position) {
      return moves.move(cell, to: end, from: change.before.rect(ofRow: origin), alpha: 1)
    }
    let effect = change.effects.coming(position)
    guard effect != .none else { return }
    var rect = end
    if let above = change.predecessor(of: position) {
      rect.origin.y +=
        change.before.rect(ofRow: above.old).maxY
        - rectOfRow(above.new.indexPath).maxY
    } else {
      rect.origin.y -= moves.shift.y
    }
    let start = effect.away(from: rect)
    moves.move(cell, to: end, from: start.rect, alpha: start.alpha)
  }

  /// Asks for a row's cell again. When all is loaded again the one that showed the row is offered, and
  /// goes on from where it is; else a new one takes its place under it while it fades.
  private func loadAgain(
    _ old: TableRows.Shown, as position: Position, _ change: TableChange, _ moves: inout RowMoves
  ) {
    let end = rectOfRow(position.indexPath)
    let ready = changes.ready.removeValue(forKey: position)
    let (cell, isTaken) =
      ready.map { ($0.cell, $0.isOffered) } ?? remake(old, as: position, change)
    if let cell {
      rows.next.append(TableRows.Shown(position: position, cell: cell))
      moves.move(cell, to: end, like: old.cell)
    }
    if isTaken, cell === old.cell {
      tellEnd(of: old)
    } else if !isTaken, moves.isAnimated, change.effects.changing(old.position) != .none {
      changes.departing.add(.row(old, nil))
      if let cell { insertSubview(old.cell, aboveSubview: cell) }
      moves.move(old.cell, to: end, alpha: 0)
    } else {
      recycle(old)
    }
  }

  /// - Returns: the cell for a row that is loaded again, and whether it is the one that was offered.
  func remake(
    _ old: TableRows.Shown, as position: Position, _ change: TableChange
  ) -> (cell: UITableViewCell?, isOffered: Bool) {
    if case .reload = change.plan { rows.offered = old.cell }
    let wasOffered = rows.offered != nil
    let cell = makeCell(at: position)
    let isTaken = wasOffered && rows.offered == nil
    rows.offered = nil
    return (cell, isTaken)
  }

  /// Lets a cell go whose row is out of sight; one that is still seen on its way, when it is there.
  func letGo(_ row: TableRows.Shown) {
    guard changes.departing.isChanging, row.cell.runningAnimations != nil,
      row.cell.presentedGeometry.frame.intersects(bounds)
    else { return recycle(row) }
    changes.departing.add(.row(row, row.position))
  }

  /// The cell that was leaving a row, where the row is now.
  func comeBack(at position: Position) -> UITableViewCell? {
    guard let cell = takeDeparting(position) else { return nil }
    // Later changes may have given the row another place.
    let frame = frameOfRow(position)
    if cell.frame != frame { cell.frame = frame }
    measureIfEstimated(cell, .row(position))
    return cell
  }

  private func takeDeparting(_ position: Position) -> UITableViewCell? {
    let departing = changes.departing.take {
      if case .row(_, position) = $0 { true } else { false }
    }
    guard case .row(let shown, _)? = departing else { return nil }
    return shown.cell
  }

  // MARK: Headers and footers

  private func exchangeSupplements(_ change: TableChange, _ moves: inout RowMoves) {
    supplements.shown.removeAll(keepingCapacity: true)
    for old in change.before.supplements where old.view.superview === self {
      let fate = change.plan.fate(ofSection: old.section)
      if case .stays(let section) = fate, offsets.sections.indices.contains(section) {
        let rect = pinnedRect(old.kind, section)
        moves.move(old.view, to: rect)
        if isVisible(old.kind, section) {
          supplements.shown.append(
            TableSupplements.Shown(kind: old.kind, section: section, view: old.view))
          continue
        }
      } else {
        moves.move(old.view, to: old.view.frame.offsetBy(dx: 0, dy: moves.shift.y), alpha: 0)
      }
      if moves.isAnimated { changes.departing.add(.supplement(old)) } else { recycle(old) }
    }
    showNewSupplements(change, &moves)
  }

  private func showNewSupplements(_ change: TableChange, _ moves: inout RowMoves) {
    let (top, bottom) = (bounds.minY - sectionsTop, bounds.maxY - sectionsTop)
    for section in offsets.sections(from: top, to: bottom) {
      for kind in [SupplementKind.header, .footer]
      where isVisible(kind, section) && supplements.view(kind, section) == nil {
        guard let view = show(kind, section) else { continue }
        let end = pinnedRect(kind, section)
        let origin = change.plan.origin(ofSection: section)
        if let origin, let old = change.before.supplement(kind, section: origin) {
          moves.move(view, to: end, like: old)
        } else if let origin, change.before.rect(of: kind, section: origin).height > 0 {
          moves.move(view, to: end, from: change.before.rect(of: kind, section: origin), alpha: 1)
        } else {
          moves.move(view, to: end, from: end.offsetBy(dx: 0, dy: -moves.shift.y), alpha: 0)
        }
      }
    }
  }
}

/// The views of a table that a change moves, put where they start from as they are added.
private struct RowMoves {
  /// By how much the content has moved on the screen at once.
  let shift: CGPoint
  let states: [ObjectIdentifier: PresentedState]
  let isAnimated: Bool
  private var moves: [(view: UIView, frame: CGRect, alpha: CGFloat)] = []

  init(shift: CGPoint, states: [ObjectIdentifier: PresentedState], isAnimated: Bool) {
    self.shift = shift
    self.states = states
    self.isAnimated = isAnimated
  }

  /// From where the view was on the screen.
  mutating func move(_ view: UIView, to frame: CGRect, alpha: CGFloat? = nil) {
    let end = alpha ?? view.alpha
    guard view.frame != frame || view.alpha != end || shift != .zero else { return }
    if isAnimated { putBack([view]) }
    moves.append((view, frame, end))
  }

  /// From where another view was on the screen.
  mutating func move(_ view: UIView, to frame: CGRect, like other: UIView) {
    if isAnimated, let state = states[ObjectIdentifier(other)] {
      UIView.performWithoutAnimation { state.put(view, shift: shift) }
    }
    moves.append((view, frame, 1))
  }

  /// From a state of the content before it moved.
  mutating func move(_ view: UIView, to frame: CGRect, from state: PresentedState) {
    if isAnimated { UIView.performWithoutAnimation { state.put(view, shift: shift) } }
    moves.append((view, frame, 1))
  }

  mutating func move(_ view: UIView, to frame: CGRect, from start: CGRect, alpha: CGFloat) {
    if isAnimated {
      UIView.performWithoutAnimation {
        view.frame = start.offsetBy(dx: shift.x, dy: shift.y)
        view.alpha = alpha
        view.layoutIfNeeded()
      }
    }
    moves.append((view, frame, 1))
  }

  func putBack(_ views: [UIView]) {
    UIView.performWithoutAnimation {
      for view in views { states[ObjectIdentifier(view)]?.put(view, shift: shift) }
    }
  }

  func finish() {
    for move in moves {
      (move.view as? UITableViewCell)?.restoreSwipe()
      move.view.frame = move.frame
      move.view.alpha = move.alpha
      move.view.layoutIfNeeded()
    }
  }
}
