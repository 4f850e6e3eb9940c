/// What a row says, made from its number alone: nothing is kept for a row, so there may be a
/// hundred million.
nonisolated struct RowContent: Equatable, Sendable {
  let title: String
  let subtitle: String
  let weight: String
  /// The name of its picture among the assets.
  let picture: String

  private static let kinds: [(picture: String, name: String)] = [
    ("motif-apple", "apple"), ("motif-leaf", "leaf"), ("motif-lemon", "lemon"),
    ("motif-mushroom", "mushroom"), ("motif-drop", "drop of dew"),
    ("motif-cherry", "cherries"),
    ("motif-acorn", "acorn"), ("motif-flower", "flower"), ("motif-pear", "pear"),
    ("motif-berry", "strawberry"), ("motif-orange", "orange"), ("motif-plum", "plum"),
  ]
  private static let qualities = [
    "ripe", "small", "early", "round", "shiny", "late", "perfect", "curious", "fresh", "wild",
    "bright", "humble", "lucky",
  ]
  private static let places = [
    "from the garden", "from the hillside", "by the river", "from the market", "off the old wall",
    "from the valley", "by the wayside", "from the far orchard", "out of a basket",
    "after the rain",
    "before breakfast",
  ]

  /// - Parameters:
  ///   - index: the row, from 0.
  ///   - seed: tells lists apart that would otherwise say the same.
  init(index: Int, seed: Int) {
    let dice = Self.scatter(UInt64(bitPattern: Int64(index)) &* 2 &+ UInt64(seed & 1))
    // A walk with a stride of five comes past all kinds before one returns; each list begins it
    // elsewhere.
    let kind = Self.kinds[(index % Self.kinds.count * 5 + seed * 7) % Self.kinds.count]
    let quality = Self.qualities[Int((dice >> 16) % UInt64(Self.qualities.count))]
    let place = Self.places[Int((dice >> 32) % UInt64(Self.places.count))]
    title = "Row \((index + 1).grouped)"
    subtitle = "\(quality.prefix(1).uppercased())\(quality.dropFirst()) \(kind.name) \(place)"
    weight = "\(8 + (dice >> 48) % 480) g"
    picture = kind.picture
  }

  /// Turns consecutive numbers into ones without a pattern: the last steps of SplitMix64.
  private static func scatter(_ number: UInt64) -> UInt64 {
    var mixed = number &+ 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
