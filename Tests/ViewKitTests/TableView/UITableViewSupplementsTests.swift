import Foundation
import Testing

@testable import ViewKit

@Suite("A table's headers and footers")
struct UITableViewSupplementsTests {
  private func titled(style: UITableView.Style = .plain) -> (NumberedRows, UITableView, ListStage) {
    let rows = NumberedRows(4, 4)
    rows.titles = [0: "First", 1: "Second"]
    let (table, stage) = rows.table(height: 150, style: style)
    return (rows, table, stage)
  }

  @Test("A title makes a header, 28 points high")
  func titles() {
    let (_, table, _) = titled()
    #expect(table.contentSize.height == 456)
    #expect(table.rectForHeader(inSection: 1) == CGRect(x: 0, y: 228, width: 320, height: 28))
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "First")
    #expect(table.headerView(forSection: 1) == nil)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 28)
  }

  @Test("A plain table's header stays at the top until its section pushes it out")
  func sticky() {
    let (_, table, stage) = titled()
    func top(_ offset: CGFloat) -> CGFloat? {
      table.contentOffset.y = offset
      stage.update()
      return table.headerView(forSection: 0)?.frame.minY
    }
    #expect(top(100) == 100)
    #expect(top(200) == 200)
    #expect(top(214) == 200)
    #expect(top(228) == nil)
    #expect(table.headerView(forSection: 1)?.frame.minY == 228)
    #expect(top(-40) == 0)
  }

  @Test("A grouped table's headers scroll with their rows")
  func grouped() {
    let (_, table, stage) = titled(style: .grouped)
    table.contentOffset.y = 20
    stage.update()
    #expect(table.headerView(forSection: 0)?.frame.minY == 0)
    table.contentOffset.y = 28
    stage.update()
    #expect(table.headerView(forSection: 0) == nil)
  }

  @Test("A delegate's own view and height come before a title")
  func ownViews() {
    final class Views: NSObject, UITableViewDelegate {
      let view = UIView()
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        section == 0 ? view : nil
      }
      func tableView(
        _ tableView: UITableView, heightForHeaderInSection section: Int
      ) -> CGFloat { section == 0 ? 60 : 0 }
    }
    let views = Views()
    let rows = NumberedRows(2, 2)
    rows.titles = [0: "Not shown", 1: "Nor this"]
    let (table, _) = rows.table(delegate: views)
    #expect(views.view.frame == CGRect(x: 0, y: 0, width: 320, height: 60))
    #expect(views.view.superview === table)
    #expect(table.contentSize.height == 260)
  }

  @Test("A table header moves the rows down, and follows its own height")
  func tableHeader() {
    let (table, stage) = NumberedRows(10).table()
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 80))
    let footer = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
    table.tableHeaderView = header
    table.tableFooterView = footer
    stage.update()
    #expect(table.contentSize.height == 610)
    #expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: 80))
    #expect(footer.frame == CGRect(x: 0, y: 580, width: 320, height: 30))
    #expect(table.visibleCells[0].frame.minY == 80)
    header.frame.size.height = 100
    stage.update()
    #expect(table.contentSize.height == 630)
    #expect(table.visibleCells[0].frame.minY == 100)
    table.tableHeaderView = nil
    stage.update()
    #expect(header.superview == nil)
    #expect(table.visibleCells[0].frame.minY == 0)
  }

  @Test("Headers are used again")
  func reuse() {
    let rows = NumberedRows(4, 4)
    rows.counts = Array(repeating: 4, count: 50)
    rows.titles = Dictionary(uniqueKeysWithValues: (0..<50).map { ($0, "Section \($0)") })
    let (table, stage) = rows.table()
    for step in 0..<150 {
      table.contentOffset.y = CGFloat(step) * 60
      stage.update()
    }
    #expect(table.supplements.pool.counts.created <= 5)
    #expect(table.headerView(forSection: 40)?.textLabel?.text == "Section 40")
  }
}
