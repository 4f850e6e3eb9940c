import Foundation
import ViewKit

/// Pictures that are loaded while the list scrolls, by one of three policies, and what that costs.
final class PhotosScreen: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private static let cell = "photo"
  /// Rows that are appended at a time.
  private static let batch = 2500
  private static let greatestRowWidth: CGFloat = 640
  private static let panelWidth: CGFloat = 240
  /// From this width on, the figures stand beside the list.
  private static let wideWidth: CGFloat = 600

  let table = UITableView(frame: .zero, style: .plain)
  let policyControl = UISegmentedControl(items: LoadingPolicy.allCases.map(\.title))
  let figuresView = PhotoFiguresView(frame: .zero)
  private(set) lazy var loader = PhotoLoader(work: work)
  private let explanation = UILabel()
  private let message = UILabel()

  private let source: PhotoSource
  private let customWork: PhotoLoader.Work?
  private(set) var album = PhotoAlbum()
  /// How many rows of the album there are so far.
  private(set) var rowCount = 0
  private var rules = LoadingRules(policy: .atTarget)
  private var loadMore = LoadMoreTrigger()
  private var tickets: [Int: PhotoLoader.Ticket] = [:]
  private var failures: [Int: PhotoError] = [:]
  /// Height by width of the pictures that rows have shown.
  private var shapes: [Int: CGFloat] = [:]
  /// Those of rows that show a picture in a height that is not yet theirs.
  private var pendingShapes: [Int: CGFloat] = [:]
  private var lastMove: TimeInterval = 0
  private var isComplete = false
  private var isAdjusting = false

  /// - Parameters:
  ///   - work: loads a picture; without one, the host's threads do it.
  init(source: PhotoSource, album: PhotoAlbum? = nil, work: PhotoLoader.Work? = nil) {
    self.source = source
    customWork = work
    super.init(nibName: nil, bundle: nil)
    title = "Photos"
    if let album { show(album) }
  }

  required init?(coder: NSCoder) { return nil }

  private var work: PhotoLoader.Work {
    if let customWork { return customWork }
    let delay = source.delay
    return { [weak self] item, flag, completion in
      let width = self?.pixelWidth ?? 1
      HostServices.background.perform(
        after: delay, { PhotoFetch.load(item, width: width, flag) }, completion: completion)
    }
  }

  /// How wide pictures are shown, in pixels.
  private var pixelWidth: Int {
    Int((max(table.bounds.width, 1) * traitCollection.displayScale).rounded(.up))
  }

  // MARK: View

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Theme.canvas
    table.accessibilityIdentifier = "photos"
    table.register(PhotoCell.self, forCellReuseIdentifier: Self.cell)
    table.separatorStyle = .none
    table.backgroundColor = Theme.canvas
    table.dataSource = self
    table.delegate = self
    policyControl.selectedSegmentIndex = rules.policy.rawValue
    policyControl.addAction(
      UIAction { [weak self] _ in self?.policyChosen() }, for: .valueChanged)
    for (label, font) in [(explanation, Theme.hint), (message, Theme.body)] {
      label.font = font
      label.textColor = Theme.secondaryText
      label.numberOfLines = 0
    }
    explanation.text = rules.policy.explanation
    message.textAlignment = .center
    for part in [table, policyControl, explanation, figuresView, message] as [UIView] {
      view.addSubview(part)
    }
    loader.isInSight = { [weak self] in self?.isInSight($0) ?? false }
    if album.items.isEmpty, album.problem == nil { openAlbum() }
  }

  private func openAlbum() {
    message.text = "Looking for pictures…"
    let source = source
    HostServices.background.perform(after: 0) {
      PhotoAlbum.open(source)
    } completion: { [weak self] album in
      self?.show(album)
    }
  }

  private func show(_ album: PhotoAlbum) {
    self.album = album
    rowCount = min(album.items.count, Self.batch)
    message.text = album.problem
    table.reloadData()
    viewIfLoaded?.setNeedsLayout()
  }

  override var preferredKeyResponder: UIResponder? { table }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    arrange(view.bounds.size)
    if !pendingShapes.isEmpty {
      takePendingHeights()
      // Rows that others pushed out of sight are waited for no longer.
      checkCompletion()
    }
  }

  private func arrange(_ size: CGSize) {
    let column = ContentColumn(width: size.width)
    let isWide = size.width >= Self.wideWidth
    let rowWidth =
      isWide
      ? min(column.width - Self.panelWidth - Theme.margin, Self.greatestRowWidth) : column.width
    let side =
      isWide
      ? CGRect(
        x: column.x + column.width - Self.panelWidth, y: 16, width: Self.panelWidth, height: 0)
      : CGRect(x: column.x, y: 12, width: column.width, height: 0)
    policyControl.frame = CGRect(
      x: side.minX, y: side.minY, width: side.width, height: Theme.controlHeight)
    let text = explanation.sizeThatFits(CGSize(width: side.width, height: 0)).height.rounded(.up)
    explanation.frame = CGRect(
      x: side.minX, y: policyControl.frame.maxY + 8, width: side.width, height: text)
    // Beside the list the figures stay where they are, however long the explanation is.
    let top = isWide ? policyControl.frame.maxY + 92 : explanation.frame.maxY + 8
    figuresView.frame = CGRect(
      x: side.minX, y: top, width: side.width,
      height: PhotoFiguresView.height(width: side.width))
    let listTop = isWide ? 0 : figuresView.frame.maxY + 12
    let old = table.frame
    table.frame = CGRect(
      x: column.x, y: listTop, width: max(rowWidth, 0), height: max(size.height - listTop, 0))
    table.contentInset = UIEdgeInsets(top: isWide ? 16 : 0, left: 0, bottom: 8, right: 0)
    if old.height == 0, isWide { table.contentOffset = CGPoint(x: 0, y: -16) }
    if old.width != table.frame.width, !shapes.isEmpty { heightsChanged() }
    message.frame = table.frame.shrunk(dx: 16, dy: 0)
    message.isHidden = rowCount > 0
  }

  // MARK: Policy

  var policy: LoadingPolicy { rules.policy }

  private func policyChosen() {
    if let policy = LoadingPolicy(rawValue: policyControl.selectedSegmentIndex) { choose(policy) }
  }

  func choose(_ policy: LoadingPolicy) {
    guard policy != rules.policy else { return }
    rules.policy = policy
    policyControl.selectedSegmentIndex = policy.rawValue
    explanation.text = policy.explanation
    viewIfLoaded?.setNeedsLayout()
    if !rules.isDecelerating { loadVisible() }
  }

  // MARK: Rows

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rowCount }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    guard let shape = shapes[indexPath.row] else { return PhotoCell.unknownHeight }
    return (min(shape, 4) * tableView.bounds.width).rounded() + PhotoCell.gap
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.cell, for: indexPath)
    let row = indexPath.row
    guard let cell = cell as? PhotoCell else { return cell }
    let item = album.items[row]
    cell.show("\((row + 1).grouped)  \(item.name)", status: status(of: row))
    if let image = loader.cachedImage(of: item) {
      cell.show(image, fades: false)
      take(shapeOf: image, for: row)
    }
    return cell
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    loadIfRulesAllow(indexPath.row)
    isComplete = false
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    guard rules.policy.cancelsWhatLeaves, !isInSight(indexPath.row),
      let ticket = tickets.removeValue(forKey: indexPath.row)
    else { return }
    loader.cancel(ticket)
    showFigures()
  }

  private func status(of row: Int) -> String {
    failures[row]?.description ?? (tickets[row] != nil ? "Loading…" : "Not loaded")
  }

  private func cell(at row: Int) -> PhotoCell? {
    table.cellForRow(at: IndexPath(row: row, section: 0)) as? PhotoCell
  }

  private func isInSight(_ row: Int) -> Bool {
    table.rectForRow(at: IndexPath(row: row, section: 0)).intersects(table.bounds)
  }

  private var visibleRows: [Int] { (table.indexPathsForVisibleRows ?? []).map(\.row) }

  // MARK: Loading

  private func loadIfRulesAllow(_ row: Int) {
    let item = album.items[row]
    guard tickets[row] == nil, failures[row] == nil, !loader.cache.contains(item) else { return }
    let rect = table.rectForRow(at: IndexPath(row: row, section: 0))
    if rules.loads(rect, isCached: false) { load(row) }
  }

  private func load(_ row: Int) {
    loader.focus = focus
    tickets[row] = loader.load(album.items[row], at: row) { [weak self] result in
      self?.finish(row, result)
    }
    cell(at: row)?.show(status: status(of: row))
    showFigures()
  }

  private func loadVisible() {
    for row in visibleRows {
      guard tickets[row] == nil, failures[row] == nil else { continue }
      if let image = loader.cachedImage(of: album.items[row]) {
        if let cell = cell(at: row), cell.photo.image == nil { show(image, in: cell, at: row) }
      } else {
        load(row)
      }
    }
    checkCompletion()
  }

  private func finish(_ row: Int, _ result: Result<UIImage, PhotoError>) {
    tickets[row] = nil
    if case .failure(let error) = result { failures[row] = error }
    if let cell = cell(at: row) {
      switch result {
      case .success(let image): show(image, in: cell, at: row)
      case .failure: cell.show(status: status(of: row))
      }
    }
    checkCompletion()
    showFigures()
  }

  private func show(_ image: UIImage, in cell: PhotoCell, at row: Int) {
    cell.show(image, fades: true)
    take(shapeOf: image, for: row)
  }

  /// The rows round which pictures are loaded first.
  private var focus: Int {
    let rows = visibleRows
    return rows.isEmpty ? 0 : rows[rows.count / 2]
  }

  // MARK: Heights

  /// The table may be asking for cells just now: heights change in the next pass of layout.
  private func take(shapeOf image: UIImage, for row: Int) {
    guard image.size.width > 0, shapes[row] == nil else { return }
    pendingShapes[row] = image.size.height / image.size.width
    viewIfLoaded?.setNeedsLayout()
  }

  private func takePendingHeights() {
    let top = table.contentOffset.y
    var growth: CGFloat = 0
    for (row, shape) in pendingShapes {
      let path = IndexPath(row: row, section: 0)
      let old = table.rectForRow(at: path)
      shapes[row] = shape
      // What is below a row that begins above the upper edge stays where it is.
      if old.minY < top, row > 0 {
        growth += self.tableView(table, heightForRowAt: path) - old.height
      }
    }
    pendingShapes.removeAll()
    heightsChanged()
    guard growth != 0 else { return }
    isAdjusting = true
    table.contentOffset.y += growth
    isAdjusting = false
    rules.contentMoved(by: growth)
  }

  private func heightsChanged() {
    isAdjusting = true
    UIView.performWithoutAnimation { table.performBatchUpdates({}) }
    isAdjusting = false
  }

  // MARK: Scrolling

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard !isAdjusting else { return }
    lastMove = view.window?.time ?? 0
    isComplete = false
    loader.focus = focus
    if loadMore.fires(
      offset: scrollView.contentOffset.y, viewport: scrollView.bounds.height,
      content: scrollView.contentSize.height)
    {
      appendRows()
    }
  }

  private func appendRows() {
    let more = min(rowCount + Self.batch, album.items.count)
    guard more > rowCount else { return }
    let paths = (rowCount..<more).map { IndexPath(row: $0, section: 0) }
    rowCount = more
    UIView.performWithoutAnimation { table.insertRows(at: paths, with: .none) }
    // A flick that would have ended at the last row goes on.
    if let target = table.targetContentOffset { rules.targetMoved(to: target) }
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    rules.dragBegan()
    loadVisible()
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    rules.dragWillEnd(target: targetContentOffset.pointee, size: scrollView.bounds.size)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    rules.dragEnded(decelerates: decelerate)
    if !decelerate { loadVisible() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    rules.decelerationEnded()
    loadVisible()
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { loadVisible() }

  // MARK: Figures

  /// Takes the time when the rows in sight have all they will get, once after each motion.
  private func checkCompletion() {
    guard !isComplete, !table.isDragging, !table.isDecelerating else { return }
    isComplete = visibleRows.allSatisfy { row in
      failures[row] != nil || loader.cache.contains(album.items[row])
    }
    guard isComplete, rowCount > 0 else { return }
    figuresView.figures.completion = (view.window?.time ?? 0) - lastMove
  }

  private func showFigures() {
    figuresView.figures.loader = loader.figures
    figuresView.figures.cacheBytes = loader.cache.byteCount
  }
}

extension PhotosScreen: VariantChanging {
  /// The next policy.
  func showNextVariant() {
    let policies = LoadingPolicy.allCases
    choose(policies[(policy.rawValue + 1) % policies.count])
  }
}
