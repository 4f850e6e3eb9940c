extension Solver {
  /// Gives a constraint's expression another constant.
  package mutating func setConstant(
    _ constant: Double, of handle: ConstraintHandle
  ) throws(SolverError) {
    let record = try record(handle)
    guard constant.isFinite else { throw .invalidNumber }
    let change = constant - record.constant
    guard change != 0 else { return }
    records[Int(handle.index)].constant = constant
    notice(constant)
    editsSinceRefinement += 1
    shift(record, by: change)
  }

  /// Gives the variable of an edit constraint another value.
  package mutating func suggest(
    _ value: Double, for edit: ConstraintHandle
  ) throws(SolverError) {
    try setConstant(-value, of: edit)
  }

  /// Gives a constraint another strength. One that becomes or ceases to be required is taken out
  /// and added again under the same handle.
  package mutating func setStrength(
    _ strength: Strength, of handle: ConstraintHandle
  ) throws(SolverError) {
    let record = try record(handle)
    guard strength.isValid else { throw .invalidNumber }
    let old = record.constraint
    guard strength != old.strength else { return }
    let expression = LinearExpression(old.expression.terms, constant: record.constant)
    // The handle stays good: the record keeps its place and number.
    try remove(handle)
    freeRecords.removeLast()
    for term in expression.terms { uses[Int(term.variable.symbol)] += 1 }
    records[Int(handle.index)] = Record(
      constraint: Constraint(expression, old.relation, strength: strength),
      constant: record.constant, serial: handle.serial, isInstalled: true)
    install(handle.index)
  }

  /// Moves the solution as if a record's expression had become greater.
  ///
  /// The marker's coefficient in a row tells how much of the constraint is in that row.
  mutating func shift(_ record: Record, by change: Double) {
    let step = change / record.sign
    let own = tableau.row(of: record.marker)
    if own != .none {
      tableau.constants[Int(own)] -= step
      suspect(own)
      return
    }
    var index = tableau.firstInColumn(record.marker)
    while index != .none {
      let entry = tableau.entries[Int(index)]
      tableau.constants[Int(entry.row)] += entry.value * step
      suspect(entry.row)
      index = entry.nextInColumn
    }
  }
}
