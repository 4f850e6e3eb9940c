/// What an expression is to be compared with 0.
package enum Relation: Sendable {
  case equal, lessThanOrEqual, greaterThanOrEqual
}

/// A demand on the values of variables: an expression that is to be 0, at most 0 or at least 0.
package struct Constraint: Hashable, Sendable {
  package let expression: LinearExpression
  package let relation: Relation
  package let strength: Strength

  package init(_ expression: LinearExpression, _ relation: Relation, strength: Strength = .required)
  {
    self.expression = expression
    self.relation = relation
    self.strength = strength
  }

  /// Compares two expressions.
  package init(
    _ left: LinearExpression, _ relation: Relation, _ right: LinearExpression,
    strength: Strength = .required
  ) {
    self.init(left - right, relation, strength: strength)
  }
}

/// A constraint in a solver. Only the solver that gave it out knows it.
package struct ConstraintHandle: Hashable, Sendable {
  let index: Int32
  /// Tells a constraint from a removed one whose place it has taken.
  let serial: UInt32
}
