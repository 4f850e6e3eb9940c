import Foundation

/// What holds for a whole compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The distance between sections, in points.
  open var interSectionSpacing: CGFloat = 0
  /// Views at the sides of the whole content. Their index paths count those of a kind, in section 0.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var contentInsetsReference = UIContentInsetsReference.automatic

  public override init() { super.init() }
}
