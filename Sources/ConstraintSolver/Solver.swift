/// Finds values for variables that keep all required constraints and come as near as can be to the
/// others: an incremental simplex, after G. J. Badros, A. Borning and P. J. Stuckey, "The Cassowary
/// Linear Arithmetic Constraint Solving Algorithm", 2001.
///
/// Adding, removing and editing only note what is to be done to the equations; `solve()` then walks
/// from the last solution to the next. It is a value: a copy can try something out.
///
/// Where it differs from the paper: strengths are compared level by level instead of by large
/// factors, and required constraints come in through the dual simplex instead of artificial
/// variables, so that a contradiction shows itself in a row of constraints that cannot be kept
/// together.
package struct Solver: Sendable {
  /// A constraint as it is in the tableau: its expression + `sign` (marker - other) = 0.
  struct Record: Sendable {
    var constraint: Constraint
    /// The expression's own constant is the first one; this is what it is now.
    var constant: Double
    var marker: Symbol = .none
    var other: Symbol = .none
    var sign: Double = 1
    /// Where its cost is kept; -1 for what is required.
    var slot = -1
    var serial: UInt32
    var isInstalled = false
  }

  var tableau = Tableau()
  var costs = CostTable()
  var kinds: [SymbolKind] = []
  /// How many constraints mention each external symbol.
  var uses: [Int32] = []
  var serials: [UInt32] = []
  /// The record a marker or an error belongs to.
  var owners: [Int32] = []
  var freeSymbols: [Symbol] = []
  var records: [Record] = []
  var freeRecords: [Int32] = []

  /// Rows that may break a bound.
  var suspects: [Int32] = []
  var isSuspect: [Bool] = []
  /// Symbols that may save costs.
  var bargains: [Symbol] = []
  var isBargain: [Bool] = []

  /// The greatest number met so far, at least 1: what rounding is measured by.
  var scale = 1.0
  var pivotsSinceRefinement = 0
  var editsSinceRefinement = 0
  /// All pivots ever made: what the work is measured by.
  package internal(set) var pivotCount = 0

  package init() {}

  /// A coefficient this small is not divided by.
  static let leastPivot = 1e-7

  /// How far a value may be beyond its bound.
  var tolerance: Double { 1e-9 * scale }

  // MARK: Variables

  package mutating func makeVariable() -> Variable {
    let symbol = makeSymbol(.external, owner: .none)
    return Variable(symbol: symbol, serial: serials[Int(symbol)])
  }

  /// Forgets a variable that no constraint mentions.
  package mutating func remove(_ variable: Variable) throws(SolverError) {
    guard isKnown(variable) else { throw .unknownVariable }
    guard uses[Int(variable.symbol)] == 0 else { throw .variableInUse }
    let row = tableau.row(of: variable.symbol)
    if row != .none { tableau.removeRow(row) }
    tableau.removeColumn(variable.symbol)
    release(variable.symbol)
  }

  /// What a variable is in the last solution; 0 for one that nothing determines.
  package func value(of variable: Variable) -> Double {
    isKnown(variable) ? tableau.value(of: variable.symbol) : 0
  }

  package func value(of expression: LinearExpression) -> Double {
    expression.terms.reduce(expression.constant) { $0 + $1.coefficient * value(of: $1.variable) }
  }

  func isKnown(_ variable: Variable) -> Bool {
    let index = Int(variable.symbol)
    return kinds.indices.contains(index) && kinds[index] == .external
      && serials[index] == variable.serial
  }

  // MARK: Constraints

  /// The constraint behind a handle, with the constant it has now, or nil.
  package func constraint(_ handle: ConstraintHandle) -> Constraint? {
    guard let record = try? record(handle) else { return nil }
    let terms = record.constraint.expression.terms
    return Constraint(
      LinearExpression(terms, constant: record.constant), record.constraint.relation,
      strength: record.constraint.strength)
  }

  /// The constant that a constraint's expression has now, or nil.
  package func constant(of handle: ConstraintHandle) -> Double? {
    (try? record(handle))?.constant
  }

  /// How far the solution is from keeping a constraint; 0 for one that is kept.
  package func error(of handle: ConstraintHandle) -> Double {
    guard let record = try? record(handle) else { return 0 }
    let terms = record.constraint.expression.terms
    let value = self.value(of: LinearExpression(terms, constant: record.constant))
    switch record.constraint.relation {
    case .equal: return abs(value)
    case .lessThanOrEqual: return max(value, 0)
    case .greaterThanOrEqual: return max(-value, 0)
    }
  }

  func record(_ handle: ConstraintHandle) throws(SolverError) -> Record {
    let index = Int(handle.index)
    guard records.indices.contains(index), records[index].serial == handle.serial,
      records[index].isInstalled
    else { throw .unknownConstraint }
    return records[index]
  }

  // MARK: Symbols

  mutating func makeSymbol(_ kind: SymbolKind, owner: Int32) -> Symbol {
    let symbol = freeSymbols.popLast() ?? Symbol(kinds.count)
    let index = Int(symbol)
    if index == kinds.count {
      kinds.append(.unused)
      uses.append(0)
      serials.append(0)
      owners.append(.none)
      isBargain.append(false)
      tableau.makeRoom(forSymbols: kinds.count)
      costs.makeRoom(forSymbols: kinds.count)
    }
    kinds[index] = kind
    owners[index] = owner
    serials[index] &+= 1
    return symbol
  }

  mutating func release(_ symbol: Symbol) {
    kinds[Int(symbol)] = .unused
    owners[Int(symbol)] = .none
    costs.clear(symbol)
    freeSymbols.append(symbol)
  }

  mutating func notice(_ number: Double) {
    scale = max(scale, abs(number))
  }
}
