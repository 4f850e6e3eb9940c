import Foundation
import ListCore

extension UICollectionViewCompositionalLayout {
  /// Pinned views lie over all others of their section.
  private static let pinnedIndex = 10

  /// What has a part in a rectangle of the content. Items of a section that scrolls on its own count
  /// where they are seen, and have the frames of where they would be without that.
  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard let sections = current, let collectionView else { return [] }
    var found: [UICollectionViewLayoutAttributes] = []
    for edge in sections.contentEdges {
      let attributes = attributes(of: edge, inSection: nil, sections)
      if attributes.frame.intersects(rect) { found.append(attributes) }
    }
    for section in sections.sections(in: rect) {
      let first = found.count
      found += backgrounds(ofSection: section, sections).filter { $0.frame.intersects(rect) }
      for edge in sections.sections[section].edges {
        let attributes = attributes(of: edge, inSection: section, sections)
        if attributes.frame.intersects(rect) { found.append(attributes) }
      }
      let shift = shift(ofSection: section, sections)
      append(section, sections, in: rect.offsetBy(dx: -shift.x, dy: -shift.y), to: &found)
      if rect.contains(collectionView.bounds) {
        tell(section, sections, of: found[first...], shift: shift)
      }
    }
    return found
  }

  /// By how much a section that scrolls on its own has moved its items on the screen.
  private func shift(ofSection section: Int, _ sections: CompositionalSections) -> CGPoint {
    guard let (_, run) = sections.scrollRun(ofSection: section) else { return .zero }
    let offset = scrollers.offset(ofSection: section, run)
    var shift = CGPoint.zero
    let isReversed = sections.setting.isRightToLeft && run.axis == .x
    shift[run.axis] = -(isReversed ? run.contentLength - run.viewport - offset : offset)
    return shift
  }

  // MARK: Items

  private func append(
    _ index: Int, _ sections: CompositionalSections, in rect: CGRect,
    to found: inout [UICollectionViewLayoutAttributes]
  ) {
    let section = sections.sections[index]
    let origin = sections.origin(ofSection: index)
    let area = sections.turned(rect, ofSection: index, scrolls: section.isOrthogonal)
      .offsetBy(dx: -origin.x, dy: -origin.y)
    let groups = section.groups
    for (number, corner) in section.groups(in: area) {
      let first = number * groups.perGroup
      let solution = groups.solution(of: number)
      for (slot, place) in solution.slots.prefix(groups.count - first).enumerated() {
        guard place.frame.moved(by: corner).intersects(area) else { continue }
        found.append(attributes(ofItem: first + slot, inSection: index, sections))
      }
      for supplement in solution.supplements where first + supplement.slot < groups.count {
        guard supplement.frame.moved(by: corner).intersects(area) else { continue }
        let place = supplement.frame.moved(by: corner + origin)
        let made = make(
          .supplementaryView, supplement.item.elementKind, first + supplement.slot, index)
        made.frame = sections.turned(place, ofSection: index, scrolls: section.isOrthogonal)
        made.zIndex = supplement.item.zIndex
        found.append(made)
      }
    }
  }

  func attributes(
    ofItem item: Int, inSection index: Int, _ sections: CompositionalSections
  ) -> UICollectionViewLayoutAttributes {
    let section = sections.sections[index]
    let attributes = make(.cell, nil, item, index, section.blueprint.list)
    attributes.frame = sections.frame(ofItem: item, inSection: index)
    let slot = section.groups.slot(ofItem: item)
    attributes.zIndex = slot.zIndex
    attributes.values.fixedAxes = slot.fixedAxes
    if let row = attributes as? ListLayoutAttributes, let look = section.blueprint.list {
      row.showsSeparator = look.showsSeparators && item < section.groups.count - 1
    }
    return attributes
  }

  // MARK: Views beside the items

  func supplement(_ kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let sections = current, let position = SectionOffsets.Position(path),
      sections.sections.indices.contains(position.section)
    else { return nil }
    let section = sections.sections[position.section]
    func isMeant(_ edge: SectionSolution.Edge) -> Bool {
      edge.item.elementKind == kind && edge.number == position.row
    }
    if let edge = section.edges.first(where: isMeant) {
      return attributes(of: edge, inSection: position.section, sections)
    }
    if position.section == 0, let edge = sections.contentEdges.first(where: isMeant) {
      return attributes(of: edge, inSection: nil, sections)
    }
    guard sections.exists(position) else { return nil }
    let groups = section.groups
    let (number, slot) = position.row.quotientAndRemainder(dividingBy: groups.perGroup)
    let found = groups.solution(of: number).supplements.first {
      $0.item.elementKind == kind && $0.slot == slot
    }
    guard let found else { return nil }
    let corner = section.contentOrigin + groups.origin(ofGroup: number)
    let place = found.frame.moved(by: corner + sections.origin(ofSection: position.section))
    let made = make(.supplementaryView, kind, position.row, position.section)
    made.frame = sections.turned(
      place, ofSection: position.section, scrolls: section.isOrthogonal)
    made.zIndex = found.item.zIndex
    return made
  }

  /// The attributes of a view at the side of a section, or of the whole content.
  private func attributes(
    of edge: SectionSolution.Edge, inSection index: Int?, _ sections: CompositionalSections
  ) -> UICollectionViewLayoutAttributes {
    let visible = collectionView?.visibleBounds ?? .zero
    let attributes = make(.supplementaryView, edge.item.elementKind, edge.number, index ?? 0)
    // Only sections make room for what a view tells.
    let size = edge.item.layoutSize
    attributes.values.fixedAxes = .init(
      exceptWidth: index != nil && size.widthDimension.isMeasured,
      exceptHeight: index != nil && size.heightDimension.isMeasured)
    attributes.frame =
      index.map { sections.frame(of: edge, inSection: $0, visible: visible) }
      ?? sections.frame(ofContentEdge: edge, visible: visible)
    attributes.zIndex =
      edge.item.pinToVisibleBounds
      ? max(edge.item.zIndex, Self.pinnedIndex + (index == nil ? 1 : 0)) : edge.item.zIndex
    return attributes
  }

  func backgrounds(
    ofSection index: Int, _ sections: CompositionalSections
  ) -> [UICollectionViewLayoutAttributes] {
    let section = sections.sections[index]
    let list = section.blueprint.list
    var kinds: [String: Int] = [:]
    var found = section.blueprint.decorationItems.map { item in
      let number = kinds[item.elementKind, default: 0]
      kinds[item.elementKind] = number + 1
      let made = make(.decorationView, item.elementKind, number, index, list)
      let frame = sections.extent(ofSection: index).inset(by: item.contentInsets.usable)
      made.frame = sections.turned(frame, ofSection: nil, scrolls: false)
      made.zIndex = item.zIndex
      return made
    }
    guard let list, list.hasBox, section.groups.count > 0 else { return found }
    let box = make(.decorationView, ListLook.rowsKind, 0, index, list)
    let first = section.frame(ofItem: 0)
    let rows = first.union(section.frame(ofItem: section.groups.count - 1))
    box.frame = sections.turned(
      rows.moved(by: sections.origin(ofSection: index)), ofSection: nil, scrolls: false)
    box.zIndex = -1
    found.append(box)
    return found
  }

  // MARK: Attributes

  private func make(
    _ category: UICollectionView.ElementCategory, _ kind: String?, _ item: Int, _ section: Int,
    _ list: ListLook? = nil
  ) -> UICollectionViewLayoutAttributes {
    let wanted =
      type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
      ?? UICollectionViewLayoutAttributes.self
    let attributes: UICollectionViewLayoutAttributes
    if let list, wanted == UICollectionViewLayoutAttributes.self {
      let row = ListLayoutAttributes()
      row.look = list
      attributes = row
    } else {
      attributes = .make(wanted)
    }
    attributes.values.category = category
    attributes.values.kind = kind
    attributes.values.indexPath = IndexPath(item: item, section: section)
    attributes.values.fixedAxes = .init(exceptWidth: false, exceptHeight: false)
    return attributes
  }

  // MARK: Items in sight

  /// Lets a section's handler change what is in sight.
  private func tell(
    _ index: Int, _ sections: CompositionalSections,
    of elements: ArraySlice<UICollectionViewLayoutAttributes>, shift: CGPoint
  ) {
    guard let collectionView,
      let handler = sections.sections[index].blueprint.visibleItemsInvalidationHandler
    else { return }
    let seen = elements.filter {
      let isMoved = UICollectionView.ElementKey($0).map { scroller(of: $0) != nil } ?? false
      return $0.frame.moved(by: isMoved ? shift : .zero).intersects(collectionView.bounds)
    }
    let offset =
      sections.sections[index].isOrthogonal
      ? CGPoint(x: -shift.x, y: -shift.y) : collectionView.contentOffset
    handler(seen.map(VisibleItem.init), offset, sections.setting.environment)
  }
}

extension UICollectionView.ElementKey {
  fileprivate init?(_ attributes: UICollectionViewLayoutAttributes) {
    guard let position = SectionOffsets.Position(attributes.indexPath) else { return nil }
    self.init(
      category: attributes.representedElementCategory, kind: attributes.representedElementKind,
      position: position)
  }
}
