import Foundation
import Testing

@testable import ViewKit

@Suite("Lists in a collection view")
struct UICollectionLayoutListTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  /// A collection whose rows are list cells.
  private func list(
    _ appearance: UICollectionLayoutListConfiguration.Appearance, _ counts: Int...,
    change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
  ) -> (UICollectionView, ListStage) {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    change(&configuration)
    let items = NumberedItems()
    items.counts = counts
    let (collection, stage) = items.collection(
      UICollectionViewCompositionalLayout.list(using: configuration))
    collection.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "item")
    collection.reloadData()
    stage.update()
    return (collection, stage)
  }

  @Test("Plain rows fill the width, under headers that stay in sight")
  func plain() {
    let (collection, stage) = list(.plain, 20, 20) { $0.headerMode = .supplementary }
    let layout = collection.collectionViewLayout
    #expect(layout.frame(0) == rect(0, 44, 320, 44))
    #expect(layout.frame(1) == rect(0, 88, 320, 44))
    collection.contentOffset.y = 200
    stage.update()
    let kind = UICollectionView.elementKindSectionHeader
    #expect(
      collection.supplementaryView(forElementKind: kind, at: path(0))?.frame
        == rect(0, 200, 320, 44))
  }

  @Test("Inset rows lie in a box with round corners")
  func insetGrouped() throws {
    let (collection, _) = list(.insetGrouped, 3)
    #expect(collection.collectionViewLayout.frame(0) == rect(16, 35, 288, 44))
    let backgrounds = collection.subviews.compactMap { $0 as? ListBackgroundView }
    let box = try #require(backgrounds.first { $0.layer.cornerRadius == 10 })
    #expect(box.frame == rect(16, 35, 288, 132))
    #expect(box.backgroundColor == .secondarySystemGroupedBackground)
    #expect(backgrounds.contains { $0.frame == rect(0, 0, 320, 167) })
  }

  @Test("There is a line between rows, not after the last, and none where the list wants none")
  func separators() throws {
    func lines(_ collection: UICollectionView) -> [Bool] {
      (0..<3).map { item in
        collection.cellForItem(at: path(item))?.subviews.last?.isHidden == false
      }
    }
    let (collection, _) = list(.plain, 3)
    #expect(lines(collection) == [true, true, false])
    #expect(collection.cellForItem(at: path(0))?.subviews.last?.frame == rect(16, 43, 304, 1))
    let (bare, _) = list(.plain, 3) { $0.showsSeparators = false }
    #expect(lines(bare) == [false, false, false])
  }

  @Test("A list beside other sections takes the colour that it is given")
  func section() {
    let layout = UICollectionViewCompositionalLayout { section, environment in
      guard section == 1 else { return rows(50) }
      var configuration = UICollectionLayoutListConfiguration(appearance: .grouped)
      configuration.backgroundColor = .systemTeal
      configuration.footerMode = .supplementary
      return .list(using: configuration, layoutEnvironment: environment)
    }
    let (collection, _) = NumberedItems(2, 2).collection(layout)
    #expect(layout.frame(1, 1) == rect(0, 179, 320, 44))
    #expect(
      layout.frame(UICollectionView.elementKindSectionFooter, 0, 1) == rect(0, 223, 320, 44))
    let background = collection.subviews.first { $0.backgroundColor == .systemTeal }
    #expect(background?.frame == rect(0, 100, 320, 167))
  }
}
