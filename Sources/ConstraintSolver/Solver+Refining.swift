extension Solver {
  /// Takes out what rounding has added up: the rows are moved by what is missing in the
  /// constraints they came from. The basis stays, so that an ambiguous solution does not jump.
  mutating func refine() {
    pivotsSinceRefinement = 0
    editsSinceRefinement = 0
    if worstResidual(values: probe()) > 1e-7 { return rebuild() }
    for record in records where record.isInstalled {
      let residual = residual(of: record) { tableau.value(of: $0) }
      if abs(residual) > 1e-14 * scale { shift(record, by: residual) }
    }
  }

  /// Begins anew with the same constraints.
  mutating func rebuild() {
    tableau.removeAll()
    for row in suspects { isSuspect[Int(row)] = false }
    suspects = []
    for index in records.indices where records[index].isInstalled {
      let record = records[index]
      if record.slot >= 0 { costs.release(slot: record.slot) }
      for symbol in [record.marker, record.other] where symbol != .none { release(symbol) }
    }
    costs.clearAll()
    for index in records.indices where records[index].isInstalled { install(Int32(index)) }
  }

  /// What all symbols would be if the parameters were some numbers near 1 and the constants as they
  /// are: whatever the parameters, the constraints' equations hold, unless coefficients have
  /// drifted.
  private func probe() -> [Double] {
    var values = (0..<tableau.symbolCapacity).map { 1 + Double($0 % 7) / 4 }
    for row in 0..<tableau.rowCapacity where tableau.basic[row] != .none {
      var sum = tableau.constants[row]
      var index = tableau.firstInRow(Int32(row))
      while index != .none {
        let entry = tableau.entries[Int(index)]
        sum += entry.value * values[Int(entry.symbol)]
        index = entry.nextInRow
      }
      values[Int(tableau.basic[row])] = sum
    }
    return values
  }

  private func worstResidual(values: [Double]) -> Double {
    var worst = 0.0
    for record in records where record.isInstalled {
      worst = max(worst, abs(residual(of: record) { values[Int($0)] }))
    }
    return worst / scale
  }

  private func residual(of record: Record, _ value: (Symbol) -> Double) -> Double {
    var sum = record.constant
    for term in record.constraint.expression.terms {
      sum += term.coefficient * value(term.variable.symbol)
    }
    sum += record.sign * value(record.marker)
    if record.other != .none { sum -= record.sign * value(record.other) }
    return sum
  }
}
