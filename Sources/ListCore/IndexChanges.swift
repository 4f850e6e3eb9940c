/// A batch of changes to a list, with UIKit's meaning of indices: deletions, reloads and the starts of
/// moves count in the list before the batch, insertions and the ends of moves in the list after it.
///
/// Asking where an index went takes O(log changes), however long the list.
package struct IndexChanges: Sendable {
  /// Something moved from an old index to a new one.
  package struct Move: Sendable, Hashable {
    package var from: Int
    package var to: Int

    package init(from: Int, to: Int) {
      self.from = from
      self.to = to
    }
  }

  package private(set) var deletes: Set<Int> = []
  package private(set) var inserts: Set<Int> = []
  package private(set) var reloads: Set<Int> = []
  package private(set) var moves: [Move] = []

  // Old indices that do not stay in order, and new indices that did not come in order; sorted.
  private var gone: [Int] = []
  private var come: [Int] = []
  private var moved: [Int: Int] = [:]
  private var origins: [Int: Int] = [:]

  package init(
    deletes: some Sequence<Int> = [], inserts: some Sequence<Int> = [],
    reloads: some Sequence<Int> = [], moves: some Sequence<Move> = []
  ) {
    self.deletes = Set(deletes)
    self.inserts = Set(inserts)
    self.reloads = Set(reloads).subtracting(self.deletes)
    self.moves = Array(moves)
    for move in self.moves {
      moved[move.from] = move.to
      origins[move.to] = move.from
    }
    gone = self.deletes.union(moved.keys).sorted()
    come = self.inserts.union(origins.keys).sorted()
  }

  package var isEmpty: Bool {
    deletes.isEmpty && inserts.isEmpty && reloads.isEmpty && moves.isEmpty
  }

  /// Where the item that was at `old` is now; nil where it was deleted.
  package func newIndex(ofOld old: Int) -> Int? {
    if let new = moved[old] { return new }
    if deletes.contains(old) { return nil }
    return Self.skip(old - Self.count(in: gone, below: old), over: come)
  }

  /// Where the item that is now at `new` was before; nil where it was inserted.
  package func oldIndex(ofNew new: Int) -> Int? {
    if let old = origins[new] { return old }
    if inserts.contains(new) { return nil }
    return Self.skip(new - Self.count(in: come, below: new), over: gone)
  }

  /// How many elements of a sorted array are less than `value`.
  private static func count(in sorted: [Int], below value: Int) -> Int {
    var low = 0
    var high = sorted.count
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle] < value { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The index with `rank` other indices before it that are not in `taken`, itself not in it.
  private static func skip(_ rank: Int, over taken: [Int]) -> Int {
    // taken[i] - i free indices lie below taken[i]; those with at most `rank` are to be skipped.
    var low = 0
    var high = taken.count
    while low < high {
      let middle = (low + high) / 2
      if taken[middle] - middle <= rank { low = middle + 1 } else { high = middle }
    }
    return rank + low
  }
}
