import ConstraintSolver
import Testing

@Suite("Solver")
struct SolverTests {
  private let weak = Strength(level: 1)
  private let strong = Strength(level: 2)

  @Test("Equations with one solution")
  func equations() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    // 2x + y = 20, x - y = 1.
    try solver.add(Constraint(LinearExpression([Term(x, 2), Term(y)], constant: -20), .equal))
    try solver.add(Constraint(LinearExpression([Term(x), Term(y, -1)], constant: -1), .equal))
    try solver.solve()
    #expect(solver.value(of: x) == 7)
    #expect(solver.value(of: y) == 6)
    #expect(solver.isDetermined(x))
  }

  @Test("The example of the paper: a point between two others, inside a window")
  func midpoint() throws {
    var solver = Solver()
    let (left, middle, right) = (
      solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
    )
    try solver.add(
      Constraint(LinearExpression([Term(middle, 2), Term(left, -1), Term(right, -1)]), .equal))
    try solver.add(
      Constraint(LinearExpression(left) + 10, .lessThanOrEqual, LinearExpression(right)))
    try solver.add(Constraint(LinearExpression(right) - 100, .lessThanOrEqual))
    try solver.add(Constraint(LinearExpression(left), .greaterThanOrEqual))
    let edit = try solver.addEdit(middle, strength: strong, value: 50)
    try solver.add(Constraint(LinearExpression(left) - 30, .equal, strength: weak))
    try solver.solve()
    #expect([left, middle, right].map { solver.value(of: $0) } == [30, 50, 70])
    try solver.suggest(90, for: edit)
    try solver.solve()
    #expect([left, middle, right].map { solver.value(of: $0) } == [80, 90, 100])
    // The window's edge keeps the middle 5 from it.
    try solver.suggest(500, for: edit)
    try solver.solve()
    #expect([left, middle, right].map { solver.value(of: $0) } == [90, 95, 100])
    #expect(solver.error(of: edit) == 405)
  }

  @Test("A higher level outweighs any number of lower ones")
  func levels() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    try solver.add(Constraint(LinearExpression(x) - 1, .equal, strength: Strength(level: 0.02)))
    for _ in 0..<100 {
      try solver.add(
        Constraint(
          LinearExpression(x) - 1_000_000, .equal, strength: Strength(level: 0.01, weight: 1e6)))
    }
    try solver.solve()
    #expect(solver.value(of: x) == 1)
  }

  @Test("Within a level the greater sum of weights wins")
  func weights() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    try solver.add(Constraint(LinearExpression(x), .equal, strength: Strength(level: 1, weight: 3)))
    let other = try solver.add(
      Constraint(LinearExpression(x) - 10, .equal, strength: Strength(level: 1, weight: 2)))
    try solver.solve()
    #expect(solver.value(of: x) == 0)
    try solver.setStrength(Strength(level: 1, weight: 4), of: other)
    try solver.solve()
    #expect(solver.value(of: x) == 10)
    #expect(solver.isDetermined(x))
  }

  @Test("Hundreds of levels stay in order")
  func manyLevels() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    var handles: [ConstraintHandle] = []
    for level in 1...400 {
      handles.append(
        try solver.add(
          Constraint(
            LinearExpression(x) - Double(level), .equal, strength: Strength(level: Double(level)))))
    }
    try solver.solve()
    #expect(solver.value(of: x) == 400)
    for level in (200...400).reversed() { try solver.remove(handles[level - 1]) }
    try solver.solve()
    #expect(solver.value(of: x) == 199)
  }

  @Test("A strength can become required and cease to be, under the same handle")
  func strengthChange() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let low = try solver.add(Constraint(LinearExpression(x) - 3, .equal, strength: weak))
    try solver.add(Constraint(LinearExpression(x) - 8, .equal, strength: strong))
    try solver.solve()
    #expect(solver.value(of: x) == 8)
    try solver.setStrength(.required, of: low)
    try solver.solve()
    #expect(solver.value(of: x) == 3)
    try solver.setStrength(weak, of: low)
    try solver.solve()
    #expect(solver.value(of: x) == 8)
    #expect(solver.error(of: low) == 5)
  }

  @Test("A contradiction names the constraints that make it, and no others")
  func conflict() throws {
    var solver = Solver()
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    try solver.add(Constraint(LinearExpression(z) - 4, .equal))
    let order = try solver.add(
      Constraint(LinearExpression(x), .lessThanOrEqual, LinearExpression(y)))
    let low = try solver.add(Constraint(LinearExpression(x) - 10, .greaterThanOrEqual))
    try solver.add(Constraint(LinearExpression(y) - 7, .equal, strength: strong))
    try solver.solve()
    #expect(solver.value(of: y) == 10)
    let high = try solver.add(Constraint(LinearExpression(y) - 5, .lessThanOrEqual))
    #expect(throws: SolverError.unsatisfiable([order, low, high])) { try solver.solve() }
    try solver.remove(low)
    try solver.solve()
    #expect(solver.value(of: y) == 5)
    #expect(solver.value(of: x) <= 5)
    #expect(solver.value(of: z) == 4)
  }

  @Test("Equal required equations may both change, one after the other")
  func redundancy() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let first = try solver.add(Constraint(LinearExpression(x) - 5, .equal))
    let second = try solver.add(Constraint(LinearExpression(x) - 5, .equal))
    try solver.solve()
    try solver.setConstant(-9, of: first)
    try solver.setConstant(-9, of: second)
    try solver.solve()
    #expect(solver.value(of: x) == 9)
    try solver.setConstant(-11, of: second)
    #expect(throws: SolverError.unsatisfiable([first, second])) { try solver.solve() }
    try solver.setConstant(-9, of: second)
    try solver.solve()
    try solver.remove(first)
    try solver.setConstant(-12, of: second)
    try solver.solve()
    #expect(solver.value(of: x) == 12)
  }

  @Test("What is open counts as undetermined")
  func ambiguity() throws {
    var solver = Solver()
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    try solver.add(Constraint(LinearExpression(x) + LinearExpression(y) - 10, .equal))
    try solver.add(Constraint(LinearExpression(z) - 1, .equal, strength: weak))
    try solver.solve()
    #expect(!solver.isDetermined(x))
    #expect(!solver.isDetermined(y))
    #expect(solver.isDetermined(z))
    // Two of the same level that cannot both be kept: any value between is as good.
    try solver.add(Constraint(LinearExpression(z) - 2, .equal, strength: weak))
    try solver.solve()
    #expect(!solver.isDetermined(z))
    let between = solver.value(of: z)
    #expect(between >= 1 && between <= 2)
  }

  @Test("Strange numbers and stale names are refused, and nothing is left behind")
  func refusals() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    #expect(throws: SolverError.invalidNumber) {
      try solver.add(Constraint(LinearExpression(x) - .nan, .equal))
    }
    #expect(throws: SolverError.invalidNumber) {
      try solver.add(Constraint(LinearExpression([Term(x, .infinity)]), .equal))
    }
    #expect(throws: SolverError.invalidNumber) {
      try solver.add(
        Constraint(LinearExpression(x), .equal, strength: Strength(level: 1, weight: 0)))
    }
    let handle = try solver.add(Constraint(LinearExpression(x) - 2, .equal))
    #expect(throws: SolverError.variableInUse) { try solver.remove(x) }
    #expect(throws: SolverError.invalidNumber) { try solver.setConstant(.nan, of: handle) }
    try solver.remove(handle)
    #expect(throws: SolverError.unknownConstraint) { try solver.remove(handle) }
    #expect(throws: SolverError.unknownConstraint) { try solver.suggest(1, for: handle) }
    try solver.remove(x)
    #expect(throws: SolverError.unknownVariable) { try solver.remove(x) }
    #expect(throws: SolverError.unknownVariable) {
      try solver.add(Constraint(LinearExpression(x) + LinearExpression(y), .equal))
    }
    // Its place is taken by another, which the old name does not mean.
    let z = solver.makeVariable()
    try solver.add(Constraint(LinearExpression(z) - 6, .equal))
    try solver.solve()
    #expect(solver.value(of: z) == 6)
    #expect(solver.value(of: x) == 0)
  }

  @Test("Terms that cancel leave a comparison of numbers")
  func cancelling() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    try solver.add(Constraint(LinearExpression(x) - LinearExpression(x), .equal))
    try solver.add(Constraint(LinearExpression(x) - LinearExpression(x) + 1, .greaterThanOrEqual))
    try solver.add(
      Constraint(LinearExpression(x) - LinearExpression(x) + 5, .equal, strength: weak))
    try solver.solve()
    let false1 = try solver.add(Constraint(LinearExpression([], constant: 1), .equal))
    #expect(throws: SolverError.unsatisfiable([false1])) { try solver.solve() }
    try solver.remove(false1)
    try solver.solve()
  }

  @Test("A copy tries something out and leaves the original as it was")
  func copies() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let edit = try solver.addEdit(x, strength: strong, value: 1)
    try solver.solve()
    var trial = solver
    try trial.suggest(50, for: edit)
    try trial.solve()
    #expect(trial.value(of: x) == 50)
    #expect(solver.value(of: x) == 1)
  }
}
