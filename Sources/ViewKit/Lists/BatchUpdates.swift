import Foundation
import ListCore

/// The changes to a list that were asked for between the start and the end of a batch.
struct BatchUpdates {
  typealias Position = SectionOffsets.Position

  /// Batches may be nested; the outermost one counts.
  var depth = 0
  /// Everything is to be loaded again, whatever else the batch says.
  var reloadsAll = false
  var completions: [(Bool) -> Void] = []
  /// The numbers of items in the sections before the batch.
  var countsBefore: [Int] = []

  private var deletes: [Position] = []
  private var inserts: [Position] = []
  private var reloads: [Position] = []
  private var moves: [Changeset.Move] = []
  private var sectionDeletes = IndexSet()
  private var sectionInserts = IndexSet()
  private var sectionReloads = IndexSet()
  private var sectionMoves: [IndexChanges.Move] = []

  mutating func insert(_ paths: [IndexPath]) { inserts += paths.compactMap(Position.init) }
  mutating func delete(_ paths: [IndexPath]) { deletes += paths.compactMap(Position.init) }
  mutating func reload(_ paths: [IndexPath]) { reloads += paths.compactMap(Position.init) }

  mutating func move(from: IndexPath, to: IndexPath) {
    guard let from = Position(from), let to = Position(to) else { return }
    moves.append(Changeset.Move(from: from, to: to))
  }

  mutating func insertSections(_ sections: IndexSet) { sectionInserts.formUnion(sections) }
  mutating func deleteSections(_ sections: IndexSet) { sectionDeletes.formUnion(sections) }
  mutating func reloadSections(_ sections: IndexSet) { sectionReloads.formUnion(sections) }

  mutating func moveSection(from: Int, to: Int) {
    sectionMoves.append(IndexChanges.Move(from: from, to: to))
  }

  /// Everything that was asked for.
  var changeset: Changeset {
    Changeset(
      sections: IndexChanges(
        deletes: sectionDeletes, inserts: sectionInserts, reloads: sectionReloads,
        moves: sectionMoves),
      deletes: deletes, inserts: inserts, reloads: reloads, moves: moves)
  }
}
