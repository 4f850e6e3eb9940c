import Foundation

/// What of a layout is to be computed again.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  var storedEverything = false
  var storedCounts = false
  private var storedItems: [IndexPath]?
  private var storedSupplementary: [String: [IndexPath]]?
  private var storedDecoration: [String: [IndexPath]]?

  public override init() { super.init() }

  /// Whether nothing that was computed holds any more.
  open var invalidateEverything: Bool { storedEverything }
  /// Whether the numbers of sections and items are to be asked again.
  open var invalidateDataSourceCounts: Bool { storedCounts }
  open var invalidatedItemIndexPaths: [IndexPath]? { storedItems }
  open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? { storedSupplementary }
  open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { storedDecoration }
  /// By how much the content offset changes together with the layout, in points.
  open var contentOffsetAdjustment = CGPoint.zero
  /// By how much the content size changes, in points. The layout is asked for the size itself as soon
  /// as it has been prepared, so that the two come to the same.
  open var contentSizeAdjustment = CGSize.zero

  // MARK: Items moved by the user

  /// Where the items being moved were before, in the order that is shown.
  open var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? { movement?.previous }
  /// Where they are to be.
  open var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { movement?.targets }
  /// Where in the content the middle of an item being moved is held.
  open var interactiveMovementTarget: CGPoint { movement?.position ?? .zero }
  var movement: (previous: [IndexPath], targets: [IndexPath], position: CGPoint)?

  open func invalidateItems(at indexPaths: [IndexPath]) {
    storedItems = (storedItems ?? []) + indexPaths
  }

  open func invalidateSupplementaryElements(ofKind kind: String, at indexPaths: [IndexPath]) {
    storedSupplementary = storedSupplementary ?? [:]
    storedSupplementary?[kind, default: []] += indexPaths
  }

  open func invalidateDecorationElements(ofKind kind: String, at indexPaths: [IndexPath]) {
    storedDecoration = storedDecoration ?? [:]
    storedDecoration?[kind, default: []] += indexPaths
  }
}

/// What of a flow layout is to be computed again.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext:
  UICollectionViewLayoutInvalidationContext
{
  /// Whether sizes and spacings are to be asked again.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether the lines are to be broken again.
  open var invalidateFlowLayoutAttributes = true
  /// The sizes that cells prefer, which are the reason.
  var preferredSizes = PreferredSizes()
}
