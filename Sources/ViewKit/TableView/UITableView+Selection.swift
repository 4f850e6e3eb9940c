import Foundation
import ListCore

/// A finger or button that is down on a row.
struct TablePress {
  var position: SectionOffsets.Position
  weak var touch: UITouch?
}

extension UITableView {
  // MARK: Presses

  /// Highlights the row under a touch. Returns false where the touch is none of the table's business.
  func pressBegan(_ touches: Set<UITouch>) -> Bool {
    guard press == nil, let touch = touches.first, selectsRows, !isInMotion,
      let position = row(at: touch.location(in: self)), rows.cell(at: position) != nil
    else { return false }
    let path = position.indexPath
    guard delegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return false }
    press = TablePress(position: position, touch: touch)
    rows.cell(at: position)?.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: path)
    return true
  }

  func pressEnded(_ touches: Set<UITouch>) -> Bool {
    guard let press else { return false }
    guard let touch = press.touch, touches.contains(touch) else { return true }
    let isInside = row(at: touch.location(in: self)) == press.position
    cancelPress()
    if isInside { clicked(press.position) }
    return true
  }

  func pressCancelled() -> Bool {
    guard press != nil else { return false }
    cancelPress()
    return true
  }

  /// Lets go of the row that is pressed, without selecting it.
  func cancelPress() {
    guard let position = press?.position else { return }
    press = nil
    rows.cell(at: position)?.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: position.indexPath)
  }

  private func clicked(_ position: Position) {
    if selectsSeveralRows, selection.contains(position) {
      deselectAsked(position)
      return
    }
    let path = position.indexPath
    let answer = delegate.map { $0.tableView(self, willSelectRowAt: path) } ?? path
    guard let chosen = answer, let chosen = Position(chosen), exists(chosen) else { return }
    if !selectsSeveralRows {
      for old in selection.positions where old != chosen { deselectAsked(old) }
    }
    mark(chosen, selected: true, animated: false)
    delegate?.tableView(self, didSelectRowAt: chosen.indexPath)
  }

  private func deselectAsked(_ position: Position) {
    let path = position.indexPath
    let answer = delegate.map { $0.tableView(self, willDeselectRowAt: path) } ?? path
    guard let chosen = answer, let chosen = Position(chosen) else { return }
    mark(chosen, selected: false, animated: false)
    delegate?.tableView(self, didDeselectRowAt: chosen.indexPath)
  }

  // MARK: By program

  func select(_ path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    loadIfNeeded()
    guard let path, let position = Position(path), exists(position) else {
      if path == nil { deselectAll(animated: animated) }
      return
    }
    guard allowsSelection else { return }
    if !selectsSeveralRows {
      for old in selection.positions where old != position {
        mark(old, selected: false, animated: animated)
      }
    }
    mark(position, selected: true, animated: animated)
    if scrollPosition != .none { scroll(to: path, at: scrollPosition, animated: animated) }
  }

  func deselect(_ path: IndexPath, animated: Bool) {
    guard let position = Position(path) else { return }
    mark(position, selected: false, animated: animated)
  }

  private func deselectAll(animated: Bool) {
    for position in selection.positions { mark(position, selected: false, animated: animated) }
  }

  private func mark(_ position: Position, selected: Bool, animated: Bool) {
    if selected { selection.insert(position) } else { selection.remove(position) }
    rows.cell(at: position)?.setSelected(selected, animated: animated)
  }
}
