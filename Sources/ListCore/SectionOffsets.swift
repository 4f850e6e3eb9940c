/// Where the sections of a list lie: each a header, its rows and a footer, one below the other.
package struct SectionOffsets: Sendable {
  /// One section. Heights in points.
  package struct Section: Sendable {
    package private(set) var header: Double
    package private(set) var footer: Double
    package private(set) var headerSource = RowRun.Source.given
    package private(set) var footerSource = RowRun.Source.given
    package internal(set) var rows: RowOffsets

    package init(header: Double = 0, rows: RowOffsets, footer: Double = 0) {
      self.header = RowRun.usable(header)
      self.rows = rows
      self.footer = RowRun.usable(footer)
    }

    package mutating func setHeader(_ height: Double, source: RowRun.Source) {
      header = RowRun.usable(height)
      headerSource = source
    }

    package mutating func setFooter(_ height: Double, source: RowRun.Source) {
      footer = RowRun.usable(height)
      footerSource = source
    }

    /// Whether any height is a guess.
    package var hasEstimates: Bool {
      headerSource == .estimated || footerSource == .estimated || rows.hasEstimates
    }

    package var total: Double { header + rows.total + footer }
  }

  /// A row of a section.
  package struct Position: Sendable, Hashable, Comparable {
    package var section: Int
    package var row: Int

    package init(section: Int, row: Int) {
      self.section = section
      self.row = row
    }

    package static func < (a: Position, b: Position) -> Bool {
      (a.section, a.row) < (b.section, b.row)
    }
  }

  package private(set) var sections: [Section]
  private var tops: RowOffsets

  package init(_ sections: [Section] = []) {
    self.sections = sections
    tops = RowOffsets(heights: sections.lazy.map(\.total))
  }

  /// The height of everything.
  package var total: Double { tops.total }

  /// The extent of a whole section.
  package func extent(ofSection section: Int) -> Range<Double> {
    let top = tops.offset(of: section)
    return top..<max(top, tops.offset(of: section + 1))
  }

  /// The extent of a row; empty at the nearest place for one that does not exist.
  package func extent(of position: Position) -> Range<Double> {
    guard sections.indices.contains(position.section) else { return total..<total }
    let section = sections[position.section]
    let top = tops.offset(of: position.section) + section.header
    let start = top + section.rows.offset(of: position.row)
    return start..<(start + section.rows.height(of: position.row))
  }

  /// The row at a height in the content; nil over headers, footers and empty space.
  package func position(at offset: Double) -> Position? {
    guard let index = tops.row(at: offset) else { return nil }
    let inside = offset - tops.offset(of: index) - sections[index].header
    guard let row = sections[index].rows.row(at: inside) else { return nil }
    return Position(section: index, row: row)
  }

  /// The sections that have a part in `min..<max`.
  package func sections(from min: Double, to max: Double) -> Range<Int> {
    VisibleRange(of: tops, from: min, to: max).rows
  }

  /// The rows of one section that have a part in `min..<max`.
  package func rows(ofSection section: Int, from min: Double, to max: Double) -> Range<Int> {
    guard sections.indices.contains(section) else { return 0..<0 }
    let top = tops.offset(of: section) + sections[section].header
    return VisibleRange(of: sections[section].rows, from: min - top, to: max - top).rows
  }

  /// Gives one row another height.
  package mutating func setHeight(
    _ height: Double, of position: Position, source: RowRun.Source = .given
  ) {
    change(position.section) { $0.rows.setHeight(height, of: position.row, source: source) }
  }

  /// Gives a section's header another height.
  package mutating func setHeader(
    _ height: Double, ofSection section: Int, source: RowRun.Source = .given
  ) {
    change(section) { $0.setHeader(height, source: source) }
  }

  /// Gives a section's footer another height.
  package mutating func setFooter(
    _ height: Double, ofSection section: Int, source: RowRun.Source = .given
  ) {
    change(section) { $0.setFooter(height, source: source) }
  }

  /// The height of a row; 0 for one that does not exist.
  package func height(of position: Position) -> Double {
    guard sections.indices.contains(position.section) else { return 0 }
    return sections[position.section].rows.height(of: position.row)
  }

  /// Whence the height of a row is known; nil for one that does not exist.
  package func source(of position: Position) -> RowRun.Source? {
    guard sections.indices.contains(position.section) else { return nil }
    return sections[position.section].rows.source(of: position.row)
  }

  private mutating func change(_ section: Int, _ body: (inout Section) -> Void) {
    guard sections.indices.contains(section) else { return }
    body(&sections[section])
    tops.setHeight(sections[section].total, of: section)
  }
}
