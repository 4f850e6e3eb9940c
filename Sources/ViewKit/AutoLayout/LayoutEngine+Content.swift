import ConstraintSolver
import Foundation

extension LayoutEngine {
  // MARK: Intrinsic sizes

  func addIntrinsicSize(_ member: LayoutMember, _ view: UIView) {
    let size = view.intrinsicContentSize
    member.wrapped = nil
    if size.width >= 0 {
      let width = LinearExpression(member.width) - size.width
      member.huggingAcross = addSide(
        width, .lessThanOrEqual, view.contentHuggingPriority(for: .horizontal), member)
      member.resistanceAcross = addSide(
        width, .greaterThanOrEqual, view.contentCompressionResistancePriority(for: .horizontal),
        member)
    }
    if size.height >= 0 {
      let height = LinearExpression(member.height) - size.height
      member.huggingDown = addSide(
        height, .lessThanOrEqual, view.contentHuggingPriority(for: .vertical), member)
      member.resistanceDown = addSide(
        height, .greaterThanOrEqual, view.contentCompressionResistancePriority(for: .vertical),
        member)
    }
  }

  private func addSide(
    _ expression: LinearExpression, _ relation: Relation, _ priority: UILayoutPriority,
    _ member: LayoutMember
  ) -> ConstraintHandle? {
    let words = relation == .lessThanOrEqual ? "its content hugging" : "its content's size"
    return add(
      Constraint(expression, relation, strength: Strength(priority)),
      .system(ObjectIdentifier(member.item), words))
  }

  /// A view's intrinsic size, its priorities or its baselines may have changed.
  func contentChanged(of view: UIView) {
    guard isBuilt, let member = members[ObjectIdentifier(view)] else { return }
    if !view.translatesMask || (member.isRoot && measuresOnly) { updateIntrinsicSize(member, view) }
    updateBaselines(member, view)
  }

  /// Moves what is tied to the baselines of a view whose text is not where it was in it.
  func updateBaselines(_ member: LayoutMember, _ view: UIView) {
    guard !member.baselineUsers.isEmpty else { return }
    let baselines = [view.firstBaselineFromCenter, view.lastBaselineFromCenter]
    guard baselines != member.baselines else { return }
    member.baselines = baselines
    for constraint in member.baselineUsers { constantChanged(constraint) }
  }

  private func updateIntrinsicSize(_ member: LayoutMember, _ view: UIView) {
    guard !member.isRoot || member.pins.isEmpty else { return }
    let size = view.intrinsicContentSize
    guard (size.width >= 0) == (member.huggingAcross != nil),
      (size.height >= 0) == (member.huggingDown != nil)
    else {
      for handle in [
        member.huggingAcross, member.huggingDown, member.resistanceAcross, member.resistanceDown,
      ] { handle.map(removeFromSolver) }
      (member.huggingAcross, member.resistanceAcross) = (nil, nil)
      (member.huggingDown, member.resistanceDown) = (nil, nil)
      addIntrinsicSize(member, view)
      setStructureChanged()
      return
    }
    member.wrapped = nil
    let sides: [(ConstraintHandle?, CGFloat, UILayoutPriority)] = [
      (member.huggingAcross, size.width, view.contentHuggingPriority(for: .horizontal)),
      (
        member.resistanceAcross, size.width,
        view.contentCompressionResistancePriority(for: .horizontal)
      ),
      (member.huggingDown, size.height, view.contentHuggingPriority(for: .vertical)),
      (
        member.resistanceDown, size.height,
        view.contentCompressionResistancePriority(for: .vertical)
      ),
    ]
    for (handle, length, priority) in sides {
      guard let handle else { continue }
      try? solver.setConstant(-length, of: handle)
      try? solver.setStrength(Strength(priority), of: handle)
    }
    setDirty()
  }

  // MARK: Solving

  /// Solves until heights fit widths and no size is negative.
  /// - Parameter toBreak: chooses what is left out of a contradiction, and says what is to be told.
  /// - Parameter records: whether the solver is the engine's own, not a copy.
  /// - Returns: what had to be left out.
  func settle(
    _ solver: inout Solver, records: Bool,
    toBreak: ([ConstraintHandle]) -> (ConstraintHandle, LayoutProblem)?
  ) -> [LayoutProblem] {
    var problems: [LayoutProblem] = []
    // Text that wraps settles in one more round; a width that depends on a height in a few.
    for _ in 0..<6 {
      problems += solve(&solver, toBreak)
      let grows = forbidNegativeSizes(&solver, records)
      let wraps = fitHeights(&solver)
      if !grows, !wraps { break }
    }
    return problems
  }

  private func solve(
    _ solver: inout Solver, _ toBreak: ([ConstraintHandle]) -> (ConstraintHandle, LayoutProblem)?
  ) -> [LayoutProblem] {
    var problems: [LayoutProblem] = []
    while true {
      do {
        try solver.solve()
        return problems
      } catch {
        guard case .unsatisfiable(let conflict) = error, let (handle, problem) = toBreak(conflict)
        else { return problems }
        try? solver.remove(handle)
        problems.append(problem)
      }
    }
  }

  private func forbidNegativeSizes(_ solver: inout Solver, _ records: Bool) -> Bool {
    var found = false
    for member in order where member.notNegative.isEmpty {
      guard
        solver.value(of: member.width) < -1e-6 || solver.value(of: member.height) < -1e-6
      else { continue }
      for variable in [member.width, member.height] {
        let constraint = Constraint(
          LinearExpression(variable), .greaterThanOrEqual, strength: .notNegative)
        if let handle = try? solver.add(constraint), records {
          member.notNegative.append(handle)
        }
      }
      found = true
    }
    return found
  }

  /// Gives texts that wrap the height they need at the width they have.
  private func fitHeights(_ solver: inout Solver) -> Bool {
    var found = false
    for member in order {
      guard let hugging = member.huggingDown, let resistance = member.resistanceDown,
        let view = member.view, view.wrapsContent
      else { continue }
      let width = CGFloat(solver.value(of: member.width))
      guard width > 0 else { continue }
      var height = member.wrapped?.height ?? 0
      if member.wrapped.map({ abs($0.width - width) > 0.01 }) ?? true {
        height = view.wrappedHeight(forWidth: width)
        member.wrapped = (width, height)
      }
      guard solver.constant(of: hugging) != -height else { continue }
      try? solver.setConstant(-height, of: hugging)
      try? solver.setConstant(-height, of: resistance)
      found = true
    }
    return found
  }
}
