import ViewKit

/// Headers that stay at the top while their section is there, reckoned without the flow layout's
/// own pinning, and a decoration behind each section.
class StickyHeaders: UICollectionViewFlowLayout {
  static let backdrop = "backdrop"

  override init() {
    super.init()
    register(Backdrop.self, forDecorationViewOfKind: Self.backdrop)
  }

  required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard var found = super.layoutAttributesForElements(in: rect), let collectionView else {
      return nil
    }
    let kind = UICollectionView.elementKindSectionHeader
    found.removeAll { $0.representedElementKind == kind }
    for section in 0..<collectionView.numberOfSections {
      let path = IndexPath(item: 0, section: section)
      for attributes in [
        layoutAttributesForSupplementaryView(ofKind: kind, at: path),
        layoutAttributesForDecorationView(ofKind: Self.backdrop, at: path),
      ] {
        if let attributes, attributes.frame.intersects(rect) { found.append(attributes) }
      }
    }
    return found
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard
      let own = super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath),
      let header = own.copy() as? UICollectionViewLayoutAttributes, let collectionView,
      let last = lastItem(indexPath.section)
    else { return nil }
    let top = collectionView.contentOffset.y + collectionView.contentInset.top
    header.frame.origin.y = max(
      own.frame.minY, min(top, last.frame.maxY - header.frame.height))
    header.zIndex = 1024
    return header
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let first = layoutAttributesForItem(at: IndexPath(item: 0, section: indexPath.section)),
      let last = lastItem(indexPath.section)
    else { return nil }
    let attributes = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: elementKind, with: indexPath)
    attributes.frame = first.frame.union(last.frame)
    attributes.zIndex = -1
    return attributes
  }

  private func lastItem(_ section: Int) -> UICollectionViewLayoutAttributes? {
    let count = collectionView?.numberOfItems(inSection: section) ?? 0
    return layoutAttributesForItem(at: IndexPath(item: count - 1, section: section))
  }

  class Backdrop: UICollectionReusableView {}
}
