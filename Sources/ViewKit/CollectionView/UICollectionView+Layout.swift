import Foundation
import ListCore

extension UICollectionView {
  typealias Position = SectionOffsets.Position

  /// What of the data source's answers the collection holds.
  struct LoadState {
    var isNeeded = true
    var counts: [Int] = []
  }

  /// Whether the layout's answers still hold.
  struct LayoutState {
    var isPrepared = false
    var isPreparing = false
    /// The bounds that the layout was last told of.
    var bounds = CGRect.null
    var offsetAdjustment = CGPoint.zero
    /// The bounds before a change of size that is being animated, until the layout has shown it.
    var animatedBounds: CGRect?
    /// The item that the reader looks at while the lines are broken anew, and how far below the top
    /// edge it begins.
    var place: (item: IndexPath, distance: CGFloat)?
  }

  /// The part of the content that nothing covers.
  var visibleBounds: CGRect { uncoveredBounds }

  // MARK: Loading

  func setNeedsReload() {
    movement = nil
    loading.isNeeded = true
    elements.isStale = true
    collectionViewLayout.invalidateLayout()
    setNeedsLayout()
  }

  func reload() {
    updates?.reloadsAll = true
    selection.removeAll()
    press = nil
    setNeedsReload()
  }

  /// Asks for counts, unless they are known. Cells come later, when they are in sight.
  func loadIfNeeded() {
    guard loading.isNeeded else { return }
    loading.isNeeded = false
    prefetching.reset()
    guard let dataSource else {
      loading.counts = []
      return
    }
    let sections = checked(dataSource.numberOfSections(in: self), "sections")
    loading.counts = (0..<sections).map { section in
      checked(
        dataSource.collectionView(self, numberOfItemsInSection: section),
        "items in section \(section)")
    }
  }

  private func checked(_ count: Int, _ what: String) -> Int {
    if count < 0 { Report.once("\(Self.self): the data source gives \(count) \(what); taken as 0") }
    return max(count, 0)
  }

  func exists(_ position: Position) -> Bool {
    loading.counts.indices.contains(position.section) && position.row >= 0
      && position.row < loading.counts[position.section]
  }

  // MARK: Layout

  func layoutWasInvalidated(_ context: UICollectionViewLayoutInvalidationContext) {
    layoutState.isPrepared = false
    if context.invalidateDataSourceCounts { loading.isNeeded = true }
    layoutState.offsetAdjustment.x += context.contentOffsetAdjustment.x
    layoutState.offsetAdjustment.y += context.contentOffsetAdjustment.y
    if !sizing.isRunning {
      if context.invalidateEverything { sizing.isStale = true }
      for path in context.invalidatedItemIndexPaths ?? [] {
        elements.view(.cell(path))?.measuredSize = nil
      }
    }
    // While the layout is being prepared, or sizes are, what comes of it is being seen to.
    if !layoutState.isPreparing, !sizing.isRunning { setNeedsLayout() }
  }

  /// Has the layout prepared for the present bounds, and takes over the content size.
  /// - Parameter mark: what is to stay where it is on the screen.
  func prepareLayout(keeping mark: SizingMark? = nil) {
    // While the collection is being made, its layout does not know it yet.
    guard !layoutState.isPreparing, collectionViewLayout.collectionView === self else { return }
    layoutState.isPreparing = true
    defer { layoutState.isPreparing = false }
    loadIfNeeded()
    tellBounds()
    guard !layoutState.isPrepared || collectionViewLayout.isOutdated else { return }
    layoutState.isPrepared = true
    let layout = collectionViewLayout
    layout.prepare()
    elements.area = .null
    takeContentSize(layout.collectionViewContentSize, keeping: mark)
    restorePlace()
    adjustOffset()
  }

  private func tellBounds() {
    let bounds = bounds
    guard bounds != layoutState.bounds else { return }
    let layout = collectionViewLayout
    let old = layoutState.bounds
    layoutState.bounds = bounds
    if !old.isNull, old.size != bounds.size, AnimationBlock.current != nil {
      layoutState.animatedBounds = old
    }
    guard layoutState.isPrepared, layout.shouldInvalidateLayout(forBoundsChange: bounds) else {
      return
    }
    if !old.isNull, old.width != bounds.width { layoutState.place = readersPlace }
    layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: bounds))
  }

  /// The first item in sight, in content that scrolls down and has been scrolled.
  private var readersPlace: (IndexPath, CGFloat)? {
    let flow = collectionViewLayout as? UICollectionViewFlowLayout
    guard arranger == nil, flow?.scrollDirection != .horizontal,
      bounds.minY > -adjustedContentInset.top
    else { return nil }
    let cells = elements.shown(.cell).filter { $0.frame.maxY > bounds.minY }
    let first = cells.min { $0.key.position < $1.key.position }
    return first.map { ($0.key.indexPath, $0.frame.minY - bounds.minY) }
  }

  /// Has what the reader looks at where it was before the lines were broken anew.
  private func restorePlace() {
    guard let place = layoutState.place else { return }
    layoutState.place = nil
    guard let frame = itemAttributes(at: place.item)?.frame else {
      return
    }
    let offset = clamped(CGPoint(x: contentOffset.x, y: frame.minY - place.distance))
    if offset != contentOffset { contentOffset = offset }
  }

  private func takeContentSize(_ size: CGSize, keeping mark: SizingMark?) {
    var size = size
    if !RowRun.isUsable(size.width) || !RowRun.isUsable(size.height) {
      Report.once("\(type(of: collectionViewLayout)): \(size) is no content size; taken as 0")
      size = CGSize(width: RowRun.usable(size.width), height: RowRun.usable(size.height))
    }
    let old = super.contentSize
    let target = mark.flatMap { offset(keeping: $0, from: old, to: size) }
    resize(to: size, shift: (target ?? contentOffset) - contentOffset)
    if let x = mirroredOffset(from: old.width, to: size.width) { contentOffset.x = x }
  }

  /// Makes the content as large as it now is, with what is seen `shift` further on.
  private func resize(to size: CGSize, shift: CGPoint) {
    if let arranger, shift != .zero {
      if super.contentSize != size { contentSize = size }
      arranger.contentSlid(in: self, by: shift)
    } else if super.contentSize != size || shift != .zero {
      resizeContent(to: size, shift: shift)
    }
  }

  private func adjustOffset() {
    let adjustment = layoutState.offsetAdjustment
    guard adjustment != .zero else { return }
    layoutState.offsetAdjustment = .zero
    contentOffset = CGPoint(
      x: contentOffset.x + adjustment.x, y: contentOffset.y + adjustment.y)
  }

  // MARK: Places

  func item(at point: CGPoint) -> IndexPath? {
    prepareLayout()
    let spot = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    let found = elementAttributes(in: spot)
    return found.filter { attributes in
      guard attributes.representedElementCategory == .cell, !attributes.isHidden,
        let key = ElementKey.cell(attributes.indexPath)
      else { return false }
      return seen(attributes.frame, key).contains(point)
    }.max { $0.zIndex < $1.zIndex }?.indexPath
  }

  func scroll(to path: IndexPath, at position: ScrollPosition, animated: Bool) {
    prepareLayout()
    guard let place = Position(path), exists(place), itemAttributes(at: path) != nil else {
      return Report.once(
        "\(Self.self): cannot scroll to item \(path): the sections have "
          + "\(loading.counts.prefix(20)) items")
    }
    collectionViewLayout.scrollSection(to: path, at: position, animated: animated)
    guard let target = offset(for: path, at: position) else { return }
    setContentOffset(target, animated: animated)
    guard asksPreferredSizes else { return }
    let goal = Goal(path: path, place: position, target: target)
    if animated, machine.phase == .animating { sizing.goal = goal } else { arrive(at: goal) }
  }

  /// The content offset at which an item is where it is to be scrolled to.
  func offset(for path: IndexPath, at position: ScrollPosition) -> CGPoint? {
    guard let frame = itemAttributes(at: path)?.frame else { return nil }
    let inset = adjustedContentInset
    var offset = contentOffset
    if position.contains(.top) {
      offset.y = frame.minY - inset.top
    } else if position.contains(.centeredVertically) {
      offset.y = frame.midY - inset.top - visibleBounds.height / 2
    } else if position.contains(.bottom) {
      offset.y = frame.maxY + inset.bottom - bounds.height
    }
    if position.contains(.left) {
      offset.x = frame.minX - inset.left
    } else if position.contains(.centeredHorizontally) {
      offset.x = frame.midX - inset.left - visibleBounds.width / 2
    } else if position.contains(.right) {
      offset.x = frame.maxX + inset.right - bounds.width
    }
    if position.isEmpty { offset = offsetShowing(frame) }
    return clamped(offset)
  }

  /// The content offset nearest to the present one at which a rectangle is in sight.
  private func offsetShowing(_ frame: CGRect) -> CGPoint {
    let visible = visibleBounds
    func step(_ from: Range<CGFloat>, _ to: Range<CGFloat>) -> CGFloat {
      if to.lowerBound < from.lowerBound { return to.lowerBound - from.lowerBound }
      return max(
        0, min(to.upperBound - from.upperBound, to.lowerBound - from.lowerBound))
    }
    return CGPoint(
      x: contentOffset.x
        + step(visible.minX..<max(visible.minX, visible.maxX), frame.minX..<frame.maxX),
      y: contentOffset.y
        + step(visible.minY..<max(visible.minY, visible.maxY), frame.minY..<frame.maxY))
  }
}
