import Foundation
import Testing

@testable import ViewKit

@Suite("Estimated sizes in a compositional layout")
struct EstimatedSizesTests {
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  private func tell(
    _ layout: UICollectionViewLayout, _ original: UICollectionViewLayoutAttributes?, _ size: CGSize
  ) -> UICollectionViewLayoutInvalidationContext? {
    guard let original, let preferred = original.copy() as? UICollectionViewLayoutAttributes else {
      return nil
    }
    preferred.size = size
    guard
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    else { return nil }
    let context = layout.invalidationContext(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    layout.invalidateLayout(with: context)
    return context
  }

  private func estimatedRows(_ height: CGFloat) -> NSCollectionLayoutSection {
    let size = layoutSize(.fractionalWidth(1), .estimated(height))
    return NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  }

  @Test("Rows have the estimate until they tell their height; only the height counts")
  func rowsTell() {
    let layout = UICollectionViewCompositionalLayout(section: estimatedRows(40))
    let (collection, stage) = NumberedItems(1000).collection(layout)
    #expect(collection.contentSize.height == 40_000)
    let first = layout.layoutAttributesForItem(at: path(0))
    #expect(tell(layout, first, CGSize(width: 100, height: 40)) == nil)
    #expect(tell(layout, first, CGSize(width: 100, height: CGFloat.nan)) == nil)
    let context = tell(layout, first, CGSize(width: 100, height: 65))
    #expect(context?.invalidatedItemIndexPaths == [path(0)])
    #expect(context?.contentSizeAdjustment == CGSize(width: 0, height: 25))
    #expect(layout.frame(0) == rect(0, 0, 320, 65))
    #expect(layout.frame(1) == rect(0, 65, 320, 40))
    #expect(collection.contentSize.height == 40_025)
    stage.update()
    #expect(collection.cellForItem(at: path(1))?.frame.minY == 65)
  }

  @Test("Cells are asked as they come into sight, and what is seen stays where it is")
  func anchor() {
    let items = SizedItems((0..<1000).map { CGSize(width: 7, height: $0 % 2 == 0 ? 30 : 60) })
    let layout = UICollectionViewCompositionalLayout(section: estimatedRows(40))
    let (collection, stage) = items.collection(layout)
    #expect(
      (0..<3).map { layout.frame($0) } == [
        rect(0, 0, 100, 30), rect(0, 30, 100, 60), rect(0, 90, 100, 30),
      ])
    // 0 to 4 are in sight; the others are still expected to be 40 high.
    #expect(collection.contentSize.height == 40_010)
    collection.contentOffset.y = 20_000
    stage.update()
    let cell = collection.visibleCells.min { $0.frame.minY < $1.frame.minY }
    let place = cell.map { $0.frame.minY - collection.contentOffset.y }
    collection.contentOffset.y -= 70
    stage.update()
    #expect(cell.map { $0.frame.minY - collection.contentOffset.y } == place.map { $0 + 70 })
    #expect(collection.visibleCells.allSatisfy { $0.frame.width == 100 })
    #expect(collection.visibleCells.allSatisfy { $0.frame.height == ($0.tag % 2 == 0 ? 30 : 60) })
  }

  @Test("A shelf is as high as the highest of its cells that were seen")
  func shelfTells() {
    let items = SizedItems((0..<20).map { CGSize(width: 7, height: $0 < 4 ? 50 : 90) })
    let size = layoutSize(.absolute(40), .estimated(40))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.orthogonalScrollingBehavior = .continuous
    let layout = UICollectionViewCompositionalLayout(section: section)
    let (collection, stage) = items.collection(layout)
    #expect(collection.contentSize == CGSize(width: 100, height: 50))
    collection.subviews.compactMap { $0 as? SectionScroller }.first?.contentOffset.x = 120
    stage.update()
    #expect(collection.contentSize == CGSize(width: 100, height: 90))
    #expect(layout.frame(4) == rect(160, 0, 40, 90))
  }

  @Test("A row of several is as high as its highest; siblings may be made even")
  func groups() {
    let even = layoutItem(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 30))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: layoutSize(.fractionalWidth(1), .estimated(30)), subitems: [even])
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group))
    let (_, stage) = NumberedItems(4).collection(layout)
    _ = tell(layout, layout.layoutAttributesForItem(at: path(0)), CGSize(width: 160, height: 50))
    #expect(layout.frame(0) == rect(0, 0, 160, 50))
    #expect(layout.frame(1) == rect(160, 0, 160, 50))
    #expect(layout.frame(2) == rect(0, 50, 160, 30))
    stage.update()
  }

  @Test("A header that tells its height moves the items")
  func headers() {
    let section = rows(50)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: layoutSize(.fractionalWidth(1), .estimated(20)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    ]
    let layout = UICollectionViewCompositionalLayout(section: section)
    let (collection, stage) = NumberedItems(3).collection(layout)
    let header = layout.layoutAttributesForSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader, at: path(0))
    _ = tell(layout, header, CGSize(width: 320, height: 33))
    #expect(layout.frame(0)?.minY == 33)
    #expect(collection.contentSize.height == 183)
    stage.update()
  }

  @Test("Told heights follow their items through updates, and are asked again at another width")
  func updates() {
    func size(_ height: CGFloat) -> CGSize { CGSize(width: 7, height: height) }
    let items = SizedItems([40, 40, 90, 40, 40].map(size))
    let layout = UICollectionViewCompositionalLayout(section: estimatedRows(50))
    let (collection, stage) = items.collection(layout)
    #expect((0..<5).map { layout.frame($0)?.height } == [40, 40, 90, 40, 50])
    items.sizes[0].insert(size(20), at: 0)
    collection.performBatchUpdates { collection.insertItems(at: [path(0)]) }
    stage.run(1)
    #expect((0..<6).map { layout.frame($0)?.height } == [20, 40, 40, 90, 40, 50])
    items.sizes[0] = [30, 30, 30, 30, 30, 30].map(size)
    for cell in collection.visibleCells { (cell as? SizedCell)?.wanted = size(30) }
    collection.frame.size.width = 80
    stage.update()
    #expect(layout.frame(3) == rect(0, 90, 80, 30))
  }
}
