import Foundation
import ViewKit

/// A data source whose items are their numbers, and that notes what it was asked.
final class NumberedItems: NSObject, UICollectionViewDataSource {
  var counts: [Int]
  private(set) var cellsAsked: [IndexPath] = []

  init(_ counts: Int...) { self.counts = counts }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    cellsAsked.append(indexPath)
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    cell.tag = indexPath.item
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
  }

  /// A collection in a window. It has views for headers, footers and what else is of some `kinds`.
  func collection(
    _ layout: UICollectionViewLayout, size: CGSize = CGSize(width: 320, height: 500),
    delegate: UICollectionViewDelegate? = nil, kinds: [String] = []
  ) -> (UICollectionView, ListStage) {
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] + kinds {
      collection.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "edge")
    }
    collection.dataSource = self
    collection.delegate = delegate
    return (collection, ListStage(collection, size: size, keeping: self, delegate))
  }
}

/// A flow layout of items of one size without distances, unless they are given.
func flow(
  _ width: CGFloat, _ height: CGFloat, line: CGFloat = 0, item: CGFloat = 0,
  inset: UIEdgeInsets = .zero
) -> UICollectionViewFlowLayout {
  let layout = UICollectionViewFlowLayout()
  layout.itemSize = CGSize(width: width, height: height)
  layout.minimumLineSpacing = line
  layout.minimumInteritemSpacing = item
  layout.sectionInset = inset
  return layout
}
