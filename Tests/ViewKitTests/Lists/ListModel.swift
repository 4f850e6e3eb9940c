import Foundation
import ScrollFixtures
import ViewKit

/// Sections of named rows, and batches of random edits of them.
final class ListModel: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  struct Section {
    var name: Int
    var rows: [Int]
  }

  /// A batch as UIKit is told of it.
  struct Batch {
    var deletedSections = IndexSet()
    var insertedSections = IndexSet()
    var deletes: [IndexPath] = []
    var inserts: [IndexPath] = []
    var reloads: [IndexPath] = []
    var moves: [(from: IndexPath, to: IndexPath)] = []
  }

  /// A row with its place before the batch; a new one has none.
  private struct Row {
    var name: Int
    var old: IndexPath?
  }

  private(set) var sections: [Section]
  private var next = 1000

  init(sections count: Int, rows: Int) {
    sections = (0..<count).map { section in
      Section(name: section, rows: (0..<rows).map { section * 100 + $0 })
    }
  }

  /// The height of a row of a name, where rows size themselves.
  static func height(of name: Int) -> CGFloat { CGFloat(25 + name * 7 % 60) }

  private func newName() -> Int {
    next += 1
    return next
  }

  /// Changes the model, and tells by what batch.
  func edit(_ random: inout SeededGenerator) -> Batch {
    var batch = Batch()
    var kept: [(name: Int, rows: [Row])] = []
    for (index, section) in sections.enumerated() {
      guard Int.random(in: 0..<12, using: &random) > 0 else {
        batch.deletedSections.insert(index)
        continue
      }
      var rows: [Row] = []
      for (row, name) in section.rows.enumerated() {
        let path = IndexPath(row: row, section: index)
        switch Int.random(in: 0..<12, using: &random) {
        case 0: batch.deletes.append(path)
        case 1:
          batch.reloads.append(path)
          rows.append(Row(name: name, old: path))
        default: rows.append(Row(name: name, old: path))
        }
      }
      kept.append((section.name, rows))
    }
    var moved: [Int: IndexPath] = [:]
    move(in: &kept, sparing: batch.reloads, &moved, &random)
    for index in kept.indices {
      for _ in 0..<Int.random(in: 0..<4, using: &random) {
        let place = Int.random(in: 0...kept[index].rows.count, using: &random)
        kept[index].rows.insert(Row(name: newName(), old: nil), at: place)
      }
    }
    var new: [(section: (name: Int, rows: [Row]), isNew: Bool)] = kept.map { ($0, false) }
    if Int.random(in: 0..<3, using: &random) == 0 {
      let rows = (0..<3).map { _ in Row(name: newName(), old: nil) }
      let place = Int.random(in: 0...new.count, using: &random)
      new.insert(((newName(), rows), true), at: place)
    }
    for (index, entry) in new.enumerated() {
      if entry.isNew {
        batch.insertedSections.insert(index)
        continue
      }
      for (row, content) in entry.section.rows.enumerated() {
        let path = IndexPath(row: row, section: index)
        if content.old == nil { batch.inserts.append(path) }
        if let start = moved[content.name] { batch.moves.append((start, path)) }
      }
    }
    sections = new.map { Section(name: $0.section.name, rows: $0.section.rows.map(\.name)) }
    return batch
  }

  /// Takes a row to another place, maybe in another section, and notes where it was by its name.
  private func move(
    in kept: inout [(name: Int, rows: [Row])], sparing reloads: [IndexPath],
    _ moved: inout [Int: IndexPath], _ random: inout SeededGenerator
  ) {
    guard Int.random(in: 0..<2, using: &random) == 0, !kept.isEmpty else { return }
    let from = Int.random(in: kept.indices, using: &random)
    let free = kept[from].rows.indices.filter { index in
      kept[from].rows[index].old.map { !reloads.contains($0) } ?? false
    }
    guard let index = free.randomElement(using: &random) else { return }
    let taken = kept[from].rows.remove(at: index)
    let to = Int.random(in: kept.indices, using: &random)
    kept[to].rows.insert(taken, at: Int.random(in: 0...kept[to].rows.count, using: &random))
    moved[taken.name] = taken.old
  }

  // MARK: Data sources

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.tag = sections[indexPath.section].rows[indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "\(sections[section].name)"
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].rows.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    cell.tag = sections[indexPath.section].rows[indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
    view.tag = sections[indexPath.section].name
    return view
  }
}
