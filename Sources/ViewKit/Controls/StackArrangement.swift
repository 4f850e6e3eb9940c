import Foundation

/// The constraints by which a stack view arranges its views.
struct StackArrangement {
  private(set) var constraints: [NSLayoutConstraint] = []
  private let stack: UIStackView
  private let shown: [UIView]
  /// The edges along the stack and across it.
  private let along: Edges
  private let across: Edges
  /// What the views keep to: the stack or its margins.
  private let outer: any LayoutItem

  private struct Edges {
    let start: NSLayoutConstraint.Attribute
    let end: NSLayoutConstraint.Attribute
    let center: NSLayoutConstraint.Attribute
    let extent: NSLayoutConstraint.Attribute

    static let across = Edges(start: .leading, end: .trailing, center: .centerX, extent: .width)
    static let down = Edges(start: .top, end: .bottom, center: .centerY, extent: .height)
  }

  /// Below the priorities that clients give: what the stack takes no more room than it needs for.
  private static let fitting = UILayoutPriority(51)
  /// UIKit's for centres an equal distance apart: below hugging, so that views keep their sizes.
  private static let centering = UILayoutPriority(150)

  init(_ stack: UIStackView) {
    self.stack = stack
    shown = stack.arrangedSubviews.filter { !$0.isHidden }
    along = stack.axis == .horizontal ? .across : .down
    across = stack.axis == .horizontal ? .down : .across
    outer = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    distribute()
    align()
    for view in stack.arrangedSubviews where view.isHidden { park(view) }
  }

  private mutating func add(
    _ first: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation, _ second: (any LayoutItem)?,
    _ other: NSLayoutConstraint.Attribute, times multiplier: CGFloat = 1,
    plus constant: CGFloat = 0,
    at priority: UILayoutPriority = .required, _ name: String
  ) {
    let constraint = NSLayoutConstraint(
      .attribute(LayoutAttribute(first, attribute)), relation,
      second.map { .attribute(LayoutAttribute($0, other)) }, multiplier: multiplier,
      constant: constant)
    constraint.priority = priority
    constraint.identifier = "stack-\(name)"
    constraints.append(constraint)
  }

  private mutating func shrink(
    _ item: any LayoutItem, _ extent: NSLayoutConstraint.Attribute,
    at priority: UILayoutPriority = fitting
  ) {
    add(item, extent, .equal, nil, .notAnAttribute, at: priority, "fitting")
  }

  // MARK: Along the stack

  private mutating func distribute() {
    shrink(outer, along.extent)
    guard let first = shown.first, let last = shown.last else { return }
    add(first, along.start, .equal, outer, along.start, "start")
    add(last, along.end, .equal, outer, along.end, "end")
    let spaces =
      stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    for (view, next) in zip(shown, shown.dropFirst()) {
      separate(view, next, spaces ? .greaterThanOrEqual : .equal)
    }
    switch stack.distribution {
    case .fill: preferFirst()
    case .fillEqually:
      for view in shown.dropFirst() {
        add(view, along.extent, .equal, first, along.extent, "equal-lengths")
      }
    case .fillProportionally: makeProportional()
    case .equalSpacing: equalize(along.end, along.start, at: .required, "equal-spacing")
    case .equalCentering:
      equalize(along.center, along.center, at: StackArrangement.centering, "equal-centering")
    }
  }

  private mutating func separate(
    _ view: UIView, _ next: UIView, _ relation: NSLayoutConstraint.Relation
  ) {
    let byBaselines = stack.isBaselineRelativeArrangement && stack.axis == .vertical
    add(
      next, byBaselines ? .firstBaseline : along.start, relation, view,
      byBaselines ? .lastBaseline : along.end, plus: stack.gap(after: view), "spacing")
  }

  /// Of views that hold on to their sizes equally the first takes what is left over.
  private mutating func preferFirst() {
    for (index, view) in shown.enumerated() {
      shrink(view, along.extent, at: UILayoutPriority(0.75))
      constraints.last?.weight = Double(1 + index)
    }
  }

  private mutating func makeProportional() {
    let lengths = shown.map { view in
      let size = view.intrinsicContentSize
      return max(stack.axis == .horizontal ? size.width : size.height, 0)
    }
    guard let base = lengths.indices.first(where: { lengths[$0] > 0 }) else { return }
    for index in lengths.indices where index != base {
      let priority = UILayoutPriority(999)
      guard lengths[index] > 0 else {
        shrink(shown[index], along.extent, at: priority)
        continue
      }
      add(
        shown[index], along.extent, .equal, shown[base], along.extent,
        times: lengths[index] / lengths[base], at: priority, "proportions")
    }
  }

  /// Makes the distances from one attribute of each view to another of the next equal.
  private mutating func equalize(
    _ from: NSLayoutConstraint.Attribute, _ to: NSLayoutConstraint.Attribute,
    at priority: UILayoutPriority, _ name: String
  ) {
    let distances = zip(shown, shown.dropFirst()).map { view, next in
      LayoutOperand.distance(from: LayoutAttribute(view, from), to: LayoutAttribute(next, to))
    }
    guard let first = distances.first else { return }
    for distance in distances.dropFirst() {
      let constraint = NSLayoutConstraint(distance, .equal, first)
      constraint.priority = priority
      constraint.identifier = "stack-\(name)"
      constraints.append(constraint)
    }
  }

  // MARK: Across the stack

  private mutating func align() {
    shrink(outer, across.extent)
    for view in shown {
      let start: NSLayoutConstraint.Relation =
        stack.alignment == .fill || stack.alignment == .leading ? .equal : .greaterThanOrEqual
      let end: NSLayoutConstraint.Relation =
        stack.alignment == .fill || stack.alignment == .trailing ? .equal : .lessThanOrEqual
      add(view, across.start, start, outer, across.start, "alignment")
      add(view, across.end, end, outer, across.end, "alignment")
      // What has no size of its own is as small as can be.
      if stack.alignment != .fill { shrink(view, across.extent, at: UILayoutPriority(0.5)) }
    }
    switch stack.alignment {
    case .fill, .leading, .trailing: break
    case .center:
      for view in shown { add(view, across.center, .equal, outer, across.center, "alignment") }
    case .firstBaseline: alignBaselines(.firstBaseline, to: across.start)
    case .lastBaseline: alignBaselines(.lastBaseline, to: across.end)
    }
  }

  /// Puts texts on one line, as near to an edge as they can be.
  private mutating func alignBaselines(
    _ baseline: NSLayoutConstraint.Attribute, to edge: NSLayoutConstraint.Attribute
  ) {
    guard let first = shown.first else { return }
    if stack.axis == .horizontal {
      for view in shown.dropFirst() { add(view, baseline, .equal, first, baseline, "baselines") }
    }
    for view in shown {
      add(view, edge, .equal, outer, edge, at: UILayoutPriority(0.25), "alignment")
    }
  }

  /// Hidden views take no part, but are not left just anywhere.
  private mutating func park(_ view: UIView) {
    for edges in [along, across] {
      add(view, edges.start, .equal, outer, edges.start, at: UILayoutPriority(0.25), "hidden")
      shrink(view, edges.extent, at: UILayoutPriority(0.125))
    }
  }
}
