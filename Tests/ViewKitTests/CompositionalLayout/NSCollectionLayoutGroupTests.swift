import Foundation
import Testing

@testable import ViewKit

@Suite("Groups of a compositional layout")
struct NSCollectionLayoutGroupTests {
  private func layout(
    _ group: NSCollectionLayoutGroup, count: Int, size: CGSize = CGSize(width: 320, height: 480),
    change: (NSCollectionLayoutSection) -> Void = { _ in }
  ) -> (UICollectionViewCompositionalLayout, ListStage) {
    let section = NSCollectionLayoutSection(group: group)
    change(section)
    let layout = UICollectionViewCompositionalLayout(section: section)
    let (_, stage) = NumberedItems(count).collection(
      layout, size: size, kinds: ["badge", "caption", "frame"])
    return (layout, stage)
  }

  @Test("A grid of three columns with insets, and a row that is not full")
  func grid() {
    let item = layoutItem(.fractionalWidth(1.0 / 3), .fractionalHeight(1))
    item.contentInsets = insets(2, 2, 2, 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: layoutSize(.fractionalWidth(1), .absolute(100)), subitems: [item])
    let (layout, stage) = layout(group, count: 7) {
      $0.contentInsets = insets(5, 10, 15, 10)
      $0.interGroupSpacing = 4
    }
    #expect(layout.frame(0) == rect(12, 7, 96, 96))
    #expect(layout.frame(1) == rect(112, 7, 96, 96))
    #expect(layout.frame(2) == rect(212, 7, 96, 96))
    #expect(layout.frame(3) == rect(12, 111, 96, 96))
    #expect(layout.frame(6) == rect(12, 215, 96, 96))
    #expect(layout.frame(7) == nil)
    #expect(layout.collectionViewContentSize == CGSize(width: 320, height: 328))
    stage.update()
  }

  @Test("Rounding drops no column: thirds, sevenths and elevenths of odd widths", arguments: 1...40)
  func columns(count: Int) {
    for width in [320, 375, 414, 1023.5] as [CGFloat] {
      let item = layoutItem(.fractionalWidth(1 / CGFloat(count)), .absolute(10))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: layoutSize(.fractionalWidth(1), .absolute(10)), subitems: [item])
      let solution = GroupSolver(traits: .standard).solve(
        group, in: CGSize(width: width, height: 100))
      #expect(solution.slots.count == count)
    }
  }

  @Test("A large item beside two that are stacked")
  func nested() {
    let large = layoutItem(.fractionalWidth(0.7), .fractionalHeight(1))
    let small = layoutItem(.fractionalWidth(1), .fractionalHeight(0.5))
    let stack = NSCollectionLayoutGroup.vertical(
      layoutSize: layoutSize(.fractionalWidth(0.3), .fractionalHeight(1)), subitems: [small])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: layoutSize(.fractionalWidth(1), .absolute(200)), subitems: [large, stack])
    let (layout, stage) = layout(group, count: 5, size: CGSize(width: 300, height: 480))
    #expect(layout.frame(0) == rect(0, 0, 210, 200))
    #expect(layout.frame(1) == rect(210, 0, 90, 100))
    #expect(layout.frame(2) == rect(210, 100, 90, 100))
    #expect(layout.frame(3) == rect(0, 200, 210, 200))
    #expect(layout.frame(4) == rect(210, 200, 90, 100))
    #expect(layout.collectionViewContentSize.height == 400)
    stage.update()
  }

  @Test("Subitems repeat in turn until the next does not fit")
  func filling() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: layoutSize(.fractionalWidth(1), .absolute(40)),
      subitems: [
        layoutItem(.absolute(100), .absolute(40)), layoutItem(.absolute(50), .absolute(20)),
      ])
    group.interItemSpacing = .fixed(10)
    let (layout, stage) = layout(group, count: 4)
    #expect(layout.frame(0) == rect(0, 0, 100, 40))
    #expect(layout.frame(1) == rect(110, 0, 50, 20))
    #expect(layout.frame(2) == rect(170, 0, 100, 40))
    // 280 + 50 is more than 320: the next row begins with the first subitem again.
    #expect(layout.frame(3) == rect(0, 40, 100, 40))
    stage.update()
  }

  @Test("Flexible spaces share what is left over, between items and round them")
  func flexible() {
    let size = layoutSize(.fractionalWidth(1), .absolute(40))
    let between = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [layoutItem(.absolute(90), .absolute(40))])
    between.interItemSpacing = .flexible(5)
    let (spread, stage) = layout(between, count: 4)
    #expect((0..<4).map { spread.frame($0)?.minX } == [0, 115, 230, 0])
    let alone = layoutItem(.absolute(100), .absolute(10))
    alone.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(0), top: .flexible(0), trailing: .flexible(100), bottom: .flexible(0))
    let (centered, other) = layout(.horizontal(layoutSize: size, subitems: [alone]), count: 1)
    #expect(centered.frame(0) == rect(60, 15, 100, 10))
    stage.update()
    other.update()
  }

  @Test("So many equal items, and so many of the size that they say")
  func counted() {
    let item = layoutItem(.absolute(50), .fractionalHeight(1))
    let size = layoutSize(.fractionalWidth(1), .absolute(30))
    let equal = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitem: item, count: 3)
    equal.interItemSpacing = .fixed(10)
    let (thirds, stage) = layout(equal, count: 3)
    #expect(
      (0..<3).map { thirds.frame($0) } == [
        rect(0, 0, 100, 30), rect(110, 0, 100, 30), rect(220, 0, 100, 30),
      ])
    let own = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, repeatingSubitem: item, count: 3)
    let (fifties, other) = layout(own, count: 4)
    #expect(
      (0..<4).map { fifties.frame($0)?.origin } == [
        CGPoint(x: 0, y: 0), CGPoint(x: 50, y: 0), CGPoint(x: 100, y: 0), CGPoint(x: 0, y: 30),
      ])
    stage.update()
    other.update()
  }

  @Test("A custom group asks where its items are, with the room that it has")
  func custom() {
    var asked: [CGSize] = []
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: layoutSize(.fractionalWidth(0.5), .absolute(100))
    ) { environment in
      asked.append(environment.container.contentSize)
      return [
        NSCollectionLayoutGroupCustomItem(frame: rect(0, 0, 50, 50)),
        NSCollectionLayoutGroupCustomItem(frame: rect(25, 25, 50, 50), zIndex: 3),
      ]
    }
    let (layout, stage) = layout(group, count: 4)
    #expect(asked.first == CGSize(width: 160, height: 100))
    #expect(layout.frame(3) == rect(25, 125, 50, 50))
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 3, section: 0))?.zIndex == 3)
    stage.update()
  }

  @Test("A badge at a corner, a caption below an item and a frame round a group")
  func fastened() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: layoutSize(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
    let caption = NSCollectionLayoutSupplementaryItem(
      layoutSize: layoutSize(.fractionalWidth(1), .absolute(10)), elementKind: "caption",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: .bottom, absoluteOffset: CGPoint(x: 0, y: 2)),
      itemAnchor: NSCollectionLayoutAnchor(edges: .top))
    let item = NSCollectionLayoutItem(
      layoutSize: layoutSize(.absolute(100), .absolute(80)),
      supplementaryItems: [badge, caption])
    item.contentInsets = insets(10, 10, 10, 10)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: layoutSize(.fractionalWidth(1), .absolute(120)), subitems: [item])
    group.supplementaryItems = [
      NSCollectionLayoutSupplementaryItem(
        layoutSize: layoutSize(.fractionalWidth(1), .fractionalHeight(1)), elementKind: "frame",
        containerAnchor: NSCollectionLayoutAnchor(edges: .all))
    ]
    let (layout, stage) = layout(group, count: 4)
    #expect(layout.frame(1) == rect(110, 10, 80, 60))
    #expect(layout.frame("badge", 1) == rect(176, 4, 20, 20))
    #expect(layout.frame("caption", 1) == rect(110, 72, 80, 10))
    #expect(layout.frame("frame", 3) == rect(0, 120, 320, 120))
    #expect(layout.frame("frame", 1) == nil)
    let kinds = layout.layoutAttributesForElements(in: rect(170, 0, 10, 10))?
      .compactMap(\.representedElementKind)
    #expect(kinds == ["badge", "frame"])
    stage.update()
  }

  @Test("What reads from right to left begins at the right")
  func rightToLeft() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: layoutSize(.fractionalWidth(1), .absolute(40)),
      subitems: [layoutItem(.absolute(100), .absolute(40))])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = insets(0, 12, 0, 0)
    let layout = UICollectionViewCompositionalLayout(section: section)
    let (collection, stage) = NumberedItems(4).collection(layout)
    collection.semanticContentAttribute = .forceRightToLeft
    stage.update()
    #expect((0..<4).map { layout.frame($0)?.minX } == [208, 108, 8, 208])
    #expect(collection.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minX == 208)
  }
}
