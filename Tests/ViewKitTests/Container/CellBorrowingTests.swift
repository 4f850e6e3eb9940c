import Foundation
import ScrollFixtures
import Testing

@testable import ViewKit

@Suite("Cells of tables that scroll as one")
struct CellBorrowingTests {
  /// Four tables of a hundred rows of 50 points in a container of 500.
  private func stack(
    _ sources: [NumberedRows], class cellClass: (Int) -> AnyClass = { _ in UITableViewCell.self }
  ) -> (ContainerScrollView, [UITableView], ListStage) {
    let container = ContainerScrollView(frame: .zero)
    let stage = ListStage(container, size: CGSize(width: 320, height: 500))
    for source in sources { stage.keep(source) }
    let tables = (0..<4).map { index in
      let table = UITableView(frame: .zero)
      table.rowHeight = 50
      table.register(cellClass(index), forCellReuseIdentifier: "row")
      table.dataSource = sources[index % sources.count]
      container.addSubviewToContainer(table)
      return table
    }
    stage.update()
    return (container, tables, stage)
  }

  /// Scrolls through everything by steps of less than a row, and back.
  private func scrollThrough(_ container: ContainerScrollView, _ stage: ListStage) {
    let end = Int(container.contentSize.height - 500)
    for y in [
      Array(stride(from: 0, through: end, by: 41)), stride(from: end, to: 0, by: -41).map { $0 },
    ]
    .joined() {
      container.contentOffset.y = CGFloat(y)
      stage.update()
    }
  }

  private func created(_ tables: [UITableView]) -> Int {
    tables.reduce(0) { $0 + $1.reuseCounts.created }
  }

  @Test("Tables of one data source need no more cells than one of them")
  func oneSource() {
    let (container, tables, stage) = stack([NumberedRows(100)])
    #expect(created(tables) == 11)
    scrollThrough(container, stage)
    // One more: where two tables meet, one's row comes before the other's has left.
    #expect(created(tables) <= 12)
    let cells = tables.flatMap { $0.visibleCells + $0.rows.pool.queuedItems }
    #expect(cells.count == created(tables))
    #expect(Set(cells.map(\.reuseRecord.identity)).count == cells.count)
    for table in tables {
      let counts = table.reuseCounts
      #expect(counts.live + counts.queued == counts.created)
    }
  }

  @Test("A borrowed cell shows its new table's row, in that table")
  func moves() throws {
    let (container, tables, stage) = stack([NumberedRows(100)])
    let first = try #require(tables[0].visibleCells.first)
    container.contentOffset.y = 5000
    stage.update()
    #expect(first.superview === tables[1])
    let row = try #require(tables[1].indexPath(for: first)).row
    #expect(first.textLabel?.text == "0.\(row)")
    #expect(tables[0].visibleCells.isEmpty)
  }

  @Test("Tables with data sources of their own keep their cells")
  func ownSources() {
    let (container, tables, stage) = stack((0..<4).map { _ in NumberedRows(100) })
    scrollThrough(container, stage)
    #expect(tables.map(\.reuseCounts.created) == [11, 11, 11, 11])
  }

  @Test("An identifier that means another class is another kind of cell")
  func otherClass() {
    final class OtherCell: UITableViewCell {}
    let (container, tables, stage) = stack(
      [NumberedRows(100)],
      class: { $0 == 1 ? OtherCell.self : UITableViewCell.self })
    container.contentOffset.y = 5000
    stage.update()
    #expect(tables[1].visibleCells.count == 10)
    #expect(tables[1].visibleCells.allSatisfy { $0 is OtherCell })
    container.contentOffset.y = 10_000
    stage.update()
    #expect(tables[2].visibleCells.count == 10)
    #expect(tables[2].visibleCells.allSatisfy { !($0 is OtherCell) })
  }
}
