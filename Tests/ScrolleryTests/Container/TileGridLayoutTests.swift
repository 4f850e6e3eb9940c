import Foundation
import Testing
import ViewKit

@testable import Scrollery

@Suite struct TileGridLayoutTests {
  private final class Tiles: NSObject, UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 50 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    }
  }

  @Test(arguments: [320, 375, 640, 880, 1001, 1600])
  func rowsBeginAndEndWhereTheColumnDoes(width: CGFloat) throws {
    let layout = TileGridLayout()
    let grid = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: 600), collectionViewLayout: layout)
    let tiles = Tiles()
    grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
    grid.dataSource = tiles
    layout.fit(width)
    grid.layoutIfNeeded()
    let column = ContentColumn(width: width)
    let count = TileGridLayout.columns(in: column.width)
    let first = try #require(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)))
    let last = try #require(
      layout.layoutAttributesForItem(at: IndexPath(item: count - 1, section: 0)))
    #expect(first.frame.minX == column.x)
    #expect(last.frame.minY == first.frame.minY)
    #expect(abs(last.frame.maxX - column.x - column.width) < 1e-9)
  }
}
