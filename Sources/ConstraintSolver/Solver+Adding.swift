extension Solver {
  /// Takes in a constraint. Whether it can be kept shows when the system is solved.
  @discardableResult
  package mutating func add(_ constraint: Constraint) throws(SolverError) -> ConstraintHandle {
    let expression = constraint.expression
    guard expression.isFinite, constraint.strength.isValid else { throw .invalidNumber }
    guard expression.terms.allSatisfy({ isKnown($0.variable) }) else { throw .unknownVariable }
    for term in expression.terms { uses[Int(term.variable.symbol)] += 1 }
    let index = freeRecords.popLast() ?? Int32(records.count)
    if Int(index) == records.count {
      records.append(Record(constraint: constraint, constant: 0, serial: 0))
    }
    let record = Record(
      constraint: constraint, constant: expression.constant,
      serial: records[Int(index)].serial &+ 1, isInstalled: true)
    records[Int(index)] = record
    install(index)
    return ConstraintHandle(index: index, serial: record.serial)
  }

  /// Adds a constraint that holds a variable at a value which `suggest` changes.
  package mutating func addEdit(
    _ variable: Variable, strength: Strength, value: Double = 0
  ) throws(SolverError) -> ConstraintHandle {
    try add(Constraint(LinearExpression(variable) - value, .equal, strength: strength))
  }

  /// Brings a record into the tableau.
  mutating func install(_ index: Int32) {
    makeMarkers(index)
    let record = records[Int(index)]
    notice(record.constant)
    let row = makeRow(record)
    tableau.insert(record.sign, row: row, symbol: record.marker)
    if record.other != .none { tableau.insert(-record.sign, row: row, symbol: record.other) }
    let entry = subject(of: row, record)
    let symbol = tableau.entries[Int(entry)].symbol
    tableau.solve(row, forEntry: entry)
    eliminate(symbol, row)
    suspect(row)
  }

  private mutating func makeMarkers(_ index: Int32) {
    let constraint = records[Int(index)].constraint
    let isRequired = constraint.strength.isRequired
    let isEquation = constraint.relation == .equal
    let kind: SymbolKind = !isEquation ? .slack : isRequired ? .dummy : .error
    records[Int(index)].sign = constraint.relation == .greaterThanOrEqual ? -1 : 1
    let marker = makeSymbol(kind, owner: index)
    records[Int(index)].marker = marker
    records[Int(index)].other = .none
    records[Int(index)].slot = -1
    guard !isRequired else { return }
    let other = makeSymbol(.error, owner: index)
    let slot = costs.slot(forLevel: constraint.strength.level)
    records[Int(index)].other = other
    records[Int(index)].slot = slot
    costs.add(constraint.strength.weight, slot: slot, to: other)
    if isEquation { costs.add(constraint.strength.weight, slot: slot, to: marker) }
  }

  /// The record's expression in terms of parameters.
  private mutating func makeRow(_ record: Record) -> Int32 {
    let row = tableau.makeRow(constant: record.constant)
    for term in record.constraint.expression.terms where term.coefficient != 0 {
      let definition = tableau.row(of: term.variable.symbol)
      if definition == .none {
        addTerm(term.coefficient, of: term.variable.symbol, to: row)
      } else {
        tableau.loadSource(definition)
        tableau.addSource(definition, times: term.coefficient, to: row)
        tableau.unloadSource(definition)
      }
    }
    return row
  }

  private mutating func addTerm(_ coefficient: Double, of symbol: Symbol, to row: Int32) {
    var index = tableau.firstInRow(row)
    while index != .none {
      let entry = tableau.entries[Int(index)]
      if entry.symbol == symbol {
        tableau.remove(index)
        let sum = entry.value + coefficient
        if abs(sum) > 1e-12 * abs(coefficient) { tableau.insert(sum, row: row, symbol: symbol) }
        return
      }
      index = entry.nextInRow
    }
    tableau.insert(coefficient, row: row, symbol: symbol)
  }

  /// What a new row is solved for: one of the user's variables, so that no bound can be broken, or
  /// else what marks it.
  private func subject(of row: Int32, _ record: Record) -> Int32 {
    var (best, marker, other) = (Int32.none, Int32.none, Int32.none)
    var index = tableau.firstInRow(row)
    while index != .none {
      let entry = tableau.entries[Int(index)]
      if entry.symbol == record.marker {
        marker = index
      } else if entry.symbol == record.other {
        other = index
      } else if kinds[Int(entry.symbol)] == .external, isBetter(index, than: best) {
        best = index
      }
      index = entry.nextInRow
    }
    if best != .none { return best }
    let marksError = -record.sign * tableau.constants[Int(row)] < 0
    return other != .none && marksError ? other : marker
  }

  /// Fewer rows to change come first, unless the divisor is small.
  private func isBetter(_ index: Int32, than best: Int32) -> Bool {
    guard best != .none else { return true }
    let (entry, old) = (tableau.entries[Int(index)], tableau.entries[Int(best)])
    if abs(entry.value) < 0.01 * abs(old.value) { return false }
    if abs(old.value) < 0.01 * abs(entry.value) { return true }
    let length = tableau.columnLength[Int(entry.symbol)]
    let oldLength = tableau.columnLength[Int(old.symbol)]
    return length == oldLength ? entry.symbol > old.symbol : length < oldLength
  }
}
