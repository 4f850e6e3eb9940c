import Foundation
import ListCore

/// Where everything of a section lies, from its leading top corner, in points.
@MainActor struct SectionSolution {
  /// A view at one of the section's sides.
  struct Edge {
    let item: NSCollectionLayoutBoundarySupplementaryItem
    /// Its number among those of its kind.
    let number: Int
    var frame: CGRect
  }

  let blueprint: NSCollectionLayoutSection
  /// The way in which the collection scrolls.
  let axis: LayoutAxis
  /// The size of what the section lies in.
  let container: CGSize
  private let insets: NSDirectionalEdgeInsets
  private let edgeInsets: NSDirectionalEdgeInsets
  private(set) var groups: GroupRun
  private(set) var edges: [Edge] = []
  /// From the section's start to its end as the collection scrolls.
  private(set) var length: CGFloat = 0
  /// Where the first group begins.
  private(set) var contentOrigin = CGPoint.zero
  private var measuredEdges: [Int: CGSize]

  /// - Parameters:
  ///   - insets: the section's own and what the collection's safe area adds to them.
  ///   - edgeInsets: the insets, across alone, that the views at its sides keep to.
  ///   - measured: the sizes that views of items, and of edges, have told.
  init(
    _ blueprint: NSCollectionLayoutSection, count: Int, axis: LayoutAxis, container: CGSize,
    insets: NSDirectionalEdgeInsets, edgeInsets: NSDirectionalEdgeInsets,
    traits: UITraitCollection, measured: (items: [Int: CGSize], edges: [Int: CGSize])
  ) {
    self.blueprint = blueprint
    self.axis = axis
    self.container = container
    self.insets = insets
    self.edgeInsets = edgeInsets
    measuredEdges = measured.edges
    let isOrthogonal = blueprint.orthogonalScrollingBehavior != .none
    var room = container.inset(by: insets)
    for item in blueprint.boundarySupplementaryItems where item.isAtSide(of: axis) {
      guard item.extendsBoundary else { continue }
      room[axis.other] -= item.layoutSize.size(in: container)[axis.other]
    }
    room[axis.other] = max(room[axis.other], 0)
    groups = GroupRun(
      blueprint.group, count: count, axis: isOrthogonal ? axis.other : axis,
      spacing: blueprint.interGroupSpacing, container: room, traits: traits,
      measured: measured.items)
    arrange()
  }

  /// Whether views tell how large they are.
  var estimates: Bool {
    groups.estimates
      || blueprint.boundarySupplementaryItems.contains {
        $0.layoutSize.widthDimension.isMeasured || $0.layoutSize.heightDimension.isMeasured
      }
  }

  /// Whether something is elsewhere, or looks different, after every scrolling step.
  var followsScrolling: Bool {
    blueprint.visibleItemsInvalidationHandler != nil
      || edges.contains { $0.item.pinToVisibleBounds }
  }

  var isOrthogonal: Bool { groups.axis != axis }

  /// The part of the section that groups take.
  var contentLength: CGFloat { isOrthogonal ? groups.breadth : groups.length }

  // MARK: Edges

  private func size(of index: Int) -> CGSize {
    let item = blueprint.boundarySupplementaryItems[index]
    var size = item.layoutSize.size(in: container.inset(by: edgeInsets))
    guard let told = measuredEdges[index] else { return size }
    for axis in [LayoutAxis.x, .y] where item.layoutSize.dimension(axis).isMeasured {
      size[axis] = told[axis]
    }
    return size
  }

  /// Puts the edges round the groups, and reckons how long all of it is.
  private mutating func arrange() {
    let items = blueprint.boundarySupplementaryItems
    func room(_ edge: NSDirectionalRectEdge, _ axis: LayoutAxis) -> CGFloat {
      items.indices.reduce(0) { sum, index in
        let item = items[index]
        let isThere = item.extendsBoundary && item.side(along: self.axis) == edge
        return sum + (isThere ? size(of: index)[axis] : 0)
      }
    }
    let before = room(axis.startEdge, axis)
    contentOrigin[axis] = before + insets.start(axis)
    contentOrigin[axis.other] = insets.start(axis.other) + room(axis.other.startEdge, axis.other)
    let end = contentOrigin[axis] + contentLength + insets.end(axis)
    length = max(end + room(axis.endEdge, axis), 0)

    var whole = CGRect(origin: .zero, size: container)
    whole.size[axis] = length
    let area = whole.inset(by: edgeInsets)
    var numbers: [String: Int] = [:]
    var (headEnd, footStart) = (CGFloat(0), max(end, 0))
    edges = items.indices.map { index in
      let item = items[index]
      let size = size(of: index)
      let own = CGRect(origin: .zero, size: size)
      var origin =
        NSCollectionLayoutAnchor.point(of: item.alignment.edges, in: area)
        - NSCollectionLayoutAnchor.point(of: item.alignment.edges, in: own)
      if item.side(along: axis) == axis.startEdge {
        origin[axis] = item.extendsBoundary ? headEnd : before
        if item.extendsBoundary { headEnd += size[axis] }
      } else if item.side(along: axis) == axis.endEdge {
        origin[axis] = item.extendsBoundary ? footStart : end - size[axis]
        if item.extendsBoundary { footStart += size[axis] }
      }
      let number = numbers[item.elementKind, default: 0]
      numbers[item.elementKind] = number + 1
      let frame = CGRect(origin: origin + item.offset, size: size)
      return Edge(item: item, number: number, frame: frame.inset(by: item.contentInsets.usable))
    }
  }

  /// An edge's frame when it stays in `visible` as long as the section is there.
  func pinned(_ edge: Edge, to visible: CGRect) -> CGRect {
    var frame = edge.frame
    let extent = frame.size[axis]
    if edge.item.side(along: axis) == axis.startEdge {
      let place = min(visible.start(axis), length - extent)
      frame.origin[axis] = max(frame.start(axis), place)
    } else if edge.item.side(along: axis) == axis.endEdge {
      let place = max(visible.end(axis) - extent, 0)
      frame.origin[axis] = min(frame.start(axis), place)
    }
    return frame
  }

  // MARK: Items

  func frame(ofItem item: Int) -> CGRect {
    var frame = groups.frame(ofItem: item)
    frame.origin += contentOrigin
    return frame
  }

  /// The groups that have a part in a rectangle, each with its corner.
  func groups(in rect: CGRect) -> [(index: Int, origin: CGPoint)] {
    let start = contentOrigin[groups.axis]
    let range = groups.groups(
      from: rect.start(groups.axis) - start, to: rect.end(groups.axis) - start)
    return range.map { ($0, contentOrigin + groups.origin(ofGroup: $0)) }
  }

  /// The rectangle in which the section scrolls on its own, and how it does.
  var scrollRun: (frame: CGRect, run: SectionScrollRun) {
    var frame = CGRect(origin: .zero, size: container)
    frame.origin[axis] = contentOrigin[axis]
    frame.size[axis] = contentLength
    let run = SectionScrollRun(
      groups: groups, behavior: blueprint.orthogonalScrollingBehavior,
      lead: contentOrigin[groups.axis], trail: insets.end(groups.axis),
      viewport: container[groups.axis])
    return (frame, run)
  }

  // MARK: Sizes that views tell

  mutating func measure(_ size: CGSize, ofItem item: Int) {
    groups.measure(size, ofItem: item)
    arrange()
  }

  mutating func measure(_ size: CGSize, ofEdge index: Int) {
    measuredEdges[index] = size
    arrange()
  }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
  /// Which side it makes longer, in what scrolls along an axis.
  func side(along axis: LayoutAxis) -> NSDirectionalRectEdge {
    let edges = alignment.edges
    if edges.contains(axis.startEdge) { return axis.startEdge }
    if edges.contains(axis.endEdge) { return axis.endEdge }
    return edges
  }

  /// Whether it is beside the groups, neither before nor after them.
  func isAtSide(of axis: LayoutAxis) -> Bool {
    let side = side(along: axis)
    return side == axis.other.startEdge || side == axis.other.endEdge
  }
}
