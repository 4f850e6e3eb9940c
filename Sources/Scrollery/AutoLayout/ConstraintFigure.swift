import Foundation
import ViewKit

/// How one constraint is drawn: a line for what it measures, and a text for how much.
struct ConstraintFigure {
  private static let tick: CGFloat = 5
  /// Constraints of this priority and less only settle what others leave open.
  private static let tieBreaking = UILayoutPriority(51)
  private static let padding = CGSize(width: 5, height: 2)

  private let constraint: NSLayoutConstraint
  /// From and to, in the drawing's coordinates; the same where the distance is 0.
  private let start: CGPoint
  private let end: CGPoint
  private let isHorizontal: Bool
  private let text: String

  /// Nil for a constraint that cannot be drawn, or whose views are out of the tree.
  init?(_ constraint: NSLayoutConstraint, in view: UIView) {
    guard constraint.priority.rawValue > Self.tieBreaking.rawValue,
      let first = Self.rect(of: constraint.firstItem, in: view)
    else { return nil }
    self.constraint = constraint
    let attribute = constraint.firstAttribute
    isHorizontal = attribute.isAcross
    if attribute == .width || attribute == .height {
      text = Self.length(constraint)
      // A width is measured near the bottom and a height near the right, clear of what is inside.
      let (x, y) = (first.minX + first.width * 0.92, first.minY + first.height * 0.92)
      start = isHorizontal ? CGPoint(x: first.minX, y: y) : CGPoint(x: x, y: first.minY)
      end = isHorizontal ? CGPoint(x: first.maxX, y: y) : CGPoint(x: x, y: first.maxY)
      return
    }
    guard let second = Self.rect(of: constraint.secondItem, in: view)
    else { return nil }
    text = constraint.constant == 0 ? "" : Self.sign(constraint) + Self.number(constraint.constant)
    let from = Self.value(constraint.secondAttribute, of: second)
    let to = Self.value(attribute, of: first)
    // Halfway along what both have beside each other.
    let across = Self.middle(first, second, isHorizontal: isHorizontal)
    start = isHorizontal ? CGPoint(x: from, y: across) : CGPoint(x: across, y: from)
    end = isHorizontal ? CGPoint(x: to, y: across) : CGPoint(x: across, y: to)
  }

  // MARK: What is measured

  private static func rect(of item: AnyObject?, in view: UIView) -> CGRect? {
    if let guide = item as? UILayoutGuide {
      guard let owner = guide.owningView, owner.window != nil else { return nil }
      return owner.convert(guide.layoutFrame, to: view)
    }
    guard let item = item as? UIView, item.window != nil, !item.isHidden else { return nil }
    return item.convert(item.bounds, to: view)
  }

  private static func value(
    _ attribute: NSLayoutConstraint.Attribute, of rect: CGRect
  ) -> CGFloat {
    switch attribute {
    case .left, .leading: rect.minX
    case .right, .trailing: rect.maxX
    case .centerX: rect.midX
    case .top: rect.minY
    case .bottom: rect.maxY
    default: rect.midY
    }
  }

  private static func middle(_ a: CGRect, _ b: CGRect, isHorizontal: Bool) -> CGFloat {
    let (low, high) =
      isHorizontal
      ? (max(a.minY, b.minY), min(a.maxY, b.maxY)) : (max(a.minX, b.minX), min(a.maxX, b.maxX))
    return (low + high) / 2
  }

  // MARK: What is said

  private static func number(_ value: CGFloat) -> String {
    Figure.fixed(abs(value), places: value == value.rounded() ? 0 : 1)
  }

  private static func sign(_ constraint: NSLayoutConstraint) -> String {
    switch constraint.relation {
    case .equal: ""
    case .greaterThanOrEqual: "≥ "
    case .lessThanOrEqual: "≤ "
    }
  }

  private static func length(_ constraint: NSLayoutConstraint) -> String {
    guard let other = constraint.secondItem else {
      return sign(constraint) + number(constraint.constant)
    }
    if other === constraint.firstItem { return "square" }
    let factor = constraint.multiplier
    return factor == 1 ? "equal" : "× " + Figure.fixed(factor, places: 1)
  }

  // MARK: Drawing

  /// What the lines take up.
  var box: CGRect {
    CGRect(
      x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x),
      height: abs(end.y - start.y)
    ).insetBy(dx: -Self.tick - 1, dy: -Self.tick - 1)
  }

  private var color: UIColor {
    constraint.priority == .required ? OverlayStyle.contentOutline : OverlayStyle.deepBlue
  }

  func drawLines(in context: DrawContext) {
    let tick = isHorizontal ? CGPoint(x: 0, y: Self.tick) : CGPoint(x: Self.tick, y: 0)
    if start != end { context.line([start, end], width: 1, color) }
    for point in [start, end] {
      context.line(
        [
          CGPoint(x: point.x - tick.x, y: point.y - tick.y),
          CGPoint(x: point.x + tick.x, y: point.y + tick.y),
        ], width: 2, color)
    }
  }

  /// Where the text goes; nil without text or where it is out of sight.
  func plate(in bounds: CGRect) -> CGRect? {
    guard !text.isEmpty else { return nil }
    let ink = FigureText.badge
    let size = CGSize(
      width: ink.width(of: text) + 2 * Self.padding.width,
      height: (ink.font.lineHeight + 2 * Self.padding.height).rounded())
    // In the middle of what is to be seen of the line.
    let seen = box.intersection(bounds)
    let plate = CGRect(
      x: (seen.midX - size.width / 2).rounded(), y: (seen.midY - size.height / 2).rounded(),
      width: size.width, height: size.height)
    return bounds.contains(plate) ? plate : nil
  }

  func drawText(on plate: CGRect, in context: DrawContext) {
    context.fill(plate, cornerRadius: 4, color)
    FigureText.badge.draw(
      text, at: CGPoint(x: plate.minX + Self.padding.width, y: plate.minY + Self.padding.height),
      .white, in: context)
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether it is measured along the horizontal.
  fileprivate var isAcross: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .centerX, .width: true
    default: false
    }
  }
}
