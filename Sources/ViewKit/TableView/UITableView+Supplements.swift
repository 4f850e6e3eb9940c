import Foundation
import ListCore

extension UITableView {
  /// What a view beside the rows of a section is.
  enum SupplementKind { case header, footer }

  /// The views that are no rows: of the table, and of the sections in sight.
  struct TableSupplements {
    struct Shown {
      var kind: SupplementKind
      var section: Int
      var view: UIView
    }

    var tableHeader: UIView?
    var tableFooter: UIView?
    var shown: [Shown] = []
    var pool = ReusePool<String, UITableViewHeaderFooterView>()
    var classes: [String: UITableViewHeaderFooterView.Type] = [:]

    func view(_ kind: SupplementKind, _ section: Int) -> UIView? {
      shown.first { $0.kind == kind && $0.section == section }?.view
    }
  }

  /// Under which titles' own views are queued.
  private static let titleIdentifier = "UITableView.title"

  // MARK: Table header and footer

  func replaceTableHeader(_ view: UIView?) {
    replace(supplements.tableHeader, with: view)
    supplements.tableHeader = view
    tableSupplementChanged()
  }

  func replaceTableFooter(_ view: UIView?) {
    replace(supplements.tableFooter, with: view)
    supplements.tableFooter = view
    tableSupplementChanged()
  }

  private func replace(_ old: UIView?, with new: UIView?) {
    guard old !== new else { return }
    old?.onGeometryChange = nil
    old?.removeFromSuperview()
    guard let new else { return }
    addSubview(new)
    var height = new.frame.height
    new.onGeometryChange = { [weak self] view in
      guard view.frame.height != height else { return }
      height = view.frame.height
      self?.tableSupplementChanged()
    }
  }

  private func tableSupplementChanged() {
    guard !loading.isNeeded else { return setNeedsLayout() }
    placeAgain()
    setNeedsLayout()
  }

  // MARK: Heights

  func height(
    of kind: SupplementKind, _ section: Int
  ) -> (height: CGFloat, source: RowRun.Source) {
    if let delegate, let height = delegateHeight(delegate, kind, section),
      height != Self.automaticDimension
    {
      return (Self.checked(height, "the \(kind) of section \(section)"), .given)
    }
    let own = kind == .header ? sectionHeaderHeight : sectionFooterHeight
    guard title(kind, section) != nil || delegateView(kind, section) != nil else {
      return (0, .given)
    }
    guard own == Self.automaticDimension else {
      return (Self.checked(own, "the \(kind) of section \(section)"), .given)
    }
    let estimate = estimate(kind, section)
    return estimate == 0
      ? (Self.standardTitleHeight, .given)
      : (Self.estimate(estimate, or: Self.standardTitleHeight), .estimated)
  }

  private func estimate(_ kind: SupplementKind, _ section: Int) -> CGFloat {
    switch kind {
    case .header:
      delegate?.tableView(self, estimatedHeightForHeaderInSection: section)
        ?? estimatedSectionHeaderHeight
    case .footer:
      delegate?.tableView(self, estimatedHeightForFooterInSection: section)
        ?? estimatedSectionFooterHeight
    }
  }

  private func delegateHeight(
    _ delegate: UITableViewDelegate, _ kind: SupplementKind, _ section: Int
  ) -> CGFloat? {
    switch kind {
    case .header:
      OptionalMethod.isOwn(.headerHeight) {
        delegate.tableView(self, heightForHeaderInSection: section)
      }
    case .footer:
      OptionalMethod.isOwn(.footerHeight) {
        delegate.tableView(self, heightForFooterInSection: section)
      }
    }
  }

  private func title(_ kind: SupplementKind, _ section: Int) -> String? {
    switch kind {
    case .header: dataSource?.tableView(self, titleForHeaderInSection: section)
    case .footer: dataSource?.tableView(self, titleForFooterInSection: section)
    }
  }

  private func delegateView(_ kind: SupplementKind, _ section: Int) -> UIView? {
    switch kind {
    case .header: delegate?.tableView(self, viewForHeaderInSection: section)
    case .footer: delegate?.tableView(self, viewForFooterInSection: section)
    }
  }

  // MARK: Layout

  /// Gets the headers and footers in sight whose heights are guesses, and measures them.
  func measureSupplements() {
    guard sizing.isOn else { return }
    for section in offsets.sections(from: bounds.minY - sectionsTop, to: bounds.maxY - sectionsTop)
    {
      for kind in [SupplementKind.header, .footer]
      where source(of: .supplement(kind, section: section)) == .estimated
        && isVisible(kind, section)
      {
        guard let view = supplements.view(kind, section) ?? show(kind, section) else { continue }
        measureIfEstimated(view, .supplement(kind, section: section))
      }
    }
  }

  func layoutSupplements() {
    placeTableSupplements()
    let (top, bottom) = (
      bounds.minY - sectionsTop - reorderSlack, bounds.maxY - sectionsTop + reorderSlack
    )
    let sections = offsets.sections(from: top, to: bottom)
    var index = 0
    while index < supplements.shown.count {
      let shown = supplements.shown[index]
      if sections.contains(shown.section), isVisible(shown.kind, shown.section) {
        index += 1
      } else {
        recycle(supplements.shown.remove(at: index))
      }
    }
    for section in sections {
      for kind in [SupplementKind.header, .footer] where isVisible(kind, section) {
        if let view = supplements.view(kind, section) ?? show(kind, section) {
          view.frame = pinnedRect(kind, section)
        }
      }
    }
  }

  func placeTableSupplements() {
    if let header = supplements.tableHeader {
      header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: header.frame.height)
    }
    if let footer = supplements.tableFooter {
      footer.frame = CGRect(
        x: 0, y: sectionsTop + offsets.total, width: bounds.width, height: footer.frame.height)
    }
  }

  func isVisible(_ kind: SupplementKind, _ section: Int) -> Bool {
    let rect = pinnedRect(kind, section)
    return rect.height > 0 && rect.minY < bounds.maxY && rect.maxY > bounds.minY
  }

  /// Where a header or footer is shown. In a plain table it stays at the edge of what is in sight as
  /// long as its section is, and is pushed out by the section's end.
  func pinnedRect(_ kind: SupplementKind, _ section: Int) -> CGRect {
    var rect = kind == .header ? frameOfHeader(section) : frameOfFooter(section)
    guard style == .plain, rect.height > 0 else { return rect }
    switch kind {
    case .header:
      let last = frameOfFooter(section).minY - rect.height
      let pinned = bounds.minY + coveredInset.top
      rect.origin.y = max(rect.minY, min(pinned, last))
    case .footer:
      let first = frameOfHeader(section).maxY
      let pinned = bounds.maxY - coveredInset.bottom - rect.height
      rect.origin.y = min(rect.minY, max(pinned, first))
    }
    return rect
  }

  func show(_ kind: SupplementKind, _ section: Int) -> UIView? {
    let view: UIView
    if let own = delegateView(kind, section) {
      view = own
    } else if let title = title(kind, section) {
      view = titleView(title)
    } else {
      return nil
    }
    UIView.performWithoutAnimation {
      view.frame = pinnedRect(kind, section)
      switch kind {
      case .header: delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
      case .footer: delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
      }
      // Above the rows, below the scroll indicators, which are last.
      let cells = rows.shown.count + changes.departingRows.count
      insertSubview(view, at: cells + (backgroundView == nil ? 0 : 1))
    }
    supplements.shown.append(TableSupplements.Shown(kind: kind, section: section, view: view))
    return view
  }

  private func titleView(_ title: String) -> UIView {
    if supplements.classes[Self.titleIdentifier] == nil {
      supplements.classes[Self.titleIdentifier] = UITableViewHeaderFooterView.self
    }
    let view = dequeueHeaderFooter(Self.titleIdentifier)
    view?.textLabel?.text = title
    return view ?? UITableViewHeaderFooterView(reuseIdentifier: nil)
  }

  // MARK: Reuse

  func recycleSupplements() {
    let shown = supplements.shown
    supplements.shown.removeAll(keepingCapacity: true)
    for supplement in shown { recycle(supplement) }
  }

  func recycle(_ shown: TableSupplements.Shown) {
    shown.view.removeFromSuperview()
    switch shown.kind {
    case .header:
      delegate?.tableView(
        self, didEndDisplayingHeaderView: shown.view, forSection: shown.section)
    case .footer:
      delegate?.tableView(
        self, didEndDisplayingFooterView: shown.view, forSection: shown.section)
    }
    guard let view = shown.view as? UITableViewHeaderFooterView else { return }
    if let identifier = view.reuseIdentifier {
      supplements.pool.enqueue(view, as: identifier)
    } else {
      supplements.pool.noteDiscarded()
    }
  }

  func registerHeaderFooter(_ viewClass: AnyClass?, for identifier: String) {
    guard let viewClass else {
      supplements.classes[identifier] = nil
      return supplements.pool.drain(identifier)
    }
    guard let viewClass = viewClass as? UITableViewHeaderFooterView.Type else {
      preconditionFailure(
        "\(viewClass) was registered for \(identifier) but is not a UITableViewHeaderFooterView")
    }
    supplements.classes[identifier] = viewClass
  }

  func dequeueHeaderFooter(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = supplements.pool.dequeue(identifier) {
      UIView.performWithoutAnimation { view.prepareForReuse() }
      return view
    }
    guard let viewClass = supplements.classes[identifier] else { return nil }
    supplements.pool.noteCreated()
    return viewClass.make(reuseIdentifier: identifier)
  }
}
