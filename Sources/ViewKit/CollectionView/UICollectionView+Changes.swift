import Foundation
import ListCore

extension UICollectionView {
  /// One view on its way.
  private struct Move {
    let view: UICollectionReusableView
    let end: UICollectionViewLayoutAttributes
  }

  /// How everything is now.
  func snapshot(of layout: UICollectionViewLayout) -> LayoutSnapshot {
    let shown = elements.all.filter { $0.view != nil }
    var states: [ElementKey: PresentedState] = [:]
    for element in shown { states[element.key] = element.view.map(PresentedState.init) }
    return LayoutSnapshot(
      bounds: bounds, shown: shown, states: states,
      known: Dictionary(
        elements.all.map { ($0.key, $0.attributes) }, uniquingKeysWith: { first, _ in first }),
      places: layout.rememberedPlaces().map { places in
        { [unowned self] in places($0).map(mirroredIfNeeded) }
      }, wasLaidOut: !elements.area.isNull)
  }

  /// Shows what a batch made of the data.
  func show(
    _ plan: ListPlan, since before: LayoutSnapshot, completions: [(Bool) -> Void]
  ) {
    let layout = collectionViewLayout
    let isStale = sizing.isStale
    layout.follow(plan)
    layout.invalidateLayout()
    sizing.isStale = isStale
    prepareLayout()
    var changes: [UICollectionViewUpdateItem] = []
    if case .update(let set) = plan { changes = set.updateItems }
    layout.prepare(forCollectionViewUpdates: changes)
    var offset = contentOffset
    // Other sizes with the same data may have put what was looked at elsewhere.
    if case .reload = plan, arranger == nil {
      let middle = middleItem(of: before).flatMap { Position($0) }
      offset = self.offset(havingInSight: middle.flatMap { exists($0) ? $0.indexPath : nil })
    }
    takeOffset(proposed: offset)
    settleSizes(of: plan, since: before) {}
    carryOut(plan, since: before) {
      layout.finalizeCollectionViewUpdates()
    } completion: { finished in
      for completion in completions { completion(finished) }
    }
  }

  /// Has the layout and the delegate say where the content is to be after a change.
  func takeOffset(proposed: CGPoint) {
    var offset = collectionViewLayout.targetContentOffset(forProposedContentOffset: proposed)
    if let delegate {
      offset = delegate.collectionView(
        self, targetContentOffsetForProposedContentOffset: offset)
    }
    if offset != contentOffset { contentOffset = clamped(offset) }
  }

  /// Gives every element in sight its view and its place, and moves views there from where they were.
  ///
  /// The content's own jump is not animated: views start as far away as it went, so that scrolling
  /// in the midst of it disturbs nothing.
  func carryOut(
    _ plan: ListPlan, since before: LayoutSnapshot, along: @escaping () -> Void,
    completion: @escaping (Bool) -> Void
  ) {
    let follow = arranger?.contentChanged(of: self, shift: readerShift(plan, before))
    let isAnimated = window != nil && UIView.areAnimationsEnabled && before.wasLaidOut
    let shift = arranger == nil ? bounds.origin - before.bounds.origin : .zero
    let change = LayoutChange(
      plan: plan, before: before, shift: shift, layout: collectionViewLayout)
    elements.isUpdating = true
    elements.change = change
    let number = isAnimated ? elements.departing.begin() : nil
    let moves = exchangeViews(change, isAnimated: isAnimated)
    let finish = {
      self.elements.change = nil
      self.elements.isUpdating = false
      self.setNeedsLayout()
    }
    guard let number else {
      UIView.performWithoutAnimation { for move in moves { move.view.take(move.end) } }
      along()
      finish()
      return completion(true)
    }
    ListAnimation.run {
      for move in moves {
        move.view.take(move.end)
        move.view.layoutIfNeeded()
      }
      follow?()
      along()
    } completion: { [weak self] finished in
      self?.changeEnded(number)
      completion(finished)
    }
    finish()
  }

  private func changeEnded(_ number: Int) {
    for departing in elements.departing.end(number) { recycle(departing.element) }
    setNeedsLayout()
  }

  /// By how much the first item in sight that stays moves in the content.
  private func readerShift(_ plan: ListPlan, _ before: LayoutSnapshot) -> CGPoint {
    guard arranger != nil, case .update = plan else { return .zero }
    let stays = before.shown.filter { $0.key.category == .cell }
      .sorted { $0.key.position < $1.key.position }
    for element in stays {
      guard case .stays(let key) = plan.fate(of: element.key),
        let place = itemAttributes(at: key.indexPath)
      else { continue }
      return place.frame.origin - element.frame.origin
    }
    return .zero
  }

  // MARK: Views

  /// Finds out which views stay, come and go, and puts each where it starts from.
  private func exchangeViews(_ change: LayoutChange, isAnimated: Bool) -> [Move] {
    elements.isStale = false
    elements.all.removeAll(keepingCapacity: true)
    elements.area = .null
    rename(change.plan)
    ask(around: bounds)
    var left: [ElementKey: Elements.Element] = [:]
    for element in change.before.shown where element.view?.isDescendant(of: self) == true {
      left[element.key] = element
    }
    var moves: [Move] = []
    var coming: [Int] = []
    for index in elements.all.indices where isVisible(elements.all[index], in: bounds) {
      let key = elements.all[index].key
      guard let old = change.plan.origin(of: key), let element = left[old] else {
        coming.append(index)
        continue
      }
      left[old] = nil
      if case .isLoadedAgain = change.plan.fate(of: old) {
        loadAgain(element, at: index, change, isAnimated, &moves)
      } else {
        stay(element, at: index, change, isAnimated, &moves)
      }
    }
    for element in left.values.sorted(by: { $0.key.position < $1.key.position }) {
      depart(element, change, isAnimated, &moves)
    }
    for index in coming { come(at: index, change, isAnimated, &moves) }
    returnMadeViews()
    return moves
  }

  /// Views that are leaving keep to their elements through the change.
  private func rename(_ plan: ListPlan) {
    elements.departing.update { departing in
      guard let key = departing.key, case .stays(let new) = plan.fate(of: key) else {
        departing.key = nil
        return
      }
      departing.key = new
    }
  }

  private func stay(
    _ old: Elements.Element, at index: Int, _ change: LayoutChange, _ isAnimated: Bool,
    _ moves: inout [Move]
  ) {
    guard let view = old.view else { return }
    elements.all[index].view = view
    let attributes = elements.all[index].attributes
    let moved = house(view, elements.all[index].key)
    guard change.shift + moved != .zero || !old.attributes.isEqual(attributes) else { return }
    if isAnimated { putBack(view, old.key, change, moved: moved) }
    moves.append(Move(view: view, end: attributes))
  }

  /// Puts a view where it was on the screen before the change.
  private func putBack(
    _ view: UIView, _ key: ElementKey, _ change: LayoutChange, moved: CGPoint = .zero
  ) {
    UIView.performWithoutAnimation {
      change.before.states[key]?.put(view, shift: change.shift + moved)
    }
  }

  /// Asks for an element's view again. The one that showed it is offered, and goes on from where it
  /// is; another takes its place under it while it fades.
  private func loadAgain(
    _ old: Elements.Element, at index: Int, _ change: LayoutChange, _ isAnimated: Bool,
    _ moves: inout [Move]
  ) {
    guard let view = old.view else { return }
    let isTaken = showAgain(old, view, at: index, change.plan)
    let new = elements.all[index].view
    if isAnimated, let new {
      putBack(new, old.key, change)
      UIView.performWithoutAnimation { new.alpha = 1 }
      moves.append(Move(view: new, end: elements.all[index].attributes))
    }
    if isTaken, new === view {
      tellEnd(of: old)
    } else if !isTaken, isAnimated, let end = change.faded(elements.all[index].attributes) {
      elements.departing.add(Departing(element: old, key: nil))
      moves.append(Move(view: view, end: end))
    } else {
      recycle(old)
    }
  }

  /// Shows an element's new data, when all is loaded again with the same view if the data source takes
  /// it.
  /// - Returns: whether it took it.
  private func showAgain(
    _ old: Elements.Element, _ view: UICollectionReusableView, at index: Int, _ plan: ListPlan
  ) -> Bool {
    guard case .reload = plan, let identifier = view.reuseIdentifier else {
      show(at: index)
      return false
    }
    reuse.offered = (ReuseKey(kind: old.key.kind, identifier: identifier), view)
    show(at: index)
    defer { reuse.offered = nil }
    return reuse.offered == nil
  }

  private func come(
    at index: Int, _ change: LayoutChange, _ isAnimated: Bool, _ moves: inout [Move]
  ) {
    let key = elements.all[index].key
    let end = elements.all[index].attributes
    if let departing = elements.departing.take(where: { $0.key == key }),
      let view = departing.element.view
    {
      elements.all[index].view = view
      if isAnimated {
        let now = PresentedState(of: view)
        UIView.performWithoutAnimation { now.put(view, shift: change.shift) }
      }
      return moves.append(Move(view: view, end: end))
    }
    show(at: index)
    guard isAnimated, let view = elements.all[index].view, let start = start(of: key, change)
    else { return }
    UIView.performWithoutAnimation {
      view.take(start)
      view.layoutIfNeeded()
    }
    moves.append(Move(view: view, end: end))
  }

  private func start(
    of key: ElementKey, _ change: LayoutChange
  ) -> UICollectionViewLayoutAttributes? {
    let layout = change.layout
    let start =
      switch key.category {
      case .cell:
        layout.initialLayoutAttributesForAppearingItem(at: key.indexPath)
      case .supplementaryView:
        layout.initialLayoutAttributesForAppearingSupplementaryElement(
          ofKind: key.kind ?? "", at: key.indexPath)
      case .decorationView:
        layout.initialLayoutAttributesForAppearingDecorationElement(
          ofKind: key.kind ?? "", at: key.indexPath)
      }
    return start.map(mirroredIfNeeded)
  }

  private func depart(
    _ element: Elements.Element, _ change: LayoutChange, _ isAnimated: Bool, _ moves: inout [Move]
  ) {
    guard let view = element.view else { return }
    guard isAnimated, let end = end(of: element.key, change) else { return recycle(element) }
    putBack(view, element.key, change)
    var key: ElementKey?
    if case .stays(let new) = change.plan.fate(of: element.key) { key = new }
    elements.departing.add(Departing(element: element, key: key))
    moves.append(Move(view: view, end: end))
  }

  private func end(
    of key: ElementKey, _ change: LayoutChange
  ) -> UICollectionViewLayoutAttributes? {
    let layout = change.layout
    let end =
      switch key.category {
      case .cell:
        layout.finalLayoutAttributesForDisappearingItem(at: key.indexPath)
      case .supplementaryView:
        layout.finalLayoutAttributesForDisappearingSupplementaryElement(
          ofKind: key.kind ?? "", at: key.indexPath)
      case .decorationView:
        layout.finalLayoutAttributesForDisappearingDecorationElement(
          ofKind: key.kind ?? "", at: key.indexPath)
      }
    return end.map(mirroredIfNeeded)
  }
}
