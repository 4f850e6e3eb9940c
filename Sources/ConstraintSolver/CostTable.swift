/// What it costs to raise each parameter by 1: a number for each level in use, the highest of which
/// decides.
struct CostTable: Sendable {
  private struct Level: Sendable {
    let level: Double
    let slot: Int
    var uses: Int
  }

  /// Less is what rounding has left of 0; weights are about 1.
  private static let tolerance = 1e-9
  private static let cancellation = 1e-13

  /// Highest first.
  private var levels: [Level] = []
  private var freeSlots: [Int] = []
  private var slotCount = 0
  /// Numbers kept for each symbol, by slot; as many as slots were ever needed at once.
  private var stride = 4
  private var values: [Double] = []
  private var symbolCount = 0

  mutating func makeRoom(forSymbols count: Int) {
    guard count > symbolCount else { return }
    symbolCount = count
    let wanted = count * stride
    if values.count < wanted {
      values.append(contentsOf: repeatElement(0, count: max(wanted - values.count, values.count)))
    }
  }

  // MARK: Levels

  /// A place for the costs of a level, to be given back with `release`.
  mutating func slot(forLevel level: Double) -> Int {
    let place = levels.firstIndex { $0.level <= level } ?? levels.count
    if place < levels.count, levels[place].level == level {
      levels[place].uses += 1
      return levels[place].slot
    }
    let slot = freeSlots.popLast() ?? slotCount
    if slot == slotCount {
      slotCount += 1
      if slotCount > stride { widen() }
    }
    levels.insert(Level(level: level, slot: slot, uses: 1), at: place)
    return slot
  }

  mutating func release(slot: Int) {
    guard let place = levels.firstIndex(where: { $0.slot == slot }) else { return }
    levels[place].uses -= 1
    guard levels[place].uses == 0 else { return }
    levels.remove(at: place)
    freeSlots.append(slot)
    // Rounding may have left something for the next level that comes here.
    for symbol in 0..<symbolCount { values[symbol * stride + slot] = 0 }
  }

  private mutating func widen() {
    var wider = [Double](repeating: 0, count: symbolCount * stride * 2)
    for symbol in 0..<symbolCount {
      for slot in 0..<stride { wider[symbol * stride * 2 + slot] = values[symbol * stride + slot] }
    }
    values = wider
    stride *= 2
  }

  // MARK: Costs

  mutating func clear(_ symbol: Symbol) {
    for slot in 0..<stride { values[Int(symbol) * stride + slot] = 0 }
  }

  mutating func clearAll() {
    for index in values.indices { values[index] = 0 }
  }

  mutating func add(_ cost: Double, slot: Int, to symbol: Symbol) {
    values[Int(symbol) * stride + slot] = CostTable.sum(
      values[Int(symbol) * stride + slot], cost)
  }

  /// Adds the costs of one symbol times a factor to those of another.
  mutating func add(_ from: Symbol, times factor: Double, to symbol: Symbol) {
    let (source, target) = (Int(from) * stride, Int(symbol) * stride)
    for level in levels {
      let cost = values[source + level.slot]
      guard cost != 0 else { continue }
      values[target + level.slot] = CostTable.sum(values[target + level.slot], factor * cost)
    }
  }

  private static func sum(_ old: Double, _ change: Double) -> Double {
    let sum = old + change
    return abs(sum) <= cancellation * max(abs(old), abs(change)) ? 0 : sum
  }

  /// -1 if raising a symbol saves, 1 if it costs, 0 if it makes no difference.
  func sign(of symbol: Symbol) -> Int {
    for level in levels {
      let cost = values[Int(symbol) * stride + level.slot]
      if cost > CostTable.tolerance { return 1 }
      if cost < -CostTable.tolerance { return -1 }
    }
    return 0
  }

  func hasCosts(_ symbol: Symbol) -> Bool {
    levels.contains { values[Int(symbol) * stride + $0.slot] != 0 }
  }

  /// Whether raising one symbol by `1 / step` costs less than raising another by
  /// `1 / otherStep`; nil if both cost the same.
  func isCheaper(
    _ symbol: Symbol, per step: Double, than other: Symbol, per otherStep: Double
  ) -> Bool? {
    for level in levels {
      let cost = values[Int(symbol) * stride + level.slot] * otherStep
      let otherCost = values[Int(other) * stride + level.slot] * step
      let difference = cost - otherCost
      if abs(difference) > CostTable.tolerance * max(1, abs(cost), abs(otherCost)) {
        return difference < 0
      }
    }
    return nil
  }
}
