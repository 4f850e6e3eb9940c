import ViewKit

// A layout as programs outside write it: the flow layout's own places, changed on copies.

/// Lines that begin at the left and keep the least distance, instead of filling the width.
class LeftAlignedFlow: UICollectionViewFlowLayout {
  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard let found = super.layoutAttributesForElements(in: rect) else { return nil }
    let copies = found.map { $0.copy() as! UICollectionViewLayoutAttributes }
    var line: CGFloat = -1
    var x = sectionInset.left
    for attributes in copies where attributes.representedElementCategory == .cell {
      if attributes.frame.minY >= line { x = sectionInset.left }
      attributes.frame.origin.x = x
      x = attributes.frame.maxX + minimumInteritemSpacing
      line = max(attributes.frame.maxY, line)
    }
    return copies
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let place = super.layoutAttributesForItem(at: indexPath) else { return nil }
    let line = CGRect(
      x: 0, y: place.frame.midY, width: collectionView?.bounds.width ?? 0, height: 1)
    return layoutAttributesForElements(in: line)?.first {
      $0.representedElementCategory == .cell && $0.indexPath == indexPath
    }
  }
}
