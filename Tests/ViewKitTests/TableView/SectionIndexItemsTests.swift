import Testing

@testable import ViewKit

@Suite("What a strip of titles shows")
struct SectionIndexItemsTests {
  @Test("All where there is room, else titles and dots in turn, with the first and the last")
  func thinning() {
    #expect(SectionIndexItems(count: 3, room: 3).items == [.title(0), .title(1), .title(2)])
    #expect(
      SectionIndexItems(count: 26, room: 5).items
        == [.title(0), .dot, .title(13), .dot, .title(25)])
    #expect(
      SectionIndexItems(count: 4, room: 3).items == [.title(0), .dot, .title(3)])
    #expect(SectionIndexItems(count: 26, room: 1).items == [.title(0)])
    #expect(SectionIndexItems(count: 26, room: 0).items == [])
    #expect(SectionIndexItems(count: 0, room: 10).items == [])
  }

  @Test("What is left out is shown once at most, and the order is kept", arguments: 2...40)
  func order(count: Int) {
    for room in 2...count {
      let titles = SectionIndexItems(count: count, room: room).items.compactMap { item -> Int? in
        if case .title(let title) = item { title } else { nil }
      }
      #expect(titles == titles.sorted() && Set(titles).count == titles.count)
      #expect(SectionIndexItems(count: count, room: room).items.count <= room)
    }
  }

  @Test("Every title can be reached, shown or not")
  func reach() {
    let items = SectionIndexItems(count: 26, room: 5)
    #expect((0..<26).map { items.title(at: (Double($0) + 0.5) / 26) } == Array(0..<26))
    #expect(items.title(at: -1) == 0 && items.title(at: 2) == 25)
    #expect(items.title(at: .nan) == nil)
  }
}
