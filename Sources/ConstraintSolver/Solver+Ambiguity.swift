extension Solver {
  /// Whether the constraints leave a variable no choice, as far as one step from the solution can
  /// tell: a variable that could only move together with a bound that is just reached counts as
  /// determined.
  package func isDetermined(_ variable: Variable) -> Bool {
    guard isKnown(variable) else { return false }
    let row = tableau.row(of: variable.symbol)
    guard row != .none else { return false }
    var index = tableau.firstInRow(row)
    while index != .none {
      let entry = tableau.entries[Int(index)]
      if abs(entry.value) > Solver.leastPivot, canMove(entry.symbol) { return false }
      index = entry.nextInRow
    }
    return true
  }

  /// Whether a parameter can be raised at no cost.
  private func canMove(_ symbol: Symbol) -> Bool {
    switch kinds[Int(symbol)] {
    case .external: return true
    case .dummy, .unused: return false
    case .slack, .error: break
    }
    guard costs.sign(of: symbol) == 0 else { return false }
    var index = tableau.firstInColumn(symbol)
    while index != .none {
      let entry = tableau.entries[Int(index)]
      let constant = tableau.constants[Int(entry.row)]
      let kind = kinds[Int(tableau.basic[Int(entry.row)])]
      if kind == .dummy { return false }
      if kind.isBounded, entry.value < 0, constant <= tolerance { return false }
      index = entry.nextInColumn
    }
    return true
  }
}
