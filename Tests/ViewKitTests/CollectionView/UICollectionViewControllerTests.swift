import Foundation
import Testing

@testable import ViewKit

@Suite("A collection's controller")
struct UICollectionViewControllerTests {
  private final class Numbers: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    var selected: [Int] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    }

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }

    override func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { selected.append(indexPath.item) }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 320, height: 30) }
  }

  @Test("Its overrides are asked and told, and so are the sizes of its leaf")
  func overrides() {
    let controller = Numbers(collectionViewLayout: flow(1, 1))
    let stage = ListStage(controller.view, size: CGSize(width: 320, height: 400))
    #expect(controller.collectionView.visibleCells.count == 3)
    #expect(controller.collectionView.contentSize.height == 90)
    stage.click(CGPoint(x: 10, y: 40))
    #expect(controller.selected == [1])
  }
}
