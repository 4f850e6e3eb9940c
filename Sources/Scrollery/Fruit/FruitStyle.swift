import Foundation
import ViewKit

/// The ways in which the fruits are presented.
enum FruitPresentation: Int, CaseIterable {
  case table, defaultGrid, customGrid

  var next: FruitPresentation {
    let all = Self.allCases
    return all[(rawValue + 1) % all.count]
  }

  /// The asset that stands for it.
  var icon: String {
    switch self {
    case .table: "icon-style-table"
    case .defaultGrid: "icon-style-grid"
    case .customGrid: "icon-style-custom"
    }
  }

  @MainActor func makeDelegate() -> FruitStyle {
    switch self {
    case .table: TableStyle()
    case .defaultGrid: DefaultGridStyle()
    case .customGrid: CustomGridStyle()
    }
  }
}

/// A collection's delegate that tells of the item that was selected.
protocol FruitSelecting: UICollectionViewDelegateFlowLayout {
  var didSelectItem: ((IndexPath) -> Void)? { get set }
}

/// What all styles share: insets, distances, and how a cell looks while it is pressed. Each says how
/// large items are.
class FruitStyle: NSObject, FruitSelecting {
  final var didSelectItem: ((IndexPath) -> Void)?

  final let insets = UIEdgeInsets(top: 16, left: 16, bottom: 20, right: 16)

  var lineSpacing: CGFloat { 20 }
  var itemSpacing: CGFloat { 8 }

  func size(ofItem item: Int, width: CGFloat) -> CGSize { .zero }

  /// A row from side to side in a collection of a width, in points.
  final func row(width: CGFloat) -> CGSize {
    CGSize(width: max(width - insets.left - insets.right, 0), height: 112)
  }

  /// A third of a row, spaces left out, as high as it is wide.
  final func square(width: CGFloat) -> CGSize {
    let side = max((width - insets.left - insets.right - 2 * itemSpacing) / 3, 0)
    return CGSize(width: side, height: side)
  }

  // MARK: UICollectionViewDelegateFlowLayout

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { size(ofItem: indexPath.item, width: collectionView.bounds.width) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { insets }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { lineSpacing }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { itemSpacing }

  // MARK: UICollectionViewDelegate

  func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {
    collectionView.cellForItem(at: indexPath)?.backgroundColor = nil
  }

  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {
    collectionView.cellForItem(at: indexPath)?.backgroundColor = FruitPalette.cell
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    didSelectItem?(indexPath)
  }
}
