import Foundation
import ListCore

/// What the layout says, as the collection shows it.
extension UICollectionView {
  /// Whether the layout, made for the other direction of reading, is to be shown as in a mirror.
  private var isMirrored: Bool {
    let layout = collectionViewLayout
    return layout.flipsHorizontallyInOppositeLayoutDirection
      && layout.developmentLayoutDirection != effectiveUserInterfaceLayoutDirection
  }

  func elementAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let layout = collectionViewLayout
    guard isMirrored else {
      return withMovement(layout.layoutAttributesForElements(in: rect) ?? [])
    }
    var mirror = rect
    mirror.origin.x = mirrorWidth - rect.maxX
    return withMovement((layout.layoutAttributesForElements(in: mirror) ?? []).map(mirrored))
  }

  func itemAttributes(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForItem(at: path).map(mirroredIfNeeded)
  }

  func attributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    let layout = collectionViewLayout
    let path = key.indexPath
    switch key.category {
    case .cell:
      return exists(key.position) ? itemAttributes(at: path) : nil
    case .supplementaryView:
      return layout.layoutAttributesForSupplementaryView(ofKind: key.kind ?? "", at: path)
        .map(mirroredIfNeeded)
    case .decorationView:
      return layout.layoutAttributesForDecorationView(ofKind: key.kind ?? "", at: path)
        .map(mirroredIfNeeded)
    }
  }

  /// From the layout's space to the collection's, or back.
  func mirroredIfNeeded(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { isMirrored ? mirrored(attributes) : attributes }

  private func mirrored(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let copy = attributes.copy() as? UICollectionViewLayoutAttributes else {
      return attributes
    }
    copy.center.x = mirrorWidth - copy.center.x
    return copy
  }

  /// What does not fill the view is mirrored within it.
  private var mirrorWidth: CGFloat {
    max(collectionViewLayout.collectionViewContentSize.width, bounds.width)
  }

  /// The content offset at which as much of the content is to the right as before its width changed:
  /// mirrored content begins there.
  func mirroredOffset(from old: CGFloat, to new: CGFloat) -> CGFloat? {
    guard isMirrored else { return nil }
    let step = max(new, bounds.width) - max(old, bounds.width)
    return step == 0 ? nil : contentOffset.x + step
  }
}
