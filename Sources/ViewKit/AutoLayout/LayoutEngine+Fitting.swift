import ConstraintSolver
import Foundation

extension LayoutEngine {
  /// The size at which what is in the root fits, as near to a size as the priorities have it.
  func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    // The size that the root has now may contradict what is in it: that is not yet looked into.
    gather()
    let member = member(for: root)
    // Tried out on a copy: the places of views stay as they are.
    var trial = solver
    for pin in member.pins { try? trial.remove(pin) }
    if !member.pins.isEmpty { addIntrinsicSize(of: root, member, to: &trial) }
    let sides = [
      (member.width, target.width, horizontal), (member.height, target.height, vertical),
    ]
    for (variable, length, priority) in sides where length.isFinite {
      _ = try? trial.add(
        Constraint(LinearExpression(variable) - length, .equal, strength: Strength(priority)))
    }
    _ = settle(&trial, records: false) { conflict in
      guard let handle = conflict.first(where: { self.isByHand($0) }) ?? conflict.first else {
        return nil
      }
      return (handle, LayoutProblem(.unsatisfiable, nil, nil, ""))
    }
    let scale = root.traitCollection.displayScale
    func whole(_ length: Double) -> CGFloat { (max(length, 0) * scale - 1e-6).rounded(.up) / scale }
    return CGSize(
      width: whole(trial.value(of: member.width)), height: whole(trial.value(of: member.height)))
  }

  private func isByHand(_ handle: ConstraintHandle) -> Bool {
    if case .constraint = origins[handle] { return true }
    return false
  }

  private func addIntrinsicSize(
    of view: UIView, _ member: LayoutMember, to trial: inout Solver
  ) {
    let size = view.intrinsicContentSize
    for (variable, length, axis) in [
      (member.width, size.width, NSLayoutConstraint.Axis.horizontal),
      (member.height, size.height, .vertical),
    ] where length >= 0 {
      let expression = LinearExpression(variable) - length
      _ = try? trial.add(
        Constraint(
          expression, .lessThanOrEqual, strength: Strength(view.contentHuggingPriority(for: axis))))
      _ = try? trial.add(
        Constraint(
          expression, .greaterThanOrEqual,
          strength: Strength(view.contentCompressionResistancePriority(for: axis))))
    }
  }
}

extension UIView {
  /// The size at which this view's content fits by the constraints in it.
  func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraintsIfNeeded()
    let engine =
      boundsEngine && constraintState?.engine != nil && !(wrapsContent)
      ? requireEngine() : LayoutEngine(root: self, measuresOnly: true)
    return engine.fittingSize(target, horizontal, vertical)
  }

  /// Whether constraints inside this view can tell its size. An addition, for views that arrange
  /// others.
  package var sizesItselfByConstraints: Bool {
    guard let state = constraintState else { return false }
    return !state.held.isEmpty || state.placesSubviews
  }
}
