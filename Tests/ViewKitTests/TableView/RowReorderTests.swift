import Testing

@testable import ListCore
@testable import ViewKit

@Suite("Rows that make room for one that is held over them")
struct RowReorderTests {
  private func row(_ section: Int, _ row: Int) -> SectionOffsets.Position {
    SectionOffsets.Position(section: section, row: row)
  }

  @Test("Held over its own place, it moves nothing")
  func inPlace() {
    let held = RowReorder(origin: row(1, 2), height: 50)
    for section in 0..<3 {
      for index in 0..<5 where row(section, index) != held.origin {
        #expect(held.shift(of: row(section, index)) == 0)
      }
      #expect(held.shift(ofHeader: section) == 0 && held.shift(ofFooter: section) == 0)
    }
  }

  @Test("Farther down, what it has passed moves up; farther up, down")
  func withinSection() {
    var held = RowReorder(origin: row(0, 1), height: 50)
    held.target = row(0, 3)
    #expect([0, 2, 3, 4].map { held.shift(of: row(0, $0)) } == [0, -50, -50, 0])
    held.target = row(0, 0)
    #expect([0, 2, 3, 4].map { held.shift(of: row(0, $0)) } == [50, 0, 0, 0])
  }

  @Test("In another section, headers and footers on the way move too")
  func acrossSections() {
    var held = RowReorder(origin: row(0, 1), height: 50)
    held.target = row(2, 0)
    #expect((0..<3).map(held.shift(ofHeader:)) == [0, -50, -50])
    #expect((0..<3).map(held.shift(ofFooter:)) == [-50, -50, 0])
    #expect([row(0, 0), row(0, 2), row(1, 0), row(2, 0)].map(held.shift(of:)) == [0, -50, -50, 0])
  }
}
