import Foundation
import ViewKit

/// What is scrolled.
struct ScrollCase {
  let name: String
  let lists: Int

  static let all = [
    ScrollCase(name: "container", lists: 4), ScrollCase(name: "list", lists: 1),
  ]

  /// The scroll view to move, and the tables whose cells are counted.
  func make(_ source: BenchmarkRows) -> (view: UIScrollView, tables: [UITableView]) {
    let tables = (0..<lists).map { _ in
      let table = UITableView(frame: .zero, style: .plain)
      table.rowHeight = BenchmarkRows.height
      table.separatorStyle = .none
      table.dataSource = source
      table.register(BenchmarkCell.self, forCellReuseIdentifier: BenchmarkRows.cell)
      return table
    }
    guard lists > 1 else { return (tables[0], tables) }
    let container = ContainerScrollView()
    for table in tables { container.addSubviewToContainer(table) }
    return (container, tables)
  }

  /// The offset to begin at, that of a row, so that half of the way leads through the end of the
  /// first list into the second.
  func start(rows: Int, distance: CGFloat) -> CGFloat {
    guard lists > 1 else { return 0 }
    let before = (distance / 2 / BenchmarkRows.height).rounded(.down)
    return max((CGFloat(rows) - before) * BenchmarkRows.height, 0)
  }
}
