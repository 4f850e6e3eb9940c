import Foundation
import ListCore

/// The groups of a section, one after the other, from the first one's start.
///
/// One group is solved and stands for all that are like it: a million items take no more than ten.
/// Groups whose views have told other sizes are kept one by one.
@MainActor struct GroupRun {
  let axis: LayoutAxis
  /// How many items there are.
  let count: Int
  private let group: NSCollectionLayoutGroup
  private let container: CGSize
  private let traits: UITraitCollection
  private let spacing: CGFloat
  private let pattern: GroupSolution
  private var special: [Int: GroupSolution] = [:]
  private var starts: RowOffsets
  private var measured: [Int: CGSize]

  init(
    _ group: NSCollectionLayoutGroup, count: Int, axis: LayoutAxis, spacing: CGFloat,
    container: CGSize, traits: UITraitCollection, measured: [Int: CGSize]
  ) {
    self.group = group
    self.count = count
    self.axis = axis
    self.container = container
    self.traits = traits
    if !spacing.isFinite {
      Report.once("NSCollectionLayoutSection: \(spacing) is no distance between groups")
    }
    self.spacing = spacing.isFinite ? spacing : 0
    var pattern = GroupSolver(traits: traits).solve(group, in: container)
    if pattern.slots.isEmpty {
      Report.once("NSCollectionLayoutGroup: gives no items a place; taken as one item")
      pattern.slots = [GroupSolution.Slot(frame: CGRect(origin: .zero, size: pattern.size))]
    }
    self.pattern = pattern
    starts = RowOffsets()
    self.measured = measured
    starts = RowOffsets(count: groupCount, height: pitch(of: pattern))
    var changed = Set(measured.keys.filter { $0 >= 0 && $0 < count }.map { $0 / perGroup })
    if count % perGroup != 0, isMeasured { changed.insert(groupCount - 1) }
    for index in changed { solve(index) }
  }

  /// How many items a group has.
  var perGroup: Int { pattern.slots.count }
  var groupCount: Int { (count + perGroup - 1) / perGroup }

  /// Whether the sizes of groups follow from those of their items.
  private var isMeasured: Bool {
    group.layoutSize.widthDimension.isMeasured || group.layoutSize.heightDimension.isMeasured
  }

  /// Whether views of items tell how large they are.
  var estimates: Bool { pattern.slots.contains { $0.measuresWidth || $0.measuresHeight } }

  /// From the first group's start to the last one's end.
  var length: CGFloat { groupCount == 0 ? 0 : max(starts.total - spacing, 0) }

  /// How far the groups go across.
  var breadth: CGFloat {
    guard groupCount > 0 else { return 0 }
    let others = special.values.map { extent(of: $0, axis.other) }.max() ?? 0
    return special.count < groupCount ? max(extent(of: pattern, axis.other), others) : others
  }

  /// What a group takes along an axis with the space that it keeps around.
  private func extent(of solution: GroupSolution, _ axis: LayoutAxis) -> CGFloat {
    let edges = group.edgeSpacing
    return (edges?.start(axis)?.least ?? 0) + solution.size[axis] + (edges?.end(axis)?.least ?? 0)
  }

  private func pitch(of solution: GroupSolution) -> CGFloat {
    max(extent(of: solution, axis) + spacing, 0)
  }

  func solution(of index: Int) -> GroupSolution { special[index] ?? pattern }

  /// Where a group begins and how long it is.
  func extent(ofGroup index: Int) -> (start: CGFloat, length: CGFloat) {
    (starts.offset(of: index), extent(of: solution(of: index), axis))
  }

  /// The corner of a group. Across, it lies where its flexible spaces put it.
  func origin(ofGroup index: Int) -> CGPoint {
    let edges = group.edgeSpacing
    let (start, end) = (edges?.start(axis.other), edges?.end(axis.other))
    let left = max(container[axis.other] - extent(of: solution(of: index), axis.other), 0)
    let flexible = [start, end].count { $0?.isFlexibleSpacing == true }
    var origin = CGPoint.zero
    origin[axis] = starts.offset(of: index) + (edges?.start(axis)?.least ?? 0)
    origin[axis.other] = start?.least ?? 0
    if let start, start.isFlexibleSpacing { origin[axis.other] += left / CGFloat(flexible) }
    return origin
  }

  /// The groups that have a part in `min..<max`.
  func groups(from min: CGFloat, to max: CGFloat) -> Range<Int> {
    // Where groups overlap, those before reach further than the next one's start.
    let overlap = Swift.max(-spacing, 0)
    return VisibleRange(of: starts, from: min - overlap, to: max).rows
  }

  /// The group nearest to one that has a place.
  func group(at place: CGFloat) -> Int {
    starts.row(at: place) ?? (place < 0 ? 0 : Swift.max(groupCount - 1, 0))
  }

  func frame(ofItem item: Int) -> CGRect {
    let index = item / perGroup
    var frame = solution(of: index).slots[item % perGroup].frame
    frame.origin += origin(ofGroup: index)
    return frame
  }

  func slot(ofItem item: Int) -> GroupSolution.Slot {
    solution(of: item / perGroup).slots[item % perGroup]
  }

  // MARK: Sizes that views tell

  mutating func measure(_ size: CGSize, ofItem item: Int) {
    guard item >= 0, item < count else { return }
    measured[item] = size
    solve(item / perGroup)
  }

  private mutating func solve(_ index: Int) {
    let first = index * perGroup
    var solver = GroupSolver(traits: traits)
    solver.limit = count - first
    solver.measured = { [measured] in measured[first + $0] }
    let solution = solver.solve(group, in: container)
    guard solution.slots.count == perGroup else { return }
    special[index] = solution
    starts.setHeight(pitch(of: solution), of: index)
  }
}
