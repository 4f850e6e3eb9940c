import ConstraintSolver
import Foundation
import Testing

@Suite("Random systems against kiwisolver")
struct RandomSystemTests {
  @Test("The figures are there")
  func figures() { #expect(SystemFigures.all.count == 2000) }

  @Test("What is refused, values and errors agree at every stage", arguments: 0..<20)
  func agreement(hundred: Int) throws {
    for seed in hundred * 100..<hundred * 100 + 100 {
      try compare(seed)
    }
  }

  private func compare(_ seed: Int) throws {
    let system = RandomSystem(seed: UInt64(seed))
    let figures = try #require(
      SystemFigures.all.indices.contains(seed) ? SystemFigures.all[seed] : nil)
    var solver = Solver()
    let variables = (0..<system.count).map { _ in solver.makeVariable() }
    var handles: [Int: ConstraintHandle] = [:]
    var refused: [Int] = []
    for (index, demand) in system.demands.enumerated() {
      let handle = try solver.add(demand.constraint(over: variables))
      do {
        try solver.solve()
        handles[index] = handle
      } catch {
        guard case .unsatisfiable(let conflict) = error else { throw error }
        #expect(conflict.contains(handle), "system \(seed)")
        checkConflict(conflict, in: solver, over: system.count, seed)
        refused.append(index)
        try solver.remove(handle)
        try solver.solve()
      }
    }
    #expect(refused == figures.refused, "system \(seed)")
    var demands = system.demands.enumerated().filter { handles[$0.offset] != nil }
    var stage = 0
    func check() {
      let values = variables.map { solver.value(of: $0) }
      let active = demands.map(\.element) + (stage == 0 ? [] : [edit])
      expect(values, figures, stage, active, "system \(seed), stage \(stage)")
      stage += 1
    }
    var edit = system.edit(system.suggestions[0])
    check()
    let editing = try solver.addEdit(
      variables[system.edited], strength: Strength(level: 2), value: system.suggestions[0])
    try solver.solve()
    check()
    edit = system.edit(system.suggestions[1])
    try solver.suggest(system.suggestions[1], for: editing)
    try solver.solve()
    check()
    if let handle = handles[system.removed] {
      try solver.remove(handle)
      demands.removeAll { $0.offset == system.removed }
      try solver.solve()
    }
    check()
  }

  private func expect(
    _ values: [Double], _ figures: SystemFigures, _ stage: Int, _ demands: [RandomSystem.Demand],
    _ place: String
  ) {
    for (value, expected) in zip(values, figures.values[stage]) {
      guard let expected else { continue }
      #expect(abs(value - expected) < 1e-4, "\(place): \(values) for \(figures.values[stage])")
    }
    var errors = [0.0, 0, 0]
    for demand in demands {
      let error = demand.error(values)
      if demand.isRequired {
        #expect(error < 1e-6, "\(place)")
      } else {
        errors[demand.level] += error * demand.weight
      }
    }
    for level in 0..<3 {
      #expect(
        abs(errors[level] - figures.errors[stage][level]) < 1e-4,
        "\(place): errors \(errors) for \(figures.errors[stage])")
    }
  }

  /// All of a conflict together have no solution; without any one they have.
  private func checkConflict(
    _ conflict: [ConstraintHandle], in solver: Solver, over count: Int, _ seed: Int
  ) {
    for missing in [nil] + conflict.map(Optional.some) {
      var part = Solver()
      var variables: [Variable: Variable] = [:]
      do {
        for handle in conflict where handle != missing {
          guard let constraint = solver.constraint(handle) else { continue }
          let terms = constraint.expression.terms.map { term in
            if variables[term.variable] == nil {
              variables[term.variable] = part.makeVariable()
            }
            return Term(variables[term.variable] ?? term.variable, term.coefficient)
          }
          try part.add(
            Constraint(
              LinearExpression(terms, constant: constraint.expression.constant), constraint.relation
            ))
        }
        try part.solve()
        #expect(missing != nil, "system \(seed): the conflict has a solution")
      } catch {
        #expect(missing == nil, "system \(seed): \(conflict.count) constraints, one too many")
      }
    }
  }
}
