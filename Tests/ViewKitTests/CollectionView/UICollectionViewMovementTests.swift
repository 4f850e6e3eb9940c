import Foundation
import Testing

@testable import ViewKit

@Suite("Items moved by the user")
struct UICollectionViewMovementTests {
  /// Named items that can be moved, but for the first.
  private final class Movable: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var names: [[Int]]
    var moves: [[IndexPath]] = []
    var lastProposal: IndexPath?

    init(_ names: [[Int]]) { self.names = names }

    func numberOfSections(in collectionView: UICollectionView) -> Int { names.count }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { names[section].count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
      cell.tag = names[indexPath.section][indexPath.item]
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool { indexPath != IndexPath(item: 0, section: 0) }
    func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      moves.append([sourceIndexPath, destinationIndexPath])
      let name = names[sourceIndexPath.section].remove(at: sourceIndexPath.item)
      names[destinationIndexPath.section].insert(name, at: destinationIndexPath.item)
    }
    func collectionView(
      _ collectionView: UICollectionView,
      targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
      atCurrentIndexPath currentIndexPath: IndexPath,
      toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
      lastProposal = proposedIndexPath
      return proposedIndexPath == IndexPath(item: 0, section: 0)
        ? currentIndexPath : proposedIndexPath
    }
  }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  private func shown(_ collection: UICollectionView) -> [Int] {
    collection.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.map(\.tag)
  }

  private func stage(_ items: Movable) -> (UICollectionView, ListStage) {
    let collection = UICollectionView(frame: .zero, collectionViewLayout: flow(100, 50))
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    collection.dataSource = items
    collection.delegate = items
    let stage = ListStage(collection, size: CGSize(width: 100, height: 300), keeping: items)
    return (collection, stage)
  }

  @Test("An item goes with the hand, others make room, and the data source hears of it at the end")
  func moving() {
    let items = Movable([[0, 1, 2, 3]])
    let (collection, stage) = stage(items)
    #expect(!collection.beginInteractiveMovementForItem(at: path(0)))
    #expect(collection.beginInteractiveMovementForItem(at: path(1)))
    #expect(!collection.beginInteractiveMovementForItem(at: path(2)))
    let cell = collection.cellForItem(at: path(1))
    collection.updateInteractiveMovementTargetPosition(CGPoint(x: 60, y: 90))
    #expect(cell?.center == CGPoint(x: 60, y: 90))
    collection.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 160))
    stage.run(0.4)
    #expect(items.lastProposal == path(3))
    #expect(cell?.center == CGPoint(x: 50, y: 160))
    #expect(collection.cellForItem(at: path(1))?.tag == 2)
    #expect(collection.cellForItem(at: path(2))?.tag == 3)
    #expect(collection.cellForItem(at: path(3)) === cell)
    #expect(items.names == [[0, 1, 2, 3]] && items.moves.isEmpty)
    collection.endInteractiveMovement()
    #expect(items.moves == [[path(1), path(3)]])
    stage.run(0.4)
    #expect(cell?.frame == CGRect(x: 0, y: 150, width: 100, height: 50))
    #expect(shown(collection) == [0, 2, 3, 1])
    collection.reloadData()
    stage.update()
    #expect(shown(collection) == [0, 2, 3, 1])
  }

  @Test("An item that is not to be moved there stays, and one let go in vain goes back")
  func cancelling() {
    let items = Movable([[0, 1, 2, 3]])
    let (collection, stage) = stage(items)
    _ = collection.beginInteractiveMovementForItem(at: path(3))
    collection.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 60))
    stage.run(0.4)
    collection.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 10))
    stage.run(0.4)
    #expect(collection.cellForItem(at: path(0))?.tag == 0)
    #expect(collection.cellForItem(at: path(1))?.tag == 3)
    collection.cancelInteractiveMovement()
    stage.run(0.4)
    #expect(shown(collection) == [0, 1, 2, 3])
    #expect(items.moves.isEmpty)
    collection.updateInteractiveMovementTargetPosition(.zero)
    collection.endInteractiveMovement()
    #expect(items.moves.isEmpty)
  }

  @Test("An item moves to another section; cells that come meanwhile show what is there")
  func sections() {
    let items = Movable([[0, 1, 2], (10..<30).map { $0 }])
    let (collection, stage) = stage(items)
    _ = collection.beginInteractiveMovementForItem(at: path(1))
    collection.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 210))
    stage.run(0.4)
    #expect(collection.numberOfItems(inSection: 0) == 2)
    #expect(collection.numberOfItems(inSection: 1) == 21)
    collection.contentOffset.y = 400
    stage.update()
    #expect(collection.cellForItem(at: path(8, 1))?.tag == 17)
    collection.contentOffset.y = 0
    stage.update()
    collection.endInteractiveMovement()
    #expect(items.names[0] == [0, 2])
    #expect(items.names[1].prefix(3) == [10, 1, 11])
    stage.run(0.4)
    #expect(shown(collection) == [0, 2, 10, 1, 11, 12])
  }

  @Test("A data source that moves nothing keeps its order; a batch ends a movement")
  func others() {
    let (collection, stage) = NumberedItems(4).collection(
      flow(100, 50), size: CGSize(width: 100, height: 300))
    _ = collection.beginInteractiveMovementForItem(at: path(0))
    collection.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 160))
    collection.endInteractiveMovement()
    stage.run(0.4)
    #expect(shown(collection) == [0, 1, 2, 3])
    _ = collection.beginInteractiveMovementForItem(at: path(0))
    collection.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 160))
    collection.performBatchUpdates({})
    stage.run(0.4)
    #expect(shown(collection) == [0, 1, 2, 3])
  }
}
