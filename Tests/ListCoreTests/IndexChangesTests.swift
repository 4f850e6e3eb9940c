import ScrollFixtures
import Testing

@testable import ListCore

@Suite struct IndexChangesTests {
  /// The list after the batch: survivors in order, moved ones and new ones at their final indices.
  static func apply(_ changes: IndexChanges, to old: [Int], new: (Int) -> Int) -> [Int] {
    let moved = Dictionary(uniqueKeysWithValues: changes.moves.map { ($0.to, old[$0.from]) })
    let gone = changes.deletes.union(changes.moves.map(\.from))
    var kept = old.indices.filter { !gone.contains($0) }.map { old[$0] }[...]
    let count = old.count - changes.deletes.count + changes.inserts.count
    return (0..<count).map { index in
      if let item = moved[index] { return item }
      return changes.inserts.contains(index) ? new(index) : kept.removeFirst()
    }
  }

  @Test("R-05: deletions count before, insertions after")
  func deletesAreOldAndInsertsFinal() {
    // [A, B, C, D], delete 0 and 1, insert X at 1: [C, X, D].
    let changes = IndexChanges(deletes: [0, 1], inserts: [1])
    #expect((0..<4).map { changes.newIndex(ofOld: $0) } == [nil, nil, 0, 2])
    #expect((0..<3).map { changes.oldIndex(ofNew: $0) } == [2, nil, 3])
  }

  @Test("R-05: a reload names the old index")
  func reloadsAreOld() {
    let changes = IndexChanges(inserts: 0...19, reloads: [0])
    #expect(changes.newIndex(ofOld: 0) == 20)
    #expect(changes.reloads == [0])
  }

  @Test func aHugeListCostsNothing() {
    let changes = IndexChanges(
      deletes: [5], inserts: [0, 1], moves: [.init(from: 9, to: 90_000_000)])
    #expect(changes.newIndex(ofOld: 4) == 6)
    #expect(changes.newIndex(ofOld: 9) == 90_000_000)
    #expect(changes.newIndex(ofOld: 99_999_999) == 100_000_000)
    #expect(changes.oldIndex(ofNew: 100_000_000) == 99_999_999)
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func matchesAnArrayModel(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let old = Array(0..<Int.random(in: 0...20, using: &random))
    var free = old.shuffled(using: &random)
    let deletes = free.prefix(Int.random(in: 0...free.count, using: &random))
    free.removeFirst(deletes.count)
    let movers = free.prefix(Int.random(in: 0...free.count, using: &random))
    let count = old.count - deletes.count + Int.random(in: 0...8, using: &random)
    var places = Array(0..<count).shuffled(using: &random)
    let inserts = places.prefix(count - old.count + deletes.count)
    places.removeFirst(inserts.count)
    let changes = IndexChanges(
      deletes: deletes, inserts: inserts,
      moves: zip(movers, places).map { .init(from: $0, to: $1) })
    let new = Self.apply(changes, to: old, new: { -1 - $0 })
    #expect(throws: Never.self) {
      try changes.validate(before: old.count, after: new.count, subject: "rows")
    }
    for index in old.indices {
      #expect(changes.newIndex(ofOld: index) == new.firstIndex(of: old[index]))
    }
    for index in new.indices {
      #expect(changes.oldIndex(ofNew: index) == old.firstIndex(of: new[index]))
    }
  }
}
