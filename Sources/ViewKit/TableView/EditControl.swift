import Foundation

/// The circle at the left of a row in editing mode.
final class EditControl: UIControl {
  /// What pressing it leads to.
  enum Kind {
    case delete, insert
    /// The row is one of several that are selected, or not: the circle only shows that.
    case selection
  }

  /// How far the content makes way, and where the circle is; in points, as in UIKit's tables.
  static let indentation: CGFloat = 38
  static let width: CGFloat = 48
  private static let left: CGFloat = 15
  private static let diameter: CGFloat = 22
  private static let stroke: CGFloat = 2
  private static let arm: CGFloat = 12

  var kind = Kind.delete {
    didSet {
      isUserInteractionEnabled = kind != .selection
      if kind != oldValue { setNeedsDisplay() }
    }
  }

  override var canBecomeFirstResponder: Bool { kind != .selection }
  override var pointerShape: PointerShape? { kind == .selection ? nil : .hand }
  override var drawsContent: Bool { true }

  override func drawContent(in context: DrawContext) {
    let scale = max(context.traitCollection.displayScale, 1)
    let top = ((bounds.height - Self.diameter) / 2 * scale).rounded() / scale
    let circle = CGRect(x: Self.left, y: top, width: Self.diameter, height: Self.diameter)
    switch kind {
    case .delete:
      fill(circle, .systemRed, in: context)
      context.fill(bar(in: circle, isUpright: false), .white)
    case .insert:
      fill(circle, .systemGreen, in: context)
      context.fill(bar(in: circle, isUpright: false), .white)
      context.fill(bar(in: circle, isUpright: true), .white)
    case .selection:
      guard isSelected else {
        return context.fill(
          circle, cornerRadius: Self.diameter / 2, .clear, borderWidth: 1.5,
          borderColor: .systemGray3)
      }
      fill(circle, tintColor, in: context)
      context.line(
        [
          CGPoint(x: circle.minX + 6.5, y: circle.midY + 0.5),
          CGPoint(x: circle.minX + 9.5, y: circle.midY + 3.5),
          CGPoint(x: circle.minX + 15.5, y: circle.midY - 4),
        ], width: Self.stroke, .white)
    }
  }

  private func fill(_ circle: CGRect, _ color: UIColor, in context: DrawContext) {
    context.fill(circle, cornerRadius: Self.diameter / 2, color)
    guard isHighlighted || isPointerInside else { return }
    context.fill(
      circle, cornerRadius: Self.diameter / 2, UIColor(white: 0, alpha: isHighlighted ? 0.2 : 0.08))
  }

  private func bar(in circle: CGRect, isUpright: Bool) -> CGRect {
    isUpright
      ? circle.insetBy(
        dx: (Self.diameter - Self.stroke) / 2, dy: (Self.diameter - Self.arm) / 2)
      : circle.insetBy(
        dx: (Self.diameter - Self.arm) / 2, dy: (Self.diameter - Self.stroke) / 2)
  }
}
