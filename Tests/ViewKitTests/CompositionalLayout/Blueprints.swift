import Foundation
import ViewKit

func layoutSize(
  _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
) -> NSCollectionLayoutSize {
  NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
}

func layoutItem(
  _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
) -> NSCollectionLayoutItem {
  NSCollectionLayoutItem(layoutSize: layoutSize(width, height))
}

func insets(
  _ top: CGFloat, _ leading: CGFloat, _ bottom: CGFloat, _ trailing: CGFloat
) -> NSDirectionalEdgeInsets {
  NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
}

/// A section of full rows, each an item of one height.
func rows(_ height: CGFloat) -> NSCollectionLayoutSection {
  let size = layoutSize(.fractionalWidth(1), .absolute(height))
  return NSCollectionLayoutSection(
    group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
}

/// A section of groups of one item each that scrolls sideways on its own.
func shelf(
  _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, width: CGFloat = 100,
  height: CGFloat = 80, spacing: CGFloat = 0
) -> NSCollectionLayoutSection {
  let size = layoutSize(.absolute(width), .absolute(height))
  let section = NSCollectionLayoutSection(
    group: .horizontal(
      layoutSize: size, subitems: [layoutItem(.fractionalWidth(1), .fractionalHeight(1))]))
  section.orthogonalScrollingBehavior = behavior
  section.interGroupSpacing = spacing
  return section
}

func header(_ height: CGFloat, pinned: Bool = false) -> NSCollectionLayoutBoundarySupplementaryItem
{
  let header = NSCollectionLayoutBoundarySupplementaryItem(
    layoutSize: layoutSize(.fractionalWidth(1), .absolute(height)),
    elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
  header.pinToVisibleBounds = pinned
  return header
}

func footer(_ height: CGFloat) -> NSCollectionLayoutBoundarySupplementaryItem {
  NSCollectionLayoutBoundarySupplementaryItem(
    layoutSize: layoutSize(.fractionalWidth(1), .absolute(height)),
    elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom)
}

extension UICollectionViewLayout {
  func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
    layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  func frame(_ kind: String, _ item: Int, _ section: Int = 0) -> CGRect? {
    layoutAttributesForSupplementaryView(
      ofKind: kind, at: IndexPath(item: item, section: section))?.frame
  }
}
