import Testing
import ViewKit

@Suite("Every name that programs written for UIKit use")
struct EveryNameTests {
  @Test("A program that overrides and calls everything shows what its data say")
  func everything() {
    let layout = EveryOverride()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    layout.sectionInsetReference = .fromSafeArea
    let controller = EveryCall(collectionViewLayout: layout)
    let window = UIWindow(size: CGSize(width: 100, height: 300), scale: 1)
    window.rootViewController = controller
    window.update(at: 0)
    let collection = controller.collectionView!
    #expect(collection.visibleCells.count == 8)
    controller.callAll()
    for frame in 1...60 { window.update(at: Double(frame) / 60) }
    #expect(collection.numberOfSections == 3)
    #expect(collection.visibleCells.count == 7)
    #expect(Set(collection.indexPathsForVisibleItems).count == 7)
    #expect(collection.indexPathsForSelectedItems == [])
    #expect(
      collection.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).count
        == 3)
    let corner = collection.cellForItem(at: IndexPath(item: 0, section: 0))
    #expect(corner?.frame == CGRect(x: 2, y: 11, width: 40, height: 40))
    #expect(corner.flatMap { collection.indexPath(for: $0) } == IndexPath(item: 0, section: 0))
  }
}
