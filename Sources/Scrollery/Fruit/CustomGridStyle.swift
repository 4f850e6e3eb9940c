import Foundation

/// Every fourth item is a row, with three squares after it.
final class CustomGridStyle: FruitStyle {
  override func size(ofItem item: Int, width: CGFloat) -> CGSize {
    item.isMultiple(of: 4) ? row(width: width) : square(width: width)
  }
}
