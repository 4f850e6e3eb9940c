import Foundation
import ListCore

/// Finds out where the items of a group lie.
@MainActor struct GroupSolver {
  /// More items than any group that is meant to be seen has; what goes beyond is a mistake.
  static let mostItems = 10_000

  let traits: UITraitCollection
  /// How many of the group's items there are: those beyond take their place, but no length where
  /// the group is as long as its items.
  var limit = Int.max
  /// The size that the view of an item has told.
  var measured: (Int) -> CGSize? = { _ in nil }

  /// One of the things that follow each other in a group.
  private struct Part {
    let item: NSCollectionLayoutItem
    let first: Int
    var solution: GroupSolution
    var size: CGSize { solution.size }

    /// What it takes at least along an axis.
    @MainActor func length(_ axis: LayoutAxis) -> CGFloat {
      let edges = item.edgeSpacing
      return (edges?.start(axis)?.least ?? 0) + size[axis] + (edges?.end(axis)?.least ?? 0)
    }

    @MainActor func flexibleEdges(_ axis: LayoutAxis) -> Int {
      let edges = [item.edgeSpacing?.start(axis), item.edgeSpacing?.end(axis)]
      return edges.count { $0?.isFlexibleSpacing == true }
    }
  }

  /// - Parameters:
  ///   - container: the size that fractions are parts of.
  ///   - first: the number of the group's first item.
  ///   - forced: a length that the group has, whatever it says itself.
  func solve(
    _ group: NSCollectionLayoutGroup, in container: CGSize, first: Int = 0,
    forced: (axis: LayoutAxis, length: CGFloat)? = nil
  ) -> GroupSolution {
    var size = group.layoutSize.size(in: container)
    if let forced { size[forced.axis] = forced.length }
    let insets = group.contentInsets.usable
    var solution: GroupSolution
    switch group.content {
    case .filling(let axis, let subitems):
      let parts = fill(size.inset(by: insets), with: subitems, of: group, axis, first)
      solution = place(parts, of: group, axis, size, forced?.axis)
    case .repeating(let axis, let subitem, let count, let areEqual):
      let parts = repeated(
        subitem, count, areEqual, in: size.inset(by: insets), of: group, axis, first)
      solution = place(parts, of: group, axis, size, forced?.axis)
    case .custom(let provider):
      solution = GroupSolution(size: size)
      let environment = LayoutEnvironment(size: size, insets: insets, traits: traits)
      for item in provider(environment).prefix(Self.mostItems) {
        let frame = item.frame.offsetBy(dx: insets.leading, dy: insets.top)
        solution.slots.append(GroupSolution.Slot(frame: frame, zIndex: item.zIndex))
      }
    }
    let whole = CGRect(origin: .zero, size: solution.size)
    for item in group.supplementaryItems where !solution.slots.isEmpty {
      solution.supplements.append(
        GroupSolution.Supplement(item: item, frame: item.frame(fastenedTo: whole), slot: 0))
    }
    return solution
  }

  // MARK: The parts

  /// The subitems again and again, until the next does not fit. Estimates decide what fits, so that
  /// a group has the same items whatever its views tell.
  private func fill(
    _ room: CGSize, with subitems: [NSCollectionLayoutItem], of group: NSCollectionLayoutGroup,
    _ axis: LayoutAxis, _ first: Int
  ) -> [Part] {
    guard !subitems.isEmpty else {
      Report.once("NSCollectionLayoutGroup: has no subitems; taken as one item")
      return []
    }
    let spacing = group.interItemSpacing?.least ?? 0
    var parts: [Part] = []
    var used: CGFloat = 0
    var usedBefore: CGFloat = 0
    var next = first
    while next - first < Self.mostItems {
      let item = subitems[parts.count % subitems.count]
      let edges = item.edgeSpacing
      let length =
        (edges?.start(axis)?.least ?? 0) + item.layoutSize.dimension(axis).length(in: room)
        + (edges?.end(axis)?.least ?? 0)
      let end = used + (parts.isEmpty ? 0 : spacing) + length
      guard parts.isEmpty || end <= room[axis] + FlowMetrics.tolerance else { break }
      used = end
      parts.append(part(item, in: room, first: next))
      next += parts[parts.count - 1].solution.slots.count
      guard parts.count.isMultiple(of: subitems.count) else { continue }
      // Subitems that take no room would never come to an end.
      guard used > usedBefore, next > first else { break }
      usedBefore = used
    }
    return parts
  }

  private func repeated(
    _ subitem: NSCollectionLayoutItem, _ count: Int, _ areEqual: Bool, in room: CGSize,
    of group: NSCollectionLayoutGroup, _ axis: LayoutAxis, _ first: Int
  ) -> [Part] {
    if count < 1 || count > Self.mostItems {
      Report.once("NSCollectionLayoutGroup: \(count) is no number of items for a group")
    }
    let count = min(max(count, 1), Self.mostItems)
    var forced: (LayoutAxis, CGFloat)?
    if areEqual {
      let edges = subitem.edgeSpacing
      let around = (edges?.start(axis)?.least ?? 0) + (edges?.end(axis)?.least ?? 0)
      let spaces = CGFloat(count - 1) * (group.interItemSpacing?.least ?? 0)
      forced = (axis, max((room[axis] - spaces) / CGFloat(count) - around, 0))
    }
    var parts: [Part] = []
    var next = first
    while parts.count < count, next - first < Self.mostItems {
      parts.append(part(subitem, in: room, first: next, forced: forced))
      next += parts[parts.count - 1].solution.slots.count
    }
    return parts
  }

  private func part(
    _ item: NSCollectionLayoutItem, in room: CGSize, first: Int,
    forced: (axis: LayoutAxis, length: CGFloat)? = nil
  ) -> Part {
    if let group = item as? NSCollectionLayoutGroup {
      let solution = solve(group, in: room, first: first, forced: forced)
      return Part(item: item, first: first, solution: solution)
    }
    var size = item.layoutSize.size(in: room)
    var slot = GroupSolution.Slot(frame: .zero)
    slot.measuresWidth = item.layoutSize.widthDimension.isMeasured && forced?.axis != .x
    slot.measuresHeight = item.layoutSize.heightDimension.isMeasured && forced?.axis != .y
    if let told = measured(first) {
      if slot.measuresWidth { size.width = told.width }
      if slot.measuresHeight { size.height = told.height }
    }
    if let forced { size[forced.axis] = forced.length }
    return Part(
      item: item, first: first, solution: GroupSolution(size: size, slots: [slot]))
  }

  // MARK: Places

  private func place(
    _ parts: [Part], of group: NSCollectionLayoutGroup, _ axis: LayoutAxis, _ proposed: CGSize,
    _ forced: LayoutAxis?
  ) -> GroupSolution {
    let parts = evened(parts)
    let insets = group.contentInsets.usable
    let cross = axis.other
    let spacing = group.interItemSpacing
    let least = spacing?.least ?? 0
    var size = proposed
    // What is not there yet takes no room in a group that is as large as its items.
    let there = parts.filter { $0.first < limit }
    if group.layoutSize.dimension(axis).isMeasured, forced != axis {
      let lengths = there.reduce(0) { $0 + $1.length(axis) }
      let spaces = CGFloat(max(there.count - 1, 0)) * least
      size[axis] = insets.start(axis) + max(lengths + spaces, 0) + insets.end(axis)
    }
    if group.layoutSize.dimension(cross).isMeasured, forced != cross {
      let length = there.map { $0.length(cross) }.max() ?? 0
      size[cross] = insets.start(cross) + length + insets.end(cross)
    }
    let room = size.inset(by: insets)
    let spaces = CGFloat(max(parts.count - 1, 0)) * least
    let left = room[axis] - spaces - parts.reduce(0) { $0 + $1.length(axis) }
    let flexible =
      parts.reduce(0) { $0 + $1.flexibleEdges(axis) }
      + (spacing?.isFlexibleSpacing == true ? max(parts.count - 1, 0) : 0)
    let share = flexible > 0 ? max(left, 0) / CGFloat(flexible) : 0
    let gap = least + (spacing?.isFlexibleSpacing == true ? share : 0)

    var solution = GroupSolution(size: size)
    var place = insets.start(axis)
    for part in parts {
      let edges = part.item.edgeSpacing
      let crossFlexible = part.flexibleEdges(cross)
      let crossLeft = max(room[cross] - part.length(cross), 0)
      let crossShare = crossFlexible > 0 ? crossLeft / CGFloat(crossFlexible) : 0
      var origin = CGPoint.zero
      origin[axis] = place + length(of: edges?.start(axis), share)
      origin[cross] = insets.start(cross) + length(of: edges?.start(cross), crossShare)
      solution.append(finished(part), at: origin)
      place = origin[axis] + part.size[axis] + length(of: edges?.end(axis), share) + gap
    }
    return solution
  }

  private func length(of spacing: NSCollectionLayoutSpacing?, _ share: CGFloat) -> CGFloat {
    guard let spacing else { return 0 }
    return spacing.least + (spacing.isFlexibleSpacing ? share : 0)
  }

  /// The parts with those that are to be as large as their siblings made so.
  private func evened(_ parts: [Part]) -> [Part] {
    var parts = parts
    for axis in [LayoutAxis.x, .y] {
      let even = parts.indices.filter {
        parts[$0].item.layoutSize.dimension(axis).isUniformAcrossSiblings
      }
      let told = even.compactMap { measured(parts[$0].first)?[axis] }
      guard let most = told.max() else { continue }
      for index in even { parts[index].solution.size[axis] = most }
    }
    return parts
  }

  /// A part with its item's frame and what is fastened to it.
  private func finished(_ part: Part) -> GroupSolution {
    guard !(part.item is NSCollectionLayoutGroup) else { return part.solution }
    var solution = part.solution
    var insets = part.item.contentInsets.usable
    if solution.slots[0].measuresWidth { (insets.leading, insets.trailing) = (0, 0) }
    if solution.slots[0].measuresHeight { (insets.top, insets.bottom) = (0, 0) }
    let frame = CGRect(origin: .zero, size: solution.size).inset(by: insets)
    solution.slots[0].frame = frame
    for item in part.item.supplementaryItems {
      solution.supplements.append(
        GroupSolution.Supplement(item: item, frame: item.frame(fastenedTo: frame), slot: 0))
    }
    return solution
  }
}
