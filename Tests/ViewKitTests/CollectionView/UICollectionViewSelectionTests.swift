import Foundation
import Testing

@testable import ViewKit

@Suite("Selection in a collection")
struct UICollectionViewSelectionTests {
  private final class Log: NSObject, UICollectionViewDelegate {
    var events: [String] = []
    func collectionView(_ view: UICollectionView, didHighlightItemAt path: IndexPath) {
      events.append("highlight \(path.item)")
    }
    func collectionView(_ view: UICollectionView, didUnhighlightItemAt path: IndexPath) {
      events.append("unhighlight \(path.item)")
    }
    func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
      events.append("select \(path.item)")
    }
    func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) {
      events.append("deselect \(path.item)")
    }
    func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
      path.item != 3
    }
  }

  private let log = Log()
  private let items = NumberedItems(100)

  private func click(_ item: Int, _ stage: ListStage) {
    stage.click(CGPoint(x: CGFloat(item % 4) * 80 + 40, y: CGFloat(item / 4) * 50 + 25))
  }

  @Test("A click highlights and selects one item, unless the delegate refuses")
  func clicks() {
    let (collection, stage) = items.collection(flow(80, 50), delegate: log)
    click(1, stage)
    click(3, stage)
    click(6, stage)
    #expect(
      log.events == [
        "highlight 1", "unhighlight 1", "select 1", "highlight 3", "unhighlight 3", "highlight 6",
        "unhighlight 6", "deselect 1", "select 6",
      ])
    #expect(collection.indexPathsForSelectedItems == [IndexPath(item: 6, section: 0)])
    #expect(collection.visibleCells.filter(\.isSelected).map(\.tag) == [6])
  }

  @Test("Several items are selected where that is allowed")
  func several() {
    let (collection, stage) = items.collection(flow(80, 50), delegate: log)
    collection.allowsMultipleSelection = true
    click(1, stage)
    click(2, stage)
    click(1, stage)
    #expect(collection.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
  }

  @Test("Selection by program tells nobody and scrolls where asked")
  func byProgram() {
    let (collection, stage) = items.collection(flow(320, 50), delegate: log)
    let path = IndexPath(item: 50, section: 0)
    collection.selectItem(at: path, animated: false, scrollPosition: .top)
    stage.update()
    #expect(collection.contentOffset.y == 2500)
    #expect(collection.cellForItem(at: path)?.isSelected == true)
    collection.selectItem(at: nil, animated: false, scrollPosition: [])
    #expect(collection.indexPathsForSelectedItems == [])
    #expect(collection.cellForItem(at: path)?.isSelected == false)
    #expect(log.events.isEmpty)
  }
}
