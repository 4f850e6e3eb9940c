import Foundation
import ListCore

extension UITableView {
  /// Whether a press selects a row, and whether it leaves others selected.
  var selectsRows: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }
  var selectsSeveralRows: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Goes into editing mode or leaves it. What is selected is forgotten, as in UIKit.
  func changeEditing(_ isOn: Bool, animated: Bool) {
    guard isOn != editing.isOn else { return }
    closeSwipe(animated: animated)
    putBackLifted()
    if press != nil { cancelPress() }
    for path in indexPathsForSelectedRows ?? [] { deselect(path, animated: animated) }
    editing.isOn = isOn
    for shown in rows.shown {
      applyEditing(to: shown.cell, at: shown.position, animated: animated)
    }
    indexVisibilityChanged()
    setNeedsLayout()
  }

  /// Brings a cell into the table's mode, as the row that it shows wants it.
  func applyEditing(to cell: UITableViewCell, at position: Position, animated: Bool) {
    guard editing.isOn || cell.isEditing else { return }
    if editing.isOn {
      let path = position.indexPath
      let canEdit = dataSource?.tableView(self, canEditRowAt: path) ?? false
      cell.editing.style = canEdit ? editingStyle(at: path) : .none
      cell.shouldIndentWhileEditing =
        delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
      cell.showsReorderControl = dataSource?.tableView(self, canMoveRowAt: path) ?? false
      cell.editing.kind = canEdit ? controlKind(for: cell.editing.style) : nil
      cell.editing.indents =
        canEdit && (cell.editing.kind != nil || cell.shouldIndentWhileEditing)
    } else {
      cell.editing.style = .none
    }
    cell.setEditing(editing.isOn, animated: animated)
  }

  private func controlKind(for style: UITableViewCell.EditingStyle) -> EditControl.Kind? {
    if allowsMultipleSelectionDuringEditing { return .selection }
    switch style {
    case .delete: return .delete
    case .insert: return .insert
    case .none: return nil
    }
  }

  func editingStyle(at path: IndexPath) -> UITableViewCell.EditingStyle {
    delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
  }

  /// A row's circle was pressed: a row that is to be deleted opens, so that this is confirmed.
  func editControlPressed(of cell: UITableViewCell) {
    guard editing.isOn, let path = indexPath(for: cell) else { return }
    switch cell.editingStyle {
    case .none: break
    case .insert: commit(.insert, at: path)
    case .delete:
      let given = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
      let configuration = given.flatMap { $0.actions.isEmpty ? nil : $0 } ?? deletion(at: path)
      beginSwipe(
        of: cell, offering: configuration,
        isOnRight: effectiveUserInterfaceLayoutDirection == .leftToRight)
      if let swipe = editing.swipe { open(swipe) }
    }
  }

  /// Has the data source do what the user chose, and sees to it that the table shows what is there.
  func commit(_ style: UITableViewCell.EditingStyle, at path: IndexPath) {
    guard let dataSource, let position = Position(path) else { return }
    let cell = rows.cell(at: position)
    let before = offsets.sections.map(\.rows.count)
    dataSource.tableView(self, commit: style, forRowAt: path)
    let isUnchanged =
      !loading.isNeeded && rows.cell(at: position) === cell
      && offsets.sections.map(\.rows.count) == before
    guard isUnchanged else { return }
    let counts = readCounts() ?? []
    if counts == before {
      Report.once(
        "\(Self.self): the data source was to \(style == .insert ? "insert" : "delete") at row "
          + "\(position.row) of section \(position.section), but its data is what it was")
    } else {
      Report.once(
        "\(Self.self): the data source changed its data from \(before.prefix(20)) to "
          + "\(counts.prefix(20)) rows without telling; everything is loaded again")
      reloadData()
    }
  }
}
