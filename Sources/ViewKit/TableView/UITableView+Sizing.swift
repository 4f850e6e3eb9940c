import Foundation
import ListCore

extension UITableView {
  /// Something in a table that can have a height of its own.
  enum SizedPart: Hashable {
    case row(Position)
    case supplement(SupplementKind, section: Int)
  }

  /// What stays in its place on the screen while heights become known.
  enum SizingAnchor {
    case row(Position)
    case section(Int)
    /// The end of the last section.
    case end
  }

  /// Heights that are guesses until what has them is seen.
  struct TableSizing {
    /// Any of the heights were guesses when they were loaded.
    var isOn = false
    /// Some have been measured since.
    var hasMeasured = false
    /// Rows have their heights from the delegate once they are seen.
    var asksDelegate = false
    /// What was measured and is not yet laid out.
    var found: [(part: SizedPart, height: CGFloat)] = []
    /// Some cell in sight no longer has the size that it had.
    var hasStale = false
    /// The row to which the table scrolls, wherever that is by then.
    var goal: ScrollGoal?
    /// Layouts in a row that only found more rows to measure.
    static let mostRounds = 64
  }

  func source(of part: SizedPart) -> RowRun.Source? {
    switch part {
    case .row(let position):
      return offsets.source(of: position)
    case .supplement(let kind, let section):
      guard offsets.sections.indices.contains(section) else { return nil }
      let found = offsets.sections[section]
      return kind == .header ? found.headerSource : found.footerSource
    }
  }

  private func height(of part: SizedPart) -> CGFloat {
    switch part {
    case .row(let position):
      return offsets.height(of: position)
    case .supplement(let kind, let section):
      guard offsets.sections.indices.contains(section) else { return 0 }
      return kind == .header ? offsets.sections[section].header : offsets.sections[section].footer
    }
  }

  private func setHeight(_ height: CGFloat, of part: SizedPart) {
    switch part {
    case .row(let position): offsets.setHeight(height, of: position, source: .measured)
    case .supplement(.header, let section):
      offsets.setHeader(height, ofSection: section, source: .measured)
    case .supplement(.footer, let section):
      offsets.setFooter(height, ofSection: section, source: .measured)
    }
  }

  // MARK: Measuring

  /// Measures a row, a header or a footer whose height is a guess so far.
  func measureIfEstimated(_ view: UIView, _ part: SizedPart) {
    guard sizing.isOn, source(of: part) == .estimated else { return }
    measure(view, part)
  }

  /// Measures a part that sizes itself again.
  func measureAgain(_ view: UIView, _ part: SizedPart) {
    guard sizing.isOn, let source = source(of: part), source != .given else { return }
    measure(view, part)
  }

  private func measure(_ view: UIView, _ part: SizedPart) {
    guard bounds.width > 0 else { return }
    sizing.found.append((part, measuredHeight(of: view, part)))
  }

  private func measuredHeight(of view: UIView, _ part: SizedPart) -> CGFloat {
    if sizing.asksDelegate, case .row(let position) = part,
      let height = delegate?.tableView(self, heightForRowAt: position.indexPath),
      height != Self.automaticDimension
    {
      return Self.checked(height, "row \(position.row) of section \(position.section)")
    }
    let size = view.systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    guard Self.isPlausible(size.height) else {
      let known = height(of: part)
      // A plain view without constraints has no height of its own, and none is expected of it.
      if size.height != 0 || view is UITableViewCell {
        Report.once(
          "\(Self.self): \(type(of: view)) measures \(size.height) points in height; "
            + "taken as \(known)")
      }
      return known
    }
    return size.height
  }

  /// A cell in sight may have another size from now on.
  func cellSizeChanged() {
    guard sizing.isOn, selfSizingInvalidation != .disabled, !rows.isUpdating else { return }
    sizing.hasStale = true
    setNeedsLayout()
  }

  /// Measures the cells in sight that say that they have changed.
  func measureStale() {
    guard sizing.hasStale else { return }
    sizing.hasStale = false
    for shown in rows.shown where shown.cell.isSizeStale {
      shown.cell.isSizeStale = false
      measureAgain(shown.cell, .row(shown.position))
    }
  }

  // MARK: Taking heights over

  /// The first row that was in sight before and still is; without one, what is at the top, or the
  /// end where that is in sight.
  func sizingAnchor(within wanted: [Position]) -> SizingAnchor {
    if let first = wanted.first, let last = wanted.last,
      let kept = rows.shown.first(where: { $0.position >= first && $0.position <= last })
    {
      return .row(kept.position)
    }
    let top = max(bounds.minY - sectionsTop, 0)
    if top > 0, bounds.maxY - sectionsTop >= offsets.total { return .end }
    if let row = offsets.position(at: top) { return .row(row) }
    return .section(offsets.sections(from: top, to: top + 1).first ?? 0)
  }

  private func top(of anchor: SizingAnchor) -> CGFloat {
    switch anchor {
    case .row(let position): offsets.extent(of: position).lowerBound
    case .section(let section): offsets.extent(ofSection: section).lowerBound
    case .end: offsets.total
    }
  }

  /// Lays out what was measured. What `anchor` names stays in its place on the screen.
  /// - Returns: whether anything has another place than before.
  func takeHeights(keeping anchor: SizingAnchor) -> Bool {
    guard !sizing.found.isEmpty else { return false }
    let before = top(of: anchor)
    guard let new = setFoundHeights() else { return false }
    resize(shift: top(of: anchor) - before)
    placeShown(new)
    return true
  }

  /// - Returns: the rows whose heights were guesses; nil if none of the heights is another one.
  func setFoundHeights() -> Set<SizedPart>? {
    var isOther = false
    var new: Set<SizedPart> = []
    for (part, height) in sizing.found {
      if source(of: part) == .estimated { new.insert(part) }
      isOther = isOther || height != self.height(of: part)
      setHeight(height, of: part)
    }
    sizing.found.removeAll(keepingCapacity: true)
    sizing.hasMeasured = true
    return isOther ? new : nil
  }

  /// Makes the content as large as it now is, with what is seen `shift` further on.
  func resize(shift: CGFloat) {
    let goal = currentGoal
    if let arranger {
      updateContentSize()
      arranger.contentSlid(in: self, by: CGPoint(x: 0, y: shift))
    } else {
      resizeContent(to: wholeSize, shift: CGPoint(x: 0, y: shift))
    }
    setNeedsLayout()
    if let goal { redirect(to: goal) }
  }

  /// Cells that have just come have their places at once; others may be on their way.
  private func placeShown(_ new: Set<SizedPart>) {
    for shown in rows.shown {
      let frame = frameOfRow(shown.position)
      guard shown.cell.frame != frame else { continue }
      if new.contains(.row(shown.position)) {
        UIView.performWithoutAnimation { shown.cell.frame = frame }
      } else {
        shown.cell.frame = frame
      }
    }
  }

  // MARK: Width

  /// The table is as wide as never before: heights that were measured are guesses again, and what is
  /// in sight is measured anew, the first row in its place.
  func widthChanged() {
    let anchor = rows.shown.first.map { SizingAnchor.row($0.position) } ?? .section(0)
    let before = top(of: anchor)
    rows.width = bounds.width
    if sizing.hasMeasured {
      offsets = SectionOffsets(readSections(offsets.sections.map(\.rows.count)))
    }
    for shown in rows.shown {
      shown.cell.frame.size.width = bounds.width
      measureIfEstimated(shown.cell, .row(shown.position))
    }
    for shown in supplements.shown {
      shown.view.frame.size.width = bounds.width
      measureIfEstimated(shown.view, .supplement(shown.kind, section: shown.section))
    }
    guard sizing.hasMeasured || !sizing.found.isEmpty else { return placeAgain() }
    _ = setFoundHeights()
    resize(shift: top(of: anchor) - before)
    placeShown([])
  }
}
