import Foundation
import ListCore

extension UICollectionView {
  /// Names an element of the layout.
  struct ElementKey: Hashable {
    var category: ElementCategory
    var kind: String?
    var position: Position

    static func cell(_ path: IndexPath) -> ElementKey? {
      Position(path).map { ElementKey(category: .cell, kind: nil, position: $0) }
    }

    static func supplementary(_ kind: String, _ path: IndexPath) -> ElementKey? {
      Position(path).map { ElementKey(category: .supplementaryView, kind: kind, position: $0) }
    }

    static func decoration(_ kind: String, _ path: IndexPath) -> ElementKey? {
      Position(path).map { ElementKey(category: .decorationView, kind: kind, position: $0) }
    }

    var indexPath: IndexPath { position.indexPath }
  }

  /// The elements that the layout gave for the surroundings of what is in sight, and the views of
  /// those that are.
  struct Elements {
    struct Element {
      var key: ElementKey
      var attributes: UICollectionViewLayoutAttributes
      var frame: CGRect
      var view: UICollectionReusableView?
    }

    var all: [Element] = []
    /// For which part of the content `all` holds.
    var area = CGRect.null
    /// All views show old data.
    var isStale = false
    var isUpdating = false
    /// How the collection was before the batch that is open.
    var before: LayoutSnapshot?
    /// The change that is being shown.
    var change: LayoutChange?
    /// Views of elements that went or left, while they still move.
    var departing = DepartingViews<Departing>()

    func shown(_ category: ElementCategory) -> [Element] {
      all.filter { $0.view != nil && $0.key.category == category }
    }

    var shownCells: [UICollectionViewCell] { all.compactMap { $0.view as? UICollectionViewCell } }

    var shownCellCount: Int {
      all.reduce(0) { $0 + ($1.view != nil && $1.key.category == .cell ? 1 : 0) }
    }

    func view(_ key: ElementKey?) -> UICollectionReusableView? {
      guard let key else { return nil }
      return all.first { $0.key == key }?.view
    }
  }

  /// A view that its element no longer needs.
  struct Departing {
    var element: Elements.Element
    /// The element that would need it again; nil where that is gone.
    var key: ElementKey?
  }

  /// Takes away the views of elements that left, and gets views for those that came.
  ///
  /// The layout is asked for more than is in sight, so that most steps of scrolling only compare
  /// rectangles.
  func updateElements() {
    prepareLayout()
    guard !elements.isUpdating, !layoutState.isPreparing, updates == nil else { return }
    let animatedFrom = layoutState.animatedBounds
    layoutState.animatedBounds = nil
    if let animatedFrom { collectionViewLayout.prepare(forAnimatedBoundsChange: animatedFrom) }
    defer { if animatedFrom != nil { collectionViewLayout.finalizeAnimatedBoundsChange() } }
    elements.isUpdating = true
    if elements.isStale {
      elements.isStale = false
      recycleAll()
    }
    if !elements.area.contains(bounds) || elements.area.isNull { ask(around: bounds) }
    settleSizes()
    let visible = bounds
    if !elements.area.contains(visible) || elements.area.isNull { ask(around: visible) }
    for index in elements.all.indices where elements.all[index].view != nil {
      if !isVisible(elements.all[index], in: visible) { leave(at: index, visible) }
    }
    for index in elements.all.indices where elements.all[index].view == nil {
      if isVisible(elements.all[index], in: visible), !comeBack(at: index) { show(at: index) }
    }
    returnMadeViews()
    elements.isUpdating = false
    // The data source may have asked for a reload while it made a view.
    if elements.isStale || !layoutState.isPrepared { setNeedsLayout() }
  }

  func isVisible(_ element: Elements.Element, in visible: CGRect) -> Bool {
    !element.attributes.isHidden && element.frame.minX < visible.maxX
      && element.frame.maxX > visible.minX && element.frame.minY < visible.maxY
      && element.frame.maxY > visible.minY
  }

  // MARK: Asking the layout

  func ask(around visible: CGRect) {
    let area =
      visible.isEmpty
      ? visible : visible.insetBy(dx: -visible.width / 2, dy: -visible.height / 2)
    elements.area = area
    collectionViewLayout.arrangeScrollers(around: area)
    let answer =
      visible.isEmpty ? [] : elementAttributes(in: area)
    var shown: [ElementKey: Elements.Element] = [:]
    for element in elements.all where element.view != nil { shown[element.key] = element }
    let old = elements.all
    elements.all.removeAll(keepingCapacity: true)
    var found: Set<ElementKey> = []
    for attributes in answer {
      guard let key = key(of: attributes), found.insert(key).inserted else { continue }
      var element = Elements.Element(
        key: key, attributes: attributes, frame: seen(attributes.frame, key))
      if let before = shown.removeValue(forKey: key), let view = before.view {
        element.view = view
        house(view, key)
        if !before.attributes.isEqual(attributes) { view.take(attributes) }
      }
      elements.all.append(element)
    }
    for element in old where shown[element.key] != nil { letGo(element, visible) }
    collectionViewLayout.reclaim(old.map(\.attributes))
  }

  /// The key of what the layout gave; nil, reported, for an item that does not exist.
  private func key(of attributes: UICollectionViewLayoutAttributes) -> ElementKey? {
    guard let position = Position(attributes.indexPath) else { return nil }
    let category = attributes.representedElementCategory
    if category == .cell, !exists(position) {
      Report.once(
        "\(type(of: collectionViewLayout)): gives attributes for item \(position.row) of section "
          + "\(position.section), but the sections have \(loading.counts.prefix(20)) items")
      return nil
    }
    let kind = category == .cell ? nil : attributes.representedElementKind
    return ElementKey(category: category, kind: kind, position: position)
  }

  // MARK: Showing

  func show(at index: Int) {
    let element = elements.all[index]
    let expected = reuse.offered?.view
    guard let view = makeView(element) else { return }
    // A view in the tree is in use, except the one that was offered to show its element again.
    guard !view.isDescendant(of: self) || view === expected else {
      return Report.once(
        "\(Self.self): the data source gave the view of another element for \(element.key); "
          + "the element stays empty")
    }
    UIView.performWithoutAnimation {
      if view.reuseRecord.identity == 0 { noteCreated(view, kind: element.key.kind) }
      view.take(element.attributes)
      if let cell = view as? UICollectionViewCell {
        let isSelected = selection.contains(element.key.position)
        if cell.isSelected != isSelected { cell.isSelected = isSelected }
        delegate?.collectionView(self, willDisplay: cell, forItemAt: element.key.indexPath)
      } else if let kind = element.key.kind, element.key.category == .supplementaryView {
        delegate?.collectionView(
          self, willDisplaySupplementaryView: view, forElementKind: kind,
          at: element.key.indexPath)
      }
      house(view, element.key)
    }
    elements.all[index].view = view
  }

  /// Cells lie below the views beside them, and all below the scroll indicators.
  func place(for view: UICollectionReusableView) -> Int {
    let first = backgroundView == nil ? 0 : 1
    let cells = elements.shownCellCount + elements.departing.count
    return view is UICollectionViewCell ? first : first + cells
  }

  /// The view that an element is to be shown by: the one that was made to be measured, or one that
  /// the data source gives.
  func makeView(_ element: Elements.Element) -> UICollectionReusableView? {
    if let made = sizing.made.removeValue(forKey: element.key) { return made }
    let path = element.key.indexPath
    reuse.registrationsBefore = RegistrationName.count
    defer { reuse.registrationsBefore = .max }
    switch element.key.category {
    case .cell:
      let source = movement?.source(of: element.key.position).indexPath ?? path
      return dataSource?.collectionView(self, cellForItemAt: source)
    case .supplementaryView:
      return dataSource?.collectionView(
        self, viewForSupplementaryElementOfKind: element.key.kind ?? "", at: path)
    case .decorationView:
      return makeDecoration(element.key.kind ?? "", at: path)
    }
  }

  // MARK: Leaving

  func recycleAll() {
    returnMadeViews()
    let old = elements.all
    elements.all.removeAll(keepingCapacity: true)
    elements.area = .null
    for element in old where element.view != nil { recycle(element) }
    for departing in elements.departing.takeAll() { recycle(departing.element) }
  }

  /// Takes away the view of an element that is out of sight.
  private func leave(at index: Int, _ visible: CGRect) {
    // What is still on its way out of sight is seen until it is there.
    if isSeenMoving(elements.all[index], in: visible) { return }
    let element = elements.all[index]
    elements.all[index].view = nil
    recycle(element)
  }

  /// Takes away the view of an element that the layout no longer speaks of.
  private func letGo(_ element: Elements.Element, _ visible: CGRect) {
    if elements.departing.isChanging, isSeenMoving(element, in: visible) {
      elements.departing.add(Departing(element: element, key: element.key))
    } else {
      recycle(element)
    }
  }

  private func isSeenMoving(_ element: Elements.Element, in visible: CGRect) -> Bool {
    guard let view = element.view, view.runningAnimations != nil else { return false }
    return seen(view.presentedGeometry.frame, element.key).intersects(visible)
  }

  /// Gives an element the view that was leaving it.
  func comeBack(at index: Int) -> Bool {
    let key = elements.all[index].key
    guard let departing = elements.departing.take(where: { $0.key == key }) else { return false }
    elements.all[index].view = departing.element.view
    // Later changes may have given the element another place.
    let attributes = elements.all[index].attributes
    if let view = departing.element.view, view.geometry.frame != attributes.frame {
      view.take(attributes)
    }
    return true
  }

  func recycle(_ element: Elements.Element) {
    guard let view = element.view else { return }
    view.removeFromSuperview()
    tellEnd(of: element)
    enqueue(view, kind: element.key.kind)
  }

  /// Tells the delegate that a view no longer shows its element.
  func tellEnd(of element: Elements.Element) {
    guard let view = element.view else { return }
    if let cell = view as? UICollectionViewCell {
      if press?.position == element.key.position { cancelPress() }
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.key.indexPath)
    } else if let kind = element.key.kind, element.key.category == .supplementaryView {
      delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind,
        at: element.key.indexPath)
    }
  }
}

extension UICollectionView: ReusingList {
  package var reuseCounts: ReuseCounts {
    var counts = reuse.cells.counts
    counts.live = elements.shownCellCount + departingCells.count
    return counts
  }

  package var reusedViews: [any ReusedView] { elements.shownCells + departingCells }

  private var departingCells: [UICollectionViewCell] {
    elements.departing.elements.compactMap { $0.element.view as? UICollectionViewCell }
  }
  package var queuedViews: [any ReusedView] { reuse.cells.queuedItems }
}
