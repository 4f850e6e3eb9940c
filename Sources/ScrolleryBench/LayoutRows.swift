import Foundation
import ViewKit

/// Rows without content, so that what is measured is the table's own work.
final class LayoutRows: NSObject, UITableViewDataSource {
  /// Whence the heights of rows come.
  enum Heights: String, CaseIterable {
    /// All rows are of one height.
    case uniform
    /// The delegate gives each row its own when data is loaded.
    case given
    /// Cells are measured when they are seen.
    case measured

    var counts: [Int] {
      let all = [1_000, 10_000, 100_000, 1_000_000]
      return self == .uniform ? all + [10_000_000, 100_000_000] : all
    }
  }

  private let count: Int
  private let delegate: GivenHeights?
  let table = UITableView(frame: .zero)

  init(_ heights: Heights, count: Int) {
    self.count = count
    delegate = heights == .given ? GivenHeights() : nil
    super.init()
    table.register(LayoutCell.self, forCellReuseIdentifier: BenchmarkRows.cell)
    table.rowHeight = heights == .measured ? UITableView.automaticDimension : BenchmarkRows.height
    table.estimatedRowHeight = heights == .measured ? BenchmarkRows.height : 0
    table.dataSource = self
    table.delegate = delegate
  }

  /// From 40 to 72 points, in no order that could be seen.
  static func height(of row: Int) -> CGFloat { CGFloat(40 + (row &* 0x9E37_79B9 >> 8) & 31) }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: BenchmarkRows.cell, for: indexPath)
    cell.tag = indexPath.row
    return cell
  }
}

private final class GivenHeights: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    LayoutRows.height(of: indexPath.row)
  }
}

/// Knows its height from the row it shows.
private final class LayoutCell: UITableViewCell {
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: LayoutRows.height(of: tag))
  }
}
