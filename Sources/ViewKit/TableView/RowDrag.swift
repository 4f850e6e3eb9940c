import Foundation
import ListCore

/// A row that is being dragged by its handle.
final class RowDrag {
  let cell: UITableViewCell
  var place: RowReorder
  /// Where the pointer holds the row, from its top.
  let grip: CGFloat
  /// Where the pointer is, in the window.
  var pointer: CGPoint = .zero
  /// Where the row was last dragged to, before anybody had a say.
  var proposal: SectionOffsets.Position
  let shadow = RowShadow()
  let scroller: RowDragScroller

  init(_ cell: UITableViewCell, _ place: RowReorder, grip: CGFloat, in table: UITableView) {
    self.cell = cell
    self.place = place
    self.grip = grip
    proposal = place.origin
    scroller = RowDragScroller(table)
  }
}

/// What a row that has been lifted casts on those around it. A view of its own, since a cell cuts what
/// lies outside of it.
final class RowShadow: UIView {
  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.shadowOpacity = 0.35
    layer.shadowRadius = 6
    layer.shadowOffset = .zero
    alpha = 0
  }

  required init?(coder: NSCoder) { return nil }
}
