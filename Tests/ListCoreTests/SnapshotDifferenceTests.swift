import Testing

@testable import ListCore

@Suite("The difference of two snapshots")
struct SnapshotDifferenceTests {
  typealias Content = [(name: String, items: [Int])]

  @Test func nothingChanges() {
    let content: Content = [("A", [1, 2]), ("B", [3])]
    #expect(SnapshotDifference(from: content, to: content).count == 0)
  }

  @Test func theFewestItemsMove() {
    let difference = SnapshotDifference(
      from: [("A", [1, 2, 3, 4, 5])] as Content, to: [("A", [5, 1, 2, 3, 4])])
    #expect(difference.moves.count == 1)
    #expect(difference.moves.first?.from.row == 4)
    #expect(difference.deletes.isEmpty && difference.inserts.isEmpty)
  }

  @Test func itemsMoveBetweenSections() {
    let difference = SnapshotDifference(
      from: [("A", [1, 2]), ("B", [3])] as Content, to: [("A", [1]), ("B", [3, 2])])
    #expect(
      difference.moves == [
        Changeset.Move(from: .init(section: 0, row: 1), to: .init(section: 1, row: 1))
      ])
  }

  @Test func sectionsComeGoAndMove() {
    let difference = SnapshotDifference(
      from: [("A", [1]), ("B", [2]), ("C", [3])] as Content,
      to: [("C", [3]), ("D", [1]), ("B", [2])])
    #expect(difference.sectionDeletes == [0])
    #expect(difference.sectionInserts == [1])
    #expect(difference.sectionMoves.count == 1)
    // What comes from a section that went is new.
    #expect(difference.moves.isEmpty && difference.deletes.isEmpty && difference.inserts.isEmpty)
  }

  @Test func aLongestRise() {
    #expect(SnapshotDifference.longestRise([]).isEmpty)
    #expect(SnapshotDifference.longestRise([3, 1, 2, 0, 5]) == [1, 2, 4])
  }
}
