import Foundation

/// Every item is a row.
final class TableStyle: FruitStyle {
  override var lineSpacing: CGFloat { 10 }

  override func size(ofItem item: Int, width: CGFloat) -> CGSize { row(width: width) }
}
