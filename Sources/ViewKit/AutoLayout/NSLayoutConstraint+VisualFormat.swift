import Foundation

extension NSLayoutConstraint {
  /// The constraints that a line of the visual format language describes.
  ///
  /// A line that cannot be read gives none and is reported with the place of the fault.
  /// - Parameters:
  ///   - metrics: numbers that the line names.
  ///   - views: views and guides that the line names.
  public class func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do {
      let line = try VisualFormat(format, metrics: metrics ?? [:], views: views)
      return VisualFormatBuilder(line, options).constraints
    } catch {
      Report.once(
        "a visual format cannot be read: \(error.reason)\n  \(format)\n"
          + "  \(String(repeating: " ", count: error.offset))^")
      return []
    }
  }
}

/// Makes the constraints of a line of visual format.
private struct VisualFormatBuilder {
  private(set) var constraints: [NSLayoutConstraint] = []
  private let format: VisualFormat
  private let options: NSLayoutConstraint.FormatOptions
  private let superview: UIView?

  init(_ format: VisualFormat, _ options: NSLayoutConstraint.FormatOptions) {
    self.format = format
    self.options = options
    superview =
      format.elements.lazy.compactMap { element -> UIView? in
        if case .view(let item, _) = element { return item.layoutOwner }
        return nil
      }.first
    for element in format.elements { size(element) }
    for (index, connection) in format.connections.enumerated() {
      connect(format.elements[index], format.elements[index + 1], connection)
    }
    align()
  }

  private var start: NSLayoutConstraint.Attribute {
    guard format.axis == .horizontal else { return .top }
    if options.contains(.directionLeftToRight) { return .left }
    return options.contains(.directionRightToLeft) ? .right : .leading
  }

  private var end: NSLayoutConstraint.Attribute {
    guard format.axis == .horizontal else { return .bottom }
    if options.contains(.directionLeftToRight) { return .right }
    return options.contains(.directionRightToLeft) ? .left : .trailing
  }

  private mutating func size(_ element: VisualFormat.Element) {
    guard case .view(let item, let predicates) = element else { return }
    let extent: NSLayoutConstraint.Attribute = format.axis == .horizontal ? .width : .height
    for predicate in predicates {
      switch predicate.value {
      case .number(let number):
        add(item, extent, predicate.relation, nil, .notAnAttribute, number, predicate.priority)
      case .view(let other):
        add(item, extent, predicate.relation, other, extent, 0, predicate.priority)
      }
    }
  }

  private mutating func connect(
    _ first: VisualFormat.Element, _ second: VisualFormat.Element,
    _ connection: VisualFormat.Connection
  ) {
    let isAtEdge = first.isSuperview || second.isSuperview
    guard let before = side(first, isFirst: true, connection, isAtEdge),
      let after = side(second, isFirst: false, connection, isAtEdge)
    else {
      return Report.once("a visual format names the superview of a view that has none")
    }
    var predicates: [VisualFormat.Predicate]
    switch connection {
    case .touching: predicates = [.init(value: .number(0))]
    case .standard:
      predicates = [.init(value: .number(isAtEdge ? 0 : SystemSpacing.points))]
    case .predicates(let list): predicates = list
    }
    for predicate in predicates {
      guard case .number(let number) = predicate.value else { continue }
      // Distances run from left to right whichever way the line is read.
      let isReversed = options.contains(.directionRightToLeft) && format.axis == .horizontal
      let (near, far) = isReversed ? (after, before) : (before, after)
      add(
        far.item, far.attribute, predicate.relation, near.item, near.attribute, number,
        predicate.priority)
    }
  }

  private typealias Side = (item: any LayoutItem, attribute: NSLayoutConstraint.Attribute)

  private func side(
    _ element: VisualFormat.Element, isFirst: Bool, _ connection: VisualFormat.Connection,
    _ isAtEdge: Bool
  ) -> Side? {
    switch element {
    case .view(let item, _):
      let byBaselines = options.contains(.spacingBaselineToBaseline) && format.axis == .vertical
      if byBaselines, !isAtEdge { return (item, isFirst ? .lastBaseline : .firstBaseline) }
      return (item, isFirst ? end : start)
    case .superview:
      guard let superview else { return nil }
      if case .standard = connection {
        return (superview.layoutMarginsGuide, isFirst ? start : end)
      }
      return (superview, isFirst ? start : end)
    }
  }

  private mutating func align() {
    let kinds: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
      (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
      (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
      (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]
    let items = format.elements.compactMap { element -> (any LayoutItem)? in
      if case .view(let item, _) = element { return item }
      return nil
    }
    for (option, attribute) in kinds where options.contains(option) {
      for (item, next) in zip(items, items.dropFirst()) {
        add(item, attribute, .equal, next, attribute, 0, .required)
      }
    }
  }

  private mutating func add(
    _ first: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation, _ second: (any LayoutItem)?,
    _ other: NSLayoutConstraint.Attribute, _ constant: CGFloat, _ priority: UILayoutPriority
  ) {
    let constraint = NSLayoutConstraint(
      .attribute(LayoutAttribute(first, attribute)), relation,
      second.map { .attribute(LayoutAttribute($0, other)) }, constant: constant)
    constraint.priority = priority
    constraints.append(constraint)
  }
}
