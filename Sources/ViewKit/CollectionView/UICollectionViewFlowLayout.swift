import Foundation
import ListCore

/// Lays items out in lines that break where no more fit, section after section.
///
/// Items of one size cost nothing each: preparing and scrolling cost the same for a hundred million.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// What was measured last. It holds no more once it is stale, but tells where things were.
  private var sections: FlowSections?
  private var isStale = true
  private var spare: [UICollectionViewLayoutAttributes] = []
  /// What cells said they prefer, as long as the lines are as long as then.
  private(set) var preferredSizes = PreferredSizes()
  /// Those of them that the sections do not have yet.
  private var newSizes = PreferredSizes()

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  /// What section insets are measured from.
  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset, fromSafeArea, fromLayoutMargins
  }

  /// As `estimatedItemSize`: cells say how large they are, and `itemSize` is what is expected.
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

  // MARK: Metrics, in points; the defaults are UIKit's

  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }
  /// The size that items are expected to have until their cells, once in sight, say what they prefer;
  /// zero where they are not asked. Where the delegate tells sizes, those are expected.
  ///
  /// A cell of another size than was expected breaks the lines of its section anew, in time that is
  /// proportional to the number of items in it.
  open var estimatedItemSize = CGSize.zero {
    didSet {
      guard estimatedItemSize != oldValue else { return }
      preferredSizes = PreferredSizes()
      invalidateLayout()
    }
  }
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }
  /// Across the flow, sections may keep clear of more than the content inset.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
  }
  /// Whether a header stays at the edge of what is in sight as long as its section is.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  // MARK: Invalidation

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    if context.invalidateEverything || context.invalidateDataSourceCounts || flow == nil
      || flow?.invalidateFlowLayoutDelegateMetrics == true
      || flow?.invalidateFlowLayoutAttributes == true
    {
      isStale = true
    }
    if let sizes = flow?.preferredSizes {
      preferredSizes.merge(sizes)
      newSizes.merge(sizes)
    }
    super.invalidateLayout(with: context)
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    estimates && originalAttributes.representedElementCategory == .cell
      && preferredAttributes.size != originalAttributes.size
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    guard let flow = context as? UICollectionViewFlowLayoutInvalidationContext,
      let position = SectionOffsets.Position(originalAttributes.indexPath)
    else { return context }
    flow.invalidateFlowLayoutDelegateMetrics = false
    flow.invalidateFlowLayoutAttributes = false
    flow.preferredSizes[position] = preferredAttributes.size
    return flow
  }

  private var estimates: Bool { estimatedItemSize != .zero }
  override var asksPreferredSizes: Bool? { estimates }
  /// The size that an item has before its cell is asked.
  var expectedItemSize: CGSize {
    estimates && estimatedItemSize != Self.automaticSize ? estimatedItemSize : itemSize
  }

  override func follow(_ plan: ListPlan) {
    if !preferredSizes.isEmpty { preferredSizes.follow(plan) }
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    breadthChanges(with: newBounds) || pins
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if let flow = context as? UICollectionViewFlowLayoutInvalidationContext {
      let breaksAgain = breadthChanges(with: newBounds)
      flow.invalidateFlowLayoutDelegateMetrics = breaksAgain
      flow.invalidateFlowLayoutAttributes = breaksAgain
    }
    return context
  }

  private var pins: Bool { sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds }

  private func breadthChanges(with bounds: CGRect) -> Bool {
    guard let sections, !isStale else { return false }
    return sections.breadth != FlowSections.breadth(of: bounds, in: collectionView, scrollDirection)
  }

  // MARK: What is where

  open override func prepare() {
    super.prepare()
    _ = current
  }

  open override var collectionViewContentSize: CGSize { current.contentSize }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var found: [UICollectionViewLayoutAttributes] = []
    let sections = current
    for section in sections.sections(in: rect, pinned: pins) {
      append(.header, section, sections, in: rect, to: &found)
      for item in sections.items(ofSection: section, in: rect) {
        let frame = sections.frame(ofItem: item, section: section)
        guard frame.intersects(rect) else { continue }
        let attributes = take()
        attributes.values = UICollectionViewLayoutAttributes.Values()
        attributes.values.indexPath = IndexPath(item: item, section: section)
        attributes.values.geometry.frame = frame
        found.append(attributes)
      }
      append(.footer, section, sections, in: rect, to: &found)
    }
    return found
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let position = SectionOffsets.Position(indexPath),
      let frame = current.existingFrame(of: position)
    else { return nil }
    let attributes = make()
    attributes.values.indexPath = indexPath
    attributes.values.geometry.frame = frame
    return attributes
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let edge = FlowEdge(kind: elementKind), indexPath.count == 2, indexPath.item == 0 else {
      return nil
    }
    return attributes(edge, indexPath.section, current)
  }

  /// The sections, measured if nobody prepared the layout yet.
  private var current: FlowSections {
    if var known = sections, !isStale {
      guard !newSizes.isEmpty else { return known }
      sections = nil
      known.apply(newSizes)
      newSizes = PreferredSizes()
      sections = known
      return known
    }
    // In longer or shorter lines cells may prefer other sizes.
    if let sections, isBrokenAnew(sections) { preferredSizes = PreferredSizes() }
    newSizes = PreferredSizes()
    let made = FlowSections(self)
    sections = made
    isStale = false
    return made
  }

  private func isBrokenAnew(_ old: FlowSections) -> Bool {
    guard let collectionView else { return false }
    return old.direction != scrollDirection
      || old.breadth
        != FlowSections.breadth(of: collectionView.bounds, in: collectionView, scrollDirection)
  }

  private func append(
    _ edge: FlowEdge, _ section: Int, _ sections: FlowSections, in rect: CGRect,
    to found: inout [UICollectionViewLayoutAttributes]
  ) {
    guard let attributes = attributes(edge, section, sections), attributes.frame.intersects(rect)
    else { return }
    found.append(attributes)
  }

  private func attributes(
    _ edge: FlowEdge, _ section: Int, _ sections: FlowSections
  ) -> UICollectionViewLayoutAttributes? {
    let pinned =
      edge == .header
      ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds
    guard let frame = sections.frame(of: edge, section: section), !frame.isEmpty else { return nil }
    let attributes = make()
    attributes.values.category = .supplementaryView
    attributes.values.kind = edge.kind
    attributes.values.indexPath = IndexPath(item: 0, section: section)
    attributes.values.geometry.frame = frame
    if pinned, let collectionView {
      attributes.frame = sections.pinned(edge, section: section, to: collectionView.visibleBounds)
      attributes.values.zIndex = 10
    }
    return attributes
  }

  override func rememberedPlaces() -> ((IndexPath) -> UICollectionViewLayoutAttributes?)? {
    guard let sections else { return nil }
    let attributesClass: AnyClass = type(of: self).layoutAttributesClass
    return { path in
      guard let position = SectionOffsets.Position(path),
        let frame = sections.existingFrame(of: position)
      else { return nil }
      let attributes = Self.make(attributesClass)
      attributes.values.indexPath = path
      attributes.values.geometry.frame = frame
      return attributes
    }
  }

  // MARK: Attributes used again

  /// Only this class itself knows that nobody changes the attributes it gives out.
  private var usesAttributesAgain: Bool { type(of: self) == UICollectionViewFlowLayout.self }

  override func reclaim(_ attributes: [UICollectionViewLayoutAttributes]) {
    guard usesAttributesAgain else { return }
    spare = attributes.filter { type(of: $0) == UICollectionViewLayoutAttributes.self }
  }

  private func take() -> UICollectionViewLayoutAttributes {
    while var candidate = spare.popLast() {
      if isKnownUniquelyReferenced(&candidate) { return candidate }
    }
    return make()
  }

  private func make() -> UICollectionViewLayoutAttributes {
    Self.make(type(of: self).layoutAttributesClass)
  }

  private static func make(_ attributesClass: AnyClass) -> UICollectionViewLayoutAttributes {
    .make(
      attributesClass as? UICollectionViewLayoutAttributes.Type
        ?? UICollectionViewLayoutAttributes.self)
  }
}
