import Foundation
import ViewKit

/// As many columns of squares as fit the column that everything stands in, two at least.
final class TileGridLayout: UICollectionViewFlowLayout {
  private static let gap: CGFloat = 8
  /// The side in points below which there is one column less.
  private static let leastSide: CGFloat = 132

  /// Fits the squares into a width in points.
  func fit(_ width: CGFloat) {
    let column = ContentColumn(width: width)
    let columns = Self.columns(in: column.width)
    let gaps = CGFloat(columns - 1)
    // Whole points, so that all squares are alike on every display; what is left over goes into
    // the gaps, so that the grid ends where the column does.
    let side = max(((column.width - Self.gap * gaps) / CGFloat(columns)).rounded(.down), 1)
    itemSize = CGSize(width: side, height: side)
    minimumInteritemSpacing = max((column.width - side * CGFloat(columns)) / gaps, 0)
    minimumLineSpacing = Self.gap
    sectionInset = UIEdgeInsets(
      top: 0, left: column.x, bottom: 20, right: max(width - column.x - column.width, 0))
  }

  static func columns(in width: CGFloat) -> Int {
    guard width.isFinite else { return 2 }
    return max(Int((width + gap) / (leastSide + gap)), 2)
  }
}
