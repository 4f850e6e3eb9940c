import ViewKit

/// What a carousel knows of a card beyond where it is.
class CardAttributes: UICollectionViewLayoutAttributes {
  /// From -1 at the left to 1 at the right of the middle.
  nonisolated(unsafe) var ratio: CGFloat = 0

  nonisolated override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? CardAttributes)?.ratio = ratio
    return copy
  }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CardAttributes else { return false }
    return super.isEqual(object) && other.ratio == ratio
  }
}

/// Cards in a row, the one in the middle largest, which snap to the middle.
class Carousel: UICollectionViewFlowLayout {
  override class var layoutAttributesClass: AnyClass { CardAttributes.self }

  override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    collectionView.decelerationRate = .fast
    scrollDirection = .horizontal
    let side = (collectionView.bounds.width - itemSize.width) / 2
    sectionInset = UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)?.map {
      transformed($0.copy() as! UICollectionViewLayoutAttributes)
    }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    (super.layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes)
      .map(transformed)
  }

  private func transformed(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let collectionView else { return attributes }
    let middle = collectionView.contentOffset.x + collectionView.bounds.width / 2
    let step = itemSize.width + minimumLineSpacing
    let ratio = min(max((attributes.center.x - middle) / step, -1), 1)
    (attributes as? CardAttributes)?.ratio = ratio
    let scale = 1 - 0.5 * abs(ratio)
    attributes.transform3D = CATransform3DScale(CATransform3DIdentity, scale, scale, 1)
    attributes.zIndex = Int((scale * 10).rounded())
    return attributes
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let collectionView else { return proposedContentOffset }
    let seen = CGRect(origin: proposedContentOffset, size: collectionView.bounds.size)
    let cards = super.layoutAttributesForElements(in: seen) ?? []
    let nearest = cards.min { abs($0.center.x - seen.midX) < abs($1.center.x - seen.midX) }
    guard let nearest else { return proposedContentOffset }
    return CGPoint(
      x: nearest.center.x - collectionView.bounds.width / 2, y: proposedContentOffset.y)
  }
}
