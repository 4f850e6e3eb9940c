import Foundation

/// The strip at the right edge of a table, and what it is to show.
struct TableIndex {
  var titles: [String] = []
  /// The data source is to be asked again.
  var isStale = true
  var view: SectionIndexView?
  var color: UIColor?
  var background: UIColor?
  var trackingBackground: UIColor?
  var minimumRows = 0
}

extension UITableView {
  /// How much of the rows the strip takes, in points.
  var indexRoom: CGFloat {
    loadIndexTitles()
    return sectionIndex.view?.width ?? 0
  }

  func reloadIndexTitles() {
    sectionIndex.isStale = true
    indexVisibilityChanged()
    setNeedsLayout()
  }

  private func loadIndexTitles() {
    guard sectionIndex.isStale, !loading.isNeeded, !loading.isRunning else { return }
    sectionIndex.isStale = false
    sectionIndex.titles = dataSource?.sectionIndexTitles(for: self) ?? []
    indexVisibilityChanged()
  }

  /// Makes the strip or takes it away, and gives the cells the room that it leaves them.
  func indexVisibilityChanged() {
    let rowCount = offsets.sections.reduce(0) { $0 + $1.rows.count }
    // Editing mode needs the edge for itself.
    let isWanted =
      !sectionIndex.titles.isEmpty && !editing.isOn && rowCount >= sectionIndex.minimumRows
    if isWanted {
      let view = sectionIndex.view ?? makeIndexView()
      view.titles = sectionIndex.titles
      indexLookChanged()
    } else {
      sectionIndex.view?.removeFromSuperview()
      sectionIndex.view = nil
    }
    let room = sectionIndex.view?.width ?? 0
    for shown in rows.shown { shown.cell.indexRoom = room }
    setNeedsLayout()
  }

  private func makeIndexView() -> SectionIndexView {
    let view = SectionIndexView(frame: .zero)
    view.onChoice = { [weak self] in self?.showSection(ofTitle: $0) }
    sectionIndex.view = view
    addSubview(view)
    return view
  }

  func indexLookChanged() {
    sectionIndex.view?.color = sectionIndex.color
    sectionIndex.view?.restingColor = sectionIndex.background
    sectionIndex.view?.trackedColor = sectionIndex.trackingBackground
  }

  /// Keeps the strip at the edge of what is in sight.
  func layoutSectionIndex() {
    loadIndexTitles()
    guard let view = sectionIndex.view else { return }
    let area = uncoveredBounds
    let width = view.width
    UIView.performWithoutAnimation {
      view.frame = CGRect(
        x: area.maxX - width, y: area.minY, width: width, height: max(area.height, 0))
    }
  }

  /// Scrolls to the section that a title leads to, at once.
  private func showSection(ofTitle index: Int) {
    guard let dataSource, sectionIndex.titles.indices.contains(index) else { return }
    let title = sectionIndex.titles[index]
    let section = dataSource.tableView(self, sectionForSectionIndexTitle: title, at: index)
    guard section != NSNotFound else { return }
    loadIfNeeded()
    guard offsets.sections.indices.contains(section) else {
      return Report.once(
        "\(Self.self): the index title \(title) leads to section \(section), but there are "
          + "\(offsets.sections.count) sections")
    }
    let top = rectOfSection(section).minY - adjustedContentInset.top
    let target = clamped(CGPoint(x: contentOffset.x, y: top))
    setContentOffset(CGPoint(x: contentOffset.x, y: target.y), animated: false)
  }
}
