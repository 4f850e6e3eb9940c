import Foundation
import ViewKit

/// The rows of the sidebar, which keys go through: arrows move a mark, Return opens what it is on.
final class SidebarTable: UITableView {
  private var mark = 0

  override var canBecomeFocused: Bool { numberOfRows(inSection: 0) > 0 }
  /// The mark shows it.
  override var showsFocusItself: Bool { true }

  override func focusDidChange() {
    super.focusDidChange()
    if isFocused, let selected = indexPathForSelectedRow { mark = selected.row }
    showMarks()
    if isFocused { scrollToMark() }
  }

  /// To be called for a cell that comes into sight.
  func showMark(on cell: UITableViewCell, at path: IndexPath) {
    (cell as? SidebarCell)?.isMarked = isFocused && path.row == mark
  }

  private func showMarks() {
    for path in indexPathsForVisibleRows ?? [] {
      if let cell = cellForRow(at: path) { showMark(on: cell, at: path) }
    }
  }

  private func scrollToMark() {
    scrollToRow(at: IndexPath(row: mark, section: 0), at: .none, animated: true)
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    switch presses.first?.key?.keyCode {
    case .keyboardUpArrow where isFirstResponder: moveMark(to: mark - 1)
    case .keyboardDownArrow where isFirstResponder: moveMark(to: mark + 1)
    case .keyboardHome where isFirstResponder: moveMark(to: 0)
    case .keyboardEnd where isFirstResponder: moveMark(to: .max)
    case .keyboardReturnOrEnter where isFirstResponder, .keyboardSpacebar where isFirstResponder:
      delegate?.tableView(self, didSelectRowAt: IndexPath(row: mark, section: 0))
    default: super.pressesBegan(presses, with: event)
    }
  }

  private func moveMark(to row: Int) {
    mark = min(max(row, 0), numberOfRows(inSection: 0) - 1)
    showMarks()
    scrollToMark()
  }
}
