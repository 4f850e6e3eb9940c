/// What leads from one arrangement of named items in named sections to another, as a batch of changes.
///
/// What both begin and end with is only compared; the rest takes O(n log n). Of the items that stay in
/// their section, the fewest are moved.
package struct SnapshotDifference: Sendable {
  package typealias Position = SectionOffsets.Position

  package private(set) var sectionDeletes: [Int] = []
  package private(set) var sectionInserts: [Int] = []
  package private(set) var sectionMoves: [IndexChanges.Move] = []
  package private(set) var deletes: [Position] = []
  package private(set) var inserts: [Position] = []
  package private(set) var moves: [Changeset.Move] = []

  /// How many changes there are.
  package var count: Int {
    sectionDeletes.count + sectionInserts.count + sectionMoves.count + deletes.count
      + inserts.count + moves.count
  }

  /// Names occur once: an item in one section only.
  package init<Section: Hashable, Item: Hashable>(
    from old: [(name: Section, items: [Item])], to new: [(name: Section, items: [Item])]
  ) {
    let pairs = compareSections(old.map(\.name), new.map(\.name))
    compareItems(pairs, old.map(\.items), new.map(\.items))
  }

  /// - Returns: the sections that stay, by their old and new places.
  private mutating func compareSections<Section: Hashable>(
    _ old: [Section], _ new: [Section]
  ) -> [(old: Int, new: Int)] {
    let places = Dictionary(
      new.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    var pairs: [(old: Int, new: Int)] = []
    var kept: Set<Int> = []
    for (index, name) in old.enumerated() {
      if let place = places[name] {
        pairs.append((index, place))
        kept.insert(place)
      } else {
        sectionDeletes.append(index)
      }
    }
    sectionInserts = new.indices.filter { !kept.contains($0) }
    let staying = Self.longestRise(pairs.map(\.new))
    for (index, pair) in pairs.enumerated() where !staying.contains(index) {
      sectionMoves.append(IndexChanges.Move(from: pair.old, to: pair.new))
    }
    return pairs
  }

  private mutating func compareItems<Item: Hashable>(
    _ pairs: [(old: Int, new: Int)], _ old: [[Item]], _ new: [[Item]]
  ) {
    // What differs of each section: the rest stays where it is.
    let middles = pairs.map { Self.middle(old[$0.old], new[$0.new]) }
    var places: [Item: Position] = [:]
    for (pair, middle) in zip(pairs, middles) {
      for row in middle.old {
        places[old[pair.old][row]] = Position(section: pair.old, row: row)
      }
    }
    for (pair, middle) in zip(pairs, middles) {
      var candidates: [(from: Position, to: Position)] = []
      for row in middle.new {
        let to = Position(section: pair.new, row: row)
        guard let from = places.removeValue(forKey: new[pair.new][row]) else {
          inserts.append(to)
          continue
        }
        if from.section == pair.old {
          candidates.append((from, to))
        } else {
          moves.append(Changeset.Move(from: from, to: to))
        }
      }
      let staying = Self.longestRise(candidates.map(\.from.row))
      for (index, move) in candidates.enumerated() where !staying.contains(index) {
        moves.append(Changeset.Move(from: move.from, to: move.to))
      }
    }
    deletes = places.values.sorted()
  }

  /// The parts that are left when what both begin and end with is taken away.
  private static func middle<Item: Equatable>(
    _ old: [Item], _ new: [Item]
  ) -> (old: Range<Int>, new: Range<Int>) {
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, old[start] == new[start] { start += 1 }
    var end = 0
    while end < shorter - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    return (start..<(old.count - end), start..<(new.count - end))
  }

  /// The places of a longest rising sequence among different values.
  static func longestRise(_ values: [Int]) -> Set<Int> {
    var tails: [Int] = []
    var before = [Int](repeating: -1, count: values.count)
    for (index, value) in values.enumerated() {
      var (low, high) = (0, tails.count)
      while low < high {
        let middle = (low + high) / 2
        if values[tails[middle]] < value { low = middle + 1 } else { high = middle }
      }
      if low > 0 { before[index] = tails[low - 1] }
      if low == tails.count { tails.append(index) } else { tails[low] = index }
    }
    var rise: Set<Int> = []
    var index = tails.last ?? -1
    while index >= 0 {
      rise.insert(index)
      index = before[index]
    }
    return rise
  }
}
