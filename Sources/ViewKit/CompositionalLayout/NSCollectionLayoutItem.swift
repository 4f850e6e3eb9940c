import Foundation

/// The blueprint of an item: its size, and what is around it and beside it.
///
/// A blueprint is read when the layout is prepared: call `invalidateLayout()` after changes to it.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
  private let storedSize: NSCollectionLayoutSize
  private let storedSupplements: [NSCollectionLayoutSupplementaryItem]

  /// By how much the view is smaller than the place it has. On an axis of which views tell how much
  /// they take it does not count.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The space to keep around the place.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  public init(layoutSize: NSCollectionLayoutSize) {
    storedSize = layoutSize
    storedSupplements = []
    super.init()
  }

  public init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    storedSize = layoutSize
    storedSupplements = supplementaryItems
    super.init()
  }

  open var layoutSize: NSCollectionLayoutSize { storedSize }
  /// The views that are fastened to the item: badges, frames.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { storedSupplements }
}
