import Testing

@testable import ListCore

@Suite struct IndexChangesValidationTests {
  private func fault(_ changes: IndexChanges, before: Int, after: Int) -> String? {
    do {
      try changes.validate(before: before, after: after, subject: "rows in section 0")
      return nil
    } catch {
      return error.description
    }
  }

  @Test("R-01: counts that do not add up are told with every number")
  func countsThatDoNotAddUp() {
    #expect(
      fault(IndexChanges(deletes: [1]), before: 3, after: 0)
        == "rows in section 0: 0 after the update, but 3 before it, 0 inserted, 1 deleted, "
        + "0 moved in and 0 moved out make 2")
    #expect(fault(IndexChanges(deletes: [1]), before: 3, after: 2) == nil)
  }

  @Test("R-02: a source that was ahead of the update is told")
  func sourceAdvancedTooEarly() {
    let changes = IndexChanges(inserts: 74..<98)
    #expect(fault(changes, before: 74, after: 98) == nil)
    #expect(fault(changes, before: 98, after: 98)?.contains("make 122") == true)
  }

  @Test func indicesOutOfRange() {
    #expect(
      fault(IndexChanges(deletes: [3]), before: 3, after: 2)
        == "rows in section 0: cannot delete index 3, there are 3 before the update")
    #expect(
      fault(IndexChanges(inserts: [9]), before: 3, after: 4)
        == "rows in section 0: cannot insert index 9, there are 4 after the update")
    #expect(fault(IndexChanges(reloads: [-1]), before: 3, after: 3) != nil)
    #expect(fault(IndexChanges(moves: [.init(from: 0, to: 3)]), before: 3, after: 3) != nil)
  }

  @Test func indicesUsedTwice() {
    let clash = IndexChanges(deletes: [0], moves: [.init(from: 0, to: 1)])
    #expect(
      fault(clash, before: 3, after: 2) == "rows in section 0: index 0 is both deleted and moved")
    let shared = IndexChanges(moves: [.init(from: 0, to: 1), .init(from: 2, to: 1)])
    #expect(fault(shared, before: 3, after: 3)?.contains("share") == true)
    let taken = IndexChanges(inserts: [1], moves: [.init(from: 0, to: 1)])
    #expect(fault(taken, before: 3, after: 4)?.contains("end of a move") == true)
  }
}
