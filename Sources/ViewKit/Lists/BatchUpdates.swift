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
  /// How rows and sections of a table come and go, where that was said.
  private(set) var effects = RowEffects()

  mutating func insert(_ paths: [IndexPath], with effect: UITableView.RowAnimation = .automatic) {
    let positions = paths.compactMap(Position.init)
    inserts += positions
    for position in positions { effects.inserts[position] = effect }
  }

  mutating func delete(_ paths: [IndexPath], with effect: UITableView.RowAnimation = .automatic) {
    let positions = paths.compactMap(Position.init)
    deletes += positions
    for position in positions { effects.deletes[position] = effect }
  }

  mutating func reload(_ paths: [IndexPath], with effect: UITableView.RowAnimation = .automatic) {
    let positions = paths.compactMap(Position.init)
    reloads += positions
    for position in positions { effects.reloads[position] = effect }
  }

  mutating func move(from: IndexPath, to: IndexPath) {
    guard let from = Position(from), let to = Position(to) else { return }
    moves.append(Changeset.Move(from: from, to: to))
  }

  mutating func insertSections(
    _ sections: IndexSet, with effect: UITableView.RowAnimation = .automatic
  ) {
    sectionInserts.formUnion(sections)
    for section in sections { effects.sectionInserts[section] = effect }
  }

  mutating func deleteSections(
    _ sections: IndexSet, with effect: UITableView.RowAnimation = .automatic
  ) {
    sectionDeletes.formUnion(sections)
    for section in sections { effects.sectionDeletes[section] = effect }
  }

  mutating func reloadSections(
    _ sections: IndexSet, with effect: UITableView.RowAnimation = .automatic
  ) {
    sectionReloads.formUnion(sections)
    for section in sections { effects.sectionReloads[section] = effect }
  }

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

/// A list whose changes come in batches.
@MainActor protocol BatchingList: AnyObject {
  /// The batch that is open.
  var updates: BatchUpdates? { get set }
  func reloadData()
  func beginBatch()
  /// Closes what was begun last, and carries out the batch with the outermost.
  func endBatch()
}

extension BatchingList {
  func runBatch(_ body: () -> Void, completion: ((Bool) -> Void)?) {
    beginBatch()
    body()
    if let completion { updates?.completions.append(completion) }
    endBatch()
  }

  /// Adds to the batch that is open, or makes one of this change alone.
  func change(_ body: (inout BatchUpdates) -> Void) {
    beginBatch()
    if var batch = updates {
      // The stored copy is let go first, so that the change is made in place.
      updates = nil
      body(&batch)
      updates = batch
    }
    endBatch()
  }
}
