import Foundation

/// Three squares in a row.
final class DefaultGridStyle: FruitStyle {
  override func size(ofItem item: Int, width: CGFloat) -> CGSize { square(width: width) }
}
