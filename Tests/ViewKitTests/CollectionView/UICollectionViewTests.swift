import Foundation
import Testing

@testable import ViewKit

@Suite("A collection's items and cells")
struct UICollectionViewTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test("Only the items in sight have cells, and those that leave are used again")
  func reuse() {
    let items = NumberedItems(1000)
    let (collection, stage) = items.collection(flow(80, 50))
    #expect(collection.contentSize == CGSize(width: 320, height: 12_500))
    #expect(collection.visibleCells.count == 40)
    #expect(collection.reuseCounts == ReuseCounts(created: 40, live: 40))
    for step in 0..<300 {
      collection.contentOffset.y = CGFloat(step) * 33
      stage.update()
    }
    #expect(collection.reuseCounts.created == 44)
    #expect(
      collection.subviews.filter { $0 is UICollectionViewCell }.count
        == collection.visibleCells.count)
    let tags = Set(collection.visibleCells.map(\.tag))
    #expect(tags == Set(collection.indexPathsForVisibleItems.map(\.item)))
    let first = Int(collection.contentOffset.y / 50) * 4
    #expect(tags.min() == first)
  }

  @Test("A hundred million items cost what a thousand do")
  func hugeCollections() {
    for count in [1000, 100_000_000] {
      let items = NumberedItems(count)
      let (collection, stage) = items.collection(flow(80, 50))
      collection.contentOffset.y = collection.contentSize.height - 500
      stage.update()
      #expect(items.cellsAsked.count == 80)
      #expect(collection.visibleCells.map(\.tag).max() == count - 1)
      #expect(collection.reuseCounts == ReuseCounts(created: 40, dequeued: 40, live: 40))
    }
  }

  @Test("Most steps do not ask the layout")
  func asksInAdvance() {
    final class Counting: UICollectionViewFlowLayout {
      var questions = 0
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        questions += 1
        return super.layoutAttributesForElements(in: rect)
      }
    }
    let layout = Counting()
    layout.itemSize = CGSize(width: 80, height: 50)
    let items = NumberedItems(10_000)
    let (collection, stage) = items.collection(layout)
    layout.questions = 0
    for step in 0..<100 {
      collection.contentOffset.y = CGFloat(step) * 10
      stage.update()
    }
    #expect(layout.questions == 3)
  }

  @Test("F-07: an item taller than the view is shown from its middle")
  func tallItem() {
    let items = NumberedItems(1)
    let (collection, stage) = items.collection(
      flow(100, 1200), size: CGSize(width: 100, height: 600))
    collection.contentOffset.y = 300
    stage.update()
    #expect(collection.visibleCells.count == 1)
    #expect(collection.indexPathsForVisibleItems == [path(0)])
  }

  @Test("R-10: loading again gives every cell back to the pool")
  func reload() {
    let items = NumberedItems(100)
    let (collection, stage) = items.collection(flow(320, 50))
    for _ in 0..<10 {
      collection.reloadData()
      stage.update()
    }
    #expect(collection.reuseCounts == ReuseCounts(created: 10, dequeued: 100, live: 10))
    #expect(collection.subviews.filter { $0 is UICollectionViewCell }.count == 10)
  }

  @Test("Counts follow a reload at once, and cells at the next layout")
  func counts() {
    let items = NumberedItems(100, 3)
    let (collection, _) = items.collection(flow(320, 50))
    #expect(collection.numberOfSections == 2)
    items.counts = [2]
    collection.reloadData()
    #expect(collection.numberOfSections == 1)
    #expect(collection.numberOfItems(inSection: 0) == 2)
    #expect(collection.numberOfItems(inSection: 5) == 0)
    #expect(collection.contentSize.height == 100)
    #expect(collection.visibleCells.count == 2)
  }

  @Test("A registered class is made by its own initializer, with its item's size")
  func ownClass() {
    final class Custom: UICollectionViewCell {
      var sizeAtStart: CGSize?
      var applied = 0
      override init(frame: CGRect) {
        sizeAtStart = frame.size
        super.init(frame: frame)
      }
      required init?(coder aDecoder: NSCoder) { nil }
      override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        applied += 1
      }
    }
    let items = NumberedItems(3)
    let collection = UICollectionView(frame: .zero, collectionViewLayout: flow(70, 40))
    collection.register(Custom.self, forCellWithReuseIdentifier: "item")
    collection.dataSource = items
    _ = ListStage(collection, size: CGSize(width: 320, height: 500))
    let cell = collection.cellForItem(at: path(1)) as? Custom
    #expect(cell?.sizeAtStart == CGSize(width: 70, height: 40))
    #expect(cell?.reuseIdentifier == "item")
    #expect((cell?.applied ?? 0) > 0)
    #expect(cell?.layer.shouldRasterize == true)
  }

  @Test("A custom layout's places, order, transparency and hiding are its items'")
  func customLayout() {
    final class Circle: UICollectionViewLayout {
      override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 300) }
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        (0..<4).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      }
      override func layoutAttributesForItem(
        at indexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.size = CGSize(width: 50, height: 50)
        attributes.center = CGPoint(x: 100 + 20 * indexPath.item, y: 150)
        attributes.alpha = 0.5
        attributes.zIndex = 10 - indexPath.item
        attributes.isHidden = indexPath.item == 3
        attributes.transform = CGAffineTransform(scaleX: 2, y: 1)
        return attributes
      }
    }
    let items = NumberedItems(4)
    let (collection, _) = items.collection(Circle())
    #expect(collection.visibleCells.count == 3)
    let cell = collection.cellForItem(at: path(1))
    #expect(cell?.frame == CGRect(x: 70, y: 125, width: 100, height: 50))
    #expect(cell?.bounds.size == CGSize(width: 50, height: 50))
    #expect(cell?.alpha == 0.5)
    #expect(cell?.layer.zPosition == 9)
    #expect(collection.indexPathForItem(at: CGPoint(x: 120, y: 150)) == path(0))
  }

  @Test("A layout that gives items which do not exist, or one twice, shows what there is")
  func strangeLayout() {
    final class Wrong: UICollectionViewLayout {
      override var collectionViewContentSize: CGSize { CGSize(width: CGFloat.nan, height: 100) }
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        [0, 0, 1, 77].map { item in
          let attributes = UICollectionViewLayoutAttributes(
            forCellWith: IndexPath(item: item, section: 0))
          attributes.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
          return attributes
        }
      }
    }
    let items = NumberedItems(2)
    let (collection, _) = items.collection(Wrong())
    #expect(collection.visibleCells.map(\.tag) == [0, 1])
    #expect(collection.contentSize == CGSize(width: 0, height: 100))
  }

  @Test("A layout that follows the bounds is asked at every step, and its cells move")
  func invalidatingLayout() {
    final class Pinned: UICollectionViewFlowLayout {
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect)?.map { attributes in
          let copy = attributes.copy() as? UICollectionViewLayoutAttributes ?? attributes
          copy.alpha = (collectionView?.contentOffset.y ?? 0) > 0 ? 0.5 : 1
          return copy
        }
      }
    }
    let layout = Pinned()
    layout.itemSize = CGSize(width: 320, height: 100)
    let items = NumberedItems(20)
    let (collection, stage) = items.collection(layout)
    let cell = collection.visibleCells[1]
    #expect(cell.alpha == 1)
    collection.contentOffset.y = 5
    stage.update()
    #expect(cell.alpha == 0.5)
    #expect(collection.reuseCounts.created == 5)
  }

  @Test("R-13: scrolling to the last item reckons with insets")
  func scrollWithInsets() {
    let items = NumberedItems(10)
    let (collection, _) = items.collection(
      flow(320, 100), size: CGSize(width: 320, height: 600))
    collection.contentInset.top = 200
    collection.scrollToItem(at: path(9), at: .bottom, animated: false)
    #expect(collection.contentOffset.y == 400)
    collection.contentInset.bottom = 50
    collection.scrollToItem(at: path(9), at: .bottom, animated: false)
    #expect(collection.contentOffset.y == 450)
    collection.scrollToItem(at: path(0), at: .top, animated: false)
    #expect(collection.contentOffset.y == -200)
    collection.scrollToItem(at: path(5), at: .centeredVertically, animated: false)
    #expect(collection.contentOffset.y == 175)
    collection.scrollToItem(at: path(55), at: .top, animated: false)
    #expect(collection.contentOffset.y == 175)
  }

  @Test("F-10: another layout keeps the item in the middle in sight")
  func switchLayout() {
    let items = NumberedItems(100)
    let (collection, stage) = items.collection(flow(320, 50))
    collection.contentOffset.y = 2010
    stage.update()
    var completed = false
    collection.setCollectionViewLayout(flow(80, 100), animated: false) { completed = $0 }
    stage.update()
    #expect(completed)
    #expect(abs(collection.contentOffset.y - 900) <= 50)
    #expect(collection.indexPathsForVisibleItems.contains(path(45)))
    #expect(collection.cellForItem(at: path(45))?.frame.size == CGSize(width: 80, height: 100))
  }
}
