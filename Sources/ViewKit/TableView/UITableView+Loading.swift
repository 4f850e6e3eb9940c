import Foundation
import ListCore

extension UITableView {
  typealias Position = SectionOffsets.Position

  /// What of the data source's answers the table holds.
  struct LoadState {
    var isNeeded = true
    var isRunning = false
  }

  /// A row's height where nobody says otherwise: UIKit's, in points.
  static let standardRowHeight: CGFloat = 44
  /// The height of a plain header or footer with a title: UIKit's, in points.
  static let standardTitleHeight: CGFloat = 28

  /// The height that rows have unless the delegate gives them another.
  var ownRowHeight: CGFloat {
    rowHeight == Self.automaticDimension ? Self.standardRowHeight : rowHeight
  }

  /// The height above the first section, in points.
  var sectionsTop: CGFloat { supplements.tableHeader?.frame.height ?? 0 }

  func setNeedsReload() {
    loading.isNeeded = true
    setNeedsLayout()
  }

  /// Forgets what is selected and shown, and asks the data source again.
  func reload() {
    updates?.reloadsAll = true
    selection.removeAll()
    press = nil
    setNeedsReload()
    if updates == nil, !rows.isUpdating { loadIfNeeded() }
  }

  /// Asks for counts and heights, unless they are known. Cells come later, when they are in sight.
  ///
  /// - Parameter keepingDeparting: whether cells on their way out are let be.
  func loadIfNeeded(keepingDeparting: Bool = false) {
    guard loading.isNeeded, !loading.isRunning, !rows.isUpdating else { return }
    loading.isNeeded = false
    loading.isRunning = true
    if !keepingDeparting { recycleAll() }
    prefetching.reset()
    sectionIndex.isStale = true
    offsets = SectionOffsets(readSections())
    loading.isRunning = false
    rows.width = bounds.width
    updateContentSize()
  }

  private func readSections() -> [SectionOffsets.Section] {
    guard let dataSource else { return [] }
    let count = checked(dataSource.numberOfSections(in: self), "sections")
    var heights = RowHeights(own: ownRowHeight, delegate: delegate)
    return (0..<count).map { section in
      let rows = checked(
        dataSource.tableView(self, numberOfRowsInSection: section), "rows in section \(section)")
      return SectionOffsets.Section(
        header: height(of: .header, section),
        rows: heights.offsets(count: rows, section: section, in: self),
        footer: height(of: .footer, section))
    }
  }

  private func checked(_ count: Int, _ what: String) -> Int {
    if count < 0 { Report.once("\(Self.self): the data source gives \(count) \(what); taken as 0") }
    return max(count, 0)
  }

  /// A height as it can be laid out; one that cannot is reported and taken as 0.
  static func checked(_ height: CGFloat, _ what: @autoclosure () -> String) -> CGFloat {
    if !RowRun.isUsable(height) {
      Report.once("\(Self.self): \(height) is no height for \(what()); taken as 0")
    }
    return RowRun.usable(height)
  }

  func updateContentSize() {
    let footer = supplements.tableFooter?.frame.height ?? 0
    let size = CGSize(width: bounds.width, height: sectionsTop + offsets.total + footer)
    guard super.contentSize != size else { return }
    contentSize = size
    setNeedsLayout()
  }
}

/// Asks the delegate for row heights, and finds out with one question whether it has any.
private struct RowHeights {
  let own: CGFloat
  let delegate: UITableViewDelegate?
  private var delegateAnswers: Bool?

  init(own: CGFloat, delegate: UITableViewDelegate?) {
    self.own = own
    self.delegate = delegate
  }

  mutating func offsets(count: Int, section: Int, in table: UITableView) -> RowOffsets {
    guard count > 0, let delegate, answers(delegate, section: section, in: table) else {
      return RowOffsets(count: count, height: UITableView.checked(own, "rows"))
    }
    let own = own
    return RowOffsets(
      heights: (0..<count).lazy.map { row in
        let path = IndexPath(row: row, section: section)
        let height = delegate.tableView(table, heightForRowAt: path)
        return UITableView.checked(
          height == UITableView.automaticDimension ? own : height,
          "row \(row) of section \(section)")
      })
  }

  private mutating func answers(
    _ delegate: UITableViewDelegate, section: Int, in table: UITableView
  ) -> Bool {
    if let delegateAnswers { return delegateAnswers }
    let path = IndexPath(row: 0, section: section)
    let answers =
      OptionalMethod.isOwn(.rowHeight) { delegate.tableView(table, heightForRowAt: path) } != nil
    delegateAnswers = answers
    return answers
  }
}
