/// Plants in beds, one for each letter.
struct PlantBook: Equatable {
  struct Plant: Equatable {
    let name: String
    var isStarred = false
  }

  struct Bed: Equatable {
    let letter: String
    var plants: [Plant]
  }

  private(set) var beds: [Bed]

  /// - Parameter names: in the order of the alphabet.
  init(_ names: [String]) {
    beds = []
    for name in names {
      let letter = name.first.map { String($0) } ?? ""
      if beds.last?.letter != letter { beds.append(Bed(letter: letter, plants: [])) }
      beds[beds.count - 1].plants.append(Plant(name: name))
    }
  }

  mutating func removePlant(bed: Int, row: Int) {
    beds[bed].plants.remove(at: row)
  }

  mutating func toggleStar(bed: Int, row: Int) {
    beds[bed].plants[row].isStarred.toggle()
  }

  /// Takes a plant out and puts it in before the one that is then at `newRow`.
  mutating func movePlant(bed: Int, row: Int, toBed newBed: Int, row newRow: Int) {
    let plant = beds[bed].plants.remove(at: row)
    beds[newBed].plants.insert(plant, at: newRow)
  }

  static let garden = PlantBook([
    "Acacia", "Agapanthus", "Alder", "Almond", "Anemone", "Aster", "Azalea",
    "Bamboo", "Begonia", "Bellflower", "Birch", "Bluebell", "Borage", "Buttercup",
    "Camellia", "Campion", "Cedar", "Clover", "Columbine", "Cornflower", "Cowslip", "Crocus",
    "Daffodil", "Dahlia", "Daisy", "Delphinium", "Dogwood",
    "Echinacea", "Edelweiss", "Elder", "Elm",
    "Fennel", "Fern", "Fig", "Forget-me-not", "Foxglove", "Freesia", "Fuchsia",
    "Gardenia", "Gentian", "Geranium", "Ginkgo", "Gladiolus", "Gorse",
    "Hawthorn", "Hazel", "Heather", "Hibiscus", "Holly", "Hollyhock", "Honeysuckle", "Hyacinth",
    "Iris", "Ivy", "Ixia",
    "Jacaranda", "Jasmine", "Juniper",
    "Kerria", "Knapweed", "Kowhai",
    "Larch", "Larkspur", "Laurel", "Lavender", "Lilac", "Lily", "Linden", "Lotus", "Lupin",
    "Magnolia", "Maple", "Marigold", "Mimosa", "Mint", "Monkshood", "Myrtle",
    "Narcissus", "Nasturtium", "Nettle", "Nigella",
    "Oak", "Oleander", "Olive", "Orchid", "Oxlip",
    "Pansy", "Pear", "Peony", "Petunia", "Pine", "Plane", "Plum", "Poplar", "Poppy", "Primrose",
    "Quaking grass", "Quince",
    "Ragwort", "Redwood", "Rose", "Rosemary", "Rowan", "Rue",
    "Sage", "Saxifrage", "Scilla", "Snowdrop", "Sorrel", "Speedwell", "Spruce", "Sunflower",
    "Tansy", "Teasel", "Thistle", "Thyme", "Toadflax", "Tulip",
    "Umbrella pine", "Ursinia",
    "Valerian", "Verbena", "Vetch", "Viburnum", "Viola",
    "Wallflower", "Walnut", "Willow", "Wisteria", "Woodruff",
    "Xanthium", "Xerophyte",
    "Yarrow", "Yew", "Yucca",
    "Zelkova", "Zinnia",
  ])
}
