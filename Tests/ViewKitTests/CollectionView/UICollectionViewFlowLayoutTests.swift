import Foundation
import Testing

@testable import ViewKit

@Suite("The flow layout")
struct UICollectionViewFlowLayoutTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  private func frames(_ layout: UICollectionViewLayout, _ count: Int) -> [CGRect?] {
    (0..<count).map { layout.layoutAttributesForItem(at: path($0))?.frame }
  }

  @Test("F-04: four items of 200 with gaps of 8 fit in 834 with insets of 5")
  func exactFit() {
    let layout = flow(
      200, 100, item: 8, inset: UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5))
    let items = NumberedItems(8)
    let (_, stage) = items.collection(layout, size: CGSize(width: 834, height: 500))
    #expect(frames(layout, 5).map { $0?.minX } == [5, 213, 421, 629, 5])
    #expect(layout.collectionViewContentSize.height == 200)
    stage.update()
  }

  @Test("Insets, line spacing and lines of one section after another")
  func sections() {
    let layout = flow(
      100, 40, line: 6, item: 10, inset: UIEdgeInsets(top: 16, left: 16, bottom: 20, right: 16))
    let items = NumberedItems(5, 1)
    let (collection, _) = items.collection(layout, size: CGSize(width: 252, height: 500))
    #expect(
      layout.layoutAttributesForItem(at: path(0))?.frame
        == CGRect(x: 16, y: 16, width: 100, height: 40))
    #expect(layout.layoutAttributesForItem(at: path(1))?.frame.minX == 136)
    #expect(layout.layoutAttributesForItem(at: path(4))?.frame.minY == 108)
    #expect(layout.layoutAttributesForItem(at: path(0, 1))?.frame.minY == 184)
    #expect(collection.contentSize == CGSize(width: 252, height: 244))
    #expect(layout.layoutAttributesForItem(at: path(5)) == nil)
    #expect(layout.layoutAttributesForItem(at: path(0, 2)) == nil)
  }

  @Test("F-09: an empty section's header follows the section before")
  func emptySection() {
    final class Headers: NSObject, UICollectionViewDelegateFlowLayout {
      func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
      ) -> CGSize { CGSize(width: 0, height: section == 0 ? 50 : 40) }
    }
    let layout = flow(320, 100)
    let items = NumberedItems(2, 0)
    let (collection, _) = items.collection(layout, delegate: Headers())
    let kind = UICollectionView.elementKindSectionHeader
    let header = layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path(0, 1))
    #expect(header?.frame == CGRect(x: 0, y: 250, width: 320, height: 40))
    #expect(collection.contentSize.height == 290)
    #expect(collection.visibleSupplementaryViews(ofKind: kind).count == 2)
    #expect(
      collection.supplementaryView(forElementKind: kind, at: path(0, 1))?.frame.minY == 250)
  }

  @Test("Items that go sideways stand in columns, centred where one fits")
  func horizontal() {
    let layout = flow(100, 80, line: 10, item: 5)
    layout.scrollDirection = .horizontal
    layout.headerReferenceSize = CGSize(width: 30, height: 0)
    let items = NumberedItems(5)
    let (collection, stage) = items.collection(layout, size: CGSize(width: 320, height: 200))
    #expect(
      frames(layout, 3).map { $0?.origin } == [
        CGPoint(x: 30, y: 0), CGPoint(x: 30, y: 120), CGPoint(x: 140, y: 0),
      ])
    #expect(collection.contentSize == CGSize(width: 350, height: 200))
    collection.frame.size.height = 120
    stage.update()
    #expect(frames(layout, 2).map { $0?.minY } == [20, 20])
    #expect(collection.contentSize.width == 570)
  }

  @Test("A delegate without sizes is asked for one item only; one with sizes, for all")
  func delegateSizes() {
    final class Silent: NSObject, UICollectionViewDelegateFlowLayout {}
    final class Telling: NSObject, UICollectionViewDelegateFlowLayout {
      var asked: Set<Int> = []
      func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
      ) -> CGSize {
        asked.insert(indexPath.item)
        return CGSize(width: indexPath.item % 4 == 0 ? 343 : 109, height: 112)
      }
    }
    let many = NumberedItems(100_000_000)
    let (uniform, _) = many.collection(flow(80, 50), delegate: Silent())
    #expect(uniform.contentSize.height == 1_250_000_000)
    let telling = Telling()
    let layout = flow(
      1, 1, line: 20, item: 8, inset: UIEdgeInsets(top: 16, left: 16, bottom: 20, right: 16))
    let few = NumberedItems(12)
    let (mixed, _) = few.collection(
      layout, size: CGSize(width: 375, height: 500), delegate: telling)
    #expect(telling.asked.count == 12)
    #expect(mixed.contentSize.height == 808)
    #expect(layout.layoutAttributesForItem(at: path(2))?.frame.minX == 133)
  }

  @Test("X-06: items without width, or a size that is none, do no harm")
  func strangeSizes() {
    let layout = flow(0, 50)
    let items = NumberedItems(5)
    let (collection, stage) = items.collection(layout)
    #expect(collection.visibleCells.isEmpty)
    layout.itemSize = CGSize(width: CGFloat.nan, height: -3)
    stage.update()
    #expect(collection.contentSize.height == 0)
    layout.itemSize = CGSize(width: 100, height: 50)
    items.counts = [0]
    collection.reloadData()
    stage.update()
    #expect(collection.contentSize.height == 0)
  }

  @Test("A new width breaks the lines again, in the same frame")
  func newWidth() {
    let layout = flow(100, 50)
    let items = NumberedItems(9)
    let (collection, stage) = items.collection(layout)
    #expect(collection.contentSize.height == 150)
    collection.frame.size.width = 210
    stage.update()
    #expect(collection.contentSize == CGSize(width: 210, height: 250))
    #expect(collection.visibleCells.count == 9)
    #expect(collection.cellForItem(at: path(2))?.frame.minY == 50)
  }

  @Test("A pinned header stays at the top until its section pushes it out")
  func pinnedHeader() {
    let layout = flow(320, 100)
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.sectionHeadersPinToVisibleBounds = true
    let items = NumberedItems(5, 5)
    let (collection, stage) = items.collection(layout, size: CGSize(width: 320, height: 200))
    let kind = UICollectionView.elementKindSectionHeader
    func top(_ offset: CGFloat) -> CGFloat? {
      collection.contentOffset.y = offset
      stage.update()
      return collection.supplementaryView(forElementKind: kind, at: path(0))?.frame.minY
    }
    #expect(top(0) == 0)
    #expect(top(120) == 120)
    #expect(top(510) == 500)
    #expect(top(530) == nil)
  }

  @Test("A subclass changes what the layout gives, without changing what it keeps")
  func subclass() {
    final class Shifted: UICollectionViewFlowLayout {
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        let all = super.layoutAttributesForElements(in: rect)
        for attributes in all ?? [] { attributes.frame.origin.x += 7 }
        return all
      }
    }
    let layout = Shifted()
    layout.itemSize = CGSize(width: 100, height: 50)
    let items = NumberedItems(100)
    let (collection, stage) = items.collection(layout)
    for step in 0..<40 {
      collection.contentOffset.y = CGFloat(step) * 40
      stage.update()
      #expect(collection.visibleCells.allSatisfy { [7, 117, 227].contains($0.frame.minX) })
    }
  }
}
