import Testing

@testable import Scrollery

@Suite struct PlantBookTests {
  private var names: (PlantBook) -> [[String]] { { $0.beds.map { $0.plants.map(\.name) } } }

  @Test func `each letter has a bed, in order`() {
    let letters = PlantBook.garden.beds.map(\.letter)
    #expect(letters.joined() == "ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    for bed in PlantBook.garden.beds {
      let plants = bed.plants.map(\.name)
      #expect(plants == plants.sorted() && plants.allSatisfy { $0.hasPrefix(bed.letter) })
    }
  }

  @Test func `plants are taken out, starred and moved`() {
    var book = PlantBook(["Ash", "Aster", "Bay"])
    book.movePlant(bed: 0, row: 0, toBed: 1, row: 1)
    #expect(names(book) == [["Aster"], ["Bay", "Ash"]])
    book.toggleStar(bed: 1, row: 1)
    #expect(book.beds[1].plants[1].isStarred)
    book.removePlant(bed: 0, row: 0)
    #expect(names(book) == [[], ["Bay", "Ash"]])
  }
}
