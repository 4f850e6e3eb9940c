/// Runs of rows in order, as a balanced tree of sums.
///
/// Rows of one height that lie together are one node, so memory follows how often the height changes
/// and not how many rows there are. Look-ups, one changed height and spliced ranges take O(log runs).
/// The tree is balanced by chance: a merge picks its root in proportion to the sizes. The
/// generator is part of the value and always starts the same, so that equal histories give equal trees.
struct RunTree: Sendable {
  private struct Node: Sendable {
    var run: RowRun
    var rows: Int
    var height: Double
    var left: Int32 = RunTree.none
    var right: Int32 = RunTree.none
    var size: Int32 = 1

    init(_ run: RowRun) {
      self.run = run
      rows = run.count
      height = run.total
    }
  }

  private static let none: Int32 = -1

  private var nodes: ContiguousArray<Node> = []
  private var free: ContiguousArray<Int32> = []
  private var root = RunTree.none
  private var random: UInt64 = 0x9E37_79B9_7F4A_7C15

  init(_ runs: some Sequence<RowRun>) {
    var ordered: [RowRun] = []
    for run in runs { Self.append(run, to: &ordered) }
    nodes.reserveCapacity(ordered.count)
    root = build(ordered[...])
  }

  var count: Int { rows(root) }
  var total: Double { height(root) }
  var runCount: Int { Int(size(root)) }

  /// The only run, where all rows are of one height.
  var singleRun: RowRun? {
    guard root != Self.none, nodes[Int(root)].size == 1 else { return nil }
    return nodes[Int(root)].run
  }

  /// Whether any run has heights of a source.
  func contains(_ source: RowRun.Source) -> Bool {
    func finds(_ index: Int32) -> Bool {
      guard index != Self.none else { return false }
      let node = nodes[Int(index)]
      return node.run.source == source || finds(node.left) || finds(node.right)
    }
    return finds(root)
  }

  /// All runs, in order.
  var runs: [RowRun] {
    var found: [RowRun] = []
    found.reserveCapacity(runCount)
    collect(root, into: &found)
    return found
  }

  private func collect(_ index: Int32, into found: inout [RowRun]) {
    guard index != Self.none else { return }
    let node = nodes[Int(index)]
    collect(node.left, into: &found)
    found.append(node.run)
    collect(node.right, into: &found)
  }

  /// The distance from the first row's top to the top of `row`; for `count`, the total.
  func offset(of row: Int) -> Double {
    var base = 0.0
    var row = row
    var index = root
    while index != Self.none {
      let node = nodes[Int(index)]
      let before = rows(node.left)
      if row < before {
        index = node.left
        continue
      }
      let start = base + height(node.left)
      if row <= before + node.run.count {
        return start + Double(row - before) * node.run.height
      }
      base = start + node.run.total
      row -= before + node.run.count
      index = node.right
    }
    return base
  }

  /// The run that holds `row`, and its first row.
  func run(at row: Int) -> (first: Int, run: RowRun) {
    var first = 0
    var index = root
    while index != Self.none {
      let node = nodes[Int(index)]
      let start = first + rows(node.left)
      if row < start {
        index = node.left
      } else if row < start + node.run.count {
        return (start, node.run)
      } else {
        first = start + node.run.count
        index = node.right
      }
    }
    return (first, RowRun(count: 0, height: 0))
  }

  /// The row whose half-open extent holds `offset`, which lies in `0..<total`.
  ///
  /// The sums are those of `offset(of:)`, in the same order, so that the two always agree.
  func row(at offset: Double) -> Int {
    var base = 0.0
    var first = 0
    var index = root
    while index != Self.none {
      let node = nodes[Int(index)]
      let start = base + height(node.left)
      if offset < start {
        index = node.left
        continue
      }
      let end = start + node.run.total
      if offset < end {
        let inside = RowRun.row(at: offset, start: start, in: node.run)
        return first + rows(node.left) + inside
      }
      base = end
      first += rows(node.left) + node.run.count
      index = node.right
    }
    return max(count - 1, 0)
  }

  /// Puts `runs` in the place of the rows of `range`.
  mutating func splice(_ range: Range<Int>, with runs: [RowRun]) {
    var (left, rest) = split(root, at: range.lowerBound)
    var (middle, right) = split(rest, at: range.count)
    release(middle)
    var ordered: [RowRun] = []
    if let last = edgeRun(of: left, towards: \.right) {
      (left, middle) = split(left, at: rows(left) - last.count)
      release(middle)
      Self.append(last, to: &ordered)
    }
    for run in runs { Self.append(run, to: &ordered) }
    if let first = edgeRun(of: right, towards: \.left) {
      (rest, right) = split(right, at: first.count)
      release(rest)
      Self.append(first, to: &ordered)
    }
    root = merge(merge(left, build(ordered[...])), right)
  }

  private static func append(_ run: RowRun, to runs: inout [RowRun]) {
    guard run.count > 0 else { return }
    if let last = runs.last, run.continues(last) {
      runs[runs.count - 1].count += run.count
    } else {
      runs.append(run)
    }
  }

  private func rows(_ index: Int32) -> Int { index == Self.none ? 0 : nodes[Int(index)].rows }
  private func height(_ index: Int32) -> Double {
    index == Self.none ? 0 : nodes[Int(index)].height
  }
  private func size(_ index: Int32) -> Int32 { index == Self.none ? 0 : nodes[Int(index)].size }

  private func edgeRun(of index: Int32, towards side: KeyPath<Node, Int32>) -> RowRun? {
    guard index != Self.none else { return nil }
    var index = index
    while nodes[Int(index)][keyPath: side] != Self.none {
      index = nodes[Int(index)][keyPath: side]
    }
    return nodes[Int(index)].run
  }

  private mutating func make(_ run: RowRun) -> Int32 {
    if let index = free.popLast() {
      nodes[Int(index)] = Node(run)
      return index
    }
    nodes.append(Node(run))
    return Int32(nodes.count - 1)
  }

  private mutating func release(_ index: Int32) {
    guard index != Self.none else { return }
    release(nodes[Int(index)].left)
    release(nodes[Int(index)].right)
    free.append(index)
  }

  private mutating func update(_ index: Int32) {
    var node = nodes[Int(index)]
    node.rows = rows(node.left) + node.run.count + rows(node.right)
    node.height = height(node.left) + node.run.total + height(node.right)
    node.size = size(node.left) + 1 + size(node.right)
    nodes[Int(index)] = node
  }

  private mutating func build(_ runs: ArraySlice<RowRun>) -> Int32 {
    guard !runs.isEmpty else { return Self.none }
    let middle = runs.startIndex + runs.count / 2
    let index = make(runs[middle])
    let left = build(runs[..<middle])
    let right = build(runs[(middle + 1)...])
    nodes[Int(index)].left = left
    nodes[Int(index)].right = right
    update(index)
    return index
  }

  private mutating func split(_ index: Int32, at row: Int) -> (Int32, Int32) {
    guard index != Self.none else { return (Self.none, Self.none) }
    let node = nodes[Int(index)]
    let before = rows(node.left)
    if row <= before {
      let (left, right) = split(node.left, at: row)
      nodes[Int(index)].left = right
      update(index)
      return (left, index)
    }
    if row >= before + node.run.count {
      let (left, right) = split(node.right, at: row - before - node.run.count)
      nodes[Int(index)].right = left
      update(index)
      return (index, right)
    }
    let cut = row - before
    let tail = make(
      RowRun(count: node.run.count - cut, height: node.run.height, source: node.run.source))
    nodes[Int(index)].run.count = cut
    nodes[Int(index)].right = Self.none
    update(index)
    return (index, merge(tail, node.right))
  }

  private mutating func merge(_ left: Int32, _ right: Int32) -> Int32 {
    guard left != Self.none else { return right }
    guard right != Self.none else { return left }
    let share = UInt64(size(left)) + UInt64(size(right))
    if nextRandom() % share < UInt64(size(left)) {
      let merged = merge(nodes[Int(left)].right, right)
      nodes[Int(left)].right = merged
      update(left)
      return left
    }
    let merged = merge(left, nodes[Int(right)].left)
    nodes[Int(right)].left = merged
    update(right)
    return right
  }

  private mutating func nextRandom() -> UInt64 {
    random ^= random << 13
    random ^= random >> 7
    random ^= random << 17
    return random
  }
}

extension RowRun {
  /// The row of `run`, which starts at `start`, whose half-open extent holds `offset`.
  ///
  /// The quotient may be off by one where a height is not a binary fraction; the edges decide.
  static func row(at offset: Double, start: Double, in run: RowRun) -> Int {
    let quotient = ((offset - start) / run.height).rounded(.down)
    var row = Int(min(max(quotient, 0), Double(run.count - 1)))
    while row > 0, start + Double(row) * run.height > offset { row -= 1 }
    while row + 1 < run.count, start + Double(row + 1) * run.height <= offset { row += 1 }
    return row
  }
}
