import Foundation
import ViewKit

/// A cell that is as large as its data source says, and notes how often it was asked.
final class SizedCell: UICollectionViewCell {
  var wanted: CGSize?
  static var questions = 0

  override func sizeThatFits(_ size: CGSize) -> CGSize { wanted ?? size }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    Self.questions += 1
    return super.preferredLayoutAttributesFitting(layoutAttributes)
  }
}

/// Items whose cells know their sizes.
final class SizedItems: NSObject, UICollectionViewDataSource {
  var sizes: [[CGSize]]

  init(_ sizes: [CGSize]...) { self.sizes = sizes }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sizes.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sizes[section].count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    (cell as? SizedCell)?.wanted = sizes[indexPath.section][indexPath.item]
    cell.tag = indexPath.item
    return cell
  }

  /// A collection in a window, which asks its cells unless the layout says otherwise.
  func collection(
    _ layout: UICollectionViewLayout, size: CGSize = CGSize(width: 100, height: 200)
  ) -> (UICollectionView, ListStage) {
    SizedCell.questions = 0
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    collection.register(SizedCell.self, forCellWithReuseIdentifier: "item")
    collection.dataSource = self
    return (collection, ListStage(collection, size: size, keeping: self))
  }
}

/// A list of full width without distances, whose items are expected to be `height` high.
func estimated(_ height: CGFloat, width: CGFloat = 100) -> UICollectionViewFlowLayout {
  let layout = flow(width, height)
  layout.estimatedItemSize = CGSize(width: width, height: height)
  return layout
}
