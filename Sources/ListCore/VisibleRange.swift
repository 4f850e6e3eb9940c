/// The rows that a viewport shows, and how they differ from those it showed before.
package struct VisibleRange: Sendable, Equatable {
  /// First row shown to the one after the last.
  package let rows: Range<Int>

  package init(_ rows: Range<Int> = 0..<0) {
    self.rows = rows
  }

  /// The rows of `offsets` that have a part in `min..<max`.
  ///
  /// A row that only touches an edge is not among them; a viewport without height shows none. Rows
  /// without height are never the first or the last.
  package init(of offsets: RowOffsets, from min: Double, to max: Double) {
    let lower = Swift.max(min, 0)
    guard lower < max, let first = offsets.row(at: lower) else {
      rows = 0..<0
      return
    }
    if max >= offsets.total {
      let last = offsets.row(at: offsets.total.nextDown) ?? first
      rows = first..<(Swift.max(last, first) + 1)
      return
    }
    var end = offsets.row(at: max) ?? first
    // The row at `max` is shown only where it starts above; rows without height end there too.
    if offsets.offset(of: end) < max {
      end += 1
    } else {
      end = (offsets.row(at: max.nextDown) ?? first) + 1
    }
    rows = first..<Swift.max(end, first + 1)
  }

  /// The rows of this range that `old` did not show: those before its start and those after its end.
  package func entering(after old: VisibleRange) -> (before: Range<Int>, after: Range<Int>) {
    guard !old.rows.isEmpty, rows.overlaps(old.rows) else { return (0..<0, rows) }
    let before = rows.lowerBound..<max(rows.lowerBound, old.rows.lowerBound)
    let after = min(rows.upperBound, old.rows.upperBound)..<rows.upperBound
    return (before, after)
  }
}
