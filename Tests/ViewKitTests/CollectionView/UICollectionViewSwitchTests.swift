import Foundation
import Testing

@testable import ViewKit

@Suite("Animated changes of a collection's layout")
struct UICollectionViewSwitchTests {
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  private func presented(_ cell: UICollectionViewCell?) -> CGRect {
    cell?.layer.presentation()?.frame ?? .null
  }

  /// Where a view is on the screen, from the collection's top.
  private func onScreen(_ cell: UICollectionViewCell?, _ collection: UICollectionView) -> CGRect {
    presented(cell).offsetBy(dx: 0, dy: -collection.bounds.minY)
  }

  @Test("F-10: the item in the middle stays in sight through an animated switch")
  func keepsMiddle() {
    let (collection, stage) = NumberedItems(100).collection(flow(320, 50))
    collection.contentOffset.y = 2010
    stage.update()
    collection.setCollectionViewLayout(flow(80, 100), animated: true)
    #expect(collection.contentOffset.y == 900)
    for _ in 0..<20 {
      stage.update()
      let middle = onScreen(collection.cellForItem(at: path(45)), collection)
      #expect(middle.intersects(CGRect(x: 0, y: 0, width: 320, height: 500)))
    }
    #expect(collection.indexPathsForVisibleItems.contains(path(45)))
  }

  @Test("F-11: a cell is half as far at half the time, and all of the way at the end")
  func halfway() {
    let (collection, stage) = NumberedItems(1).collection(flow(320, 300))
    collection.setCollectionViewLayout(flow(320, 60), animated: true)
    #expect(presented(collection.cellForItem(at: path(0))).height == 300)
    stage.run(9 / 60)
    #expect(abs(presented(collection.cellForItem(at: path(0))).height - 180) < 0.001)
    stage.run(9 / 60)
    #expect(presented(collection.cellForItem(at: path(0))).height == 60)
  }

  @Test("F-11: a cell that leaves stays until the end; one that enters starts where it was")
  func leavingAndEntering() {
    let (collection, stage) = NumberedItems(40).collection(flow(320, 100))
    let last = collection.cellForItem(at: path(4))
    collection.setCollectionViewLayout(flow(320, 250), animated: true)
    // Item 2 stays in the middle; item 4 goes from 400 to 625, below the view's end at 500.
    #expect(collection.contentOffset.y == 375)
    #expect(collection.cellForItem(at: path(4)) == nil)
    #expect(last?.superview === collection)
    #expect(onScreen(last, collection).minY == 400)
    stage.run(9 / 60)
    #expect(abs(onScreen(last, collection).minY - 512.5) < 0.001)
    #expect(last?.superview === collection)
    stage.run(10 / 60)
    #expect(last?.superview == nil)
    #expect(collection.reuseCounts.live == 3)

    collection.setCollectionViewLayout(flow(320, 100), animated: true)
    let first = collection.cellForItem(at: path(4))
    #expect(onScreen(first, collection) == CGRect(x: 0, y: 625, width: 320, height: 250))
    stage.run(9 / 60)
    #expect(abs(onScreen(first, collection).minY - 512.5) < 0.001)
  }

  @Test("Where the content jumps, no cell does")
  func noJump() {
    let (collection, stage) = NumberedItems(300).collection(flow(320, 50))
    collection.contentOffset.y = 5000
    stage.update()
    let before = (100..<110).map { onScreen(collection.cellForItem(at: path($0)), collection) }
    let cells = (100..<110).map { collection.cellForItem(at: path($0)) }
    collection.setCollectionViewLayout(flow(80, 100), animated: true)
    #expect(collection.contentOffset.y != 5000)
    for (cell, old) in zip(cells, before) {
      #expect(abs(onScreen(cell, collection).minY - old.minY) < 0.001)
    }
  }

  @Test("A switch that interrupts another goes on from where it was")
  func interrupted() {
    let (collection, stage) = NumberedItems(40).collection(flow(320, 100))
    var ends: [Bool] = []
    let leaving = collection.cellForItem(at: path(4))
    collection.setCollectionViewLayout(flow(320, 250), animated: true) { ends.append($0) }
    stage.run(9 / 60)
    let before = onScreen(collection.cellForItem(at: path(1)), collection)
    let back = onScreen(leaving, collection)
    collection.setCollectionViewLayout(flow(320, 100), animated: true) { ends.append($0) }
    #expect(onScreen(collection.cellForItem(at: path(1)), collection) == before)
    // The cell that was leaving is taken back from where it is.
    #expect(collection.cellForItem(at: path(4)) === leaving)
    #expect(onScreen(leaving, collection) == back)
    stage.run(0.4)
    #expect(ends == [false, true])
    #expect(presented(leaving).minY == 400)
    #expect(collection.subviews.filter { $0 is UICollectionViewCell }.count == 5)
  }

  @Test("Scrolling in the midst of a switch disturbs it no more than a scroll disturbs rest")
  func scrolledMeanwhile() {
    let (collection, stage) = NumberedItems(400).collection(flow(320, 50))
    collection.contentOffset.y = 5000
    stage.update()
    collection.setCollectionViewLayout(flow(160, 50), animated: true)
    stage.run(3 / 60)
    let cell = collection.visibleCells.first
    let before = onScreen(cell, collection)
    collection.contentOffset.y += 30
    #expect(abs(onScreen(cell, collection).minY - (before.minY - 30)) < 0.001)
    stage.run(0.4)
    #expect(
      collection.subviews.filter { $0 is UICollectionViewCell }.count
        == collection.visibleCells.count)
  }

  @Test("Item 38: a reload in a batch, with a new delegate, moves the same cells to their places")
  func reloadInBatch() {
    final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
      let size: CGSize
      init(_ size: CGSize) { self.size = size }
      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
      ) -> CGSize { size }
    }
    let rows = Sizes(CGSize(width: 320, height: 100))
    let tiles = Sizes(CGSize(width: 80, height: 80))
    let items = NumberedItems(12)
    let (collection, stage) = items.collection(flow(10, 10), delegate: rows)
    stage.keep(tiles)
    let cells = collection.visibleCells
    let asked = items.cellsAsked.count
    collection.delegate = tiles
    collection.performBatchUpdates { collection.reloadData() }
    #expect(items.cellsAsked.count > asked)
    #expect(collection.visibleCells.count == 12)
    #expect((0..<5).map { collection.cellForItem(at: path($0)) } == cells)
    #expect(presented(cells[1]) == CGRect(x: 0, y: 100, width: 320, height: 100))
    // Item 11 had been at 1100, out of sight.
    #expect(presented(collection.cellForItem(at: path(11))).minY == 1100)
    stage.run(9 / 60)
    let middle = presented(cells[1])
    #expect(abs(middle.minX - 40) < 0.001 && abs(middle.minY - 50) < 0.001)
    #expect(abs(middle.width - 200) < 0.001 && abs(middle.height - 90) < 0.001)
    stage.run(0.3)
    #expect(presented(cells[1]) == CGRect(x: 80, y: 0, width: 80, height: 80))
  }

  @Test("A reload in a batch keeps the item in the middle in sight")
  func reloadKeepsMiddle() {
    let layout = flow(320, 100)
    let (collection, stage) = NumberedItems(100).collection(layout)
    collection.contentOffset.y = 5000
    stage.update()
    layout.itemSize = CGSize(width: 80, height: 100)
    collection.performBatchUpdates { collection.reloadData() }
    stage.run(0.4)
    #expect(collection.indexPathsForVisibleItems.contains(path(52)))
    #expect(collection.contentOffset.y == 1100)
  }

  @Test("Cells hear of a switch before and after it")
  func transitions() {
    final class Cell: UICollectionViewCell {
      nonisolated(unsafe) static var heard: [String] = []
      override func willTransition(
        from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
      ) { Cell.heard.append("will") }
      override func didTransition(
        from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
      ) { Cell.heard.append("did") }
    }
    let (collection, stage) = NumberedItems(1).collection(flow(320, 100))
    collection.register(Cell.self, forCellWithReuseIdentifier: "item")
    collection.reloadData()
    stage.update()
    collection.setCollectionViewLayout(flow(320, 50), animated: true)
    #expect(Cell.heard == ["will"])
    stage.run(0.4)
    #expect(Cell.heard == ["will", "did"])
  }
}
