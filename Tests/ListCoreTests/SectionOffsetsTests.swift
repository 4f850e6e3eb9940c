import Testing

@testable import ListCore

@Suite struct SectionOffsetsTests {
  private typealias Position = SectionOffsets.Position

  private let list = SectionOffsets([
    .init(header: 30, rows: RowOffsets(count: 3, height: 50), footer: 10),
    .init(header: 40, rows: RowOffsets()),
    .init(rows: RowOffsets(heights: [20, 60])),
  ])

  @Test func sectionsFollowEachOther() {
    #expect(list.total == 310)
    #expect(list.extent(ofSection: 0) == 0..<190)
    #expect(list.extent(ofSection: 1) == 190..<230)
    #expect(list.extent(ofSection: 2) == 230..<310)
    #expect(list.extent(of: Position(section: 0, row: 2)) == 130..<180)
    #expect(list.extent(of: Position(section: 2, row: 1)) == 250..<310)
    #expect(list.extent(of: Position(section: 9, row: 0)) == 310..<310)
  }

  @Test func headersAndFootersAreNoRows() {
    #expect(list.position(at: 29) == nil)
    #expect(list.position(at: 30) == Position(section: 0, row: 0))
    #expect(list.position(at: 180) == nil)
    #expect(list.position(at: 230) == Position(section: 2, row: 0))
    #expect(list.position(at: 310) == nil)
    #expect(list.position(at: -1) == nil)
  }

  @Test func visiblePartsOfSections() {
    #expect(list.sections(from: 185, to: 231) == 0..<3)
    #expect(list.rows(ofSection: 0, from: 80, to: 130) == 1..<2)
    #expect(list.rows(ofSection: 1, from: 0, to: 400).isEmpty)
    #expect(list.rows(ofSection: 5, from: 0, to: 400).isEmpty)
  }

  @Test func aChangedHeightMovesWhatFollows() {
    var list = list
    list.setHeight(80, of: Position(section: 0, row: 1))
    #expect(list.total == 340)
    #expect(list.extent(of: Position(section: 0, row: 2)) == 160..<210)
    #expect(list.extent(ofSection: 2) == 260..<340)
  }
}
