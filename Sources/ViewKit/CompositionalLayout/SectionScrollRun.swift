import Foundation
import ListCore

/// How a section scrolls on its own: how far, and where it comes to rest. Offsets count in reading
/// direction, in points.
@MainActor struct SectionScrollRun {
  let groups: GroupRun
  let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  /// The space before the first group and after the last.
  let lead: CGFloat
  let trail: CGFloat
  /// How much of the section is seen at once.
  let viewport: CGFloat

  var axis: LayoutAxis { groups.axis }
  var contentLength: CGFloat { lead + groups.length + trail }

  /// The room before and after the content in which the first and the last group come to the middle.
  var insets: (start: CGFloat, end: CGFloat) {
    guard behavior == .groupPagingCentered, groups.groupCount > 0 else { return (0, 0) }
    let last = groups.extent(ofGroup: groups.groupCount - 1)
    let first = groups.extent(ofGroup: 0)
    return (
      max(viewport / 2 - lead - first.length / 2, 0),
      max(viewport / 2 - trail - last.length / 2, 0)
    )
  }

  /// The offsets between which the content may rest.
  var range: ClosedRange<CGFloat> {
    let start = -insets.start
    return start...max(start, contentLength + insets.end - viewport)
  }

  /// The offset at which a group is where groups come to rest.
  func offset(ofGroup index: Int) -> CGFloat {
    let (start, length) = groups.extent(ofGroup: index)
    let offset =
      behavior == .groupPagingCentered ? lead + start + length / 2 - viewport / 2 : start
    return clamped(offset)
  }

  func clamped(_ offset: CGFloat) -> CGFloat {
    min(max(offset, range.lowerBound), range.upperBound)
  }

  private func nearestGroup(to offset: CGFloat) -> Int {
    let place = behavior == .groupPagingCentered ? offset + viewport / 2 - lead : offset
    let found = groups.group(at: place)
    let near = max(found - 1, 0)...max(min(found + 1, groups.groupCount - 1), 0)
    return near.min {
      abs(self.offset(ofGroup: $0) - offset) < abs(self.offset(ofGroup: $1) - offset)
    }
      ?? found
  }

  /// Where a drag comes to rest that began at `start` and would lead to `proposed`.
  ///
  /// - Parameter velocity: that of the content when the drag ended; only its direction counts.
  func rest(proposed: CGFloat, from start: CGFloat, velocity: CGFloat) -> CGFloat {
    guard groups.groupCount > 0 else { return proposed }
    switch behavior {
    case .none, .continuous, .paging:
      return proposed
    case .continuousGroupLeadingBoundary:
      return offset(ofGroup: nearestGroup(to: proposed))
    case .groupPaging, .groupPagingCentered:
      let from = nearestGroup(to: start)
      var group = min(max(nearestGroup(to: proposed), from - 1), from + 1)
      if group == from, velocity != 0 { group += velocity > 0 ? 1 : -1 }
      return offset(ofGroup: min(max(group, 0), groups.groupCount - 1))
    }
  }
}
