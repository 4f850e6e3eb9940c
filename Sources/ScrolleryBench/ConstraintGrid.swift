import ConstraintSolver

/// A thousand boxes in fifty rows, as a system of constraints; `Scripts/bench-constraints` makes the
/// same one for another solver.
struct ConstraintGrid {
  static let rows = 50
  static let columns = 20
  static let gap = 8.0
  static let width = 800.0
  static let height = 30.0

  private struct Box {
    let left: Variable
    let top: Variable
    let width: Variable
    let height: Variable

    init(in solver: inout Solver) {
      left = solver.makeVariable()
      top = solver.makeVariable()
      width = solver.makeVariable()
      height = solver.makeVariable()
    }

    var right: LinearExpression { LinearExpression(left) + LinearExpression(width) }
    var bottom: LinearExpression { LinearExpression(top) + LinearExpression(height) }
  }

  private(set) var solver = Solver()
  /// `width of everything - 800 = 0`
  private let total: ConstraintHandle
  /// `height of a row - 30 = 0`, of the row in the middle
  private var middle: ConstraintHandle?
  private(set) var constraints = 0

  /// Adds everything and solves it.
  init() throws {
    let width = solver.makeVariable()
    total = try solver.add(Constraint(LinearExpression(width) - Self.width, .equal))
    constraints = 1
    var top = LinearExpression([], constant: Self.gap)
    for row in 0..<Self.rows {
      top = try add(row: row, from: top, within: width) + Self.gap
    }
    try solver.solve()
  }

  /// - Returns: where the row ends.
  private mutating func add(
    row: Int, from top: LinearExpression, within width: Variable
  ) throws -> LinearExpression {
    var end = LinearExpression()
    var first: Box?
    for _ in 0..<Self.columns {
      let box = Box(in: &solver)
      try add(Constraint(LinearExpression(box.left), .equal, end + Self.gap))
      try add(Constraint(LinearExpression(box.top), .equal, top))
      try add(Constraint(LinearExpression(box.width), .greaterThanOrEqual))
      if let first {
        try add(
          Constraint(LinearExpression(box.width), .equal, LinearExpression(first.width)))
        try add(
          Constraint(LinearExpression(box.height), .equal, LinearExpression(first.height)))
      } else {
        first = box
        let height = try add(
          Constraint(
            LinearExpression(box.height) - Self.height, .equal, strength: Strength(level: 750)))
        if row == Self.rows / 2 { middle = height }
      }
      end = box.right
    }
    try add(Constraint(end + Self.gap, .equal, LinearExpression(width)))
    return first?.bottom ?? top
  }

  @discardableResult
  private mutating func add(_ constraint: Constraint) throws -> ConstraintHandle {
    constraints += 1
    return try solver.add(constraint)
  }

  /// Gives everything another width: every box becomes another one.
  mutating func setWidth(_ width: Double) throws {
    try solver.setConstant(-width, of: total)
    try solver.solve()
  }

  /// Gives the row in the middle another height: half of the rows move.
  mutating func setMiddleHeight(_ height: Double) throws {
    guard let middle else { return }
    try solver.setConstant(-height, of: middle)
    try solver.solve()
  }
}
