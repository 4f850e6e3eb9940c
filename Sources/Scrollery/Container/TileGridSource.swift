import Foundation
import ViewKit

/// The data behind the grid.
final class TileGridSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  private static let cell = "tile"
  private static let pictureNames = [
    "waves", "petals", "peaks", "dots", "arcs", "dunes", "leaves", "night",
  ]

  /// How many tiles there are. The collection is to be reloaded after a change.
  var count: Int
  private let pictures: PictureShelf

  init(count: Int, pictures: PictureShelf) {
    self.count = count
    self.pictures = pictures
    super.init()
  }

  /// A collection of these tiles, which does not keep the source.
  func makeCollection(named identifier: String, layout: TileGridLayout) -> UICollectionView {
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    collection.accessibilityIdentifier = identifier
    collection.register(TileCell.self, forCellWithReuseIdentifier: Self.cell)
    collection.backgroundColor = ContainerPalette.quietPage
    collection.dataSource = self
    collection.delegate = self
    return collection
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: Self.cell, for: indexPath)
    let index = indexPath.item
    // Each run of eight begins with another picture, so that columns do not repeat one.
    let names = Self.pictureNames
    let name = names[(index + index / names.count * 3) % names.count]
    (cell as? TileCell)?.show(pictures["tile-" + name], number: (index + 1).grouped)
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
  }
}
