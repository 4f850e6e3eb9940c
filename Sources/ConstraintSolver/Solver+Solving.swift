extension Solver {
  /// Finds the next solution.
  /// - Throws: `unsatisfiable`; what was changed stays changed, and values mean nothing until one
  ///   of the constraints named is removed or changed.
  package mutating func solve() throws(SolverError) {
    if pivotsSinceRefinement > 200 || editsSinceRefinement > 2000 { refine() }
    var budget = PivotBudget(rows: tableau.rowCapacity)
    try restoreBounds(&budget)
    optimize(&budget)
    guard budget.isSpent else { return }
    rebuild()
    budget = PivotBudget(rows: tableau.rowCapacity)
    try restoreBounds(&budget)
    optimize(&budget)
    if budget.isSpent { throw .notConverged }
  }

  /// How many more pivots a solution may take.
  ///
  /// Of pivots that lead equally far the one with the greatest divisor is the most exact. Such
  /// choices may go round in a circle where several bounds are met at once; Bland's rule, the least
  /// number first, never does, and takes over when half the pivots are spent.
  private struct PivotBudget {
    private var left: Int
    private let half: Int

    init(rows: Int) {
      left = 1000 + 50 * rows
      half = left / 2
    }

    var isSpent: Bool { left <= 0 }
    var followsBland: Bool { left < half }
    mutating func spend() { left -= 1 }
  }

  /// Solves a row for another of its symbols and puts the result into all others.
  mutating func pivot(_ entry: Int32) {
    let row = tableau.entries[Int(entry)].row
    let symbol = tableau.entries[Int(entry)].symbol
    tableau.exchange(row, forEntry: entry)
    eliminate(symbol, row)
    pivotCount += 1
    pivotsSinceRefinement += 1
  }

  /// Puts what a row says of its symbol in place of that symbol everywhere else.
  mutating func eliminate(_ symbol: Symbol, _ row: Int32) {
    if tableau.firstInColumn(symbol) != .none {
      tableau.loadSource(row)
      while tableau.firstInColumn(symbol) != .none {
        let index = tableau.firstInColumn(symbol)
        let entry = tableau.entries[Int(index)]
        tableau.remove(index)
        tableau.addSource(row, times: entry.value, to: entry.row)
        suspect(entry.row)
      }
      tableau.unloadSource(row)
    }
    guard costs.hasCosts(symbol) else { return }
    var index = tableau.firstInRow(row)
    while index != .none {
      let entry = tableau.entries[Int(index)]
      costs.add(symbol, times: entry.value, to: entry.symbol)
      lookForBargain(entry.symbol)
      index = entry.nextInRow
    }
    costs.clear(symbol)
  }

  // MARK: Bounds

  mutating func suspect(_ row: Int32) {
    while isSuspect.count <= Int(row) { isSuspect.append(false) }
    guard !isSuspect[Int(row)], breaksBound(row) else { return }
    isSuspect[Int(row)] = true
    suspects.append(row)
  }

  private func breaksBound(_ row: Int32) -> Bool {
    let symbol = tableau.basic[Int(row)]
    guard symbol != .none else { return false }
    switch kinds[Int(symbol)] {
    case .slack, .error: return tableau.constants[Int(row)] < -tolerance
    case .dummy: return abs(tableau.constants[Int(row)]) > tolerance
    case .external, .unused: return false
    }
  }

  /// The dual simplex: exchanges what is beyond its bound for the parameter that costs least.
  private mutating func restoreBounds(_ budget: inout PivotBudget) throws(SolverError) {
    while !budget.isSpent, let row = nextBroken() {
      guard let entry = entering(row, budget.followsBland) else {
        throw .unsatisfiable(conflict(in: row))
      }
      budget.spend()
      pivot(entry)
    }
  }

  /// The row beyond its bound whose symbol has the least number (Bland's rule).
  private mutating func nextBroken() -> Int32? {
    var best: Int32?
    var kept = 0
    for place in suspects.indices {
      let row = suspects[place]
      guard breaksBound(row) else {
        isSuspect[Int(row)] = false
        continue
      }
      suspects[kept] = row
      kept += 1
      if best.map({ tableau.basic[Int(row)] < tableau.basic[Int($0)] }) ?? true { best = row }
    }
    suspects.removeLast(suspects.count - kept)
    return best
  }

  private func entering(_ row: Int32, _ followsBland: Bool) -> Int32? {
    let direction: Double = tableau.constants[Int(row)] < 0 ? 1 : -1
    let countsCosts = bargains.isEmpty
    var best: Int32?
    var index = tableau.firstInRow(row)
    while index != .none {
      let entry = tableau.entries[Int(index)]
      let step = entry.value * direction
      if step > Solver.leastPivot, kinds[Int(entry.symbol)] != .dummy {
        if let old = best.map({ tableau.entries[Int($0)] }) {
          let isCheaper =
            countsCosts
            ? costs.isCheaper(
              entry.symbol, per: step, than: old.symbol, per: old.value * direction) : nil
          let isFirst =
            followsBland ? entry.symbol < old.symbol : step > old.value * direction
          if isCheaper ?? isFirst { best = index }
        } else {
          best = index
        }
      }
      index = entry.nextInRow
    }
    return best
  }

  /// The constraints whose sum a row is when nothing in it can bring it to its bound. By Farkas'
  /// lemma they contradict each other, and as the row is one of a tableau, all are needed for it.
  private func conflict(in row: Int32) -> [ConstraintHandle] {
    var found: [Int32] = [owners[Int(tableau.basic[Int(row)])]]
    var index = tableau.firstInRow(row)
    while index != .none {
      let entry = tableau.entries[Int(index)]
      let owner = owners[Int(entry.symbol)]
      if owner != .none, abs(entry.value) > Solver.leastPivot, !found.contains(owner) {
        found.append(owner)
      }
      index = entry.nextInRow
    }
    return found.filter { records[Int($0)].constraint.strength.isRequired }.sorted()
      .map { ConstraintHandle(index: $0, serial: records[Int($0)].serial) }
  }

  // MARK: Costs

  mutating func lookForBargain(_ symbol: Symbol) {
    guard !isBargain[Int(symbol)], kinds[Int(symbol)] != .dummy, costs.sign(of: symbol) < 0
    else { return }
    isBargain[Int(symbol)] = true
    bargains.append(symbol)
  }

  /// The primal simplex: raises what saves costs as far as the bounds allow.
  private mutating func optimize(_ budget: inout PivotBudget) {
    while !budget.isSpent, let symbol = nextBargain() {
      guard let entry = leaving(symbol, budget.followsBland) else {
        // Errors cost, so nothing can save without end but by rounding.
        costs.clear(symbol)
        continue
      }
      budget.spend()
      pivot(entry)
    }
  }

  private mutating func nextBargain() -> Symbol? {
    var best: Symbol?
    var kept = 0
    for place in bargains.indices {
      let symbol = bargains[place]
      let kind = kinds[Int(symbol)]
      guard kind.isBounded, tableau.row(of: symbol) == .none,
        costs.sign(of: symbol) < 0
      else {
        isBargain[Int(symbol)] = false
        continue
      }
      bargains[kept] = symbol
      kept += 1
      if best.map({ symbol < $0 }) ?? true { best = symbol }
    }
    bargains.removeLast(bargains.count - kept)
    return best
  }

  /// The row that reaches its bound first as a symbol is raised.
  private func leaving(_ symbol: Symbol, _ followsBland: Bool) -> Int32? {
    var best: (ratio: Double, entry: Int32)?
    var index = tableau.firstInColumn(symbol)
    while index != .none {
      let entry = tableau.entries[Int(index)]
      let kind = kinds[Int(tableau.basic[Int(entry.row)])]
      var ratio: Double?
      if kind == .dummy, abs(entry.value) > Solver.leastPivot {
        ratio = 0
      } else if kind.isBounded, entry.value < -Solver.leastPivot {
        ratio = max(tableau.constants[Int(entry.row)], 0) / -entry.value
      }
      if let ratio, isFirst(ratio, index, than: best, followsBland) { best = (ratio, index) }
      index = entry.nextInColumn
    }
    return best?.entry
  }

  private func isFirst(
    _ ratio: Double, _ index: Int32, than best: (ratio: Double, entry: Int32)?,
    _ followsBland: Bool
  ) -> Bool {
    guard let best, abs(ratio - best.ratio) <= tolerance else {
      return best.map { ratio < $0.ratio } ?? true
    }
    let (entry, old) = (tableau.entries[Int(index)], tableau.entries[Int(best.entry)])
    guard followsBland else { return abs(entry.value) > abs(old.value) }
    return tableau.basic[Int(entry.row)] < tableau.basic[Int(old.row)]
  }
}
