import Foundation
import Testing

@testable import ViewKit

@Suite("Animated updates of a collection")
struct UICollectionViewAnimationTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  private func presented(_ view: UIView?) -> CALayer? { view?.layer.presentation() }

  @Test("A deleted cell fades where it is, the others close in, and it goes at the end")
  func deletion() {
    let items = NumberedItems(4)
    let (collection, stage) = items.collection(flow(320, 50))
    let (gone, next) = (
      collection.cellForItem(at: path(1)), collection.cellForItem(at: path(2))
    )
    var ended: Bool?
    items.counts = [3]
    collection.performBatchUpdates {
      collection.deleteItems(at: [path(1)])
    } completion: {
      ended = $0
    }
    #expect(collection.visibleCells.count == 3)
    #expect(gone?.superview === collection)
    stage.run(9 / 60)
    #expect(abs((presented(gone)?.opacity ?? 0) - 0.5) < 0.001)
    #expect(abs((presented(next)?.frame.minY ?? 0) - 75) < 0.001)
    #expect(ended == nil)
    stage.run(10 / 60)
    #expect(gone?.superview == nil)
    #expect(presented(next)?.frame.minY == 50)
    #expect(ended == true)
    #expect(collection.reuseCounts.live == 3)
    #expect(collection.reuseCounts.queued == 1)
  }

  @Test("An inserted cell fades in where it belongs")
  func insertion() {
    let items = NumberedItems(2)
    let (collection, stage) = items.collection(flow(320, 50))
    items.counts = [3]
    collection.insertItems(at: [path(0)])
    let new = collection.cellForItem(at: path(0))
    #expect(presented(new)?.opacity == 0)
    #expect(presented(new)?.frame.minY == 0)
    stage.run(0.4)
    #expect(presented(new)?.opacity == 1)
  }

  @Test("A moved cell runs to its new place, also from out of sight")
  func moves() {
    let items = NumberedItems(30)
    let (collection, stage) = items.collection(flow(320, 50))
    let first = collection.cellForItem(at: path(0))
    collection.performBatchUpdates {
      collection.moveItem(at: path(0), to: path(5))
      collection.moveItem(at: path(20), to: path(0))
    }
    #expect(collection.cellForItem(at: path(5)) === first)
    #expect(presented(first)?.frame.minY == 0)
    #expect(presented(collection.cellForItem(at: path(0)))?.frame.minY == 1000)
    stage.run(0.4)
    #expect(presented(first)?.frame.minY == 250)
    #expect(presented(collection.cellForItem(at: path(0)))?.frame.minY == 0)
  }

  @Test("A reloaded item's old cell fades over its new one")
  func reload() {
    let items = NumberedItems(3)
    let (collection, stage) = items.collection(flow(320, 50))
    let old = collection.cellForItem(at: path(1))
    collection.reloadItems(at: [path(1)])
    let new = collection.cellForItem(at: path(1))
    #expect(new !== old)
    #expect(presented(new)?.opacity == 1)
    stage.run(0.4)
    #expect(old?.superview == nil)
    #expect(collection.reuseCounts.created == 4)
  }

  @Test("A layout says where cells come from and go to")
  func ends() {
    final class Sliding: UICollectionViewFlowLayout {
      override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let start = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
        start?.center.x += 1000
        return start
      }
      override func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let end = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
        end?.center.x -= 1000
        return end
      }
    }
    let layout = Sliding()
    layout.itemSize = CGSize(width: 320, height: 50)
    layout.minimumLineSpacing = 0
    let items = NumberedItems(2)
    let (collection, stage) = items.collection(layout)
    let old = collection.cellForItem(at: path(0))
    collection.performBatchUpdates {
      collection.deleteItems(at: [path(0)])
      collection.insertItems(at: [path(0)])
    }
    #expect(presented(collection.cellForItem(at: path(0)))?.frame.minX == 1000)
    stage.run(9 / 60)
    #expect(abs((presented(old)?.frame.minX ?? 0) + 500) < 0.001)
  }

  @Test("Headers move with their sections, and go with them")
  func headers() {
    let layout = flow(320, 50)
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    let items = NumberedItems(2, 2)
    let (collection, stage) = items.collection(layout)
    let kind = UICollectionView.elementKindSectionHeader
    let first = collection.supplementaryView(forElementKind: kind, at: path(0, 0))
    let second = collection.supplementaryView(forElementKind: kind, at: path(0, 1))
    items.counts = [2]
    collection.deleteSections([0])
    #expect(collection.supplementaryView(forElementKind: kind, at: path(0, 0)) === second)
    #expect(presented(second)?.frame.minY == 120)
    stage.run(0.4)
    #expect(first?.superview == nil)
    #expect(presented(second)?.frame.minY == 0)
  }

  @Test("An update in an animation takes that animation's time")
  func inherited() {
    let items = NumberedItems(2)
    let (collection, stage) = items.collection(flow(320, 50))
    let cell = collection.cellForItem(at: path(0))
    items.counts = [3]
    UIView.animate(withDuration: 1) { collection.insertItems(at: [path(0)]) }
    stage.run(0.5)
    #expect(abs((presented(cell)?.frame.minY ?? 0) - 25) < 0.001)
    items.counts = [4]
    UIView.performWithoutAnimation { collection.insertItems(at: [path(0)]) }
    #expect(presented(cell)?.frame.minY == 100)
  }

  @Test("Scrolling away and a reload in the midst of an update leave nothing behind")
  func nothingLeft() {
    let items = NumberedItems(200)
    let (collection, stage) = items.collection(flow(320, 50))
    items.counts = [190]
    collection.deleteItems(at: (0..<10).map { path($0) })
    stage.update()
    collection.contentOffset.y = 4000
    stage.update()
    collection.reloadData()
    stage.update()
    #expect(collection.subviews.filter { $0 is UICollectionViewCell }.count == 10)
    stage.run(0.4)
    #expect(collection.subviews.filter { $0 is UICollectionViewCell }.count == 10)
    #expect(collection.reuseCounts.live == 10)
  }
}
