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

  /// There are no nibs here: such a decoration stays empty, which is reported.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = nil
    _ = nib?.instantiate(withOwner: nil)
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

  /// Whether an element is to have the attributes that its view prefers. A layout that does not
  /// override this has its first elements measured in vain, and after them no more.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    OptionalMethod.noteDefault(.preferredSize)
    return false
  }

  /// The context for an element whose view prefers other attributes than the layout gave it. What the
  /// reader looks at stays in place unless the context adjusts the content offset itself.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = UICollectionViewLayoutInvalidationContext.make(
      type(of: self).invalidationContextClass)
    let (kind, path) = (originalAttributes.representedElementKind, originalAttributes.indexPath)
    switch originalAttributes.representedElementCategory {
    case .cell: context.invalidateItems(at: [path])
    case .supplementaryView:
      context.invalidateSupplementaryElements(ofKind: kind ?? "", at: [path])
    case .decorationView: context.invalidateDecorationElements(ofKind: kind ?? "", at: [path])
    }
    return context
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
  /// Called when the collection's size changes in an animation block, after the layout was prepared
  /// for it.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Called in the same block, when all views have their new places.
  open func finalizeAnimatedBoundsChange() {}
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  open func finalizeLayoutTransition() {}

  /// Where an item that comes into sight with a change starts from: by default where the layout had
  /// it before; an inserted one is transparent.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { start(of: .cell(itemIndexPath)) }

  /// Where an item that leaves with a change goes to. The index path is that of before it. By default
  /// it goes where the layout now has it; a deleted one fades where it is.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { end(of: .cell(itemIndexPath)) }

  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    start(of: .supplementary(elementKind, elementIndexPath))
  }

  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    end(of: .supplementary(elementKind, elementIndexPath))
  }

  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    start(of: .decoration(elementKind, decorationIndexPath))
  }

  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    end(of: .decoration(elementKind, decorationIndexPath))
  }

  private func start(
    of key: UICollectionView.ElementKey?
  ) -> UICollectionViewLayoutAttributes? {
    guard let collection = collectionView else { return nil }
    return collection.elements.change?.start(of: key).map(collection.mirroredIfNeeded)
  }

  private func end(of key: UICollectionView.ElementKey?) -> UICollectionViewLayoutAttributes? {
    guard let collection = collectionView else { return nil }
    return collection.elements.change?.end(of: key).map(collection.mirroredIfNeeded)
  }

  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  // MARK: Items moved by the user

  /// The place at which an item held at a point of the content is to make room for itself: by default
  /// that of the item it is held over.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    let spot = CGRect(x: position.x, y: position.y, width: 1, height: 1)
    let over = (layoutAttributesForElements(in: spot) ?? []).first {
      $0.representedElementCategory == .cell && $0.frame.contains(position)
    }
    return over?.indexPath ?? previousIndexPath
  }

  /// How an item is shown while it is held: by default in front of all, with its middle there.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let place = layoutAttributesForItem(at: indexPath)
    let held =
      place?.copy() as? UICollectionViewLayoutAttributes
      ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    held.center = position
    held.zIndex = .max
    return held
  }

  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = UICollectionViewLayoutInvalidationContext.make(
      type(of: self).invalidationContextClass)
    context.movement = (previousIndexPaths, targetIndexPaths, targetPosition)
    return context
  }

  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = UICollectionViewLayoutInvalidationContext.make(
      type(of: self).invalidationContextClass)
    context.movement = (previousIndexPaths, indexPaths, .zero)
    return context
  }

  // MARK: Direction

  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Tells where items are now, whatever becomes of this layout afterwards; nil for a layout that
  /// cannot tell beforehand.
  func rememberedPlaces() -> ((IndexPath) -> UICollectionViewLayoutAttributes?)? { nil }

  /// Whether views are asked for the attributes they prefer; nil where only a subclass outside can
  /// know.
  var asksPreferredSizes: Bool? { nil }

  /// The items go to other places, before anything else is asked for.
  func follow(_ plan: ListPlan) {}

  /// Whether the collection is no longer what the layout was prepared for, without having said so:
  /// the writing direction, the insets.
  var isOutdated: Bool { false }

  // MARK: Sections that scroll on their own

  /// Makes ready the views that scroll sections which have a part in an area.
  func arrangeScrollers(around area: CGRect) {}

  /// The view that scrolls an element; nil for one that lies in the collection's own content.
  func scroller(of key: UICollectionView.ElementKey) -> SectionScroller? { nil }

  /// Has the section of an item scroll to it, where it scrolls on its own.
  func scrollSection(
    to path: IndexPath, at position: UICollectionView.ScrollPosition, animated: Bool
  ) {}

  /// Takes back attributes that the collection no longer needs, to fill them in again.
  func reclaim(_ attributes: [UICollectionViewLayoutAttributes]) {}
}
