/// Where rows that lie one below the other start and end, in points from the first row's top.
///
/// Rows of one height cost nothing each: a hundred million take the memory of one. Where heights
/// differ, every operation takes O(log n). Offsets of rows whose heights are binary fractions are exact.
/// Heights that are NaN, infinite or negative count as 0 (`RowRun.isUsable` tells them).
package struct RowOffsets: Sendable {
  private enum Storage: Sendable {
    case uniform(RowRun)
    case varying(RunTree)
  }

  private var storage: Storage

  /// `count` rows of one height.
  package init(count: Int = 0, height: Double = 0, source: RowRun.Source = .given) {
    storage = .uniform(RowRun(count: count, height: height, source: source))
  }

  /// A row for each height.
  package init(heights: some Sequence<Double>) {
    self.init(runs: heights.lazy.map { RowRun(count: 1, height: $0) })
  }

  /// The rows of all runs, in order.
  package init(runs: some Sequence<RowRun>) {
    let tree = RunTree(runs)
    storage = .uniform(RowRun(count: 0, height: 0))
    adopt(tree)
  }

  /// The number of rows.
  package var count: Int {
    switch storage {
    case .uniform(let run): run.count
    case .varying(let tree): tree.count
    }
  }

  /// The height of all rows together.
  package var total: Double {
    switch storage {
    case .uniform(let run): run.total
    case .varying(let tree): tree.total
    }
  }

  /// The height of every row, where they are all the same.
  package var uniformHeight: Double? {
    if case .uniform(let run) = storage { run.height } else { nil }
  }

  /// How many runs of equal heights are stored: what memory follows.
  package var runCount: Int {
    switch storage {
    case .uniform(let run): run.count > 0 ? 1 : 0
    case .varying(let tree): tree.runCount
    }
  }

  /// The top of `row`; for `count`, the bottom of the last row. A row out of range is clamped.
  package func offset(of row: Int) -> Double {
    let row = min(max(row, 0), count)
    switch storage {
    case .uniform(let run): return Double(row) * run.height
    case .varying(let tree): return tree.offset(of: row)
    }
  }

  /// The height of `row`; 0 for a row that does not exist.
  package func height(of row: Int) -> Double { run(at: row)?.height ?? 0 }

  /// Whence the height of `row` is known; nil for a row that does not exist.
  package func source(of row: Int) -> RowRun.Source? { run(at: row)?.source }

  private func run(at row: Int) -> RowRun? {
    guard row >= 0, row < count else { return nil }
    switch storage {
    case .uniform(let run): return run
    case .varying(let tree): return tree.run(at: row).run
    }
  }

  /// Whether any height is a guess. Takes time for the runs, unless the rows are all alike.
  package var hasEstimates: Bool {
    switch storage {
    case .uniform(let run): run.count > 0 && run.source == .estimated
    case .varying(let tree): tree.contains(.estimated)
    }
  }

  /// All rows as runs of equal ones, in order.
  package var runs: [RowRun] {
    switch storage {
    case .uniform(let run): run.count > 0 ? [run] : []
    case .varying(let tree): tree.runs
    }
  }

  /// The row whose extent, top included and bottom not, holds `offset`; nil outside all rows.
  package func row(at offset: Double) -> Int? {
    guard offset >= 0, offset < total else { return nil }
    switch storage {
    case .uniform(let run): return RowRun.row(at: offset, start: 0, in: run)
    case .varying(let tree): return tree.row(at: offset)
    }
  }

  /// Gives one row another height. A row that does not exist is left alone.
  package mutating func setHeight(
    _ height: Double, of row: Int, source: RowRun.Source = .given
  ) {
    let new = RowRun(count: 1, height: height, source: source)
    guard let old = run(at: row), !new.continues(old) else { return }
    splice(row..<(row + 1), with: [new])
  }

  /// Puts rows in front of `row`; at `count`, at the end.
  package mutating func insert(_ run: RowRun, at row: Int) {
    guard run.count > 0 else { return }
    let row = min(max(row, 0), count)
    if case .uniform(var rows) = storage, rows.count == 0 || rows.continues(run) {
      rows = RowRun(count: rows.count + run.count, height: run.height, source: run.source)
      storage = .uniform(rows)
    } else {
      splice(row..<row, with: [run])
    }
  }

  /// Takes rows away. Only the part of `range` that exists counts.
  package mutating func remove(_ range: Range<Int>) {
    let range = range.clamped(to: 0..<count)
    guard !range.isEmpty else { return }
    if case .uniform(var run) = storage {
      run.count -= range.count
      storage = .uniform(run)
    } else {
      splice(range, with: [])
    }
  }

  private mutating func splice(_ range: Range<Int>, with runs: [RowRun]) {
    var tree: RunTree
    switch storage {
    case .uniform(let run): tree = RunTree(CollectionOfOne(run))
    case .varying(let stored): tree = stored
    }
    // The stored copy is let go first, so that the change is made in place.
    storage = .uniform(RowRun(count: 0, height: 0))
    tree.splice(range, with: runs)
    adopt(tree)
  }

  private mutating func adopt(_ tree: RunTree) {
    if tree.count == 0 {
      storage = .uniform(RowRun(count: 0, height: 0))
    } else if let run = tree.singleRun {
      storage = .uniform(run)
    } else {
      storage = .varying(tree)
    }
  }
}
