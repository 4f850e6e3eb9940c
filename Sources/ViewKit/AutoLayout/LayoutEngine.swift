import ConstraintSolver
import Foundation

/// Finds where the views in a view are, as constraints between them say.
///
/// An engine serves the views in its root as far as frames do not separate them: what is in a view
/// that is placed by its frame has an engine of its own. All places are in the coordinates of the
/// superview, so that a view can move without what is in it.
final class LayoutEngine {
  unowned let root: UIView
  var solver = Solver()
  var members: [ObjectIdentifier: LayoutMember] = [:]
  /// The same in a settled order, so that equal trees give equal places.
  private(set) var order: [LayoutMember] = []
  var handles: [ObjectIdentifier: ConstraintHandle] = [:]
  var origins: [ConstraintHandle: ConstraintOrigin] = [:]
  /// Constraints left out because others contradict them.
  var broken: [NSLayoutConstraint] = []
  /// Guides and roots whose pins follow something that may change unannounced.
  var watched: [LayoutMember] = []
  var scrollGuides: [LayoutMember] = []
  private(set) var problems: [LayoutProblem] = []
  private(set) var isBuilt = false
  private(set) var isDirty = true
  /// Whether constraints came or went since ambiguity was last looked for.
  private var structureChanged = true
  /// Whether it serves to measure one view alone.
  let measuresOnly: Bool

  init(root: UIView, measuresOnly: Bool = false) {
    self.root = root
    self.measuresOnly = measuresOnly
  }

  func setDirty() {
    guard isBuilt, !isDirty else { return }
    isDirty = true
    guard !measuresOnly else { return }
    root.markLayoutPath()
    root.constraintsChanged()
  }

  func setStructureChanged() {
    structureChanged = true
    setDirty()
  }

  /// Forgets everything; what is needed is collected anew when places are next asked for.
  func reset() {
    guard isBuilt else { return }
    solver = Solver()
    members = [:]
    order = []
    handles = [:]
    origins = [:]
    broken = []
    watched = []
    scrollGuides = []
    isBuilt = false
    isDirty = true
    structureChanged = true
    root.markLayoutPath()
  }

  private func build() {
    isBuilt = true
    _ = member(for: root)
    adoptContents(of: root)
  }

  /// Takes in a view that has come, and what is in it.
  func adopt(_ view: UIView) {
    guard isBuilt else { return }
    if !view.translatesMask { _ = member(for: view) }
    if !view.boundsEngine { adoptContents(of: view) }
    setStructureChanged()
  }

  private func adoptContents(of view: UIView) {
    for constraint in view.constraintState?.held ?? [] { install(constraint) }
    for subview in view.storedSubviews where subview.constraintState != nil {
      if !subview.translatesMask { _ = member(for: subview) }
      if !subview.boundsEngine { adoptContents(of: subview) }
    }
  }

  /// Lets go a view that leaves, and what is in it.
  func expel(_ view: UIView) {
    guard isBuilt else { return }
    expelContents(of: view)
    forget(view)
    setStructureChanged()
  }

  private func expelContents(of view: UIView) {
    for constraint in view.constraintState?.held ?? [] { uninstall(constraint) }
    for guide in view.constraintState?.guides ?? [] { forget(guide) }
    for guide in view.constraintState?.ownGuides ?? [] { forget(guide) }
    for subview in view.storedSubviews where subview.constraintState != nil {
      if !subview.boundsEngine { expelContents(of: subview) }
      forget(subview)
    }
  }

  func add(_ member: LayoutMember) {
    members[ObjectIdentifier(member.item)] = member
    member.position = order.count
    order.append(member)
  }

  func forget(_ item: any LayoutItem) {
    guard let member = members.removeValue(forKey: ObjectIdentifier(item)) else { return }
    order.swapAt(member.position, order.count - 1)
    order[member.position].position = member.position
    order.removeLast()
    watched.removeAll { $0 === member }
    scrollGuides.removeAll { $0 === member }
    for handle in member.systemHandles { removeFromSolver(handle) }
    do {
      for variable in member.variables { try solver.remove(variable) }
    } catch {
      // Something still speaks of it that should not: begin anew without it.
      reset()
    }
  }

  // MARK: Constraints

  func install(_ constraint: NSLayoutConstraint) {
    guard isBuilt, handles[ObjectIdentifier(constraint)] == nil else { return }
    guard let described = describe(constraint) else { return }
    add(described, .constraint(constraint)).map { handles[ObjectIdentifier(constraint)] = $0 }
    setStructureChanged()
  }

  func uninstall(_ constraint: NSLayoutConstraint) {
    guard isBuilt else { return }
    broken.removeAll { $0 === constraint }
    for attribute in (constraint.first?.attributes ?? []) + (constraint.second?.attributes ?? [])
    where attribute.attribute.isBaseline {
      guard let item = attribute.item else { continue }
      for member in baselineMembers(of: item, attribute.attribute) {
        member.baselineUsers.removeAll { $0 === constraint }
      }
    }
    guard let handle = handles.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
    removeFromSolver(handle)
    setStructureChanged()
  }

  func constantChanged(_ constraint: NSLayoutConstraint) {
    guard isBuilt else { return }
    guard let handle = handles[ObjectIdentifier(constraint)],
      let described = describe(constraint)
    else {
      // It was broken; with the new constant it may not be.
      setDirty()
      return
    }
    try? solver.setConstant(described.expression.constant, of: handle)
    setDirty()
  }

  func priorityChanged(_ constraint: NSLayoutConstraint) {
    guard isBuilt else { return }
    if let handle = handles[ObjectIdentifier(constraint)] {
      try? solver.setStrength(
        Strength(constraint.priority, weight: constraint.weight), of: handle)
    }
    setStructureChanged()
  }

  /// Adds to the solver what is known to be in order.
  @discardableResult
  func add(_ constraint: Constraint, _ origin: ConstraintOrigin) -> ConstraintHandle? {
    guard let handle = try? solver.add(constraint) else { return nil }
    origins[handle] = origin
    return handle
  }

  func removeFromSolver(_ handle: ConstraintHandle) {
    origins[handle] = nil
    try? solver.remove(handle)
  }

  // MARK: Places

  /// Takes in all that is to be kept, also what was left out, without looking for places.
  func gather() {
    if !isBuilt { build() }
    refreshPins()
    for constraint in broken { install(constraint) }
    broken = []
  }

  /// Finds places, if anything has changed since the last time.
  func solveIfNeeded() {
    if !isBuilt { build() }
    refreshPins()
    guard isDirty else { return }
    isDirty = false
    for constraint in broken { install(constraint) }
    broken = []
    isDirty = false
    problems = []
    // The solver is taken out while it works, so that nobody looks at it.
    var working = Solver()
    swap(&working, &solver)
    let conflicts = settle(&working, records: true) { self.choose(from: $0) }
    swap(&working, &solver)
    for conflict in conflicts { note(conflict) }
    if structureChanged, !measuresOnly, root.window != nil {
      structureChanged = false
      noteAmbiguity()
    }
    if !measuresOnly { markMoved() }
  }

  func note(_ problem: LayoutProblem) {
    problems.append(problem)
    if !measuresOnly { Report.once(problem.sentence) }
  }

  /// Asks for the layout of every view in which something is not where it should be.
  private func markMoved() {
    for member in order {
      guard let view = member.view else { continue }
      if let scrollView = view as? UIScrollView, needsContentSize(scrollView) {
        scrollView.setNeedsLayout()
      }
      guard !view.translatesMask else { continue }
      if member.isRoot {
        placeRoot(view)
      } else if let frame = alignedFrame(of: view), !view.geometry.isNear(frame) {
        view.superview?.setNeedsLayout()
      }
    }
  }

  /// A view without superview that constraints place has the size they give it.
  private func placeRoot(_ view: UIView) {
    guard let size = alignedFrame(of: view)?.size, size != view.bounds.size else { return }
    view.frame = CGRect(origin: view.frame.origin, size: size)
  }

  /// In the coordinates of the superview; nil for what this engine does not place.
  func frame(of item: any LayoutItem) -> CGRect? {
    guard let member = members[ObjectIdentifier(item)] ?? late(item) else { return nil }
    return CGRect(
      x: solver.value(of: member.left), y: solver.value(of: member.top),
      width: max(solver.value(of: member.width), 0), height: max(solver.value(of: member.height), 0)
    )
  }

  /// A guide nobody has asked for before.
  private func late(_ item: any LayoutItem) -> LayoutMember? {
    guard item is UILayoutGuide else { return nil }
    let member = member(for: item)
    solveIfNeeded()
    return member
  }

  /// The frame with its edges on pixels, as UIKit gives it to views.
  func alignedFrame(of view: UIView) -> CGRect? {
    guard let member = members[ObjectIdentifier(view)] else { return nil }
    let scale = view.traitCollection.displayScale
    func aligned(_ value: Double) -> CGFloat {
      // What rounding has left below a half must not decide.
      (value * scale + 1e-6).rounded() / scale
    }
    let (left, top) = (solver.value(of: member.left), solver.value(of: member.top))
    let right = left + max(solver.value(of: member.width), 0)
    let bottom = top + max(solver.value(of: member.height), 0)
    let (x, y) = (aligned(left), aligned(top))
    return CGRect(x: x, y: y, width: aligned(right) - x, height: aligned(bottom) - y)
  }
}

extension Strength {
  /// Each priority outweighs all lower ones.
  init(_ priority: UILayoutPriority, weight: Double = 1) {
    self =
      priority.rawValue >= 1000
      ? .required : Strength(level: Double(priority.rawValue), weight: weight)
  }

  /// Above everything that may be broken: sizes are not negative.
  static let notNegative = Strength(level: 999.9999)
}

extension ViewGeometry {
  /// Whether the view is where it was placed, but for rounding.
  fileprivate func isNear(_ rect: CGRect) -> Bool {
    let own = untransformedFrame
    let differences = [
      own.minX - rect.minX, own.minY - rect.minY, own.width - rect.width, own.height - rect.height,
    ]
    return differences.allSatisfy { abs($0) < 1e-6 }
  }
}
