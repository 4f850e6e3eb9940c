import Foundation
import ListCore

/// Gives the blueprint of a section; nil where there is none.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  Int, any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// Lays out sections that are made of groups of items, each section in its own way.
///
/// One group of a section is solved and stands for all that are like it, so that preparing and
/// scrolling cost the same for ten items and for a million.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  /// What was solved last. It holds no more once it is stale.
  private var solved: CompositionalSections?
  private var isStale = true
  /// What the collection was like when the layout was last prepared.
  private var prepared: LayoutSetting?
  private var measured = MeasuredSizes()
  let scrollers = SectionScrollers()

  // MARK: Making

  /// All sections are like this one.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(sectionProvider: { _, _ in section }, configuration: configuration)
  }

  /// Asks for each section by its number, again whenever the room for it changes.
  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.init(
      sectionProvider: sectionProvider,
      configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
    register(ListBackgroundView.self, forDecorationViewOfKind: ListLook.backgroundKind)
    register(ListBackgroundView.self, forDecorationViewOfKind: ListLook.rowsKind)
  }

  public required init?(coder: NSCoder) {
    provider = { _, _ in nil }
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init(coder: coder)
  }

  /// What holds for the whole layout. A change inside it is seen when the layout is next invalidated.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }

  override func attach(to collectionView: UICollectionView?) {
    if collectionView !== self.collectionView {
      scrollers.removeAll()
      isStale = true
    }
    super.attach(to: collectionView)
  }

  // MARK: Invalidation

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts { isStale = true }
    super.invalidateLayout(with: context)
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView, let solved, !isStale else { return false }
    return solved.followsScrolling
      || solved.setting != LayoutSetting(collectionView, bounds: newBounds)
  }

  override var isOutdated: Bool {
    guard let collectionView, let prepared else { return false }
    return prepared != LayoutSetting(collectionView, bounds: collectionView.bounds)
  }

  /// The sections, solved again if nobody prepared the layout for what the collection is like now.
  var current: CompositionalSections? {
    guard let collectionView else { return nil }
    let setting = LayoutSetting(collectionView, bounds: collectionView.bounds)
    if let solved, !isStale, solved.setting == setting { return solved }
    if let solved, solved.setting.size != setting.size { measured.removeAll() }
    let counts = (0..<collectionView.numberOfSections).map {
      collectionView.numberOfItems(inSection: $0)
    }
    let made = CompositionalSections(
      configuration, setting: setting, counts: counts, measured: measured, blueprint: provider)
    solved = made
    isStale = false
    return made
  }

  // MARK: Estimates

  override var asksPreferredSizes: Bool? { solved?.estimates ?? false }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    measurement(preferredAttributes, originalAttributes) != nil
  }

  /// Takes the size that a view has told. The collection sees to it that what is seen stays where it is.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes)
    guard let (place, size) = measurement(preferredAttributes, originalAttributes),
      var sections = current
    else { return context }
    let (section, axis) = (originalAttributes.indexPath.section, sections.axis)
    let before = sections.sections[section].length
    // The attributes and the sizes that are kept must not be shared while they are changed.
    solved = nil
    switch place {
    case .item(let item):
      measured.set(size, ofItem: item, inSection: section)
      sections.measure(size, ofItem: item, inSection: section)
    case .edge(let edge):
      measured.set(size, ofEdge: edge, inSection: section)
      sections.measure(size, ofEdge: edge, inSection: section)
    }
    solved = sections
    context.contentSizeAdjustment[axis] = sections.sections[section].length - before
    return context
  }

  private enum MeasuredElement {
    case item(Int)
    case edge(Int)
  }

  /// What of the layout a told size changes, and the size; nil where it changes nothing.
  private func measurement(
    _ preferred: UICollectionViewLayoutAttributes, _ original: UICollectionViewLayoutAttributes
  ) -> (MeasuredElement, CGSize)? {
    guard let sections = current, let position = SectionOffsets.Position(original.indexPath),
      sections.sections.indices.contains(position.section)
    else { return nil }
    let section = sections.sections[position.section]
    let element: MeasuredElement
    let (width, height): (Bool, Bool)
    switch original.representedElementCategory {
    case .cell:
      guard sections.exists(position) else { return nil }
      let slot = section.groups.slot(ofItem: position.row)
      (width, height) = (slot.measuresWidth, slot.measuresHeight)
      element = .item(position.row)
    case .supplementaryView:
      guard
        let index = section.edges.firstIndex(where: {
          $0.item.elementKind == original.representedElementKind && $0.number == position.row
        })
      else { return nil }
      let size = section.edges[index].item.layoutSize
      (width, height) = (size.widthDimension.isMeasured, size.heightDimension.isMeasured)
      element = .edge(index)
    case .decorationView:
      return nil
    }
    let (told, old) = (preferred.size, original.size)
    guard RowRun.isUsable(told.width), RowRun.isUsable(told.height) else { return nil }
    let differs =
      width && abs(told.width - old.width) > FlowMetrics.tolerance
      || height && abs(told.height - old.height) > FlowMetrics.tolerance
    return differs ? (element, told) : nil
  }

  override func follow(_ plan: ListPlan) {
    measured.follow(plan)
    scrollers.follow(plan)
  }

  // MARK: What is where

  open override func prepare() {
    super.prepare()
    prepared = current?.setting
  }

  open override var collectionViewContentSize: CGSize { current?.contentSize ?? .zero }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { elements(in: rect) }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let sections = current, let position = SectionOffsets.Position(indexPath),
      sections.exists(position)
    else { return nil }
    return attributes(ofItem: position.row, inSection: position.section, sections)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { supplement(elementKind, at: indexPath) }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let sections = current, let position = SectionOffsets.Position(indexPath),
      sections.sections.indices.contains(position.section)
    else { return nil }
    return backgrounds(ofSection: position.section, sections).first {
      $0.indexPath == indexPath && $0.representedElementKind == elementKind
    }
  }

  override func rememberedPlaces() -> ((IndexPath) -> UICollectionViewLayoutAttributes?)? {
    guard let solved else { return nil }
    return { [self] path in
      guard let position = SectionOffsets.Position(path), solved.exists(position) else {
        return nil
      }
      return attributes(ofItem: position.row, inSection: position.section, solved)
    }
  }

  // MARK: Sections that scroll on their own

  override func arrangeScrollers(around area: CGRect) {
    guard let collectionView, let sections = current else { return }
    scrollers.arrange(sections.sections(in: area), of: sections, in: collectionView)
  }

  override func scroller(of key: UICollectionView.ElementKey) -> SectionScroller? {
    guard let scroller = scrollers.view(ofSection: key.position.section) else { return nil }
    switch key.category {
    case .cell: return scroller
    case .supplementaryView: return isEdge(key) ? nil : scroller
    case .decorationView: return nil
    }
  }

  private func isEdge(_ key: UICollectionView.ElementKey) -> Bool {
    guard let solved, solved.sections.indices.contains(key.position.section) else { return false }
    let edges = solved.sections[key.position.section].edges + solved.contentEdges
    return edges.contains { $0.item.elementKind == key.kind }
  }

  override func scrollSection(
    to path: IndexPath, at position: UICollectionView.ScrollPosition, animated: Bool
  ) {
    guard let sections = current, let place = SectionOffsets.Position(path),
      sections.exists(place), let (_, run) = sections.scrollRun(ofSection: place.section)
    else { return }
    let frame = sections.sections[place.section].frame(ofItem: place.row)
    let (start, end) = (frame.start(run.axis), frame.end(run.axis))
    let present = scrollers.offset(ofSection: place.section, run)
    let isReversed = sections.setting.isRightToLeft && run.axis == .x
    let atStart: UICollectionView.ScrollPosition =
      run.axis == .y ? .top : isReversed ? .right : .left
    let atEnd: UICollectionView.ScrollPosition =
      run.axis == .y ? .bottom : isReversed ? .left : .right
    let centered: UICollectionView.ScrollPosition =
      run.axis == .y ? .centeredVertically : .centeredHorizontally
    var offset = present
    if position.contains(atStart) {
      offset = start
    } else if position.contains(centered) {
      offset = (start + end - run.viewport) / 2
    } else if position.contains(atEnd) {
      offset = end - run.viewport
    } else {
      offset = min(max(present, end - run.viewport), start)
    }
    offset = run.clamped(offset)
    if let view = scrollers.view(ofSection: place.section) {
      view.scroll(to: offset, animated: animated)
    } else {
      scrollers.setOffset(offset, ofSection: place.section)
    }
  }
}
