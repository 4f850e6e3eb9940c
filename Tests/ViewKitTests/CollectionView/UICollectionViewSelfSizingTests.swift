import Foundation
import Testing

@testable import ViewKit

@Suite("Cells that say how large they are", .serialized)
struct UICollectionViewSelfSizingTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  private func heights(_ heights: CGFloat...) -> [CGSize] {
    heights.map { CGSize(width: 100, height: $0) }
  }

  private func many(_ count: Int, _ height: CGFloat) -> [CGSize] {
    [CGSize](repeating: CGSize(width: 100, height: height), count: count)
  }

  /// Where an item's cell is on the screen, from the collection's top.
  private func top(_ item: Int, _ collection: UICollectionView) -> CGFloat? {
    collection.cellForItem(at: path(item)).map { $0.frame.minY - collection.bounds.minY }
  }

  @Test("Items have the sizes of their cells once in sight, and the expected one before")
  func sizes() {
    let items = SizedItems(heights(30, 70, 110, 20, 40))
    let (collection, stage) = items.collection(estimated(50))
    #expect(collection.visibleCells.map(\.frame.height).sorted() == [30, 70, 110])
    #expect(collection.cellForItem(at: path(2))?.frame.minY == 100)
    // The fourth was in sight as long as the first three were expected to be smaller.
    #expect(collection.contentSize == CGSize(width: 100, height: 280))
    #expect(SizedCell.questions == 4)
    stage.run(0.2)
    #expect(SizedCell.questions == 4)
    collection.contentOffset.y = 100
    stage.update()
    #expect(collection.contentSize.height == 270)
  }

  @Test("Cells smaller than expected bring others into sight in the same layout")
  func filling() {
    let items = SizedItems(many(100, 10))
    let (collection, _) = items.collection(estimated(100))
    #expect(collection.visibleCells.count == 20)
    #expect(SizedCell.questions == 20)
    #expect(collection.reuseCounts.created == 20)
  }

  @Test("Where all items have a size, no cell is asked")
  func fixedSizes() {
    let items = SizedItems(many(100, 10))
    let (collection, stage) = items.collection(flow(100, 50))
    collection.contentOffset.y = 500
    stage.update()
    #expect(collection.visibleCells.count == 4)
    #expect(SizedCell.questions == 0)
  }

  @Test("Items above that are larger or smaller than expected move nothing that is seen")
  func scrollingUp() {
    let items = SizedItems(many(50, 80) + many(50, 20))
    let (collection, stage) = items.collection(estimated(50))
    collection.contentOffset.y = 4000
    stage.update()
    while collection.contentOffset.y > 30 {
      let seen = collection.visibleCells.map { ($0.tag, top($0.tag, collection)) }
      collection.contentOffset.y -= 30
      stage.update()
      for (item, before) in seen {
        guard let now = top(item, collection), let before else { continue }
        #expect(now == before + 30)
      }
    }
    #expect(collection.layoutAttributesForItem(at: path(10))?.frame.minY == 800)
  }

  @Test("A fling up goes on through sizes that were expected otherwise")
  func flingUp() {
    let items = SizedItems(many(200, 90))
    let (collection, stage) = items.collection(estimated(50))
    collection.contentOffset.y = 5000
    stage.update()
    stage.fling(from: CGPoint(x: 50, y: 30), by: 120)
    stage.update()
    #expect(collection.isDecelerating)
    var speed = CGFloat.infinity
    while collection.isDecelerating {
      guard let cell = collection.visibleCells.min(by: { $0.tag < $1.tag }) else { break }
      let before = cell.frame.minY - collection.bounds.minY
      stage.update()
      guard cell.superview === collection, let now = top(cell.tag, collection) else { continue }
      // What is seen moves on, ever slower but for the last step, to a whole pixel, and never back.
      #expect(now - before >= 0 && now - before <= speed + 0.5)
      speed = now - before
    }
    #expect(collection.contentOffset.y > 0)
  }

  @Test("Jumping to the last item reaches the true end")
  func lastItem() {
    let items = SizedItems(many(300, 77))
    let (collection, stage) = items.collection(estimated(50))
    collection.scrollToItem(at: path(299), at: .bottom, animated: false)
    stage.update()
    #expect(top(299, collection) == 123)
    #expect(collection.contentOffset.y == collection.contentSize.height - 200)
    collection.contentOffset.y = 0
    stage.update()
    #expect(top(0, collection) == 0)
    collection.setContentOffset(
      CGPoint(x: 0, y: collection.contentSize.height - 200), animated: false)
    stage.update()
    #expect(collection.contentOffset.y == collection.contentSize.height - 200)
  }

  @Test("An animated change to an item and the End key get there, whatever sizes come on the way")
  func animatedGoals() {
    let items = SizedItems(many(60, 77))
    let (collection, stage) = items.collection(estimated(50))
    collection.scrollToItem(at: path(30), at: .top, animated: true)
    stage.run(1)
    #expect(top(30, collection) == 0)
    collection.scrollToItem(at: path(10), at: .bottom, animated: true)
    stage.run(1)
    #expect(top(10, collection) == 123)
    collection.becomeFirstResponder()
    stage.send(.keyDown(.keyboardEnd, modifiers: [], isRepeat: false))
    stage.run(2)
    #expect(collection.contentOffset.y == collection.contentSize.height - 200)
    #expect(top(59, collection) == 123)
  }

  @Test("Lines break by the sizes of the cells; a delegate's sizes are what is expected")
  func lines() {
    final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
      ) -> CGSize { CGSize(width: 100, height: indexPath.item == 4 ? 500 : 20) }
    }
    let items = SizedItems((0..<5).map { CGSize(width: 20 + 20 * $0, height: 20) })
    let delegate = Sizes()
    let (collection, stage) = items.collection(estimated(50))
    stage.keep(delegate)
    collection.delegate = delegate
    stage.update()
    // 20 + 40 and 60 do not fit in 100, 60 and 80 do not, nor do 80 and 100.
    let frames = (0..<5).compactMap { collection.layoutAttributesForItem(at: path($0))?.frame }
    #expect(frames.map(\.minY) == [0, 0, 20, 40, 60])
    #expect(frames.map(\.width) == [20, 40, 60, 80, 100])
    #expect(frames[1].minX == 60)
    #expect(collection.contentSize.height == 80)
  }

  @Test("Cells of constraints have the size at which these are kept")
  func constraints() {
    final class Boxed: UICollectionViewCell {
      override init(frame: CGRect) {
        super.init(frame: frame)
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(box)
        NSLayoutConstraint.activate([
          box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 7),
          box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
          box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
          box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
          box.widthAnchor.constraint(equalToConstant: 40),
          box.heightAnchor.constraint(equalToConstant: 25),
        ])
      }
      required init?(coder: NSCoder) { nil }
    }
    let items = NumberedItems(3)
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    collection.register(Boxed.self, forCellWithReuseIdentifier: "item")
    collection.dataSource = items
    let stage = ListStage(collection, size: CGSize(width: 200, height: 200), keeping: items)
    #expect(collection.cellForItem(at: path(1))?.frame.size == CGSize(width: 60, height: 40))
    stage.update()
    #expect(
      collection.cellForItem(at: path(1))?.contentView.subviews.first?.frame
        == CGRect(x: 10, y: 7, width: 40, height: 25))
  }

  @Test("Sizes go with their items through a batch, and new items have theirs from the start")
  func updates() {
    let items = SizedItems(heights(30, 40, 50, 60))
    let (collection, stage) = items.collection(estimated(100))
    let last = collection.cellForItem(at: path(3))
    items.sizes[0].insert(CGSize(width: 100, height: 15), at: 1)
    items.sizes[0].removeFirst()
    collection.performBatchUpdates {
      collection.deleteItems(at: [path(0)])
      collection.insertItems(at: [path(0)])
    }
    #expect(
      collection.cellForItem(at: path(0))?.frame == CGRect(x: 0, y: 0, width: 100, height: 15))
    #expect(last?.frame == CGRect(x: 0, y: 105, width: 100, height: 60))
    #expect(last?.layer.presentation()?.frame.minY == 120)
    stage.run(0.4)
    #expect(last?.layer.presentation()?.frame.minY == 105)
    #expect(SizedCell.questions == 5)
    #expect(collection.contentSize.height == 165)
  }

  @Test("A switch to a layout that asks goes straight to the sizes that the cells have")
  func switching() {
    let items = SizedItems(many(20, 30))
    let (collection, stage) = items.collection(flow(100, 100))
    collection.setCollectionViewLayout(estimated(60), animated: true)
    #expect(collection.cellForItem(at: path(1))?.frame.minY == 30)
    #expect(collection.cellForItem(at: path(1))?.layer.presentation()?.frame.minY == 100)
    stage.run(0.4)
    #expect(collection.visibleCells.count == 7)
    #expect(collection.reuseCounts.live == 7)
  }

  @Test("Invalidating the layout has the cells in sight asked again")
  func askingAgain() {
    let items = SizedItems(heights(30, 40, 50))
    let (collection, stage) = items.collection(estimated(100))
    (collection.cellForItem(at: path(0)) as? SizedCell)?.wanted?.height = 90
    stage.update()
    #expect(collection.cellForItem(at: path(1))?.frame.minY == 30)
    collection.collectionViewLayout.invalidateLayout()
    stage.update()
    #expect(collection.cellForItem(at: path(1))?.frame.minY == 90)
  }

  @Test("An own layout is asked in UIKit's order, and supplementary views have their say")
  func ownLayout() {
    let layout = Stack()
    let items = SizedItems(heights(30, 60))
    let (collection, _) = items.collection(layout)
    #expect(
      layout.log == [
        "prepare", "elements", "should 0", "context 0", "invalidate", "should 1", "context 1",
        "invalidate", "prepare", "elements",
      ])
    #expect(
      collection.cellForItem(at: path(1))?.frame == CGRect(x: 0, y: 30, width: 100, height: 60))
    #expect(collection.contentSize.height == 90)
  }

  /// A list that notes what it is asked.
  private final class Stack: UICollectionViewLayout {
    var log: [String] = []
    private var heights: [Int: CGFloat] = [:]

    override func prepare() { log.append("prepare") }

    override var collectionViewContentSize: CGSize {
      let count = collectionView?.numberOfItems(inSection: 0) ?? 0
      return CGSize(width: 100, height: start(count))
    }

    private func start(_ item: Int) -> CGFloat {
      (0..<item).reduce(0) { $0 + (heights[$1] ?? 50) }
    }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(
        x: 0, y: start(indexPath.item), width: 100, height: heights[indexPath.item] ?? 50)
      return attributes
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      log.append("elements")
      return (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).compactMap {
        layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
      }
    }

    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
      log.append("should \(originalAttributes.indexPath.item)")
      return preferredAttributes.size.height != originalAttributes.size.height
    }

    override func invalidationContext(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
      let item = originalAttributes.indexPath.item
      log.append("context \(item)")
      heights[item] = preferredAttributes.size.height
      return super.invalidationContext(
        forPreferredLayoutAttributes: preferredAttributes,
        withOriginalAttributes: originalAttributes)
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      if context.invalidatedItemIndexPaths != nil { log.append("invalidate") }
      super.invalidateLayout(with: context)
    }
  }

  @Test("An own layout that does not care is left alone after its first elements")
  func indifferentLayout() {
    final class Rows: UICollectionViewFlowLayout {
      override var asksPreferredSizes: Bool? { nil }
      override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
      ) -> Bool {
        OptionalMethod.noteDefault(.preferredSize)
        return false
      }
    }
    let layout = Rows()
    layout.itemSize = CGSize(width: 100, height: 10)
    let items = SizedItems(many(1000, 30))
    let (collection, stage) = items.collection(layout)
    for _ in 0..<20 {
      collection.contentOffset.y += 100
      stage.update()
    }
    #expect(SizedCell.questions == 8)
    #expect(collection.visibleCells.count == 10)
  }

  @Test("A layout that adjusts the offset itself has its way")
  func adjustments() {
    final class Adjusting: UICollectionViewFlowLayout {
      override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
          forPreferredLayoutAttributes: preferredAttributes,
          withOriginalAttributes: originalAttributes)
        context.contentOffsetAdjustment = CGPoint(x: 0, y: 1)
        return context
      }
    }
    let layout = Adjusting()
    layout.estimatedItemSize = CGSize(width: 100, height: 100)
    layout.minimumLineSpacing = 0
    let items = SizedItems(many(10, 120))
    let (collection, stage) = items.collection(layout)
    #expect(collection.contentOffset.y == 2)
    stage.update()
    #expect(collection.contentOffset.y == 2)
  }

  @Test("Sizes that are none, and layouts that never agree, come to an end")
  func strangeSizes() {
    final class Contrary: UICollectionViewFlowLayout {
      override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
      ) -> Bool { true }
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect)?.map {
          $0.size.height += CGFloat.random(in: 0...1)
          return $0
        }
      }
    }
    let layout = Contrary()
    layout.estimatedItemSize = CGSize(width: 100, height: 100)
    let sizes = [CGFloat.nan, -5, .infinity, 0, 40].map { CGSize(width: 100, height: $0) }
    let (collection, stage) = SizedItems(sizes).collection(layout)
    stage.update()
    #expect(collection.visibleCells.count >= 2)
    // Items that all turn out to have hardly any extent do not all come at once.
    let (flat, _) = SizedItems(many(2000, 0.01)).collection(estimated(100))
    #expect(flat.visibleCells.count < 1000)
  }

  @Test("Other lengths of lines have the cells asked anew, and what was looked at stays")
  func rotation() {
    let items = SizedItems(many(100, 80))
    let layout = estimated(50)
    let (collection, stage) = items.collection(layout)
    collection.contentOffset.y = 2000
    stage.update()
    let first = collection.indexPathsForVisibleItems.map(\.item).min() ?? 0
    let before = top(first, collection)
    collection.frame.size.width = 150
    stage.update()
    #expect(top(first, collection) == before)
    #expect(collection.layoutAttributesForItem(at: path(99))?.frame.height == 50)
    #expect(collection.cellForItem(at: path(first))?.frame.height == 80)
  }
}
