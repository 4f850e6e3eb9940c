import ConstraintSolver
import Foundation

extension LayoutEngine {
  /// Chooses what is left out of a contradiction: of the constraints that were made by hand the one
  /// that was activated last, or else what a view asks for itself, but hardly ever a frame.
  func choose(from conflict: [ConstraintHandle]) -> (ConstraintHandle, LayoutProblem)? {
    let latest = latestConstraint(in: conflict)
    guard let handle = latest?.handle ?? conflict.last else { return nil }
    let sentence = tell(conflict, breaking: handle)
    origins[handle] = nil
    if let constraint = latest?.constraint {
      handles[ObjectIdentifier(constraint)] = nil
      broken.append(constraint)
    }
    let items = latest?.constraint.items ?? []
    let view = items.lazy.compactMap { $0 as? UIView ?? $0.layoutOwner }.first
    return (handle, LayoutProblem(.unsatisfiable, view ?? root, nil, sentence))
  }

  private func latestConstraint(
    in conflict: [ConstraintHandle]
  ) -> (handle: ConstraintHandle, constraint: NSLayoutConstraint)? {
    var latest: (handle: ConstraintHandle, constraint: NSLayoutConstraint)?
    for handle in conflict {
      guard case .constraint(let constraint) = origins[handle] else { continue }
      if latest.map({ $0.constraint.activation < constraint.activation }) ?? true {
        latest = (handle, constraint)
      }
    }
    return latest
  }

  private func tell(_ conflict: [ConstraintHandle], breaking handle: ConstraintHandle) -> String {
    let lines = conflict.map { "  \(words(for: $0))" }.joined(separator: "\n")
    return "these constraints cannot be kept together:\n\(lines)\n"
      + "  left out: \(words(for: handle))"
  }

  private func words(for handle: ConstraintHandle) -> String {
    switch origins[handle] {
    case .constraint(let constraint): return "\(constraint)"
    case .system(let item, let words):
      let name = members[item]?.item.layoutName ?? "a view"
      let value = solverConstant(of: handle).map { ": \($0)" } ?? ""
      return "<\(name), \(words)\(value)>"
    case nil: return "<a constraint>"
    }
  }

  private func solverConstant(of handle: ConstraintHandle) -> CGFloat? {
    pinnedValues[handle]
  }

  /// The frames' values that views and roots were last pinned to.
  private var pinnedValues: [ConstraintHandle: CGFloat] {
    var values: [ConstraintHandle: CGFloat] = [:]
    for member in order where member.view != nil {
      for (handle, value) in zip(member.pins, member.pinned) { values[handle] = value }
    }
    return values
  }

  // MARK: Ambiguity

  /// Whether constraints leave open where a view is along an axis, or how large.
  func isAmbiguous(_ item: any LayoutItem, along axis: NSLayoutConstraint.Axis) -> Bool {
    guard let member = members[ObjectIdentifier(item)] else { return false }
    let variables =
      axis == .horizontal ? [member.left, member.width] : [member.top, member.height]
    let concerned = member.isRoot ? [variables[1]] : variables
    return !concerned.allSatisfy { solver.isDetermined($0) }
  }

  func noteAmbiguity() {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let name = axis == .horizontal ? "horizontally" : "vertically"
      for member in scrollGuides {
        guard let view = member.item.layoutOwner,
          !solver.isDetermined(axis == .horizontal ? member.width : member.height)
        else { continue }
        note(
          LayoutProblem(
            .ambiguousContent, view, axis,
            "the scrollable content size of \(view.layoutName) is ambiguous \(name)"))
      }
      for member in order {
        guard let view = member.view, !view.translatesMask, !view.isHidden,
          isAmbiguous(view, along: axis)
        else { continue }
        note(
          LayoutProblem(
            .ambiguous, view, axis,
            "where \(view.layoutName) is, or its size, is ambiguous \(name)"))
      }
    }
  }
}
