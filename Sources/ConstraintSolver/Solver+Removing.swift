extension Solver {
  /// Takes a constraint out again.
  package mutating func remove(_ handle: ConstraintHandle) throws(SolverError) {
    let record = try record(handle)
    for term in record.constraint.expression.terms { uses[Int(term.variable.symbol)] -= 1 }
    uninstall(record)
    records[Int(handle.index)].isInstalled = false
    freeRecords.append(handle.index)
  }

  private mutating func uninstall(_ record: Record) {
    if record.slot >= 0 {
      let weight = record.constraint.strength.weight
      addCost(-weight, slot: record.slot, to: record.other)
      if record.constraint.relation == .equal {
        addCost(-weight, slot: record.slot, to: record.marker)
      }
      costs.release(slot: record.slot)
    }
    // With its marker in a row of its own, that row is all that is left of the constraint.
    if tableau.row(of: record.marker) == .none, let entry = leavingEntry(for: record.marker) {
      pivot(entry)
    }
    for symbol in [record.marker, record.other] where symbol != .none {
      let row = tableau.row(of: symbol)
      if row != .none { tableau.removeRow(row) }
      tableau.removeColumn(symbol)
      release(symbol)
    }
  }

  /// The row to solve for a marker: the one that reaches its bound first as the marker grows or
  /// shrinks, so that none breaks it.
  private func leavingEntry(for marker: Symbol) -> Int32? {
    var best: (rank: Int, ratio: Double, entry: Int32)?
    var index = tableau.firstInColumn(marker)
    while index != .none {
      let entry = tableau.entries[Int(index)]
      let size = abs(entry.value)
      let candidate: (rank: Int, ratio: Double, entry: Int32)
      switch kinds[Int(tableau.basic[Int(entry.row)])] {
      // What rounding has left is divided by only if there is nothing else.
      case _ where size < Solver.leastPivot: candidate = (4, -size, index)
      case .dummy: candidate = (0, -size, index)
      case .external, .unused: candidate = (3, -size, index)
      case .slack, .error:
        let ratio = max(tableau.constants[Int(entry.row)], 0) / size
        candidate = (entry.value < 0 ? 1 : 2, ratio, index)
      }
      if best.map({ (candidate.rank, candidate.ratio) < ($0.rank, $0.ratio) }) ?? true {
        best = candidate
      }
      index = entry.nextInColumn
    }
    return best?.entry
  }

  /// Changes what an error costs, whether it is a parameter or not.
  mutating func addCost(_ cost: Double, slot: Int, to symbol: Symbol) {
    let row = tableau.row(of: symbol)
    guard row != .none else {
      costs.add(cost, slot: slot, to: symbol)
      lookForBargain(symbol)
      return
    }
    var index = tableau.firstInRow(row)
    while index != .none {
      let entry = tableau.entries[Int(index)]
      costs.add(cost * entry.value, slot: slot, to: entry.symbol)
      lookForBargain(entry.symbol)
      index = entry.nextInRow
    }
  }
}
