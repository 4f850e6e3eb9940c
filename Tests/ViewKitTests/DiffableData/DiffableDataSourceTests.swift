import Foundation
import ListCore
import ScrollFixtures
import Synchronization
import Testing

@testable import ViewKit

@Suite("Diffable data sources")
struct DiffableDataSourceTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func snapshot(_ sections: (String, [Int])...) -> Snapshot {
    var snapshot = Snapshot()
    for (name, items) in sections {
      snapshot.appendSections([name])
      snapshot.appendItems(items, toSection: name)
    }
    return snapshot
  }

  private func collection() -> (
    UICollectionView, UICollectionViewDiffableDataSource<String, Int>, ListStage
  ) {
    let collection = UICollectionView(frame: .zero, collectionViewLayout: flow(320, 50))
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: collection) {
      let cell = $0.dequeueReusableCell(withReuseIdentifier: "item", for: $1)
      cell.tag = $2
      return cell
    }
    let stage = ListStage(collection, size: CGSize(width: 320, height: 500), keeping: source)
    return (collection, source, stage)
  }

  @Test("Snapshots are shown, and cells of items that stay are kept")
  func applies() {
    let (collection, source, stage) = collection()
    source.apply(snapshot(("A", [1, 2, 3]), ("B", [4, 5])))
    stage.run(0.5)
    #expect(collection.visibleCells.map(\.tag) == [1, 2, 3, 4, 5])
    let kept = source.indexPath(for: 4).flatMap { collection.cellForItem(at: $0) }
    var isDone = false
    source.apply(snapshot(("B", [5, 4, 9]), ("A", [3]))) { isDone = true }
    #expect(collection.cellForItem(at: IndexPath(item: 1, section: 0)) === kept)
    #expect(source.itemIdentifier(for: IndexPath(item: 2, section: 0)) == 9)
    stage.run(0.5)
    #expect(isDone)
    #expect(collection.visibleCells.map(\.tag) == [5, 4, 9, 3])
  }

  @Test("Random snapshots", arguments: 1...8 as ClosedRange<UInt64>)
  func random(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (collection, source, stage) = collection()
    for _ in 0..<40 {
      var snapshot = Snapshot()
      var items = Array(0..<30).filter { _ in Bool.random(using: &random) }.shuffled(using: &random)
      for name in ["A", "B", "C"].shuffled(using: &random).prefix(2) {
        let part = items.prefix(Int.random(in: 0...items.count, using: &random))
        items.removeFirst(part.count)
        snapshot.appendSections([name])
        snapshot.appendItems(Array(part))
      }
      source.apply(snapshot, animatingDifferences: Bool.random(using: &random))
      if Bool.random(using: &random) { stage.update() }
      let tags = collection.visibleCells.map(\.tag)
      let isKnown = tags.allSatisfy { snapshot.itemIdentifiers.contains($0) }
      #expect(isKnown && Set(tags).count == tags.count)
      #expect(collection.numberOfSections == 2)
    }
    stage.run(0.5)
    let shown = collection.indexPathsForVisibleItems.sorted().map {
      collection.cellForItem(at: $0)?.tag
    }
    #expect(shown == Array(source.snapshot().itemIdentifiers.prefix(shown.count)))
  }

  @Test("A table's, with reloads and edits of the snapshot")
  func table() {
    let table = UITableView(frame: .zero)
    table.rowHeight = 50
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) {
      let cell = $0.dequeueReusableCell(withIdentifier: "row", for: $1)
      cell.tag = $2
      return cell
    }
    let stage = ListStage(table, size: CGSize(width: 320, height: 500), keeping: source)
    source.apply(snapshot(("A", [1, 2, 3])), animatingDifferences: false)
    var next = source.snapshot()
    next.insertItems([7], afterItem: 1)
    next.moveItem(3, beforeItem: 1)
    next.deleteItems([2])
    next.reloadItems([1])
    next.appendItems([7, 8])
    source.apply(next)
    stage.run(0.5)
    #expect(table.visibleCells.map(\.tag) == [3, 1, 7, 8])
    #expect(source.snapshot().sectionIdentifier(containingItem: 8) == "A")
    #expect(source.snapshot().indexOfItem(8) == 3)
  }

  /// An item that counts how often it is compared.
  nonisolated private struct Counted: Hashable {
    let number: Int
    let comparisons: Comparisons

    static func == (one: Self, other: Self) -> Bool {
      one.comparisons.count.withLock { $0 += 1 }
      return one.number == other.number
    }

    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  nonisolated private final class Comparisons: Sendable {
    let count = Mutex(0)
  }

  @Test("To have everything made anew takes no more than a look at everything")
  func reloadsAreFound() {
    let comparisons = Comparisons()
    let items = (0..<1000).map { Counted(number: $0, comparisons: comparisons) }
    var snapshot = NSDiffableDataSourceSnapshot<String, Counted>()
    snapshot.appendSections(["A", "B"])
    snapshot.appendItems(Array(items[..<500]), toSection: "A")
    snapshot.appendItems(Array(items[500...]), toSection: "B")
    var data = DiffableData<String, Counted>()
    _ = data.take(snapshot)
    snapshot.reloadItems(items)
    comparisons.count.withLock { $0 = 0 }
    let reloads = data.take(snapshot)?.reloads
    #expect(reloads?.count == 1000)
    #expect(reloads?.last == SectionOffsets.Position(section: 1, row: 499))
    #expect(comparisons.count.withLock { $0 } < 20 * items.count)
  }
}
