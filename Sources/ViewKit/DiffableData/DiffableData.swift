import Foundation
import ListCore

/// What diffable data sources share: the data that is shown, and how other data takes its place.
struct DiffableData<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>
  typealias Position = SectionOffsets.Position

  /// More changes than this at once are no longer followed one by one: everything is loaded again.
  static var mostChanges: Int { 5000 }

  private(set) var snapshot = Snapshot()
  /// Where items are, once somebody asked.
  private var places: [Item: Position]?

  /// Takes over other data.
  /// - Returns: what changed; nil where that is too much to be told.
  mutating func take(_ new: Snapshot) -> (difference: SnapshotDifference, reloads: [Position])? {
    let old = snapshot
    let difference = SnapshotDifference(
      from: old.sections.map { ($0.name, $0.items) }, to: new.sections.map { ($0.name, $0.items) })
    var reloads = old.places(of: new.reloadedItems)
    for section in new.reloadedSections {
      guard let index = old.indexOfSection(section) else { continue }
      reloads += old.sections[index].items.indices.map { Position(section: index, row: $0) }
    }
    snapshot = new.settled
    places = nil
    guard difference.count <= Self.mostChanges else { return nil }
    // What moves or goes is not loaded again as well.
    let others = Set(difference.deletes).union(difference.moves.map(\.from))
    return (difference, reloads.filter { !others.contains($0) })
  }

  func item(at path: IndexPath) -> Item? {
    guard let position = Position(path), snapshot.sections.indices.contains(position.section),
      snapshot.sections[position.section].items.indices.contains(position.row)
    else { return nil }
    return snapshot.sections[position.section].items[position.row]
  }

  mutating func path(of item: Item) -> IndexPath? {
    if places == nil {
      var found: [Item: Position] = [:]
      found.reserveCapacity(snapshot.numberOfItems)
      for (index, section) in snapshot.sections.enumerated() {
        for (row, item) in section.items.enumerated() {
          found[item] = Position(section: index, row: row)
        }
      }
      places = found
    }
    return places?[item]?.indexPath
  }

  func count(ofSection section: Int) -> Int {
    snapshot.sections.indices.contains(section) ? snapshot.sections[section].items.count : 0
  }
}

extension BatchingList {
  /// Shows data that has taken the place of other data.
  /// - Parameters:
  ///   - change: what changed; nil where everything is to be loaded again.
  ///   - effect: how rows of a table come and go.
  func show(
    _ change: (difference: SnapshotDifference, reloads: [SectionOffsets.Position])?,
    with effect: UITableView.RowAnimation = .automatic, animated: Bool,
    completion: (() -> Void)?
  ) {
    guard let (difference, reloads) = change else {
      reloadData()
      completion?()
      return
    }
    let update = {
      self.runBatch {
        self.change { batch in
          batch.deleteSections(IndexSet(difference.sectionDeletes), with: effect)
          batch.insertSections(IndexSet(difference.sectionInserts), with: effect)
          for move in difference.sectionMoves { batch.moveSection(from: move.from, to: move.to) }
          batch.delete(difference.deletes.map(\.indexPath), with: effect)
          batch.insert(difference.inserts.map(\.indexPath), with: effect)
          batch.reload(reloads.map(\.indexPath), with: effect)
          for move in difference.moves {
            batch.move(from: move.from.indexPath, to: move.to.indexPath)
          }
        }
      } completion: { _ in
        completion?()
      }
    }
    if animated { update() } else { UIView.performWithoutAnimation(update) }
  }
}
