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

/// What a row that has been lifted casts on those around it.
final class RowShadow: UIView {
  private static let reach: CGFloat = 8
  private static let strength: CGFloat = 0.035

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    alpha = 0
  }

  required init?(coder: NSCoder) { return nil }

  func surround(_ row: CGRect) { frame = row.insetBy(dx: 0, dy: -Self.reach) }

  override var drawsContent: Bool { true }

  override func drawContent(in context: DrawContext) {
    for step in 0..<Int(Self.reach) {
      let area = context.bounds.insetBy(dx: 0, dy: CGFloat(step))
      context.fill(area, UIColor(white: 0, alpha: Self.strength))
    }
  }
}
