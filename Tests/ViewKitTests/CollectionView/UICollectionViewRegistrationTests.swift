import Foundation
import Testing

@testable import ViewKit

@Suite("Registrations of a collection's cells and views")
struct UICollectionViewRegistrationTests {
  private final class Tile: UICollectionViewCell {}

  private func collection(
    _ provider: @escaping (UICollectionView, IndexPath, Int) -> UICollectionViewCell?
  ) -> (UICollectionView, UICollectionViewDiffableDataSource<Int, Int>, ListStage) {
    let collection = UICollectionView(frame: .zero, collectionViewLayout: flow(320, 50))
    let source = UICollectionViewDiffableDataSource<Int, Int>(
      collectionView: collection, cellProvider: provider)
    let stage = ListStage(collection, size: CGSize(width: 320, height: 500), keeping: source)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<100))
    source.apply(snapshot, animatingDifferences: false)
    stage.update()
    return (collection, source, stage)
  }

  @Test("Cells show their items, and are used again by their own registration only")
  func cells() {
    let even = UICollectionView.CellRegistration<Tile, Int> { $0.tag = 1000 + $1.item + $2 }
    let odd = UICollectionView.CellRegistration<Tile, Int> { cell, _, item in cell.tag = item }
    let (collection, _, stage) = collection { collection, path, item in
      collection.dequeueConfiguredReusableCell(
        using: item.isMultiple(of: 2) ? even : odd, for: path, item: item)
    }
    let first = collection.visibleCells
    #expect(first.map(\.tag) == [1000, 1, 1004, 3, 1008, 5, 1012, 7, 1016, 9])
    let identifiers = Set(first.map(\.reuseIdentifier))
    #expect(identifiers.count == 2)
    for offset in stride(from: 0.0, through: 4500, by: 90) {
      collection.contentOffset.y = offset
      stage.update()
    }
    #expect(collection.visibleCells.last?.tag == 99)
    #expect(Set(collection.visibleCells.map(\.reuseIdentifier)) == identifiers)
    #expect(collection.reuseCounts.created <= 14)
  }

  @Test("A cell without an item is not given to the handler")
  func noItem() {
    let registration = UICollectionView.CellRegistration<Tile, Int> { cell, _, _ in cell.tag = 1 }
    let (collection, _, _) = collection { collection, path, item in
      collection.dequeueConfiguredReusableCell(
        using: registration, for: path, item: item == 0 ? nil : item)
    }
    #expect(collection.visibleCells.prefix(2).map(\.tag) == [0, 1])
  }

  @Test("Headers are given with their kind")
  func headers() {
    let cell = UICollectionView.CellRegistration<Tile, Int> { _, _, _ in }
    let header = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, kind, path in
      view.accessibilityIdentifier = "\(kind) \(path.section)"
    }
    let (collection, source, stage) = collection {
      $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
    }
    source.supplementaryViewProvider = { collection, _, path in
      collection.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
    (collection.collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize =
      CGSize(width: 320, height: 40)
    stage.update()
    let kind = UICollectionView.elementKindSectionHeader
    let shown = collection.supplementaryView(
      forElementKind: kind, at: IndexPath(item: 0, section: 0))
    #expect(shown?.accessibilityIdentifier == "\(kind) 0")
  }

  @Test("A registration made for each cell is reported")
  func madeForEachCell() {
    final class Wasted: UICollectionViewCell {}
    _ = collection { collection, path, item in
      let registration = UICollectionView.CellRegistration<Wasted, Int> { _, _, _ in }
      return collection.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    #expect(Report.said.contains { $0.contains("registration of Wasted was made while") })
    #expect(!Report.said.contains { $0.contains("registration of Tile was made while") })
  }
}
