import ConstraintSolver
import Foundation

extension LayoutEngine {
  /// A constraint in terms of unknowns; nil if an item is gone or out of reach.
  func describe(_ constraint: NSLayoutConstraint) -> Constraint? {
    guard let holder = constraint.holder, let first = constraint.first else { return nil }
    let operands = [first] + (constraint.second.map { [$0] } ?? [])
    let mirrors =
      holder.effectiveUserInterfaceLayoutDirection == .rightToLeft
      && operands.contains { $0.attributes.contains(where: \.attribute.followsDirection) }
    let frame = Placement(holder: holder, mirrors: mirrors)
    guard var expression = expression(first, frame) else { return nil }
    if let second = constraint.second {
      guard let other = self.expression(second, frame) else { return nil }
      expression -= other * Double(constraint.multiplier)
    }
    for attribute in operands.flatMap(\.attributes) where attribute.attribute.isBaseline {
      guard let item = attribute.item else { continue }
      for member in baselineMembers(of: item, attribute.attribute)
      where !member.baselineUsers.contains(where: { $0 === constraint }) {
        member.baselineUsers.append(constraint)
      }
    }
    let relation: Relation =
      switch constraint.relation {
      case .equal: .equal
      case .lessThanOrEqual: .lessThanOrEqual
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    return Constraint(
      expression - Double(constraint.constant), relation,
      strength: Strength(constraint.priority, weight: constraint.weight))
  }

  /// In whose coordinates a constraint is meant, and whether they run from the right.
  private struct Placement {
    let holder: UIView
    let mirrors: Bool
  }

  private func expression(_ operand: LayoutOperand, _ placement: Placement) -> LinearExpression? {
    switch operand {
    case .attribute(let attribute):
      return expression(attribute, placement)
    case .distance(let from, let to):
      guard let start = expression(from, placement), let end = expression(to, placement) else {
        return nil
      }
      return end - start
    }
  }

  private func expression(_ attribute: LayoutAttribute, _ placement: Placement) -> LinearExpression?
  {
    guard let item = attribute.item else { return nil }
    if let inner = attribute.attribute.withoutMargin {
      guard let view = item as? UIView else { return nil }
      return expression(LayoutAttribute(view.ownGuide(.margins), inner), placement)
    }
    let rect = self.rect(of: item, attribute.attribute, in: placement.holder)
    guard let rect else { return nil }
    let place = rect.value(of: attribute.attribute, mirrors: placement.mirrors)
    guard placement.mirrors, attribute.attribute.dimension == .across else { return place }
    return LinearExpression(member(for: placement.holder).width) - place
  }

  /// An item's alignment rectangle in the coordinates of a view that it is in or is.
  private func rect(
    of item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, in holder: UIView
  ) -> LayoutRect? {
    if attribute.isBaseline, let view = item as? UIView {
      let target = attribute == .firstBaseline ? view.firstBaselineView : view.lastBaselineView
      if target !== view { return rect(of: target, attribute, in: holder) }
    }
    let member = member(for: item)
    var rect = LayoutRect(
      left: LinearExpression(member.left), top: LinearExpression(member.top),
      width: LinearExpression(member.width), height: LinearExpression(member.height))
    if item === holder {
      if let scrollView = item as? UIScrollView, attribute.isEdge {
        return self.rect(of: scrollView.ownGuide(.content), attribute, in: holder)
      }
      // The centre of a scroll view is its frame's, and does not move with the content.
      let isScrolled = item is UIScrollView
      rect.left = LinearExpression([], constant: isScrolled ? 0 : holder.bounds.minX)
      rect.top = LinearExpression([], constant: isScrolled ? 0 : holder.bounds.minY)
    } else {
      guard raise(&rect, from: item.layoutOwner, to: holder) else { return nil }
    }
    if let view = item as? UIView {
      rect.inset(by: view.alignmentRectInsets)
      if attribute.isBaseline {
        rect.baseline =
          attribute == .firstBaseline ? view.firstBaselineFromCenter : view.lastBaselineFromCenter
      }
    }
    return rect
  }

  /// Goes from the coordinates of one view to those of one that it is in.
  private func raise(_ rect: inout LayoutRect, from start: UIView?, to holder: UIView) -> Bool {
    var owner = start
    while let view = owner, view !== holder {
      let member = member(for: view)
      rect.left += LinearExpression(member.left)
      rect.top += LinearExpression(member.top)
      if view is UIScrollView {
        let origin = origin(of: member)
        rect.left -= LinearExpression(origin.x)
        rect.top -= LinearExpression(origin.y)
      } else {
        rect.left.constant -= view.bounds.minX
        rect.top.constant -= view.bounds.minY
      }
      owner = view.superview
    }
    return owner != nil
  }

  /// The members whose content decides where the baseline of an item is.
  func baselineMembers(
    of item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute
  ) -> [LayoutMember] {
    guard let view = item as? UIView else { return [] }
    let target = attribute == .firstBaseline ? view.firstBaselineView : view.lastBaselineView
    return members[ObjectIdentifier(target)].map { [$0] } ?? []
  }
}

/// A rectangle whose sides are unknown.
struct LayoutRect {
  var left: LinearExpression
  var top: LinearExpression
  var width: LinearExpression
  var height: LinearExpression
  /// From the centre down to the baseline asked for; nil for the bottom edge.
  var baseline: CGFloat?

  mutating func inset(by insets: UIEdgeInsets) {
    guard insets != .zero else { return }
    left.constant += insets.left
    top.constant += insets.top
    width.constant -= insets.left + insets.right
    height.constant -= insets.top + insets.bottom
  }

  func value(of attribute: NSLayoutConstraint.Attribute, mirrors: Bool) -> LinearExpression {
    switch attribute {
    case .left, .leftMargin: left
    case .right, .rightMargin: left + width
    case .leading, .leadingMargin: mirrors ? left + width : left
    case .trailing, .trailingMargin: mirrors ? left : left + width
    case .top, .topMargin: top
    case .bottom, .bottomMargin: top + height
    case .width: width
    case .height: height
    case .centerX, .centerXWithinMargins: left + width * 0.5
    case .centerY, .centerYWithinMargins: top + height * 0.5
    case .firstBaseline, .lastBaseline:
      baseline.map { top + height * 0.5 + Double($0) } ?? top + height
    case .notAnAttribute: LinearExpression()
    }
  }
}

nonisolated extension NSLayoutConstraint.Attribute {
  /// Whether it is what a scroll view has of its content rather than of its frame.
  var isEdge: Bool {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing, .firstBaseline, .lastBaseline: true
    default: false
    }
  }
}
