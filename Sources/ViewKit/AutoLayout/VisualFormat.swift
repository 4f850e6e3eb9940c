import Foundation

/// A line of UIKit's visual format language, such as `H:|-[name(>=80)]-12-[field]-|`.
struct VisualFormat {
  struct Failure: Error {
    let reason: String
    let offset: Int
  }

  /// A number, a metric or another view's extent that something is compared with.
  struct Predicate {
    enum Value {
      case number(CGFloat)
      case view(any LayoutItem)
    }
    var relation = NSLayoutConstraint.Relation.equal
    var value: Value
    var priority = UILayoutPriority.required
  }

  /// What is between two elements.
  enum Connection {
    case touching
    /// The standard space, or the margin at an edge of the superview.
    case standard
    case predicates([Predicate])
  }

  enum Element {
    case superview
    case view(any LayoutItem, [Predicate])

    var isSuperview: Bool {
      if case .superview = self { return true }
      return false
    }
  }

  private(set) var axis = NSLayoutConstraint.Axis.horizontal
  private(set) var elements: [Element] = []
  /// One fewer than elements.
  private(set) var connections: [Connection] = []

  private let text: [Character]
  private var place = 0
  private let metrics: [String: Any]
  private let views: [String: Any]

  init(_ format: String, metrics: [String: Any], views: [String: Any]) throws(Failure) {
    text = Array(format)
    self.metrics = metrics
    self.views = views
    try parse()
  }

  private var next: Character? { place < text.count ? text[place] : nil }

  private func failure(_ reason: String) -> Failure { Failure(reason: reason, offset: place) }

  private mutating func take(_ character: Character) -> Bool {
    guard next == character else { return false }
    place += 1
    return true
  }

  private mutating func expect(_ character: Character) throws(Failure) {
    guard take(character) else { throw failure("\(character) is expected") }
  }

  private mutating func parse() throws(Failure) {
    if text.count > 1, text[1] == ":" {
      guard text[0] == "H" || text[0] == "V" else { throw failure("H or V is expected") }
      axis = text[0] == "H" ? .horizontal : .vertical
      place = 2
    }
    if take("|") {
      elements.append(.superview)
      connections.append(try connection())
    }
    elements.append(try view())
    while next != nil {
      let connection = try connection()
      connections.append(connection)
      if take("|") {
        elements.append(.superview)
        guard next == nil else { throw failure("nothing may follow the superview") }
        return
      }
      guard next != nil else { throw failure("a view or the superview is expected") }
      elements.append(try view())
    }
  }

  private mutating func connection() throws(Failure) -> Connection {
    guard take("-") else { return .touching }
    if next == "[" || next == "|" { return .standard }
    let predicates = next == "(" ? try predicateList() : [try predicate(allowsViews: false)]
    try expect("-")
    return .predicates(predicates)
  }

  private mutating func view() throws(Failure) -> Element {
    try expect("[")
    let start = place
    let name = word()
    guard let item = views[name] as? any LayoutItem else {
      place = start
      throw failure("\"\(name)\" is not among the views")
    }
    let predicates = next == "(" ? try predicateList() : []
    try expect("]")
    return .view(item, predicates)
  }

  private mutating func predicateList() throws(Failure) -> [Predicate] {
    try expect("(")
    var list = [try predicate(allowsViews: true)]
    while take(",") { list.append(try predicate(allowsViews: true)) }
    try expect(")")
    return list
  }

  private mutating func predicate(allowsViews: Bool) throws(Failure) -> Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    if let first = next, "<>=".contains(first) {
      place += 1
      try expect("=")
      relation =
        first == "<" ? .lessThanOrEqual : first == ">" ? .greaterThanOrEqual : .equal
    }
    let start = place
    let name = word()
    var predicate: Predicate
    if let number = number(name) {
      predicate = Predicate(relation: relation, value: .number(number))
    } else if allowsViews, let item = views[name] as? any LayoutItem {
      predicate = Predicate(relation: relation, value: .view(item))
    } else {
      place = start
      throw failure("\"\(name)\" is neither a number nor a known name")
    }
    if take("@") {
      let name = word()
      guard let priority = number(name), UILayoutPriority(Float(priority)).isValid else {
        throw failure("\"\(name)\" is no priority")
      }
      predicate.priority = UILayoutPriority(Float(priority))
    }
    return predicate
  }

  /// Letters, digits, points and underscores; a minus before a number.
  private mutating func word() -> String {
    let start = place
    if next == "-" { place += 1 }
    while let character = next, character.isLetter || character.isNumber || "._".contains(character)
    {
      place += 1
    }
    return String(text[start..<place])
  }

  private func number(_ name: String) -> CGFloat? {
    if let number = Double(name) { return CGFloat(number) }
    switch metrics[name] {
    case let number as CGFloat: return number
    case let number as Double: return CGFloat(number)
    case let number as Int: return CGFloat(number)
    case let number as Float: return CGFloat(number)
    case let number as NSNumber: return CGFloat(number.doubleValue)
    default: return nil
    }
  }
}
