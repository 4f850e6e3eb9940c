import Foundation
import ListCore
import Testing

@testable import ViewKit

@Suite("What is selected in a list")
struct ListSelectionTests {
  private func at(_ row: Int, _ section: Int = 0) -> SectionOffsets.Position {
    SectionOffsets.Position(section: section, row: row)
  }

  @Test("Order is kept, and nothing is selected twice")
  func order() {
    var selection = ListSelection()
    #expect(selection.indexPaths == nil)
    for row in [4, 2, 4] { selection.insert(at(row)) }
    #expect(selection.positions == [at(4), at(2)])
    #expect(selection.first == at(4))
    selection.remove(at(4))
    #expect(selection.indexPaths == [IndexPath(row: 2, section: 0)])
  }

  @Test("It follows a batch of changes")
  func follows() {
    var selection = ListSelection()
    for row in [0, 1, 5] { selection.insert(at(row)) }
    selection.follow(
      Changeset(
        deletes: [at(1)], inserts: [at(0)], moves: [.init(from: at(5), to: at(2))]))
    #expect(selection.positions == [at(1), at(2)])
  }

  @Test("Only index paths of two numbers name a place")
  func paths() {
    #expect(SectionOffsets.Position(IndexPath(row: 3, section: 1)) == at(3, 1))
    #expect(SectionOffsets.Position(IndexPath(index: 3)) == nil)
    #expect(at(3, 1).indexPath == IndexPath(row: 3, section: 1))
  }
}
