import Foundation
import ListCore

/// A list of rows, of which only those in sight have cells.
///
/// With `rowHeight` set and no `heightForRowAt` in the delegate, start-up, memory and scrolling cost
/// the same for a thousand rows and for a hundred million.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }

  /// Which changes of a cell in sight have it measured again.
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled
    /// When they invalidate their intrinsic content size.
    case enabled
    /// The same, and when constraints in their content change.
    case enabledIncludingConstraints
  }

  /// Says that a height is the table's own choice.
  public static let automaticDimension: CGFloat = -1
  /// An index title that is shown as a magnifying glass.
  public static let indexSearch = "{search}"

  // MARK: Storage

  private let storedStyle: Style
  private weak var storedDelegate: UITableViewDelegate?
  /// Where sections and rows are, from the top of the first section.
  var offsets = SectionOffsets()
  var loading = LoadState()
  var rows = TableRows()
  var supplements = TableSupplements()
  var selection = ListSelection()
  var press: TablePress?
  var hover = TableHover()
  var updates: BatchUpdates?
  var changes = ChangeState()
  var prefetching = PrefetchWindow()
  var sizing = TableSizing()
  var editing = TableEditing()
  var sectionIndex = TableIndex()
  private(set) lazy var swipePan = SwipePanGestureRecognizer(table: self)

  // MARK: Making

  public init(frame: CGRect, style: Style) {
    storedStyle = style
    super.init(frame: frame)
    setUp()
  }

  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public required init?(coder: NSCoder) {
    storedStyle = .plain
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    alwaysBounceVertical = true
    clipsToBounds = true
    addGestureRecognizer(swipePan)
  }

  open var style: Style { storedStyle }

  // MARK: Data

  open weak var dataSource: UITableViewDataSource? {
    didSet { if dataSource !== oldValue { setNeedsReload() } }
  }

  @_nonoverride open var delegate: UITableViewDelegate? {
    get {
      let delegate = (self as UIScrollView).delegate
      if storedDelegate !== delegate { storedDelegate = delegate as? UITableViewDelegate }
      return storedDelegate
    }
    set {
      guard newValue !== (self as UIScrollView).delegate else { return }
      (self as UIScrollView).delegate = newValue
      storedDelegate = newValue
      setNeedsReload()
    }
  }

  /// Who makes rows ready before they come into sight.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    didSet { if prefetchDataSource !== oldValue { prefetching.reset() } }
  }
  open var isPrefetchingEnabled = true

  open func reloadData() { reload() }

  open var numberOfSections: Int {
    loadIfNeeded()
    return offsets.sections.count
  }

  /// The number of rows that the table knows of; 0 for a section that does not exist.
  open func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    return offsets.sections.indices.contains(section) ? offsets.sections[section].rows.count : 0
  }

  // MARK: Look

  /// The height in points of rows for which the delegate says nothing else. With the default,
  /// `automaticDimension`, rows are as high as their cells' content needs.
  open var rowHeight: CGFloat = UITableView.automaticDimension {
    didSet { if rowHeight != oldValue { setNeedsReload() } }
  }
  /// About how high rows are that size themselves, in points, until they are seen: their cells are
  /// measured then. 0 lets no row size itself.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
    didSet { if estimatedRowHeight != oldValue { setNeedsReload() } }
  }
  /// The same for headers and footers of sections.
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { if estimatedSectionHeaderHeight != oldValue { setNeedsReload() } }
  }
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { if estimatedSectionFooterHeight != oldValue { setNeedsReload() } }
  }
  /// Whether a cell in sight that says that its size is another is measured again.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { setNeedsReload() } }
  }
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { setNeedsReload() } }
  }
  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine {
    didSet { separatorsChanged() }
  }
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) {
    didSet { separatorsChanged() }
  }
  open var separatorColor: UIColor? = .separator {
    didSet { separatorsChanged() }
  }

  /// A view above the first section. Its height is its own; its width is the table's.
  open var tableHeaderView: UIView? {
    get { supplements.tableHeader }
    set { replaceTableHeader(newValue) }
  }

  /// A view below the last section. Its height is its own; its width is the table's.
  open var tableFooterView: UIView? {
    get { supplements.tableFooter }
    set { replaceTableFooter(newValue) }
  }

  /// A view behind the rows that does not scroll with them.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  // MARK: Cells

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registerCell(cellClass, for: identifier)
  }

  open func register(
    _ viewClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    registerHeaderFooter(viewClass, for: identifier)
  }

  /// There are no nibs here: asking for such a cell stops the program, with a sentence.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    registerCell(nil, for: identifier)
    rows.nibs.register(nib, for: identifier)
  }

  /// There are no nibs here: no such view is ever made.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerHeaderFooter(nil, for: identifier)
    _ = nib?.instantiate(withOwner: nil)
  }

  /// A cell that was used before, or a new one of the class registered under `identifier`.
  /// An identifier that was never registered stops the program.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = dequeueCell(identifier) else {
      preconditionFailure(
        "unable to dequeue a cell with the identifier \(identifier): "
          + rows.nibs.advice(for: identifier))
    }
    return cell
  }

  /// A cell that was used before, or a new one if a class is registered; nil where neither is so.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeueCell(identifier)
  }

  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    dequeueHeaderFooter(identifier)
  }

  /// The cells in sight, from the top.
  open var visibleCells: [UITableViewCell] {
    updateRows()
    return rows.shown.map(\.cell)
  }

  open var indexPathsForVisibleRows: [IndexPath]? {
    updateRows()
    return rows.shown.map(\.position.indexPath)
  }

  /// The cell that shows a row; nil while the row is out of sight.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    updateRows()
    return Position(indexPath).flatMap { rows.cell(at: $0) }
  }

  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    rows.shown.first { $0.cell === cell }?.position.indexPath
  }

  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    supplements.view(.header, section) as? UITableViewHeaderFooterView
  }

  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    supplements.view(.footer, section) as? UITableViewHeaderFooterView
  }

  // MARK: Places

  open func rect(forSection section: Int) -> CGRect { rectOfSection(section) }
  open func rectForRow(at indexPath: IndexPath) -> CGRect { rectOfRow(indexPath) }
  open func rectForHeader(inSection section: Int) -> CGRect { rectOfHeader(section) }
  open func rectForFooter(inSection section: Int) -> CGRect { rectOfFooter(section) }
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { row(at: point)?.indexPath }
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rowsTouching(rect) }

  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    scroll(to: indexPath, at: scrollPosition, animated: animated)
  }

  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let first = selection.positions.min() else { return }
    scroll(to: first.indexPath, at: scrollPosition, animated: animated)
  }

  // MARK: Selection

  open var allowsSelection = true
  open var allowsMultipleSelection = false
  /// Whether the row under the pointer is marked. An addition, for lists that one clicks through.
  open var highlightsRowUnderPointer = false {
    didSet { hoverChanged() }
  }

  open var indexPathForSelectedRow: IndexPath? { selection.first?.indexPath }
  open var indexPathsForSelectedRows: [IndexPath]? { selection.indexPaths }

  /// Selects a row without telling the delegate.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    select(indexPath, animated: animated, scrollPosition: scrollPosition)
  }

  /// Deselects a row without telling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath, animated: animated)
  }

  // MARK: Editing

  /// Whether rows show what can be done to them: circles to delete and insert, handles to move them.
  open var isEditing: Bool {
    get { editing.isOn }
    set { setEditing(newValue, animated: false) }
  }

  open func setEditing(_ editing: Bool, animated: Bool) {
    changeEditing(editing, animated: animated)
  }

  open var allowsSelectionDuringEditing = false
  /// Whether editing is choosing several rows: their circles then show which are.
  open var allowsMultipleSelectionDuringEditing = false

  // MARK: Index

  /// The colour of the titles at the right edge; the tint unless set.
  open var sectionIndexColor: UIColor? {
    get { sectionIndex.color }
    set {
      sectionIndex.color = newValue
      indexLookChanged()
    }
  }
  open var sectionIndexBackgroundColor: UIColor? {
    get { sectionIndex.background }
    set {
      sectionIndex.background = newValue
      indexLookChanged()
    }
  }
  /// The colour behind the titles while they are pressed; as otherwise unless set.
  open var sectionIndexTrackingBackgroundColor: UIColor? {
    get { sectionIndex.trackingBackground }
    set {
      sectionIndex.trackingBackground = newValue
      indexLookChanged()
    }
  }
  /// Tables of fewer rows show no titles.
  open var sectionIndexMinimumDisplayRowCount: Int {
    get { sectionIndex.minimumRows }
    set {
      sectionIndex.minimumRows = newValue
      indexVisibilityChanged()
    }
  }

  /// Asks the data source for the titles again.
  open func reloadSectionIndexTitles() { reloadIndexTitles() }

  // MARK: Updates

  open func beginUpdates() { beginBatch() }
  open func endUpdates() { endBatch() }

  /// Runs `updates`, in which rows and sections are inserted, deleted, reloaded and moved, and then
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

  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.insert(indexPaths, with: animation) }
  }

  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.delete(indexPaths, with: animation) }
  }

  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.reload(indexPaths, with: animation) }
  }

  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.move(from: indexPath, to: newIndexPath) }
  }

  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.insertSections(sections, with: animation) }
  }

  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.deleteSections(sections, with: animation) }
  }

  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.reloadSections(sections, with: animation) }
  }

  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.moveSection(from: section, to: newSection) }
  }

  // MARK: Layout and input

  /// The size of all rows, known before any of them has a cell.
  open override var contentSize: CGSize {
    get {
      loadIfNeeded()
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }

  override func scrollAnimationEnded() { scrollEnded() }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutRows()
    layoutSectionIndex()
    closeScrolledSwipe()
  }

  /// The buttons of a swiped row may be dragged like the row itself.
  open override func touchesShouldCancel(in view: UIView) -> Bool {
    view is SwipeActionButton || super.touchesShouldCancel(in: view)
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
