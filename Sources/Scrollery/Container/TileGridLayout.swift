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
    let gaps = Self.gap * CGFloat(columns - 1)
    // Whole points, so that all squares and all gaps are alike on every display.
    let side = max(((column.width - gaps) / CGFloat(columns)).rounded(.down), 1)
    let left = column.x + ((column.width - gaps - side * CGFloat(columns)) / 2).rounded(.down)
    let right = max(width - left - gaps - side * CGFloat(columns), 0)
    itemSize = CGSize(width: side, height: side)
    minimumInteritemSpacing = Self.gap
    minimumLineSpacing = Self.gap
    sectionInset = UIEdgeInsets(top: 0, left: left, bottom: 20, right: right)
  }

  static func columns(in width: CGFloat) -> Int {
    guard width.isFinite else { return 2 }
    return max(Int((width + gap) / (leastSide + gap)), 2)
  }
}
