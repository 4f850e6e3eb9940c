import Foundation
import Testing

@testable import ViewKit

@Suite("Sections of a compositional layout")
struct NSCollectionLayoutSectionTests {
  private let head = UICollectionView.elementKindSectionHeader
  private let foot = UICollectionView.elementKindSectionFooter

  @Test("Headers, insets, groups, footers, and the next section some way below")
  func edges() {
    let section = rows(50)
    section.contentInsets = insets(8, 16, 12, 16)
    section.interGroupSpacing = 5
    section.boundarySupplementaryItems = [header(30), footer(20)]
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 40
    let layout = UICollectionViewCompositionalLayout(
      section: section, configuration: configuration)
    let (collection, stage) = NumberedItems(2, 1).collection(layout)
    #expect(layout.frame(head, 0) == rect(16, 0, 288, 30))
    #expect(layout.frame(0) == rect(16, 38, 288, 50))
    #expect(layout.frame(1) == rect(16, 93, 288, 50))
    #expect(layout.frame(foot, 0) == rect(16, 155, 288, 20))
    #expect(layout.frame(head, 0, 1) == rect(16, 215, 288, 30))
    #expect(collection.contentSize == CGSize(width: 320, height: 335))
    section.supplementariesFollowContentInsets = false
    layout.invalidateLayout()
    stage.update()
    #expect(layout.frame(head, 0) == rect(0, 0, 320, 30))
    #expect(collection.visibleSupplementaryViews(ofKind: head).count == 2)
  }

  @Test("An edge that does not extend its section lies over the items; one at the side takes room")
  func overlays() {
    let over = header(30)
    over.extendsBoundary = false
    let side = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: layoutSize(.absolute(40), .absolute(20)), elementKind: "side",
      alignment: .leading, absoluteOffset: CGPoint(x: 3, y: 0))
    let section = rows(50)
    section.boundarySupplementaryItems = [over, side]
    let layout = UICollectionViewCompositionalLayout(section: section)
    let items = NumberedItems(2)
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    collection.frame = rect(0, 0, 320, 500)
    collection.dataSource = items
    #expect(layout.frame(head, 0) == rect(0, 0, 320, 30))
    #expect(layout.frame(0) == rect(40, 0, 280, 50))
    #expect(layout.frame("side", 0) == rect(3, 40, 40, 20))
  }

  @Test("A pinned header stays in sight until its section pushes it out")
  func pinned() {
    let section = rows(100)
    section.boundarySupplementaryItems = [header(30, pinned: true)]
    let layout = UICollectionViewCompositionalLayout(section: section)
    let (collection, stage) = NumberedItems(5, 5).collection(
      layout, size: CGSize(width: 320, height: 200))
    func top(_ offset: CGFloat) -> CGFloat? {
      collection.contentOffset.y = offset
      stage.update()
      return collection.supplementaryView(
        forElementKind: head, at: IndexPath(item: 0, section: 0))?.frame.minY
    }
    #expect(top(0) == 0)
    #expect(top(120) == 120)
    #expect(top(510) == 500)
    #expect(top(540) == nil)
    let view = collection.supplementaryView(
      forElementKind: head, at: IndexPath(item: 0, section: 1))
    #expect(view?.layer.zPosition == 10)
  }

  @Test("A background lies behind all of its section, a little smaller")
  func background() {
    final class Backdrop: UICollectionReusableView {}
    let decoration = NSCollectionLayoutDecorationItem.background(elementKind: "backdrop")
    decoration.contentInsets = insets(5, 5, 5, 5)
    let section = rows(50)
    section.contentInsets = insets(10, 10, 10, 10)
    section.decorationItems = [decoration]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(Backdrop.self, forDecorationViewOfKind: "backdrop")
    let (collection, stage) = NumberedItems(3, 1).collection(layout)
    let place = layout.layoutAttributesForDecorationView(
      ofKind: "backdrop", at: IndexPath(item: 0, section: 1))
    #expect(place?.frame == rect(5, 175, 310, 60))
    #expect(place?.zIndex == -1)
    #expect(
      collection.subviews.compactMap { $0 as? Backdrop }.map(\.frame.minY).sorted() == [5, 175])
    stage.update()
  }

  @Test("Content that scrolls sideways: sections beside each other, groups along")
  func horizontal() {
    let size = layoutSize(.absolute(100), .fractionalHeight(1))
    let section = NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: size, subitems: [layoutItem(.fractionalWidth(1), .fractionalHeight(0.5))]))
    section.contentInsets = insets(10, 20, 10, 0)
    section.interGroupSpacing = 8
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let layout = UICollectionViewCompositionalLayout(
      section: section, configuration: configuration)
    let (collection, stage) = NumberedItems(4, 1).collection(
      layout, size: CGSize(width: 320, height: 200))
    #expect(layout.frame(1) == rect(20, 100, 100, 90))
    #expect(layout.frame(2) == rect(128, 10, 100, 90))
    #expect(layout.frame(0, 1) == rect(248, 10, 100, 90))
    #expect(collection.contentSize == CGSize(width: 348, height: 200))
    stage.update()
  }

  @Test("Views at the sides of the whole content make it longer, and stay in sight if they are to")
  func contentEdges() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    let title = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: layoutSize(.fractionalWidth(1), .absolute(60)), elementKind: "title",
      alignment: .top)
    title.pinToVisibleBounds = true
    configuration.boundarySupplementaryItems = [title]
    let layout = UICollectionViewCompositionalLayout(
      section: rows(100), configuration: configuration)
    let (collection, stage) = NumberedItems(10, 10).collection(
      layout, size: CGSize(width: 320, height: 200), kinds: ["title"])
    #expect(layout.frame(0) == rect(0, 60, 320, 100))
    #expect(collection.contentSize.height == 2060)
    collection.contentOffset.y = 1500
    stage.update()
    #expect(layout.frame("title", 0) == rect(0, 1500, 320, 60))
  }

  @Test("The number of columns follows the room, each time it changes")
  func environment() {
    var widths: [CGFloat] = []
    let layout = UICollectionViewCompositionalLayout { _, environment in
      let width = environment.container.effectiveContentSize.width
      widths.append(width)
      let item = layoutItem(.fractionalWidth(1), .fractionalHeight(1))
      return NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: layoutSize(.fractionalWidth(1), .absolute(50)), subitem: item,
          count: width > 400 ? 4 : 2))
    }
    let (collection, stage) = NumberedItems(8).collection(layout)
    #expect(layout.frame(2) == rect(0, 50, 160, 50))
    collection.frame.size.width = 600
    stage.update()
    #expect(layout.frame(2) == rect(300, 0, 150, 50))
    #expect(collection.cellForItem(at: IndexPath(item: 2, section: 0))?.frame.minX == 300)
    #expect(widths == [320, 600])
  }

  @Test("A million items cost as much as a few: one group is solved, what is seen is made")
  func cost() {
    var solved = 0
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: layoutSize(.fractionalWidth(1), .absolute(40))
    ) { _ in
      solved += 1
      return (0..<4).map {
        NSCollectionLayoutGroupCustomItem(frame: rect(CGFloat($0) * 80, 0, 80, 40))
      }
    }
    final class Counting: UICollectionViewLayoutAttributes {
      static var made = 0
      override init() {
        super.init()
        Self.made += 1
      }
    }
    final class Layout: UICollectionViewCompositionalLayout {
      override class var layoutAttributesClass: AnyClass { Counting.self }
    }
    let layout = Layout { _, _ in NSCollectionLayoutSection(group: group) }
    let items = NumberedItems(1_000_000)
    let (collection, stage) = items.collection(layout, size: CGSize(width: 320, height: 400))
    #expect(collection.contentSize.height == 10_000_000)
    #expect(solved == 1)
    // Twice the height is asked for: 20 rows, and one that begins where the area ends at most.
    #expect(Counting.made <= 21 * 4)
    collection.contentOffset.y = 5_000_000
    stage.update()
    #expect(collection.indexPathsForVisibleItems.map(\.item).min() == 500_000)
    #expect(Counting.made <= 3 * 21 * 4)
    #expect(solved == 1)
  }

  @Test("What cannot be laid out is reported, and laid out as something that can be")
  func strangeInput() {
    func size(_ section: NSCollectionLayoutSection?, _ count: Int = 3) -> CGSize {
      let layout = UICollectionViewCompositionalLayout { _, _ in section }
      let (collection, stage) = NumberedItems(count).collection(layout)
      stage.update()
      return collection.contentSize
    }
    #expect(size(nil).height == 132)
    #expect(Report.said.contains { $0.contains("there is no section 0") })
    let row = layoutSize(.fractionalWidth(1), .absolute(10))
    func group(_ item: NSCollectionLayoutItem) -> NSCollectionLayoutSection {
      NSCollectionLayoutSection(group: .horizontal(layoutSize: row, subitems: [item]))
    }
    #expect(
      size(NSCollectionLayoutSection(group: .horizontal(layoutSize: row, subitems: []))).height
        == 30)
    #expect(size(group(layoutItem(.absolute(0), .absolute(0)))).height == 30)
    #expect(size(group(layoutItem(.absolute(-5), .absolute(CGFloat.nan)))).height == 30)
    #expect(size(group(layoutItem(.absolute(1e-9), .absolute(5)))).height == 10)
    #expect(
      size(
        NSCollectionLayoutSection(
          group: .horizontal(
            layoutSize: row, subitem: layoutItem(.absolute(5), .absolute(5)), count: 0))
      ).height == 30)
    #expect(
      size(NSCollectionLayoutSection(group: .custom(layoutSize: row) { _ in [] })).height == 30)
    let spread = rows(CGFloat.infinity)
    spread.interGroupSpacing = .nan
    spread.contentInsets = insets(.nan, 0, -500, .infinity)
    #expect(size(spread).height == 0)
    let narrow = rows(10)
    narrow.contentInsets = insets(0, 400, 0, 400)
    #expect(size(narrow) == CGSize(width: 320, height: 30))
    #expect(size(shelf(.groupPagingCentered, width: 0, height: 0)).height == 0)
  }
}
