/// A batch of changes to sections and to the items in them, with UIKit's meaning of indices.
///
/// Deletions, reloads and the starts of moves name sections and items before the batch; insertions
/// and the ends of moves name them after it. What a deleted or reloaded section held goes with it.
package struct Changeset: Sendable {
  package typealias Position = SectionOffsets.Position

  /// An item moved from an old place to a new one.
  package struct Move: Sendable, Hashable {
    package var from: Position
    package var to: Position

    package init(from: Position, to: Position) {
      self.from = from
      self.to = to
    }
  }

  package let sections: IndexChanges
  package let deletes: Set<Position>
  package let inserts: Set<Position>
  package let reloads: Set<Position>
  package let moves: [Move]
  private let movedTo: [Position: Position]
  private let movedFrom: [Position: Position]
  private let bySection: [Int: IndexChanges]

  package init(
    sections: IndexChanges = IndexChanges(), deletes: some Sequence<Position> = [],
    inserts: some Sequence<Position> = [], reloads: some Sequence<Position> = [],
    moves: some Sequence<Move> = []
  ) {
    self.sections = sections
    self.deletes = Set(deletes)
    self.inserts = Set(inserts)
    self.reloads = Set(reloads).subtracting(self.deletes)
    self.moves = Array(moves)
    movedTo = Dictionary(
      self.moves.map { ($0.from, $0.to) }, uniquingKeysWith: { first, _ in first })
    movedFrom = Dictionary(
      self.moves.map { ($0.to, $0.from) }, uniquingKeysWith: { first, _ in first })
    // Within a section that stays, an item that moves elsewhere is gone and one that moves in is new.
    var gone: [Int: [Int]] = [:]
    var come: [Int: [Int]] = [:]
    for old in self.deletes.union(movedTo.keys) {
      guard let section = sections.newIndex(ofOld: old.section) else { continue }
      gone[section, default: []].append(old.row)
    }
    for new in self.inserts.union(movedFrom.keys) { come[new.section, default: []].append(new.row) }
    var changes: [Int: IndexChanges] = [:]
    for section in Set(gone.keys).union(come.keys) {
      changes[section] = IndexChanges(deletes: gone[section] ?? [], inserts: come[section] ?? [])
    }
    bySection = changes
  }

  package var isEmpty: Bool {
    sections.isEmpty && deletes.isEmpty && inserts.isEmpty && reloads.isEmpty && moves.isEmpty
  }

  /// Where the item that was at `old` is now; nil where it, or all its section, went.
  package func newPosition(ofOld old: Position) -> Position? {
    if let new = movedTo[old] { return new }
    guard !deletes.contains(old), !sections.reloads.contains(old.section),
      let section = sections.newIndex(ofOld: old.section)
    else { return nil }
    guard let changes = bySection[section] else { return Position(section: section, row: old.row) }
    return changes.newIndex(ofOld: old.row).map { Position(section: section, row: $0) }
  }

  /// Where the item that is now at `new` was before; nil where it is new.
  package func oldPosition(ofNew new: Position) -> Position? {
    if let old = movedFrom[new] { return old }
    guard !inserts.contains(new), let section = sections.oldIndex(ofNew: new.section),
      !sections.reloads.contains(section)
    else { return nil }
    guard let changes = bySection[new.section] else {
      return Position(section: section, row: new.row)
    }
    return changes.oldIndex(ofNew: new.row).map { Position(section: section, row: $0) }
  }

  /// Checks the batch against the numbers of items in each section before and after it.
  ///
  /// - Throws: `IndexChanges.Fault`, which names the section and every number that plays a part.
  package func validate(before: [Int], after: [Int]) throws(IndexChanges.Fault) {
    try sections.validate(before: before.count, after: after.count, subject: "sections")
    try checkRanges(before: before, after: after)
    for (old, count) in before.enumerated() {
      guard !sections.reloads.contains(old), let new = sections.newIndex(ofOld: old) else {
        continue
      }
      let deleted = deletes.count { $0.section == old }
      let inserted = inserts.count { $0.section == new }
      let movedOut = moves.count { $0.from.section == old }
      let movedIn = moves.count { $0.to.section == new }
      guard count - deleted + inserted - movedOut + movedIn == after[new] else {
        throw .counts(
          subject: "items in section \(new)", before: count, after: after[new], inserted: inserted,
          deleted: deleted, movedIn: movedIn, movedOut: movedOut)
      }
    }
  }

  private func checkRanges(before: [Int], after: [Int]) throws(IndexChanges.Fault) {
    func check(
      _ positions: some Sequence<Position>, _ counts: [Int], _ action: String, _ when: String
    ) throws(IndexChanges.Fault) {
      for place in positions {
        guard counts.indices.contains(place.section), place.row >= 0,
          place.row < counts[place.section]
        else {
          throw IndexChanges.Fault(
            "cannot \(action) item \(place.row) of section \(place.section): \(when) the update "
              + "the counts are \(counts)")
        }
      }
    }
    try check(deletes, before, "delete", "before")
    try check(reloads, before, "reload", "before")
    try check(moves.map(\.from), before, "move", "before")
    try check(inserts, after, "insert", "after")
    try check(moves.map(\.to), after, "move to", "after")
    guard movedTo.count == moves.count, movedFrom.count == moves.count else {
      throw IndexChanges.Fault("two moves of items share a start or an end")
    }
    if let twice = deletes.intersection(movedTo.keys).min() {
      throw IndexChanges.Fault(
        "item \(twice.row) of section \(twice.section) is both deleted and moved")
    }
    if let twice = inserts.intersection(movedFrom.keys).min() {
      throw IndexChanges.Fault(
        "item \(twice.row) of section \(twice.section) is both inserted and the end of a move")
    }
  }
}
