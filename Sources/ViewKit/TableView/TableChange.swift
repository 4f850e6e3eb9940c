import Foundation
import ListCore

/// How a table was before a change.
struct TableSnapshot {
  let bounds: CGRect
  let offsets: SectionOffsets
  let sectionsTop: CGFloat
  let rows: [UITableView.TableRows.Shown]
  let supplements: [UITableView.TableSupplements.Shown]
  /// How the views were on the screen, table header and footer among them.
  let states: [ObjectIdentifier: PresentedState]
  /// The table had been laid out, so that there is something to move from.
  let wasLaidOut: Bool

  func rect(ofRow position: SectionOffsets.Position) -> CGRect {
    rect(offsets.extent(of: position))
  }

  func rect(of kind: UITableView.SupplementKind, section: Int) -> CGRect {
    guard offsets.sections.indices.contains(section) else { return .zero }
    let extent = offsets.extent(ofSection: section)
    let part = offsets.sections[section]
    switch kind {
    case .header: return rect(extent.lowerBound..<(extent.lowerBound + part.header))
    case .footer: return rect((extent.upperBound - part.footer)..<extent.upperBound)
    }
  }

  /// The header or footer that a section had in sight.
  func supplement(_ kind: UITableView.SupplementKind, section: Int) -> UIView? {
    supplements.first { $0.kind == kind && $0.section == section }?.view
  }

  private func rect(_ extent: Range<Double>) -> CGRect {
    CGRect(
      x: 0, y: sectionsTop + extent.lowerBound, width: bounds.width,
      height: extent.upperBound - extent.lowerBound)
  }
}

/// A change of a table while it is being shown.
struct TableChange {
  let plan: ListPlan
  let effects: RowEffects
  let before: TableSnapshot

  init(_ plan: ListPlan, _ effects: RowEffects, _ before: TableSnapshot) {
    self.plan = plan
    self.effects = effects
    self.before = before
  }

  /// Whether anything of it is to be seen moving.
  var wantsAnimation: Bool {
    if case .update(let changes) = plan, !changes.moves.isEmpty { return before.wasLaidOut }
    return before.wasLaidOut && !effects.areAllNone
  }

  /// The nearest row above a row of before that is there afterwards, in both counts.
  func survivor(before old: SectionOffsets.Position) -> (
    old: SectionOffsets.Position, new: SectionOffsets.Position
  )? {
    // Rows that went in great numbers were out of sight: the first few decide.
    for row in stride(from: old.row - 1, through: max(old.row - 64, 0), by: -1) {
      let above = SectionOffsets.Position(section: old.section, row: row)
      if let new = plan.fate(of: above).key { return (above, new) }
    }
    return nil
  }

  /// The nearest row above a new row that was there before.
  func predecessor(of new: SectionOffsets.Position) -> (
    old: SectionOffsets.Position, new: SectionOffsets.Position
  )? {
    for row in stride(from: new.row - 1, through: max(new.row - 64, 0), by: -1) {
      let above = SectionOffsets.Position(section: new.section, row: row)
      if let old = plan.origin(of: above) { return (old, above) }
    }
    return nil
  }
}
