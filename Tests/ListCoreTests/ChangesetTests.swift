import Testing

@testable import ListCore

@Suite struct ChangesetTests {
  private func at(_ section: Int, _ row: Int) -> Changeset.Position {
    Changeset.Position(section: section, row: row)
  }

  private func fault(_ changes: Changeset, before: [Int], after: [Int]) -> String? {
    do {
      try changes.validate(before: before, after: after)
      return nil
    } catch {
      return error.description
    }
  }

  @Test("R-05: items use old indices for deletions and final ones for insertions")
  func itemIndices() {
    let changes = Changeset(deletes: [at(0, 0), at(0, 1)], inserts: [at(0, 1)])
    #expect(fault(changes, before: [4], after: [3]) == nil)
    #expect(changes.newPosition(ofOld: at(0, 2)) == at(0, 0))
    #expect(changes.newPosition(ofOld: at(0, 3)) == at(0, 2))
    #expect(changes.newPosition(ofOld: at(0, 0)) == nil)
    #expect(changes.oldPosition(ofNew: at(0, 1)) == nil)
    #expect(changes.oldPosition(ofNew: at(0, 2)) == at(0, 3))
  }

  @Test func sectionsCarryTheirItems() {
    // Sections A B C: A is deleted, X inserted at the end, and B's first item moves into C.
    let changes = Changeset(
      sections: IndexChanges(deletes: [0], inserts: [2]),
      moves: [.init(from: at(1, 0), to: at(1, 2))])
    #expect(fault(changes, before: [5, 3, 2], after: [2, 3, 7]) == nil)
    #expect(changes.newPosition(ofOld: at(0, 1)) == nil)
    #expect(changes.newPosition(ofOld: at(1, 0)) == at(1, 2))
    #expect(changes.newPosition(ofOld: at(1, 2)) == at(0, 1))
    #expect(changes.newPosition(ofOld: at(2, 1)) == at(1, 1))
    #expect(changes.oldPosition(ofNew: at(1, 2)) == at(1, 0))
    #expect(changes.oldPosition(ofNew: at(2, 4)) == nil)
  }

  @Test func aReloadedSectionMayChangeItsCount() {
    let changes = Changeset(sections: IndexChanges(reloads: [1]))
    #expect(fault(changes, before: [2, 3], after: [2, 9]) == nil)
    #expect(changes.newPosition(ofOld: at(1, 0)) == nil)
    #expect(changes.newPosition(ofOld: at(0, 1)) == at(0, 1))
  }

  @Test("R-01: the section and every number are named")
  func faults() {
    #expect(
      fault(Changeset(deletes: [at(0, 1)]), before: [3], after: [0])
        == "items in section 0: 0 after the update, but 3 before it, 0 inserted, 1 deleted, "
        + "0 moved in and 0 moved out make 2")
    #expect(
      fault(Changeset(), before: [3], after: [3, 1])
        == "sections: 2 after the update, but 1 before it, 0 inserted, 0 deleted, "
        + "0 moved in and 0 moved out make 1")
    #expect(
      fault(Changeset(inserts: [at(4, 0)]), before: [3], after: [4])
        == "cannot insert item 0 of section 4: after the update the counts are [4]")
    let both = Changeset(deletes: [at(0, 0)], moves: [.init(from: at(0, 0), to: at(0, 1))])
    #expect(fault(both, before: [3], after: [2])?.contains("both deleted and moved") == true)
  }
}
