import Foundation
import Testing

@testable import ViewKit

@Suite("Sections that scroll on their own")
struct OrthogonalScrollingTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  private func firstScroller(_ collection: UICollectionView) -> SectionScroller? {
    collection.subviews.compactMap { $0 as? SectionScroller }
      .min { $0.frame.minY < $1.frame.minY }
  }

  private func seen(_ collection: UICollectionView, _ item: Int, _ section: Int = 0) -> CGRect? {
    guard let cell = collection.cellForItem(at: path(item, section)) else { return nil }
    return cell.convert(cell.bounds, to: collection)
  }

  @Test("Groups stand beside each other; only those in sight have cells, used again as it scrolls")
  func scrolling() throws {
    let section = shelf(.continuous, spacing: 10)
    section.contentInsets = insets(5, 20, 5, 20)
    section.boundarySupplementaryItems = [header(30)]
    let layout = UICollectionViewCompositionalLayout(section: section)
    let (collection, stage) = NumberedItems(1000).collection(layout)
    #expect(collection.contentSize == CGSize(width: 320, height: 120))
    #expect(layout.frame(2) == rect(240, 35, 100, 80))
    let scroller = try #require(firstScroller(collection))
    #expect(scroller.frame == rect(0, 35, 320, 80))
    #expect(scroller.contentSize == CGSize(width: 110_030, height: 80))
    #expect(collection.indexPathsForVisibleItems.map(\.item).sorted() == [0, 1, 2])
    #expect(seen(collection, 1) == rect(130, 35, 100, 80))

    scroller.contentOffset.x = 55_000
    stage.update()
    #expect(collection.indexPathsForVisibleItems.map(\.item).sorted() == [499, 500, 501, 502])
    #expect(seen(collection, 500) == rect(20, 35, 100, 80))
    #expect(collection.indexPathForItem(at: CGPoint(x: 150, y: 50))?.item == 501)
    for step in 0..<200 {
      scroller.contentOffset.x = 55_000 + CGFloat(step) * 37
      stage.update()
    }
    #expect(collection.reuseCounts.created <= 5)
    #expect(
      collection.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: path(0))?.superview
        === collection)
  }

  @Test("A section that comes back into sight is where it was left; its view was used for others")
  func position() throws {
    let layout = UICollectionViewCompositionalLayout(section: shelf(.continuous, height: 200))
    let (collection, stage) = NumberedItems(50, 50, 50, 50, 50, 50, 50, 50, 50, 50).collection(
      layout, size: CGSize(width: 320, height: 400))
    try #require(firstScroller(collection)).contentOffset.x = 730
    stage.update()
    #expect(seen(collection, 7)?.minX == -30)
    var most = 0
    for offset in stride(from: 0, through: 1600, by: 50) as StrideThrough<CGFloat> {
      collection.contentOffset.y = offset
      stage.update()
      most = max(most, collection.subviews.count { $0 is SectionScroller })
    }
    #expect(seen(collection, 7) == nil)
    #expect(seen(collection, 0, 9)?.minX == 0)
    #expect(most <= 6)
    collection.contentOffset.y = 0
    stage.update()
    #expect(seen(collection, 7)?.minX == -30)
    #expect(collection.reuseCounts.created <= 16)
  }

  @Test(
    "Where a drag comes to rest",
    arguments: [
      // Groups of 100 with 10 between them in 320, 10 of them: they end at 1090.
      (
        UICollectionLayoutSectionOrthogonalScrollingBehavior.continuous, 237 as CGFloat,
        0 as CGFloat,
        1 as CGFloat, 237 as CGFloat
      ),
      (.continuousGroupLeadingBoundary, 237, 0, 1, 220),
      (.continuousGroupLeadingBoundary, 900, 0, 1, 770),
      (.groupPaging, 700, 220, 1, 330),
      (.groupPaging, 20, 220, -1, 110),
      (.groupPaging, 225, 220, 0.5, 330),
      (.groupPaging, 240, 220, 0, 220),
      // The middle of group 3 is at 380: 160 is in the middle of 320.
      (.groupPagingCentered, 200, 110, 1, 220),
      (.groupPagingCentered, -200, -110, -1, -110),
    ])
  func resting(
    behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, proposed: CGFloat,
    start: CGFloat, velocity: CGFloat, rest: CGFloat
  ) {
    let section = shelf(behavior, spacing: 10)
    let groups = GroupRun(
      section.group, count: 10, axis: .x, spacing: 10,
      container: CGSize(width: 320, height: 100), traits: .standard, measured: [:])
    let run = SectionScrollRun(groups: groups, behavior: behavior, lead: 0, trail: 0, viewport: 320)
    #expect(run.rest(proposed: proposed, from: start, velocity: velocity) == rest)
  }

  @Test("A drag sideways pages the section by one group; one downwards moves the collection")
  func dragging() throws {
    let layout = UICollectionViewCompositionalLayout { section, _ in
      section == 0 ? shelf(.groupPaging, width: 200, height: 200) : rows(100)
    }
    let (collection, stage) = NumberedItems(20, 20).collection(layout)
    let scroller = try #require(firstScroller(collection))
    func drag(_ by: CGVector) {
      let start = CGPoint(x: 250, y: 150)
      stage.send(.pointerMoved(to: start))
      stage.send(.pointerDown(button: 1, at: start))
      for step in 1...10 {
        stage.update()
        stage.send(
          .pointerMoved(
            to: CGPoint(
              x: start.x + by.dx * CGFloat(step) / 10, y: start.y + by.dy * CGFloat(step) / 10)))
      }
      stage.send(
        .pointerUp(button: 1, at: CGPoint(x: start.x + by.dx, y: start.y + by.dy)))
      stage.run(3)
    }
    drag(CGVector(dx: -150, dy: 5))
    #expect(scroller.contentOffset.x == 200)
    #expect(collection.contentOffset.y == 0)
    drag(CGVector(dx: 5, dy: -100))
    #expect(scroller.contentOffset.x == 200)
    #expect(collection.contentOffset.y > 90)
    collection.contentOffset.y = 0
    drag(CGVector(dx: 150, dy: 5))
    #expect(scroller.contentOffset.x == 0)
  }

  @Test(
    "Its handler hears what is in sight and how far it has scrolled, and changes how that looks")
  func handler() throws {
    var heard: [(items: [Int], offset: CGPoint)] = []
    let section = shelf(.continuous)
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      heard.append((items.map(\.indexPath.item), offset))
      for item in items {
        let middle = item.frame.midX - offset.x
        item.alpha = abs(middle - environment.container.contentSize.width / 2) < 60 ? 1 : 0.5
      }
    }
    let layout = UICollectionViewCompositionalLayout(section: section)
    let (collection, stage) = NumberedItems(50).collection(layout)
    #expect(heard.last?.items == [0, 1, 2, 3])
    #expect(collection.cellForItem(at: path(1))?.alpha == 1)
    #expect(collection.cellForItem(at: path(0))?.alpha == 0.5)
    try #require(firstScroller(collection)).contentOffset.x = 210
    stage.update()
    #expect(heard.last?.items == [2, 3, 4, 5])
    #expect(heard.last?.offset == CGPoint(x: 210, y: 0))
    #expect(collection.cellForItem(at: path(3))?.alpha == 1)
    #expect(collection.cellForItem(at: path(2))?.alpha == 0.5)
  }

  @Test("Centred groups begin and end in the middle")
  func centered() throws {
    let layout = UICollectionViewCompositionalLayout(section: shelf(.groupPagingCentered))
    let (collection, stage) = NumberedItems(5).collection(layout)
    let scroller = try #require(firstScroller(collection))
    #expect(scroller.contentOffset.x == -110)
    #expect(seen(collection, 0)?.midX == 160)
    collection.scrollToItem(at: path(4), at: .centeredHorizontally, animated: false)
    stage.update()
    #expect(seen(collection, 4)?.midX == 160)
  }

  @Test("Scrolling to an item moves its section, and one out of sight remembers it")
  func scrollingTo() {
    let layout = UICollectionViewCompositionalLayout(section: shelf(.continuous, height: 300))
    let (collection, stage) = NumberedItems(50, 50, 50, 50).collection(layout)
    collection.scrollToItem(at: path(20, 3), at: [.bottom, .left], animated: false)
    stage.update()
    #expect(collection.contentOffset.y == 700)
    #expect(seen(collection, 20, 3)?.origin == CGPoint(x: 0, y: 900))
    #expect(layout.frame(20, 3) == rect(2000, 900, 100, 300))
  }

  @Test("From right to left it begins at its right end")
  func rightToLeft() throws {
    let layout = UICollectionViewCompositionalLayout(section: shelf(.continuous))
    let items = NumberedItems(10)
    let (collection, stage) = items.collection(layout)
    collection.semanticContentAttribute = .forceRightToLeft
    stage.update()
    let scroller = try #require(firstScroller(collection))
    #expect(scroller.contentOffset.x == 680)
    #expect(seen(collection, 0) == rect(220, 0, 100, 80))
    #expect(seen(collection, 1) == rect(120, 0, 100, 80))
    scroller.contentOffset.x = 480
    stage.update()
    #expect(collection.indexPathsForVisibleItems.map(\.item).sorted() == [2, 3, 4, 5])
  }

  @Test("A section inserted above takes nothing from the position of one that was scrolled")
  func updates() throws {
    let layout = UICollectionViewCompositionalLayout(section: shelf(.continuous))
    let items = NumberedItems(50, 50)
    let (collection, stage) = items.collection(layout)
    try #require(firstScroller(collection)).contentOffset.x = 300
    stage.update()
    items.counts = [50, 50, 50]
    collection.performBatchUpdates { collection.insertSections([0]) }
    stage.run(1)
    #expect(seen(collection, 3, 1)?.minX == 0)
    #expect(seen(collection, 0, 0)?.minX == 0)
    #expect(collection.visibleCells.allSatisfy { $0.superview?.superview is SectionScroller })
    items.counts = [50]
    collection.performBatchUpdates { collection.deleteSections([0, 2]) }
    stage.run(1)
    stage.update()
    #expect(seen(collection, 3)?.minX == 0)
    #expect(collection.visibleCells.count == 4)
  }

  @Test("A switch to another layout takes the cells out of the sections, and leaves none behind")
  func switching() throws {
    let layout = UICollectionViewCompositionalLayout(section: shelf(.continuous))
    let (collection, stage) = NumberedItems(50).collection(layout)
    try #require(firstScroller(collection)).contentOffset.x = 100
    stage.update()
    let cell = try #require(collection.cellForItem(at: path(2)))
    collection.setCollectionViewLayout(flow(100, 50), animated: true)
    #expect(cell.presentedGeometry.frame == rect(100, 0, 100, 80))
    stage.run(1)
    #expect(collection.cellForItem(at: path(2)) === cell)
    #expect(cell.superview === collection)
    #expect(cell.frame == rect(220, 0, 100, 50))
    #expect(firstScroller(collection) == nil)
    collection.setCollectionViewLayout(layout, animated: false)
    stage.update()
    #expect(seen(collection, 2) == rect(200, 0, 100, 80))
  }
}
