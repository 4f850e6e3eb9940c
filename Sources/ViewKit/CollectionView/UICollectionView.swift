import Foundation
import ListCore

/// Items arranged by a layout, of which only those in sight have cells.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  public enum ElementCategory: UInt, Sendable { case cell, supplementaryView, decorationView }
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
    public static let left = ScrollPosition(rawValue: 8)
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    public static let right = ScrollPosition(rawValue: 32)
  }

  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  // MARK: Storage

  private var storedLayout: UICollectionViewLayout
  private weak var storedDelegate: UICollectionViewDelegate?
  var loading = LoadState()
  var layoutState = LayoutState()
  var elements = Elements()
  var reuse = Reuse()
  var sizing = Sizing()
  var movement: Movement?
  var selection = ListSelection()
  var press: TouchPress?
  var updates: BatchUpdates?
  var prefetching = PrefetchWindow()

  // MARK: Making

  public init(frame: CGRect, collectionViewLayout: UICollectionViewLayout) {
    storedLayout = collectionViewLayout
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    storedLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = .systemBackground
    clipsToBounds = true
    storedLayout.attach(to: self)
  }

  // MARK: Data

  open weak var dataSource: UICollectionViewDataSource? {
    didSet { if dataSource !== oldValue { setNeedsReload() } }
  }

  @_nonoverride open var delegate: UICollectionViewDelegate? {
    get {
      let delegate = (self as UIScrollView).delegate
      if storedDelegate !== delegate { storedDelegate = delegate as? UICollectionViewDelegate }
      return storedDelegate
    }
    set {
      guard newValue !== (self as UIScrollView).delegate else { return }
      (self as UIScrollView).delegate = newValue
      storedDelegate = newValue
      storedLayout.invalidateLayout()
    }
  }

  /// Who makes items ready before they come into sight.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    didSet { if prefetchDataSource !== oldValue { prefetching.reset() } }
  }
  open var isPrefetchingEnabled = true

  open func reloadData() { reload() }

  open var numberOfSections: Int {
    loadIfNeeded()
    return loading.counts.count
  }

  /// The number of items that the collection knows of; 0 for a section that does not exist.
  open func numberOfItems(inSection section: Int) -> Int {
    loadIfNeeded()
    return loading.counts.indices.contains(section) ? loading.counts[section] : 0
  }

  // MARK: Layout

  open var collectionViewLayout: UICollectionViewLayout {
    get { storedLayout }
    set { switchLayout(to: newValue, animated: false, completion: nil) }
  }

  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    switchLayout(to: layout, animated: animated, completion: nil)
  }

  /// Changes to another layout. The item nearest to the middle stays in sight.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    switchLayout(to: layout, animated: animated, completion: completion)
  }

  func replaceLayout(_ layout: UICollectionViewLayout) {
    storedLayout = layout
    layout.attach(to: self)
    sizing.doubts = Sizing.patience
  }

  /// A view behind the items that does not scroll with them.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return itemAttributes(at: indexPath)
  }

  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return ElementKey.supplementary(kind, indexPath).flatMap(attributes)
  }

  // MARK: Views

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    registerClass(cellClass, for: ReuseKey(kind: nil, identifier: identifier))
  }

  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    registerClass(viewClass, for: ReuseKey(kind: elementKind, identifier: identifier))
  }

  /// There are no nibs here: asking for such a cell stops the program, with a sentence.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    registerNib(nib, for: ReuseKey(kind: nil, identifier: identifier))
  }

  /// There are no nibs here: asking for such a view stops the program, with a sentence.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    registerNib(nib, for: ReuseKey(kind: kind, identifier: identifier))
  }

  /// A cell that was used before, or a new one of the class registered under `identifier`.
  /// An identifier that was never registered stops the program.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let key = ReuseKey(kind: nil, identifier: identifier)
    guard let cell = dequeue(key, at: indexPath) as? UICollectionViewCell else {
      preconditionFailure(
        "unable to dequeue a cell with the identifier \(identifier): "
          + reuse.nibs.advice(for: key))
    }
    return cell
  }

  /// The same for headers, footers and other views beside the items.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let key = ReuseKey(kind: elementKind, identifier: identifier)
    guard let view = dequeue(key, at: indexPath) else {
      preconditionFailure(
        "unable to dequeue a view of kind \(elementKind) with the identifier \(identifier): "
          + reuse.nibs.advice(for: key))
    }
    return view
  }

  open var visibleCells: [UICollectionViewCell] {
    updateElements()
    return elements.shownCells
  }

  open var indexPathsForVisibleItems: [IndexPath] {
    updateElements()
    return elements.shown(.cell).map(\.key.indexPath)
  }

  /// The cell that shows an item; nil while the item is out of sight.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    updateElements()
    return elements.view(.cell(indexPath)) as? UICollectionViewCell
  }

  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    updateElements()
    return elements.view(.supplementary(elementKind, indexPath))
  }

  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    updateElements()
    return elements.shown(.supplementaryView).filter { $0.key.kind == elementKind }
      .compactMap(\.view)
  }

  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    updateElements()
    return elements.shown(.supplementaryView).filter { $0.key.kind == elementKind }
      .map(\.key.indexPath)
  }

  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    elements.shown(.cell).first { $0.view === cell }?.key.indexPath
  }

  /// The item in front at a point of the content.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { item(at: point) }

  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    scroll(to: indexPath, at: scrollPosition, animated: animated)
  }

  // MARK: Selection

  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var indexPathsForSelectedItems: [IndexPath]? { selection.positions.map(\.indexPath) }

  /// Selects an item without telling the delegate.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    select(indexPath, animated: animated, scrollPosition: scrollPosition)
  }

  /// Deselects an item without telling the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    if let position = Position(indexPath) { mark(position, selected: false) }
  }

  // MARK: Updates

  /// Runs `updates`, in which items and sections are inserted, deleted, reloaded and moved, and then
  /// shows what the data source says. Index paths count as in UIKit: deletions and reloads before the
  /// batch, insertions after it. Counts that do not add up are reported, and everything is loaded again.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    runBatch(updates ?? {}, completion: completion)
  }

  open func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    runBatch(updates, completion: completion)
  }

  open func insertItems(at indexPaths: [IndexPath]) { change { $0.insert(indexPaths) } }
  open func deleteItems(at indexPaths: [IndexPath]) { change { $0.delete(indexPaths) } }
  open func reloadItems(at indexPaths: [IndexPath]) { change { $0.reload(indexPaths) } }

  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.move(from: indexPath, to: newIndexPath) }
  }

  open func insertSections(_ sections: IndexSet) { change { $0.insertSections(sections) } }
  open func deleteSections(_ sections: IndexSet) { change { $0.deleteSections(sections) } }
  open func reloadSections(_ sections: IndexSet) { change { $0.reloadSections(sections) } }

  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.moveSection(from: section, to: newSection) }
  }

  // MARK: Items moved by the user

  /// Begins to move an item, if the data source lets it be moved. A recognizer of the program's own
  /// then tells where it is held.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    beginMovement(indexPath)
  }

  /// Holds the item at a point of the content; others make room for it.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    updateMovement(targetPosition)
  }

  /// Lets the item go where there is room for it, and tells the data source.
  open func endInteractiveMovement() { endMovement(cancelled: false) }

  /// Lets the item go back to where it was.
  open func cancelInteractiveMovement() { endMovement(cancelled: true) }

  // MARK: Scroll view and input

  /// The layout's size, known before any item has a cell.
  open override var contentSize: CGSize {
    get {
      prepareLayout()
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }

  /// The layout says where a drag leads, before the delegate is asked.
  override func restingOffset(proposed target: CGPoint, velocity: CGPoint) -> CGPoint {
    collectionViewLayout.targetContentOffset(
      forProposedContentOffset: target, withScrollingVelocity: velocity)
  }

  override func scrollAnimationEnded() { arriveAtGoal() }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateElements()
    prefetch()
    if let backgroundView { backgroundView.frame = bounds }
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !pressBegan(touches) { super.touchesBegan(touches, with: event) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if press == nil { super.touchesMoved(touches, with: event) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !pressEnded(touches) { super.touchesEnded(touches, with: event) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !pressCancelled() { super.touchesCancelled(touches, with: event) }
  }
}
