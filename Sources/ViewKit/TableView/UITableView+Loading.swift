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
  /// - Parameter changes: what led here from what was loaded before. Cells on their way out are let
  ///   be, and rows that stay keep the heights that were measured.
  func loadIfNeeded(after changes: Changeset? = nil) {
    guard loading.isNeeded, !loading.isRunning, !rows.isUpdating else { return }
    loading.isNeeded = false
    loading.isRunning = true
    if changes == nil { recycleAll() }
    prefetching.reset()
    sectionIndex.isStale = true
    let hadMeasured = sizing.hasMeasured
    sizing = TableSizing()
    let fresh = SectionOffsets(readSections(nil))
    if let changes, hadMeasured, rows.width == bounds.width {
      offsets = fresh.keepingMeasured(of: offsets, after: changes)
      sizing.hasMeasured = true
    } else {
      offsets = fresh
    }
    loading.isRunning = false
    rows.width = bounds.width
    updateContentSize()
  }

  /// - Parameter counts: the number of rows in each section, where it is known.
  func readSections(_ counts: [Int]?) -> [SectionOffsets.Section] {
    guard let counts = counts ?? readCounts() else { return [] }
    var heights = RowHeights(self)
    let sections = counts.enumerated().map { section, count in
      var content = SectionOffsets.Section(rows: heights.offsets(count: count, section: section))
      let (header, footer) = (height(of: .header, section), height(of: .footer, section))
      content.setHeader(header.height, source: header.source)
      content.setFooter(footer.height, source: footer.source)
      if content.hasEstimates { sizing.isOn = true }
      return content
    }
    sizing.asksDelegate = heights.asksLater
    return sections
  }

  /// The number of rows in each section, as the data source has it; nil without one.
  func readCounts() -> [Int]? {
    guard let dataSource else { return nil }
    let count = checked(dataSource.numberOfSections(in: self), "sections")
    return (0..<count).map { section in
      checked(
        dataSource.tableView(self, numberOfRowsInSection: section), "rows in section \(section)")
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

  /// The size of everything in the table.
  var wholeSize: CGSize {
    let footer = supplements.tableFooter?.frame.height ?? 0
    return CGSize(width: bounds.width, height: sectionsTop + offsets.total + footer)
  }

  func updateContentSize() {
    let size = wholeSize
    guard super.contentSize != size else { return }
    contentSize = size
    setNeedsLayout()
  }
}
