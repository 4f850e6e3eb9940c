import Foundation
import ListCore

/// The heights that rows have before they are seen: the delegate's, the table's, or guesses.
///
/// It finds out with one question each whether the delegate has heights and estimates of its own.
struct RowHeights {
  private let table: UITableView
  private let delegate: UITableViewDelegate?
  private var givesHeights: Bool?
  private var givesEstimates: Bool?

  init(_ table: UITableView) {
    self.table = table
    delegate = table.delegate
  }

  /// Whether rows may be guessed at and measured when they are seen.
  private var allowsEstimates: Bool { table.estimatedRowHeight != 0 || givesEstimates == true }

  /// Whether the delegate is only asked for heights of rows that are seen.
  var asksLater: Bool {
    givesHeights == true && (givesEstimates == true || table.estimatedRowHeight > 0)
  }

  mutating func offsets(count: Int, section: Int) -> RowOffsets {
    guard count > 0 else { return RowOffsets() }
    findOut(IndexPath(row: 0, section: section))
    if givesHeights == true, !asksLater { return askedFor(count, section) }
    guard givesHeights == true || table.rowHeight == UITableView.automaticDimension,
      allowsEstimates
    else { return RowOffsets(count: count, height: UITableView.checked(ownHeight, "rows")) }
    return estimates(count, section)
  }

  private mutating func findOut(_ first: IndexPath) {
    guard let delegate else { return }
    if givesHeights == nil {
      let height = OptionalMethod.isOwn(.rowHeight) {
        delegate.tableView(table, heightForRowAt: first)
      }
      givesHeights = height != nil
    }
    if givesEstimates == nil {
      let estimate = OptionalMethod.isOwn(.estimatedRowHeight) {
        delegate.tableView(table, estimatedHeightForRowAt: first)
      }
      givesEstimates = estimate != nil
    }
  }

  /// The height of rows that are not measured and for which the delegate says nothing else.
  private var ownHeight: CGFloat {
    table.rowHeight == UITableView.automaticDimension
      ? UITableView.standardRowHeight : table.rowHeight
  }

  private func askedFor(_ count: Int, _ section: Int) -> RowOffsets {
    RowOffsets(
      runs: (0..<count).lazy.map { row in
        let path = IndexPath(row: row, section: section)
        let height = delegate?.tableView(table, heightForRowAt: path) ?? ownHeight
        guard height == UITableView.automaticDimension else {
          let what = "row \(row) of section \(section)"
          return RowRun(count: 1, height: UITableView.checked(height, what))
        }
        return allowsEstimates
          ? RowRun(count: 1, height: estimate(path), source: .estimated)
          : RowRun(count: 1, height: UITableView.checked(ownHeight, "rows"))
      })
  }

  private func estimates(_ count: Int, _ section: Int) -> RowOffsets {
    guard givesEstimates == true else {
      let height = UITableView.estimate(table.estimatedRowHeight, or: ownHeight)
      return RowOffsets(count: count, height: height, source: .estimated)
    }
    return RowOffsets(
      runs: (0..<count).lazy.map { row in
        let height = estimate(IndexPath(row: row, section: section))
        return RowRun(count: 1, height: height, source: .estimated)
      })
  }

  private func estimate(_ path: IndexPath) -> CGFloat {
    let estimate =
      givesEstimates == true
      ? delegate?.tableView(table, estimatedHeightForRowAt: path) : nil
    return UITableView.estimate(estimate ?? table.estimatedRowHeight, or: ownHeight)
  }
}

extension UITableView {
  /// The highest that a row, header or footer may measure, in points: more is a mistake of its
  /// constraints.
  private static let highest: CGFloat = 1_000_000

  static func isPlausible(_ height: CGFloat) -> Bool {
    height.isFinite && height > 0 && height <= highest
  }

  /// A guess that can be laid out: `estimate`, or `usual` where that is none.
  static func estimate(_ estimate: CGFloat, or usual: CGFloat) -> CGFloat {
    if isPlausible(estimate) { return estimate }
    if estimate != automaticDimension, estimate != 0 {
      Report.once("\(Self.self): \(estimate) is no estimate of a height; taken as \(usual)")
    }
    return isPlausible(usual) ? usual : standardRowHeight
  }
}
