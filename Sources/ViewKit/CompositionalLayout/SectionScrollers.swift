import Foundation

/// The views that scroll a collection's sections on their own. Only sections near to what is in sight
/// have one; the offsets of all others are remembered.
@MainActor final class SectionScrollers {
  private var views: [Int: SectionScroller] = [:]
  /// By section, in reading direction.
  private var offsets: [Int: CGFloat] = [:]
  /// Those of sections that went, while views in them still move.
  private var leaving: [SectionScroller] = []
  private var spare: [SectionScroller] = []

  func view(ofSection section: Int) -> SectionScroller? { views[section] }

  /// A section's offset, in reading direction; that of its start if it was never scrolled.
  func offset(ofSection section: Int, _ run: SectionScrollRun) -> CGFloat {
    if let view = views[section] { return view.offset }
    return run.clamped(offsets[section] ?? run.range.lowerBound)
  }

  /// Remembers where a section without a view is to be.
  func setOffset(_ offset: CGFloat, ofSection section: Int) { offsets[section] = offset }

  /// Gives every section of `needed` its view and takes those of others away.
  func arrange(
    _ needed: Range<Int>, of sections: CompositionalSections, in collection: UICollectionView
  ) {
    for (section, view) in views where !needed.contains(section) {
      views[section] = nil
      leaving.append(view)
    }
    leaving.removeAll { view in
      guard view.holder.subviews.isEmpty else { return false }
      view.removeFromSuperview()
      view.onScroll = nil
      spare.append(view)
      return true
    }
    for section in needed {
      guard let (frame, run) = sections.scrollRun(ofSection: section) else {
        if let view = views.removeValue(forKey: section) { leaving.append(view) }
        continue
      }
      let offset = offset(ofSection: section, run)
      let view = views[section] ?? spare.popLast() ?? SectionScroller()
      views[section] = view
      view.onScroll = { [weak self, weak collection, weak view] offset in
        guard let self, let section = views.first(where: { $0.value === view })?.key else {
          return
        }
        offsets[section] = offset
        collection?.sectionScrolled()
      }
      if view.superview !== collection {
        collection.insertSubview(view, at: collection.backgroundView == nil ? 0 : 1)
      }
      view.place(
        run, frame: frame, offset: offset, isRightToLeft: sections.setting.isRightToLeft)
    }
  }

  /// Follows sections to their new numbers.
  func follow(_ plan: ListPlan) {
    let (oldViews, oldOffsets) = (views, offsets)
    views = [:]
    offsets = [:]
    for (section, view) in oldViews {
      if let new = plan.fate(ofSection: section).key {
        views[new] = view
      } else {
        leaving.append(view)
      }
    }
    for (section, offset) in oldOffsets {
      if let new = plan.fate(ofSection: section).key { offsets[new] = offset }
    }
  }

  func removeAll() {
    for view in Array(views.values) + leaving { view.removeFromSuperview() }
    views = [:]
    leaving = []
    spare = []
    offsets = [:]
  }
}
