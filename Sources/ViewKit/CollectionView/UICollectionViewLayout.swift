import Foundation

/// Decides where the elements of a collection are shown. Subclasses override what they decide.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject, NSCoding {
  private weak var storedCollectionView: UICollectionView?
  var decorationClasses: [String: UICollectionReusableView.Type] = [:]

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  nonisolated open func encode(with coder: NSCoder) {}

  /// The class of the attributes that this layout makes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of the contexts that this layout makes.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// The collection that this layout is in use by.
  open var collectionView: UICollectionView? { storedCollectionView }

  func attach(to collectionView: UICollectionView?) {
    storedCollectionView = collectionView
  }

  // MARK: What is where

  open var collectionViewContentSize: CGSize { .zero }

  /// Called before anything else is asked for after the layout became invalid.
  open func prepare() {}

  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }

  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = viewClass as? UICollectionReusableView.Type
  }

  // MARK: Invalidation

  open func invalidateLayout() {
    let context = UICollectionViewLayoutInvalidationContext.make(
      type(of: self).invalidationContextClass)
    context.storedEverything = true
    invalidateLayout(with: context)
  }

  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    collectionView?.layoutWasInvalidated(context)
  }

  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    .make(type(of: self).invalidationContextClass)
  }

  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    .make(type(of: self).invalidationContextClass)
  }

  // MARK: Scrolling

  /// Where a drag that was let go at `velocity` (points per millisecond) comes to rest.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    targetContentOffset(forProposedContentOffset: proposedContentOffset)
  }

  /// The content offset after an update or a change of layout.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  // MARK: Updates and transitions

  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  open func finalizeCollectionViewUpdates() {}
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  open func finalizeAnimatedBoundsChange() {}
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  open func finalizeLayoutTransition() {}

  /// Where an item that comes into sight with a change starts from: by default where the layout had
  /// it before; an inserted one is transparent.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionView?.elements.change?.start(of: .cell(itemIndexPath))
  }

  /// Where an item that leaves with a change goes to. The index path is that of before it. By default
  /// it goes where the layout now has it; a deleted one fades where it is.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionView?.elements.change?.end(of: .cell(itemIndexPath))
  }

  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionView?.elements.change?.start(of: .supplementary(elementKind, elementIndexPath))
  }

  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionView?.elements.change?.end(of: .supplementary(elementKind, elementIndexPath))
  }

  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  // MARK: Direction

  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Tells where items are now, whatever becomes of this layout afterwards; nil for a layout that
  /// cannot tell beforehand.
  func rememberedPlaces() -> ((IndexPath) -> UICollectionViewLayoutAttributes?)? { nil }

  /// Takes back attributes that the collection no longer needs, to fill them in again.
  func reclaim(_ attributes: [UICollectionViewLayoutAttributes]) {}
}
