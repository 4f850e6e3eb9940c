import Foundation
import ViewKit

/// A row of round items that grow towards the middle.
final class CarouselLayout: UICollectionViewFlowLayout {
  /// Diameter in points of an item in the middle, its greatest.
  static let diameter: CGFloat = 96
  /// From one item's middle to the next one's, in points.
  static let pitch: CGFloat = 104
  private static let leastScale: CGFloat = 0.6

  override init() {
    super.init()
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    scrollDirection = .horizontal
    itemSize = CGSize(width: Self.diameter, height: Self.diameter)
    minimumLineSpacing = Self.pitch - Self.diameter
  }

  /// The size of an item, in parts of its greatest, at a distance in points from the middle.
  static func scale(at distance: CGFloat) -> CGFloat {
    let part = min(abs(distance) / (2.5 * pitch), 1)
    return 1 - (1 - leastScale) * part * (2 - part)
  }

  /// The offset of the item that is nearest to an offset, among `count`.
  static func snapped(_ offset: CGFloat, count: Int) -> CGFloat {
    CGFloat(page(at: offset, count: count)) * pitch
  }

  /// The item in the middle at an offset, among `count`.
  static func page(at offset: CGFloat, count: Int) -> Int {
    guard offset.isFinite, count > 0 else { return 0 }
    return Int(min(max((offset / pitch).rounded(), 0), CGFloat(count - 1)))
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)?.map(grown)
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.layoutAttributesForItem(at: indexPath).map(grown)
  }

  private func grown(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let bounds = collectionView?.bounds else { return attributes }
    let scale = Self.scale(at: attributes.center.x - bounds.midX)
    attributes.transform = CGAffineTransform(scaleX: scale, y: scale)
    return attributes
  }
}
