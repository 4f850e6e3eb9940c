import Foundation
import Testing

@testable import ViewKit

@Suite("Updates of a collection")
struct UICollectionViewUpdatesTests {
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test("R-05: deletions count before, insertions after; cells of items that stay are kept")
  func keepsCells() {
    let items = NumberedItems(4)
    let (collection, stage) = items.collection(flow(320, 50))
    let cells = (0..<4).map { collection.cellForItem(at: path($0)) }
    items.counts = [3]
    collection.performBatchUpdates {
      collection.deleteItems(at: [path(0), path(1)])
      collection.insertItems(at: [path(1)])
    }
    stage.update()
    #expect(collection.cellForItem(at: path(0)) === cells[2])
    #expect(collection.cellForItem(at: path(2)) === cells[3])
    #expect(cells[3]?.frame.minY == 100)
    #expect(collection.visibleCells.count == 3)
  }

  @Test("R-01: counts that do not add up are reported, and the collection shows what is there")
  func wrongCounts() {
    let items = NumberedItems(3)
    let (collection, stage) = items.collection(flow(320, 50))
    items.counts = [0]
    collection.deleteItems(at: [path(1)])
    stage.update()
    #expect(collection.visibleCells.isEmpty)
    #expect(collection.numberOfItems(inSection: 0) == 0)
    #expect(collection.subviews.allSatisfy { !($0 is UICollectionViewCell) })
  }

  @Test("R-03: a reload inside a batch counts alone, and the completion comes once")
  func reloadInside() {
    let items = NumberedItems(6)
    let (collection, stage) = items.collection(flow(320, 50))
    var completions = 0
    collection.performBatchUpdates {
      items.counts = [8]
      collection.reloadData()
    } completion: { _ in
      completions += 1
    }
    stage.run(0.5)
    #expect(collection.visibleCells.count == 8)
    #expect(completions == 1)
  }

  @Test("X-06: items without width, or none at all, in a batch")
  func batchToNothing() {
    let layout = flow(100, 50)
    let items = NumberedItems(6)
    let (collection, stage) = items.collection(layout)
    collection.performBatchUpdates {
      layout.itemSize = CGSize(width: 0, height: 50)
      items.counts = [0]
      collection.deleteItems(at: (0..<6).map(path))
    }
    stage.update()
    #expect(collection.visibleCells.isEmpty)
  }

  @Test("A layout is told of each change")
  func updateItems() {
    final class Told: UICollectionViewFlowLayout {
      var told: [String] = []
      override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        told = updateItems.map {
          let before = $0.indexPathBeforeUpdate.map { "\($0.item)" } ?? "-"
          let after = $0.indexPathAfterUpdate.map { "\($0.item)" } ?? "-"
          return "\($0.updateAction) \(before) \(after)"
        }
      }
    }
    let layout = Told()
    let items = NumberedItems(4)
    let (collection, _) = items.collection(layout)
    collection.performBatchUpdates {
      collection.deleteItems(at: [path(0)])
      collection.insertItems(at: [path(3)])
      collection.moveItem(at: path(2), to: path(0))
      collection.reloadItems(at: [path(3)])
    }
    #expect(layout.told == ["delete 0 -", "reload 3 2", "insert - 3", "move 2 0"])
  }
}
