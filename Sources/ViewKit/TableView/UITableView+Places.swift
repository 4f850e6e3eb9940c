import Foundation
import ListCore

extension UITableView {
  func rectOfSection(_ section: Int) -> CGRect {
    loadIfNeeded()
    return rect(offsets.extent(ofSection: section))
  }

  func rectOfRow(_ path: IndexPath) -> CGRect {
    loadIfNeeded()
    guard let position = Position(path), exists(position) else { return .zero }
    return rect(offsets.extent(of: position))
  }

  func rectOfHeader(_ section: Int) -> CGRect {
    loadIfNeeded()
    guard offsets.sections.indices.contains(section) else { return .zero }
    let top = offsets.extent(ofSection: section).lowerBound
    return rect(top..<(top + offsets.sections[section].header))
  }

  func rectOfFooter(_ section: Int) -> CGRect {
    loadIfNeeded()
    guard offsets.sections.indices.contains(section) else { return .zero }
    let bottom = offsets.extent(ofSection: section).upperBound
    return rect((bottom - offsets.sections[section].footer)..<bottom)
  }

  func exists(_ position: Position) -> Bool {
    offsets.sections.indices.contains(position.section) && position.row >= 0
      && position.row < offsets.sections[position.section].rows.count
  }

  func row(at point: CGPoint) -> Position? {
    loadIfNeeded()
    guard point.x >= 0, point.x < bounds.width else { return nil }
    return offsets.position(at: point.y - sectionsTop)
  }

  func rowsTouching(_ rect: CGRect) -> [IndexPath]? {
    loadIfNeeded()
    var found: [Position] = []
    collectRows(from: rect.minY - sectionsTop, to: rect.maxY - sectionsTop, into: &found)
    return found.map(\.indexPath)
  }

  /// Adds the rows that have a part in `min..<max`, measured from the first section, to `found`.
  func collectRows(from min: CGFloat, to max: CGFloat, into found: inout [Position]) {
    for section in offsets.sections(from: min, to: max) {
      let range = offsets.rows(ofSection: section, from: min, to: max)
      let rows = offsets.sections[section].rows
      var row = range.lowerBound
      while row < range.upperBound {
        // Rows without height have no cells; there may be millions of them.
        if rows.height(of: row) > 0 {
          found.append(Position(section: section, row: row))
          row += 1
        } else {
          row = rows.row(at: rows.offset(of: row)) ?? range.upperBound
        }
      }
    }
  }

  private func rect(_ extent: Range<Double>) -> CGRect {
    CGRect(
      x: 0, y: sectionsTop + extent.lowerBound, width: bounds.width,
      height: extent.upperBound - extent.lowerBound)
  }
}
