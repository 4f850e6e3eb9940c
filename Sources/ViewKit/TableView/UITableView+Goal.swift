import Foundation
import ListCore

extension UITableView {
  /// A row that is to come into sight.
  struct ScrollGoal {
    let position: Position
    let place: ScrollPosition
    /// Where what scrolls is heading for it, as far as heights are known.
    var heading: CGPoint
  }

  func scroll(to path: IndexPath, at position: ScrollPosition, animated: Bool) {
    loadIfNeeded()
    guard let place = Position(path), exists(place) else {
      return Report.once(
        "\(Self.self): cannot scroll to row \(path): the sections have "
          + "\(offsets.sections.prefix(20).map(\.rows.count)) rows")
    }
    guard let end = position == .none ? nearestEnd(of: place) : position else { return }
    let target = offset(showing: place, at: end)
    setContentOffset(CGPoint(x: contentOffset.x, y: target), animated: animated)
    guard sizing.isOn else { return }
    if animated, let heading {
      sizing.goal = ScrollGoal(position: place, place: end, heading: heading)
    } else {
      arrive { self.offset(showing: place, at: end) }
    }
  }

  /// At which end a row comes into sight with the least scrolling; nil if it is in sight.
  private func nearestEnd(of place: Position) -> ScrollPosition? {
    let row = rectOfRow(place.indexPath)
    let inset = adjustedContentInset
    if row.minY - pinnedHeight(place) < bounds.minY + inset.top { return .top }
    return row.maxY > bounds.maxY - inset.bottom ? .bottom : nil
  }

  /// How much of what is seen the section's header covers.
  private func pinnedHeight(_ place: Position) -> CGFloat {
    style == .plain ? offsets.sections[place.section].header : 0
  }

  /// The content offset, within the content, at which a row is in its place.
  private func offset(showing place: Position, at position: ScrollPosition) -> CGFloat {
    guard exists(place) else { return contentOffset.y }
    let row = rectOfRow(place.indexPath)
    let inset = adjustedContentInset
    let top = row.minY - inset.top - pinnedHeight(place)
    let bottom = row.maxY - bounds.height + inset.bottom
    let target: CGFloat =
      switch position {
      case .top, .none: top
      case .bottom: bottom
      case .middle: (top + bottom) / 2
      }
    return clamped(CGPoint(x: contentOffset.x, y: target)).y
  }

  /// The content offset at which the content's end is at the bottom edge.
  private var lastOffset: CGFloat {
    clamped(CGPoint(x: contentOffset.x, y: .greatestFiniteMagnitude)).y
  }

  // MARK: On the way

  /// The goal, as long as nothing else moves the content.
  var currentGoal: ScrollGoal? {
    guard let goal = sizing.goal, heading == goal.heading else { return nil }
    return goal
  }

  /// The row lies elsewhere than was thought: the motion leads there.
  func redirect(to goal: ScrollGoal) {
    let target = offset(showing: goal.position, at: goal.place)
    let x = arranger == nil ? goal.heading.x : contentOffset.x
    redirect(to: CGPoint(x: x, y: target))
    sizing.goal = heading.map {
      ScrollGoal(position: goal.position, place: goal.place, heading: $0)
    }
  }

  /// Lets a motion end where it was to end, once the rows that came into sight last are measured: on
  /// its row, or at the end of the content.
  func scrollEnded() {
    guard sizing.isOn, machine.phase == .idle else { return }
    let goal = sizing.goal
    sizing.goal = nil
    if let goal, goal.heading == movingOffset {
      arrive { self.offset(showing: goal.position, at: goal.place) }
    } else if arranger == nil, contentOffset.y == lastOffset {
      arrive { self.lastOffset }
    }
  }

  /// Measures what is in sight at a place, and goes on to where the place then is.
  private func arrive(at place: () -> CGFloat) {
    for _ in 0..<TableSizing.mostRounds {
      updateRows()
      let target = place()
      guard target != contentOffset.y else { return }
      contentOffset.y = target
    }
  }
}
