import Testing
import ViewKit

@Suite("Layouts of well-known kinds, written as for UIKit")
struct ClientLayoutTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  private func frames(_ collection: UICollectionView, _ items: Range<Int>) -> [CGRect] {
    items.compactMap { collection.cellForItem(at: path($0))?.frame }
  }

  @Test("Left-aligned lines begin at the inset and keep the distance")
  func leftAligned() {
    let layout = LeftAlignedFlow()
    layout.itemSize = CGSize(width: 70, height: 20)
    layout.minimumInteritemSpacing = 6
    layout.minimumLineSpacing = 4
    layout.sectionInset = UIEdgeInsets(top: 2, left: 5, bottom: 2, right: 5)
    let (collection, _) = NumberedItems(6).collection(layout, size: CGSize(width: 200, height: 300))
    #expect(
      frames(collection, 0..<5) == [
        CGRect(x: 5, y: 2, width: 70, height: 20), CGRect(x: 81, y: 2, width: 70, height: 20),
        CGRect(x: 5, y: 26, width: 70, height: 20), CGRect(x: 81, y: 26, width: 70, height: 20),
        CGRect(x: 5, y: 50, width: 70, height: 20),
      ])
    #expect(collection.layoutAttributesForItem(at: path(3))?.frame.minX == 81)
  }

  private final class Heights: WaterfallDelegate {
    func height(ofItemAt indexPath: IndexPath, width: CGFloat) -> CGFloat {
      [92, 42, 32, 62][indexPath.item % 4]
    }
  }

  @Test("A waterfall puts each item below the shortest column, once for all scrolling")
  func waterfall() {
    let layout = Waterfall()
    let heights = Heights()
    layout.delegate = heights
    let items = NumberedItems(40)
    let (collection, stage) = items.collection(layout, size: CGSize(width: 200, height: 200))
    #expect(
      frames(collection, 0..<4) == [
        CGRect(x: 4, y: 4, width: 92, height: 92), CGRect(x: 104, y: 4, width: 92, height: 42),
        CGRect(x: 104, y: 54, width: 92, height: 32), CGRect(x: 104, y: 94, width: 92, height: 62),
      ])
    collection.contentOffset.y = 500
    stage.update()
    #expect(layout.preparations == 1)
    items.counts = [3]
    collection.reloadData()
    stage.update()
    #expect(layout.preparations == 2)
    #expect(collection.contentSize == CGSize(width: 200, height: 100))
    #expect(collection.contentOffset == .zero)
    #expect(collection.visibleCells.count == 3)
  }

  private func carousel() -> (UICollectionView, ListStage) {
    let layout = Carousel()
    layout.itemSize = CGSize(width: 100, height: 80)
    layout.minimumLineSpacing = 20
    return NumberedItems(10).collection(layout, size: CGSize(width: 300, height: 100))
  }

  @Test("In a carousel cards grow towards the middle")
  func carouselScale() {
    let (collection, stage) = carousel()
    #expect(collection.contentSize == CGSize(width: 1380, height: 100))
    #expect(frames(collection, 0..<1) == [CGRect(x: 100, y: 10, width: 100, height: 80)])
    #expect(
      collection.cellForItem(at: path(1))?.frame == CGRect(x: 245, y: 30, width: 50, height: 40))
    collection.contentOffset.x = 60
    stage.update()
    #expect(
      collection.cellForItem(at: path(0))?.frame
        == CGRect(x: 112.5, y: 20, width: 75, height: 60))
    #expect(
      (collection.layoutAttributesForItem(at: path(1)) as? CardAttributes)?.ratio == 0.5)
    #expect(collection.cellForItem(at: path(0))?.layer.zPosition == 8)
    #expect(collection.decelerationRate == .fast)
  }

  @Test("A carousel comes to rest with a card in the middle")
  func carouselSnap() {
    let (collection, stage) = carousel()
    stage.send(.pointerMoved(to: CGPoint(x: 250, y: 50)))
    stage.send(.pointerDown(button: 1, at: CGPoint(x: 250, y: 50)))
    for step in 1...10 {
      stage.send(.pointerMoved(to: CGPoint(x: 250 - 10 * CGFloat(step), y: 50)))
      stage.update()
    }
    stage.send(.pointerUp(button: 1, at: CGPoint(x: 150, y: 50)))
    stage.run(3)
    #expect(!collection.isDecelerating)
    #expect(collection.contentOffset.x > 0)
    #expect(collection.contentOffset.x.truncatingRemainder(dividingBy: 120) == 0)
  }

  @Test("Sticky headers stay while their section does, above a decoration")
  func stickyHeaders() {
    let layout = StickyHeaders()
    layout.itemSize = CGSize(width: 100, height: 50)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    let (collection, stage) = NumberedItems(4, 4, 4).collection(
      layout, size: CGSize(width: 100, height: 200))
    func header(_ section: Int) -> CGRect? {
      collection.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: path(0, section))?.frame
    }
    #expect(header(0) == CGRect(x: 0, y: 0, width: 100, height: 20))
    collection.contentOffset.y = 130
    stage.update()
    #expect(header(0)?.minY == 130)
    #expect(header(1)?.minY == 220)
    collection.contentOffset.y = 210
    stage.update()
    #expect(header(0)?.minY == 200)
    collection.contentOffset.y = 260
    stage.update()
    #expect(header(1)?.minY == 260)
    let backdrops = collection.subviews.filter { $0 is StickyHeaders.Backdrop }
    #expect(
      backdrops.map(\.frame).sorted { $0.minY < $1.minY } == [
        CGRect(x: 0, y: 240, width: 100, height: 200)
      ] + (backdrops.count > 1 ? [CGRect(x: 0, y: 460, width: 100, height: 200)] : []))
    #expect(backdrops.allSatisfy { $0.layer.zPosition == -1 })
    #expect(
      collection.indexPathsForVisibleSupplementaryElements(
        ofKind: UICollectionView.elementKindSectionHeader
      ).map(\.section).sorted() == [1, 2])
  }

  @Test("Inserted items start and deleted ones end where the layout says")
  func stagedInsert() throws {
    let layout = StagedInsert()
    layout.itemSize = CGSize(width: 100, height: 50)
    layout.minimumLineSpacing = 0
    let items = NumberedItems(4)
    let (collection, stage) = items.collection(layout, size: CGSize(width: 100, height: 400))
    let gone = try #require(collection.cellForItem(at: path(3)))
    collection.performBatchUpdates {
      collection.deleteItems(at: [path(3)])
      collection.insertItems(at: [path(1)])
    }
    #expect(layout.updates == ["delete", "insert"])
    let new = try #require(collection.cellForItem(at: path(1)))
    let start = new.layer.presentation()
    #expect(start?.position == CGPoint(x: 50, y: -125))
    #expect(start?.opacity == 0)
    stage.run(9 / 60)
    #expect(abs((new.layer.presentation()?.position.y ?? 0) + 25) < 0.001)
    #expect(abs((gone.layer.presentation()?.affineTransform().a ?? 0) - 0.75) < 0.001)
    stage.run(10 / 60)
    #expect(new.frame == CGRect(x: 0, y: 50, width: 100, height: 50))
    #expect(new.transform.isIdentity)
    #expect(gone.superview == nil)
  }

  @Test("A layout for the other direction of reading is shown as in a mirror")
  func mirrored() {
    final class Flipping: UICollectionViewFlowLayout {
      override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }
    let layout = Flipping()
    layout.itemSize = CGSize(width: 90, height: 50)
    layout.minimumInteritemSpacing = 5
    let (collection, stage) = NumberedItems(3).collection(
      layout, size: CGSize(width: 200, height: 200))
    #expect(collection.cellForItem(at: path(0))?.frame.minX == 0)
    collection.semanticContentAttribute = .forceRightToLeft
    layout.invalidateLayout()
    stage.update()
    #expect(
      frames(collection, 0..<3) == [
        CGRect(x: 110, y: 0, width: 90, height: 50), CGRect(x: 0, y: 0, width: 90, height: 50),
        CGRect(x: 110, y: 60, width: 90, height: 50),
      ])
    #expect(collection.indexPathForItem(at: CGPoint(x: 150, y: 20)) == path(0))
    let row = Flipping()
    row.itemSize = CGSize(width: 90, height: 50)
    row.scrollDirection = .horizontal
    let items = NumberedItems(20)
    let (strip, _) = items.collection(flow(10, 10), size: CGSize(width: 200, height: 50))
    strip.semanticContentAttribute = .forceRightToLeft
    strip.collectionViewLayout = row
    #expect(strip.layoutAttributesForItem(at: path(0))?.frame.maxX == strip.contentSize.width)
  }

  @Test("A layout hears of a size that changes in an animation, before and after its views move")
  func animatedBounds() {
    final class Listening: UICollectionViewFlowLayout {
      var calls: [String] = []
      override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
        super.prepare(forAnimatedBoundsChange: oldBounds)
        calls.append("prepare \(Int(oldBounds.width))")
      }
      override func finalizeAnimatedBoundsChange() {
        super.finalizeAnimatedBoundsChange()
        calls.append("finalize")
      }
    }
    let layout = Listening()
    let (collection, stage) = NumberedItems(10).collection(
      layout, size: CGSize(width: 120, height: 200))
    UIView.animate(withDuration: 0.3) {
      collection.frame.size.width = 240
      collection.layoutIfNeeded()
    }
    #expect(layout.calls == ["prepare 120", "finalize"])
    collection.frame.size.width = 120
    stage.update()
    #expect(layout.calls.count == 2)
  }
}
