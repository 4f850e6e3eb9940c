import Foundation
import ListCore

extension UITableView {
  // MARK: Where rows are while one is dragged

  /// How far beyond what is in sight rows are needed: those that make room may come in from there.
  var reorderSlack: CGFloat { editing.reorder?.place.height ?? 0 }

  /// Where the cell of a row is, which has made room for the one that is being dragged.
  func frameOfRow(_ position: Position) -> CGRect {
    let rect = rectOfRow(position.indexPath)
    guard let place = editing.reorder?.place else { return rect }
    return rect.offsetBy(dx: 0, dy: place.shift(of: position))
  }

  func frameOfHeader(_ section: Int) -> CGRect {
    let shift = editing.reorder?.place.shift(ofHeader: section) ?? 0
    return rectOfHeader(section).offsetBy(dx: 0, dy: shift)
  }

  func frameOfFooter(_ section: Int) -> CGRect {
    let shift = editing.reorder?.place.shift(ofFooter: section) ?? 0
    return rectOfFooter(section).offsetBy(dx: 0, dy: shift)
  }

  private func placeEverything() {
    for shown in rows.shown { shown.cell.frame = frameOfRow(shown.position) }
    for shown in supplements.shown { shown.view.frame = pinnedRect(shown.kind, shown.section) }
  }

  // MARK: The drag

  func handleDragged(_ recognizer: UIGestureRecognizer, of cell: UITableViewCell) {
    switch recognizer.state {
    case .began:
      lift(cell, at: recognizer.location(in: self).y)
      fallthrough
    case .changed:
      editing.reorder?.pointer = recognizer.location(in: nil)
      followDrag()
      aimScroller()
    case .ended:
      drop(at: editing.reorder?.place.target)
    default:
      drop(at: nil)
    }
  }

  private func lift(_ cell: UITableViewCell, at y: CGFloat) {
    guard editing.reorder == nil, updates == nil,
      let index = rows.shown.firstIndex(where: { $0.cell === cell })
    else { return }
    closeSwipe(animated: false)
    if press != nil { cancelPress() }
    let position = rows.shown.remove(at: index).position
    let rect = rectOfRow(position.indexPath)
    let drag = RowDrag(
      cell, RowReorder(origin: position, height: rect.height), grip: y - rect.minY, in: self)
    editing.reorder = drag
    cell.editing.isLifted = true
    cell.layer.zPosition = 1
    drag.shadow.layer.zPosition = 0.5
    UIView.performWithoutAnimation {
      drag.shadow.frame = rect
      addSubview(drag.shadow)
    }
    UIView.animate(withDuration: 0.2) { drag.shadow.alpha = 1 }
  }

  /// Brings the row to where the pointer holds it, and has the others make room.
  func followDrag() {
    guard let drag = editing.reorder else { return }
    let height = drag.place.height
    let held = convert(drag.pointer, from: nil).y - drag.grip
    let y = min(max(held, sectionsTop), max(sectionsTop + offsets.total - height, sectionsTop))
    UIView.performWithoutAnimation {
      drag.cell.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
      drag.shadow.frame = drag.cell.frame
    }
    updateRows()
    guard let proposal = nearestGap(to: y, drag.place), proposal != drag.proposal else { return }
    drag.proposal = proposal
    guard let target = target(of: drag.place.origin, proposed: proposal),
      target != drag.place.target
    else { return }
    drag.place.target = target
    updateRows()
    UIView.animate(withDuration: ListAnimation.duration) { self.placeEverything() }
  }

  private func aimScroller() {
    guard let drag = editing.reorder else { return }
    let area = uncoveredBounds
    drag.scroller.aim(
      RowDragScroller.velocity(
        at: convert(drag.pointer, from: nil).y, in: area.minY...max(area.maxY, area.minY)))
  }

  /// The place in sight whose upper edge would be nearest to `y`, if the row were taken out.
  private func nearestGap(to y: CGFloat, _ place: RowReorder) -> Position? {
    var nearest: (position: Position, distance: CGFloat)?
    func consider(_ position: Position, at top: CGFloat) {
      let distance = abs(top - y)
      if distance < nearest?.distance ?? .infinity { nearest = (position, distance) }
    }
    for shown in rows.shown {
      let top = rectOfRow(shown.position.indexPath).minY
      consider(
        place.withoutOrigin(shown.position),
        at: shown.position > place.origin ? top - place.height : top)
    }
    let top = bounds.minY - sectionsTop - place.height
    let bottom = bounds.maxY - sectionsTop + place.height
    for section in offsets.sections(from: top, to: bottom) {
      let isBelow = section >= place.origin.section
      let end = rectOfFooter(section).minY
      consider(
        Position(section: section, row: countWithout(place.origin, in: section)),
        at: isBelow ? end - place.height : end)
    }
    return nearest?.position
  }

  private func countWithout(_ origin: Position, in section: Int) -> Int {
    offsets.sections[section].rows.count - (section == origin.section ? 1 : 0)
  }

  private func target(of origin: Position, proposed: Position) -> Position? {
    let path =
      delegate?.tableView(
        self, targetIndexPathForMoveFromRowAt: origin.indexPath,
        toProposedIndexPath: proposed.indexPath) ?? proposed.indexPath
    guard let target = Position(path), offsets.sections.indices.contains(target.section),
      target.row >= 0, target.row <= countWithout(origin, in: target.section)
    else {
      Report.once(
        "\(Self.self): the delegate wants a row moved to \(path), which does not exist; it stays")
      return nil
    }
    return target
  }

  // MARK: Its end

  /// Lets the row go: to `target`, or back to where it was.
  private func drop(at target: Position?) {
    guard let drag = editing.reorder else { return }
    let origin = drag.place.origin
    putBackLifted(placing: false)
    let end = target ?? origin
    if end != origin {
      dataSource?.tableView(self, moveRowAt: origin.indexPath, to: end.indexPath)
      change { $0.move(from: origin.indexPath, to: end.indexPath) }
    }
    addSubview(drag.shadow)
    drag.cell.editing.isLifted = true
    drag.cell.layer.zPosition = 1
    let rect = rectOfRow(end.indexPath)
    UIView.animate(withDuration: ListAnimation.duration) {
      if end == origin { self.placeEverything() }
      drag.shadow.frame = rect
      drag.shadow.alpha = 0
    } completion: { _ in
      drag.shadow.removeFromSuperview()
      // It may have been lifted again since.
      if self.editing.reorder?.cell !== drag.cell { drag.cell.endLift() }
    }
    setNeedsLayout()
  }

  /// Ends a drag before what it rests on changes: the row is where it was.
  func putBackLifted(placing: Bool = true) {
    guard let drag = editing.reorder else { return }
    editing.reorder = nil
    drag.scroller.aim(0)
    let index = rows.shown.firstIndex { $0.position > drag.place.origin } ?? rows.shown.count
    rows.shown.insert(
      TableRows.Shown(position: drag.place.origin, cell: drag.cell), at: index)
    drag.cell.endLift()
    drag.shadow.removeFromSuperview()
    guard placing else { return }
    UIView.performWithoutAnimation { placeEverything() }
    setNeedsLayout()
  }
}
