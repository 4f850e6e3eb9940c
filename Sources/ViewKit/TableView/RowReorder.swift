import ListCore

/// A row that is taken out of a list and held over another place: where the others are meanwhile.
///
/// Below where it was everything moves up, and below where it is held everything moves down, by its
/// height.
struct RowReorder: Equatable {
  typealias Position = SectionOffsets.Position

  /// Where the row was.
  let origin: Position
  /// Where it would be if it were let go: counted as if it had been taken out.
  var target: Position
  /// Its height in points.
  let height: Double

  init(origin: Position, height: Double) {
    self.origin = origin
    self.height = height
    target = origin
  }

  /// Which row another one is once this one has been taken out.
  func withoutOrigin(_ row: Position) -> Position {
    guard row.section == origin.section, row.row > origin.row else { return row }
    return Position(section: row.section, row: row.row - 1)
  }

  /// By how much other rows, and headers and footers of sections, are moved, in points.
  func shift(of row: Position) -> Double {
    (row > origin ? -height : 0) + (withoutOrigin(row) >= target ? height : 0)
  }

  func shift(ofHeader section: Int) -> Double {
    (section > origin.section ? -height : 0) + (section > target.section ? height : 0)
  }

  func shift(ofFooter section: Int) -> Double {
    (section >= origin.section ? -height : 0) + (section >= target.section ? height : 0)
  }
}
