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

  /// Takes away the views of elements that left, and gets views for those that came.
  ///
  /// The layout is asked for more than is in sight, so that most steps of scrolling only compare
  /// rectangles.
  func updateElements() {
    prepareLayout()
    guard !elements.isUpdating, !layoutState.isPreparing, updates == nil else { return }
    elements.isUpdating = true
    if elements.isStale {
      elements.isStale = false
      recycleAll()
    }
    let visible = bounds
    if !elements.area.contains(visible) || elements.area.isNull { ask(around: visible) }
    for index in elements.all.indices where elements.all[index].view != nil {
      if !isVisible(elements.all[index], in: visible) { recycle(at: index) }
    }
    for index in elements.all.indices where elements.all[index].view == nil {
      if isVisible(elements.all[index], in: visible) { show(at: index) }
    }
    elements.isUpdating = false
    // The data source may have asked for a reload while it made a view.
    if elements.isStale || !layoutState.isPrepared { setNeedsLayout() }
  }

  private func isVisible(_ element: Elements.Element, in visible: CGRect) -> Bool {
    !element.attributes.isHidden && element.frame.minX < visible.maxX
      && element.frame.maxX > visible.minX && element.frame.minY < visible.maxY
      && element.frame.maxY > visible.minY
  }

  // MARK: Asking the layout

  private func ask(around visible: CGRect) {
    let area =
      visible.isEmpty
      ? visible : visible.insetBy(dx: -visible.width / 2, dy: -visible.height / 2)
    elements.area = area
    let answer =
      visible.isEmpty ? [] : collectionViewLayout.layoutAttributesForElements(in: area) ?? []
    var shown: [ElementKey: Elements.Element] = [:]
    for element in elements.all where element.view != nil { shown[element.key] = element }
    let old = elements.all
    elements.all.removeAll(keepingCapacity: true)
    var seen: Set<ElementKey> = []
    for attributes in answer {
      guard let key = key(of: attributes), seen.insert(key).inserted else { continue }
      var element = Elements.Element(key: key, attributes: attributes, frame: attributes.frame)
      if let before = shown.removeValue(forKey: key), let view = before.view {
        element.view = view
        if !before.attributes.isEqual(attributes) { view.take(attributes) }
      }
      elements.all.append(element)
    }
    for element in old where shown[element.key] != nil { recycle(element) }
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

  private func show(at index: Int) {
    let element = elements.all[index]
    guard let view = makeView(element) else { return }
    guard !elements.all.contains(where: { $0.view === view }) else {
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
      insertSubview(view, at: place(for: view))
    }
    elements.all[index].view = view
  }

  /// Cells lie below the views beside them, and all below the scroll indicators.
  private func place(for view: UICollectionReusableView) -> Int {
    let first = backgroundView == nil ? 0 : 1
    return view is UICollectionViewCell ? first : first + elements.shownCellCount
  }

  private func makeView(_ element: Elements.Element) -> UICollectionReusableView? {
    let path = element.key.indexPath
    switch element.key.category {
    case .cell:
      return dataSource?.collectionView(self, cellForItemAt: path)
    case .supplementaryView:
      return dataSource?.collectionView(
        self, viewForSupplementaryElementOfKind: element.key.kind ?? "", at: path)
    case .decorationView:
      return makeDecoration(element.key.kind ?? "", at: path)
    }
  }

  // MARK: Leaving

  func recycleAll() {
    let old = elements.all
    elements.all.removeAll(keepingCapacity: true)
    elements.area = .null
    for element in old where element.view != nil { recycle(element) }
  }

  private func recycle(at index: Int) {
    let element = elements.all[index]
    elements.all[index].view = nil
    recycle(element)
  }

  func recycle(_ element: Elements.Element) {
    guard let view = element.view else { return }
    view.removeFromSuperview()
    if let cell = view as? UICollectionViewCell {
      if press?.position == element.key.position { cancelPress() }
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.key.indexPath)
    } else if let kind = element.key.kind, element.key.category == .supplementaryView {
      delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind,
        at: element.key.indexPath)
    }
    enqueue(view, kind: element.key.kind)
  }
}

extension UICollectionView: ReusingList {
  package var reuseCounts: ReuseCounts {
    var counts = reuse.cells.counts
    counts.live = elements.shownCellCount
    return counts
  }

  package var reusedViews: [any ReusedView] { elements.shownCells }
  package var queuedViews: [any ReusedView] { reuse.cells.queuedItems }
}
