import Foundation

/// An element of a section that is in sight. Frames are those in the section's content: an offset
/// that scrolls the section on its own is not taken off.
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
  var name: String { get }
  var indexPath: IndexPath { get }
  var frame: CGRect { get }
  var representedElementCategory: UICollectionView.ElementCategory { get }
  var representedElementKind: String? { get }
  var alpha: CGFloat { get set }
  var zIndex: Int { get set }
  var isHidden: Bool { get set }
}

/// Hands what is set on to the attributes that the collection is given.
final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
  private let attributes: UICollectionViewLayoutAttributes

  init(_ attributes: UICollectionViewLayoutAttributes) {
    self.attributes = attributes
    super.init()
  }

  var name: String { attributes.representedElementKind ?? "" }
  var indexPath: IndexPath { attributes.indexPath }
  var frame: CGRect { attributes.frame }
  var bounds: CGRect { attributes.bounds }
  var representedElementCategory: UICollectionView.ElementCategory {
    attributes.representedElementCategory
  }
  var representedElementKind: String? { attributes.representedElementKind }

  var alpha: CGFloat {
    get { attributes.alpha }
    set { attributes.alpha = newValue }
  }
  var zIndex: Int {
    get { attributes.zIndex }
    set { attributes.zIndex = newValue }
  }
  var isHidden: Bool {
    get { attributes.isHidden }
    set { attributes.isHidden = newValue }
  }
  var center: CGPoint {
    get { attributes.center }
    set { attributes.center = newValue }
  }
  var transform: CGAffineTransform {
    get { attributes.transform }
    set { attributes.transform = newValue }
  }
}
