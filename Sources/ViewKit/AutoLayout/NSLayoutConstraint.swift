import Foundation

/// A demand on where views are: `first attribute = multiplier x second attribute + constant`, or at
/// most or at least that.
///
/// An active constraint is held by the nearest view that all its views are in.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  private(set) var first: LayoutOperand?
  private(set) var second: LayoutOperand?
  private var storedRelation = Relation.equal
  private var storedMultiplier: CGFloat = 1
  private var storedConstant: CGFloat = 0
  private var storedPriority = UILayoutPriority.required
  /// What is wrong with what it was made of; it cannot be activated then.
  private var fault: String?
  /// The view that holds it while it is active.
  weak var holder: UIView?
  /// What an error of a point counts among constraints of the same priority.
  var weight = 1.0
  /// When it was activated, in the order of all constraints.
  private(set) var activation = 0
  private static var activations = 0
  /// What a constraint without items speaks of.
  private static let nowhere = UILayoutGuide()

  public override init() { super.init() }

  /// - Parameters:
  ///   - view1: a `UIView` or a `UILayoutGuide`.
  ///   - view2: another, or nil where `attr2` is `.notAnAttribute` and the constant is meant.
  ///   - multiplier: not 0.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    self.init()
    let second = (view2 as? any LayoutItem).flatMap { item in
      attr2 == .notAnAttribute ? nil : LayoutOperand.attribute(LayoutAttribute(item, attr2))
    }
    guard let item = view1 as? any LayoutItem else {
      fault = "\(type(of: view1)) is neither a view nor a layout guide"
      return
    }
    set(.attribute(LayoutAttribute(item, attr1)), relation, second, multiplier, constant)
    if view2 != nil, !(view2 is any LayoutItem) {
      fault = "the second item of \(self) is neither a view nor a layout guide"
    }
  }

  convenience init(
    _ first: LayoutOperand, _ relation: Relation, _ second: LayoutOperand?,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) {
    self.init()
    set(first, relation, second, multiplier, constant)
  }

  private func set(
    _ first: LayoutOperand, _ relation: Relation, _ second: LayoutOperand?,
    _ multiplier: CGFloat, _ constant: CGFloat
  ) {
    self.first = first
    self.second = second
    storedRelation = relation
    storedMultiplier = multiplier
    storedConstant = constant
    fault = faultOfParts
  }

  private var faultOfParts: String? {
    guard let first else { return "a constraint without items" }
    guard storedConstant.isFinite else { return "a constraint with the constant \(storedConstant)" }
    if let second {
      guard storedMultiplier.isFinite, storedMultiplier != 0 else {
        return "a constraint with the multiplier \(storedMultiplier)"
      }
      guard first.dimension == second.dimension, first.dimension != .nothing else {
        return "a constraint that compares different things"
      }
    } else if first.dimension != .extent {
      return "a constraint that places something by itself"
    }
    return nil
  }

  // MARK: Parts

  /// In points; may be changed while the constraint is active, and animated by laying out within an
  /// animation block.
  open var constant: CGFloat {
    get { storedConstant }
    set {
      guard newValue.isFinite else {
        return Report.once("a constant of \(newValue) for \(self) was ignored")
      }
      guard newValue != storedConstant else { return }
      storedConstant = newValue
      engine?.constantChanged(self)
    }
  }

  open var priority: UILayoutPriority {
    get { storedPriority }
    set {
      guard newValue.isValid else {
        return Report.once("a priority of \(newValue.rawValue) for \(self) was ignored")
      }
      guard newValue != storedPriority else { return }
      storedPriority = newValue
      engine?.priorityChanged(self)
    }
  }

  /// What it is called in messages.
  open var identifier: String?
  open var shouldBeArchived = false
  open var firstItem: AnyObject? { first?.first.item }
  open var secondItem: AnyObject? { second?.first.item }
  open var firstAttribute: Attribute { first?.first.attribute ?? .notAnAttribute }
  open var secondAttribute: Attribute { second?.first.attribute ?? .notAnAttribute }
  open var relation: Relation { storedRelation }
  open var multiplier: CGFloat { storedMultiplier }
  open var firstAnchor: NSLayoutAnchor<AnyObject> {
    NSLayoutAnchor(first ?? .attribute(LayoutAttribute(Self.nowhere, .notAnAttribute)))
  }
  open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map { NSLayoutAnchor($0) } }

  // MARK: Activation

  open var isActive: Bool {
    get { holder != nil }
    set { if newValue { activate() } else { deactivate() } }
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  var items: [any LayoutItem] {
    ((first?.attributes ?? []) + (second?.attributes ?? [])).compactMap(\.item)
  }

  private func activate() {
    guard holder == nil else { return }
    guard let view = viewToHold() else { return }
    NSLayoutConstraint.activations += 1
    activation = NSLayoutConstraint.activations
    holder = view
    view.hold(self)
  }

  private func deactivate() {
    guard let view = holder else { return }
    holder = nil
    view.letGo(self)
  }

  /// The nearest view that all items are in; nil, reported, if there is none.
  private func viewToHold() -> UIView? {
    let count = (first?.attributes.count ?? 0) + (second?.attributes.count ?? 0)
    let items = items
    if let fault {
      Report.once("\(fault) was not activated: \(self)")
      return nil
    }
    guard items.count == count, let start = items.first else {
      Report.once("a constraint was not activated, as one of its items is gone: \(self)")
      return nil
    }
    var candidate: UIView? = start as? UIView ?? start.layoutOwner
    while let view = candidate, !items.allSatisfy({ view.layoutContains($0) }) {
      candidate = view.superview
    }
    if candidate == nil {
      let names = items.map(\.layoutName).joined(separator: " and ")
      Report.once("\(names) are in no common view; this was not activated: \(self)")
    }
    return candidate
  }

  private var engine: LayoutEngine? { holder?.engineRoot.constraintState?.engine }

  // MARK: Telling

  nonisolated open override var description: String {
    MainActor.assumeIsolated { equation }
  }

  private var equation: String {
    let name = identifier.map { "'\($0)' " } ?? ""
    let sign = [-1: "<=", 0: "==", 1: ">="][storedRelation.rawValue] ?? "=="
    var right = second?.name ?? ""
    if second != nil, storedMultiplier != 1 { right = "\(storedMultiplier) * \(right)" }
    if second == nil {
      right = "\(storedConstant)"
    } else if storedConstant != 0 {
      right += storedConstant < 0 ? " - \(-storedConstant)" : " + \(storedConstant)"
    }
    let priority = storedPriority == .required ? "" : " @\(storedPriority.rawValue)"
    return "<\(name)\(first?.name ?? "(nothing)") \(sign) \(right)\(priority)>"
  }
}
