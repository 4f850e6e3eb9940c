import Foundation
import ListCore

extension UITableView {
  /// Which row the pointer is over, and how the table knows.
  struct TableHover {
    var recognizer: UIHoverGestureRecognizer?
    var position: Position?
  }

  func hoverChanged() {
    if highlightsRowUnderPointer, hover.recognizer == nil {
      let recognizer = UIHoverGestureRecognizer()
      recognizer.addHandler { [weak self] in self?.pointerMoved($0) }
      addGestureRecognizer(recognizer)
      hover.recognizer = recognizer
    } else if !highlightsRowUnderPointer, let recognizer = hover.recognizer {
      removeGestureRecognizer(recognizer)
      hover.recognizer = nil
      markHovered(nil)
    }
  }

  private func pointerMoved(_ recognizer: UIGestureRecognizer) {
    let isInside = recognizer.state == .began || recognizer.state == .changed
    let position = isInside ? row(at: recognizer.location(in: self)) : nil
    guard let position, selectsRows,
      delegate?.tableView(self, shouldHighlightRowAt: position.indexPath) ?? true
    else { return markHovered(nil) }
    markHovered(position)
  }

  private func markHovered(_ position: Position?) {
    guard position != hover.position else { return }
    if let old = hover.position { rows.cell(at: old)?.isHovered = false }
    hover.position = position
    if let position { rows.cell(at: position)?.isHovered = true }
  }
}
