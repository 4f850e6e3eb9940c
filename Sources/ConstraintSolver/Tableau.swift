/// A system of equations, each solved for one symbol: `basic = constant + sum of coefficients times
/// parameters`.
///
/// Coefficients are kept in one list a row and one list a column, so that a change of a column costs
/// what the column holds, not what the system holds.
struct Tableau: Sendable {
  struct Entry: Sendable {
    var value: Double
    var row: Int32
    var symbol: Symbol
    var nextInRow: Int32
    var previousInRow: Int32
    var nextInColumn: Int32
    var previousInColumn: Int32
  }

  /// A sum this much smaller than what was added is what rounding has left of 0.
  private static let cancellation = 1e-13

  private(set) var entries: [Entry] = []
  private var freeEntry = Int32.none

  // By row.
  private var rowHead: [Int32] = []
  private(set) var basic: [Symbol] = []
  var constants: [Double] = []
  private var freeRows: [Int32] = []

  // By symbol.
  private var columnHead: [Int32] = []
  private(set) var columnLength: [Int32] = []
  private var rowOfSymbol: [Int32] = []
  /// The coefficients of the row that is being added to others; 0 elsewhere.
  private var source: [Double] = []
  /// The last addition in which a symbol was met.
  private var met: [Int32] = []
  private var addition: Int32 = 0

  var rowCapacity: Int { basic.count }
  var symbolCapacity: Int { columnHead.count }

  mutating func makeRoom(forSymbols count: Int) {
    while columnHead.count < count {
      columnHead.append(.none)
      columnLength.append(0)
      rowOfSymbol.append(.none)
      source.append(0)
      met.append(0)
    }
  }

  // MARK: Looking

  /// The row that is solved for a symbol, or none.
  func row(of symbol: Symbol) -> Int32 { rowOfSymbol[Int(symbol)] }

  func firstInRow(_ row: Int32) -> Int32 { rowHead[Int(row)] }
  func firstInColumn(_ symbol: Symbol) -> Int32 { columnHead[Int(symbol)] }

  /// What a symbol is when all parameters are 0.
  func value(of symbol: Symbol) -> Double {
    let row = rowOfSymbol[Int(symbol)]
    return row == .none ? 0 : constants[Int(row)]
  }

  // MARK: Entries

  mutating func insert(_ value: Double, row: Int32, symbol: Symbol) {
    let index: Int32
    let entry = Entry(
      value: value, row: row, symbol: symbol, nextInRow: rowHead[Int(row)], previousInRow: .none,
      nextInColumn: columnHead[Int(symbol)], previousInColumn: .none)
    if freeEntry == .none {
      index = Int32(entries.count)
      entries.append(entry)
    } else {
      index = freeEntry
      freeEntry = entries[Int(index)].nextInRow
      entries[Int(index)] = entry
    }
    if entry.nextInRow != .none { entries[Int(entry.nextInRow)].previousInRow = index }
    rowHead[Int(row)] = index
    linkInColumn(index, next: entry.nextInColumn, symbol)
  }

  private mutating func linkInColumn(_ index: Int32, next: Int32, _ symbol: Symbol) {
    if next != .none { entries[Int(next)].previousInColumn = index }
    columnHead[Int(symbol)] = index
    columnLength[Int(symbol)] += 1
  }

  private mutating func unlinkFromColumn(_ index: Int32) {
    let entry = entries[Int(index)]
    if entry.previousInColumn == .none {
      columnHead[Int(entry.symbol)] = entry.nextInColumn
    } else {
      entries[Int(entry.previousInColumn)].nextInColumn = entry.nextInColumn
    }
    if entry.nextInColumn != .none {
      entries[Int(entry.nextInColumn)].previousInColumn = entry.previousInColumn
    }
    columnLength[Int(entry.symbol)] -= 1
  }

  mutating func remove(_ index: Int32) {
    unlinkFromColumn(index)
    let entry = entries[Int(index)]
    if entry.previousInRow == .none {
      rowHead[Int(entry.row)] = entry.nextInRow
    } else {
      entries[Int(entry.previousInRow)].nextInRow = entry.nextInRow
    }
    if entry.nextInRow != .none {
      entries[Int(entry.nextInRow)].previousInRow = entry.previousInRow
    }
    entries[Int(index)].nextInRow = freeEntry
    freeEntry = index
  }

  // MARK: Rows

  /// An empty row that is not yet solved for anything.
  mutating func makeRow(constant: Double) -> Int32 {
    if let row = freeRows.popLast() {
      constants[Int(row)] = constant
      return row
    }
    rowHead.append(.none)
    basic.append(.none)
    constants.append(constant)
    return Int32(basic.count - 1)
  }

  mutating func removeRow(_ row: Int32) {
    while rowHead[Int(row)] != .none { remove(rowHead[Int(row)]) }
    if basic[Int(row)] != .none { rowOfSymbol[Int(basic[Int(row)])] = .none }
    basic[Int(row)] = .none
    freeRows.append(row)
  }

  mutating func removeColumn(_ symbol: Symbol) {
    while columnHead[Int(symbol)] != .none { remove(columnHead[Int(symbol)]) }
  }

  mutating func removeAll() {
    for row in 0..<Int32(basic.count) where basic[Int(row)] != .none { removeRow(row) }
  }

  /// Takes a row's coefficients, with a factor, to be added to others until `unloadSource`.
  mutating func loadSource(_ row: Int32) {
    var index = rowHead[Int(row)]
    while index != .none {
      source[Int(entries[Int(index)].symbol)] = entries[Int(index)].value
      index = entries[Int(index)].nextInRow
    }
  }

  mutating func unloadSource(_ row: Int32) {
    var index = rowHead[Int(row)]
    while index != .none {
      source[Int(entries[Int(index)].symbol)] = 0
      index = entries[Int(index)].nextInRow
    }
  }

  /// Adds the loaded row times a factor to another.
  mutating func addSource(_ from: Int32, times factor: Double, to row: Int32) {
    addition &+= 1
    var index = rowHead[Int(row)]
    while index != .none {
      let next = entries[Int(index)].nextInRow
      let symbol = Int(entries[Int(index)].symbol)
      let added = source[symbol]
      if added != 0 {
        met[symbol] = addition
        let (old, change) = (entries[Int(index)].value, factor * added)
        let sum = old + change
        if abs(sum) <= Tableau.cancellation * max(abs(old), abs(change)) {
          remove(index)
        } else {
          entries[Int(index)].value = sum
        }
      }
      index = next
    }
    index = rowHead[Int(from)]
    while index != .none {
      let entry = entries[Int(index)]
      if met[Int(entry.symbol)] != addition {
        insert(factor * entry.value, row: row, symbol: entry.symbol)
      }
      index = entry.nextInRow
    }
    constants[Int(row)] += factor * constants[Int(from)]
  }

  /// Solves a row, which says that its sum is 0, for one of its symbols.
  mutating func solve(_ row: Int32, forEntry index: Int32) {
    let symbol = entries[Int(index)].symbol
    let divisor = -entries[Int(index)].value
    remove(index)
    scale(row, by: 1 / divisor)
    basic[Int(row)] = symbol
    rowOfSymbol[Int(symbol)] = row
  }

  private mutating func scale(_ row: Int32, by factor: Double) {
    constants[Int(row)] *= factor
    var index = rowHead[Int(row)]
    while index != .none {
      entries[Int(index)].value *= factor
      index = entries[Int(index)].nextInRow
    }
  }

  /// Solves a row for the symbol of one of its entries; what it was solved for becomes a parameter.
  mutating func exchange(_ row: Int32, forEntry index: Int32) {
    let (leaving, entering) = (basic[Int(row)], entries[Int(index)].symbol)
    let pivot = entries[Int(index)].value
    unlinkFromColumn(index)
    entries[Int(index)].symbol = leaving
    entries[Int(index)].value = -1
    let next = columnHead[Int(leaving)]
    entries[Int(index)].nextInColumn = next
    entries[Int(index)].previousInColumn = .none
    linkInColumn(index, next: next, leaving)
    scale(row, by: -1 / pivot)
    basic[Int(row)] = entering
    rowOfSymbol[Int(entering)] = row
    rowOfSymbol[Int(leaving)] = .none
  }
}
