import Foundation

/// The three lines at the right of a row in editing mode, by which it is dragged to another place.
final class ReorderHandle: UIView {
  /// In points, as in UIKit's tables.
  static let width: CGFloat = 48
  private static let lineWidth: CGFloat = 20
  private static let right: CGFloat = 14
  private static let spacing: CGFloat = 5

  init() {
    super.init(frame: .zero)
    let drag = PressDragRecognizer()
    drag.addHandler { [weak self] in self?.dragged($0) }
    addGestureRecognizer(drag)
  }

  required init?(coder: NSCoder) { return nil }

  private func dragged(_ recognizer: UIGestureRecognizer) {
    guard let cell = superview as? UITableViewCell, let table = cell.superview as? UITableView
    else { return }
    table.handleDragged(recognizer, of: cell)
  }

  override var pointerShape: PointerShape? { .hand }
  override var drawsContent: Bool { true }

  override func drawContent(in context: DrawContext) {
    let scale = max(context.traitCollection.displayScale, 1)
    let line = scale > 1 ? 1.5 : 1
    let middle = ((bounds.midY - line / 2) * scale).rounded() / scale
    for place in -1...1 {
      context.fill(
        CGRect(
          x: bounds.width - Self.right - Self.lineWidth,
          y: middle + CGFloat(place) * Self.spacing, width: Self.lineWidth, height: line),
        .systemGray2)
    }
  }
}
