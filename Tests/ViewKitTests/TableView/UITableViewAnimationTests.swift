import Foundation
import Testing

@testable import ViewKit

@Suite("Animated updates of a table")
struct UITableViewAnimationTests {
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  private func presented(_ view: UIView?) -> CGRect { view?.layer.presentation()?.frame ?? .null }

  @Test(
    "A deleted row goes as it is told to while others close in over it",
    arguments: [
      (UITableView.RowAnimation.left, CGRect(x: -160, y: 50, width: 320, height: 50), 1.0),
      (.right, CGRect(x: 160, y: 50, width: 320, height: 50), 1),
      (.fade, CGRect(x: 0, y: 50, width: 320, height: 50), 0.5),
      (.top, CGRect(x: 0, y: 25, width: 320, height: 50), 0.5),
      (.bottom, CGRect(x: 0, y: 75, width: 320, height: 50), 0.5),
      (.middle, CGRect(x: 0, y: 62.5, width: 320, height: 25), 0.5),
    ])
  func deletion(effect: UITableView.RowAnimation, half: CGRect, alpha: Double) {
    let rows = NumberedRows(20)
    let (table, stage) = rows.table()
    let (gone, next) = (table.cellForRow(at: path(1)), table.cellForRow(at: path(2)))
    rows.counts = [19]
    table.deleteRows(at: [path(1)], with: effect)
    #expect(table.visibleCells.count == 10)
    stage.run(9 / 60)
    let shown = presented(gone)
    #expect(abs(shown.minX - half.minX) < 0.001 && abs(shown.minY - half.minY) < 0.001)
    #expect(abs(shown.height - half.height) < 0.001)
    #expect(abs(Double(gone?.layer.presentation()?.opacity ?? 0) - alpha) < 0.001)
    #expect(abs(presented(next).minY - 75) < 0.001)
    stage.run(10 / 60)
    #expect(gone?.superview == nil)
    #expect(gone?.alpha == 1)
    #expect(presented(next).minY == 50)
    #expect(table.reuseCounts.live == 10)
  }

  @Test("An inserted row comes as it is told to, and pushes others away")
  func insertion() {
    let rows = NumberedRows(20)
    let (table, stage) = rows.table()
    let pushed = table.cellForRow(at: path(3))
    rows.counts = [21]
    table.insertRows(at: [path(3)], with: .left)
    #expect(presented(table.cellForRow(at: path(3))).minX == -320)
    #expect(presented(pushed).minY == 150)
    stage.run(9 / 60)
    #expect(abs(presented(pushed).minY - 175) < 0.001)
    #expect(abs(presented(table.cellForRow(at: path(3))).minX + 160) < 0.001)
    stage.run(0.3)
    #expect(presented(pushed).minY == 200)
    #expect(presented(table.cellForRow(at: path(3))) == table.rectForRow(at: path(3)))
  }

  @Test("Rows that come into sight from below start there; those pushed out go there")
  func throughTheEdge() {
    let rows = NumberedRows(40)
    let (table, stage) = rows.table()
    rows.counts = [37]
    table.deleteRows(at: [path(0), path(1), path(2)], with: .fade)
    #expect(presented(table.cellForRow(at: path(9))).minY == 600)
    stage.run(0.4)
    let last = table.cellForRow(at: path(9))
    rows.counts = [38]
    table.insertRows(at: [path(0)], with: .fade)
    #expect(last?.superview === table)
    stage.run(0.4)
    #expect(last?.superview == nil)
  }

  @Test("A moved row and a moved section run to their new places")
  func moves() {
    let rows = NumberedRows(3, 3)
    rows.titles = [0: "A", 1: "B"]
    let (table, stage) = rows.table(style: .grouped)
    let cell = table.cellForRow(at: path(0, 1))
    let header = table.headerView(forSection: 1)
    let (from, to) = (table.rectForRow(at: path(0, 1)), table.rectForRow(at: path(0, 0)))
    table.moveSection(1, toSection: 0)
    #expect(table.cellForRow(at: path(0, 0)) === cell)
    #expect(table.headerView(forSection: 0) === header)
    #expect(presented(cell) == from)
    stage.run(9 / 60)
    #expect(abs(presented(cell).minY - (from.minY + to.minY) / 2) < 0.001)
    stage.run(0.3)
    #expect(presented(cell) == to)
    #expect(presented(header).minY == 0)
  }

  @Test("A reloaded row's old cell fades over its new one")
  func reload() {
    let rows = NumberedRows(5)
    let (table, stage) = rows.table()
    let old = table.cellForRow(at: path(1))
    table.reloadRows(at: [path(1)], with: .fade)
    let new = table.cellForRow(at: path(1))
    #expect(new !== old)
    #expect(new?.layer.presentation()?.opacity == 1)
    stage.run(9 / 60)
    #expect(abs((old?.layer.presentation()?.opacity ?? 0) - 0.5) < 0.001)
    stage.run(0.3)
    #expect(old?.superview == nil)
  }

  @Test("An update between beginUpdates and endUpdates alone animates changed heights")
  func heights() {
    final class Tall: NSObject, UITableViewDelegate {
      var height: CGFloat = 50
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        indexPath.row == 0 ? height : 50
      }
    }
    let tall = Tall()
    let (table, stage) = NumberedRows(20).table(delegate: tall)
    let (first, second) = (table.cellForRow(at: path(0)), table.cellForRow(at: path(1)))
    tall.height = 150
    table.beginUpdates()
    table.endUpdates()
    #expect(presented(first).height == 50)
    stage.run(9 / 60)
    #expect(abs(presented(first).height - 100) < 0.001)
    #expect(abs(presented(second).minY - 100) < 0.001)
    stage.run(0.3)
    #expect(presented(second).minY == 150)
  }

  @Test("A change that interrupts another goes on from where things are")
  func interrupted() {
    let rows = NumberedRows(20)
    let (table, stage) = rows.table()
    let cell = table.cellForRow(at: path(5))
    var ends: [Bool] = []
    rows.counts = [19]
    table.performBatchUpdates {
      table.deleteRows(at: [path(0)], with: .fade)
    } completion: {
      ends.append($0)
    }
    stage.run(9 / 60)
    #expect(abs(presented(cell).minY - 225) < 0.001)
    rows.counts = [20]
    table.performBatchUpdates {
      table.insertRows(at: [path(0)], with: .fade)
    } completion: {
      ends.append($0)
    }
    #expect(abs(presented(cell).minY - 225) < 0.001)
    stage.run(0.4)
    #expect(presented(cell).minY == 250)
    #expect(ends.count == 2)
    #expect(table.subviews.filter { $0 is UITableViewCell }.count == 10)
  }

  @Test("The table's footer moves along")
  func footer() {
    let rows = NumberedRows(4)
    let (table, stage) = rows.table()
    let footer = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 30))
    table.tableFooterView = footer
    stage.update()
    rows.counts = [2]
    table.deleteRows(at: [path(0), path(1)], with: .fade)
    stage.run(9 / 60)
    #expect(abs(presented(footer).minY - 150) < 0.001)
    stage.run(0.3)
    #expect(presented(footer).minY == 100)
  }
}
