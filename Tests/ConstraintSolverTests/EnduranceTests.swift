import ScrollFixtures
import Testing

@testable import ConstraintSolver

@Suite("Solver, in the long run")
struct EnduranceTests {
  /// A row of boxes side by side, as wide as each other at best, within a width.
  private struct Row {
    var solver = Solver()
    var starts: [Variable] = []
    var widths: [Variable] = []
    var limits: [ConstraintHandle] = []
    var width: ConstraintHandle

    init(_ count: Int) throws {
      let total = solver.makeVariable()
      width = try solver.add(Constraint(LinearExpression(total) - 10_000, .equal))
      var end = LinearExpression()
      for index in 0..<count {
        let (start, extent) = (solver.makeVariable(), solver.makeVariable())
        try solver.add(Constraint(LinearExpression(start), .equal, end))
        try solver.add(Constraint(LinearExpression(extent), .greaterThanOrEqual))
        limits.append(
          try solver.add(
            Constraint(
              LinearExpression(extent) - Double(10 + index % 7), .equal,
              strength: Strength(level: 750))))
        if let last = widths.last {
          try solver.add(
            Constraint(
              LinearExpression(extent), .equal, LinearExpression(last),
              strength: Strength(level: 50)))
        }
        starts.append(start)
        widths.append(extent)
        end = LinearExpression(start) + LinearExpression(extent) + 3
      }
      try solver.add(Constraint(end - LinearExpression(total), .lessThanOrEqual))
      try solver.solve()
    }
  }

  @Test("An edit costs a few per cent of a first solution")
  func cost() throws {
    var row = try Row(300)
    let first = row.solver.pivotCount
    let before = row.solver.pivotCount
    for step in 0..<20 {
      try row.solver.setConstant(Double(-12 - step), of: row.limits[step * 10])
      try row.solver.solve()
    }
    let edit = Double(row.solver.pivotCount - before) / 20
    #expect(edit <= Double(first) * 0.03, "\(edit) pivots for \(first)")
  }

  @Test("Ten thousand edits leave no error behind")
  func drift() throws {
    var solver = Solver()
    let variables = (0..<12).map { _ in solver.makeVariable() }
    for index in 1..<variables.count {
      // Each is a third of the one before and 0.1: no number of these is exact in binary.
      try solver.add(
        Constraint(
          LinearExpression(variables[index]), .equal,
          LinearExpression(variables[index - 1]) * (1.0 / 3) + 0.1))
    }
    for variable in variables {
      try solver.add(
        Constraint(LinearExpression(variable) - 7.7, .lessThanOrEqual, strength: Strength(level: 3))
      )
    }
    let edit = try solver.addEdit(variables[0], strength: .required, value: 1)
    try solver.solve()
    for step in 0..<10_000 {
      try solver.suggest(Double(step % 97) * 1000.3, for: edit)
      try solver.solve()
    }
    try solver.suggest(3.3, for: edit)
    try solver.solve()
    var expected = 3.3
    for variable in variables {
      #expect(abs(solver.value(of: variable) - expected) < 1e-9)
      expected = expected / 3 + 0.1
    }
  }

  @Test("Adding and removing at random leaves a sound tableau and nothing at the end")
  func churn() throws {
    var random = SeededGenerator(seed: 7)
    var solver = Solver()
    let variables = (0..<15).map { _ in solver.makeVariable() }
    var handles: [ConstraintHandle] = []
    for step in 0..<1500 {
      if handles.count > 40 || (!handles.isEmpty && Int.random(in: 0..<5, using: &random) == 0) {
        let index = Int.random(in: 0..<handles.count, using: &random)
        try solver.remove(handles.remove(at: index))
      } else {
        let terms = (0..<3).map { _ in
          Term(
            variables[Int.random(in: 0..<15, using: &random)],
            Double(Int.random(in: -3...3, using: &random)) / 2)
        }
        let relation = [Relation.equal, .lessThanOrEqual, .greaterThanOrEqual][
          Int.random(in: 0..<3, using: &random)]
        let level = Int.random(in: 1...6, using: &random)
        let constraint = Constraint(
          LinearExpression(terms, constant: Double(Int.random(in: -50...50, using: &random))),
          relation,
          strength: level == 6 ? .required : Strength(level: Double(level)))
        handles.append(try solver.add(constraint))
      }
      while true {
        do {
          try solver.solve()
          break
        } catch {
          guard case .unsatisfiable(let conflict) = error, let broken = conflict.last else {
            throw error
          }
          handles.removeAll { $0 == broken }
          try solver.remove(broken)
        }
      }
      let fault = solver.fault()
      try #require(fault == nil, "after step \(step)")
    }
    for handle in handles { try solver.remove(handle) }
    for variable in variables { try solver.remove(variable) }
    #expect(solver.tableau.liveRows == 0)
    #expect(solver.kinds.allSatisfy { $0 == .unused })
  }
}

extension Tableau {
  fileprivate var liveRows: Int { basic.filter { $0 != .none }.count }
}

extension Solver {
  /// What is wrong with the tableau: a bound that is broken, a saving that is left, a required
  /// constraint that does not hold, or a bounded row that speaks of the user's variables.
  fileprivate func fault() -> String? {
    for row in 0..<tableau.rowCapacity where tableau.basic[row] != .none {
      let kind = kinds[Int(tableau.basic[row])]
      let constant = tableau.constants[row]
      if kind.isBounded, constant < -tolerance { return "a bound is broken by \(constant)" }
      if kind == .dummy, abs(constant) > tolerance { return "a dummy is \(constant)" }
      var index = tableau.firstInRow(Int32(row))
      while index != .none {
        let entry = tableau.entries[Int(index)]
        if tableau.row(of: entry.symbol) != .none { return "a solved symbol is in a row" }
        if kind != .external, kinds[Int(entry.symbol)] == .external {
          return "a bounded row has a coefficient of \(entry.value) for a variable"
        }
        index = entry.nextInRow
      }
    }
    for symbol in kinds.indices
    where kinds[symbol].isBounded && tableau.row(of: Symbol(symbol)) == .none {
      if costs.sign(of: Symbol(symbol)) < 0 { return "something can be saved" }
    }
    for (index, record) in records.enumerated() where record.isInstalled && record.slot < 0 {
      let error = error(of: ConstraintHandle(index: Int32(index), serial: record.serial))
      if error > 1e-6 { return "a required constraint is off by \(error)" }
    }
    return nil
  }
}
