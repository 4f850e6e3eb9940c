/// Why a solver cannot do what it is asked. It is left as it was.
package enum SolverError: Error, Equatable {
  /// These required constraints contradict each other, and would not if any one were missing. They
  /// stay in the solver: remove one of them and solve again.
  case unsatisfiable([ConstraintHandle])
  /// The variable was removed, or was never made here.
  case unknownVariable
  /// The constraint was removed, or was never added here.
  case unknownConstraint
  /// The variable still occurs in a constraint.
  case variableInUse
  /// A number is NaN or infinite, or a weight is not greater than 0.
  case invalidNumber
  /// Rounding kept the solver from an end; it has begun anew, and what it has is nearly right.
  case notConverged
}
