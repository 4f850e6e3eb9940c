import Foundation
import Testing

@testable import ViewKit

@Suite("Selection in a table")
struct UITableViewSelectionTests {
  private final class Log: NSObject, UITableViewDelegate {
    var events: [String] = []
    var refuses = false

    func tableView(_ tableView: UITableView, shouldHighlightRowAt path: IndexPath) -> Bool {
      !refuses
    }
    func tableView(_ tableView: UITableView, didHighlightRowAt path: IndexPath) {
      events.append("highlight \(path.row)")
    }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt path: IndexPath) {
      events.append("unhighlight \(path.row)")
    }
    func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
      events.append("select \(path.row)")
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt path: IndexPath) {
      events.append("deselect \(path.row)")
    }
  }

  private let log = Log()

  private func point(_ row: Int) -> CGPoint { CGPoint(x: 100, y: CGFloat(row) * 50 + 25) }

  @Test("A click highlights, selects, and deselects what was selected before")
  func clicks() {
    let (table, stage) = NumberedRows(100).table(delegate: log)
    stage.press(point(2))
    #expect(table.visibleCells[2].isHighlighted)
    stage.release(point(2))
    #expect(!table.visibleCells[2].isHighlighted)
    #expect(table.visibleCells[2].isSelected)
    stage.click(point(4))
    #expect(table.indexPathForSelectedRow == IndexPath(row: 4, section: 0))
    #expect(!table.visibleCells[2].isSelected)
    #expect(
      log.events == [
        "highlight 2", "unhighlight 2", "select 2", "highlight 4", "unhighlight 4", "deselect 2",
        "select 4",
      ])
  }

  @Test("Several rows are selected where that is allowed, and a second click deselects")
  func several() {
    let (table, stage) = NumberedRows(100).table(delegate: log)
    table.allowsMultipleSelection = true
    stage.click(point(1))
    stage.click(point(3))
    #expect(table.indexPathsForSelectedRows?.map(\.row) == [1, 3])
    stage.click(point(1))
    #expect(table.indexPathsForSelectedRows?.map(\.row) == [3])
    #expect(log.events.suffix(1) == ["deselect 1"])
  }

  @Test("A row that may not be highlighted is not selected; nor is any where selection is off")
  func refused() {
    let (table, stage) = NumberedRows(100).table(delegate: log)
    log.refuses = true
    stage.click(point(1))
    log.refuses = false
    table.allowsSelection = false
    stage.click(point(1))
    #expect(log.events.isEmpty)
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test("A click in the space below the rows selects nothing")
  func below() {
    let (_, stage) = NumberedRows(2).table(delegate: log)
    stage.click(CGPoint(x: 100, y: 300))
    #expect(log.events.isEmpty)
  }

  @Test("Selection by program tells nobody, and stays with the row while its cell goes")
  func byProgram() {
    let (table, stage) = NumberedRows(100).table(delegate: log)
    table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    #expect(table.visibleCells[1].isSelected)
    table.contentOffset.y = 2000
    stage.update()
    #expect(table.visibleCells.allSatisfy { !$0.isSelected })
    table.contentOffset.y = 0
    stage.update()
    #expect(table.visibleCells.map(\.isSelected) == (0..<10).map { $0 == 1 })
    table.deselectRow(at: IndexPath(row: 1, section: 0), animated: false)
    #expect(!table.visibleCells[1].isSelected)
    #expect(log.events.isEmpty)
  }

  @Test("A reload forgets what is selected and pressed")
  func reload() {
    let (table, stage) = NumberedRows(100).table(delegate: log)
    stage.click(point(1))
    stage.press(point(2))
    table.reloadData()
    stage.release(point(2))
    #expect(table.indexPathsForSelectedRows == nil)
    #expect(table.visibleCells.allSatisfy { !$0.isSelected && !$0.isHighlighted })
  }

  @Test("The row under the pointer is marked where the table is told to")
  func hover() {
    let (table, stage) = NumberedRows(100).table(delegate: log)
    table.highlightsRowUnderPointer = true
    func hovered() -> [Int] {
      table.visibleCells.indices.filter { table.visibleCells[$0].isHovered }
    }
    stage.send(.pointerMoved(to: point(3)))
    #expect(hovered() == [3])
    stage.send(.pointerMoved(to: point(4)))
    #expect(hovered() == [4])
    stage.send(.pointerLeft)
    #expect(hovered() == [])
    stage.send(.pointerMoved(to: point(4)))
    table.highlightsRowUnderPointer = false
    #expect(hovered() == [])
  }

  @Test("D-07: a click that stops a fling selects nothing; one at rest does")
  func clickStopsFling() {
    let (table, stage) = NumberedRows(1000).table(delegate: log)
    stage.fling(from: CGPoint(x: 100, y: 400), by: -200)
    for _ in 0..<12 { stage.update() }
    #expect(table.isDecelerating)
    stage.click(point(2))
    let offset = table.contentOffset
    for _ in 0..<60 { stage.update() }
    #expect(table.contentOffset == offset)
    #expect(log.events.isEmpty)
    stage.click(point(2))
    #expect(log.events.last?.hasPrefix("select") == true)
  }

  @Test("A press that becomes a drag lets go of its row")
  func dragCancels() {
    let (table, stage) = NumberedRows(1000).table(delegate: log)
    stage.press(point(5))
    #expect(log.events == ["highlight 5"])
    stage.send(.pointerMoved(to: CGPoint(x: 100, y: 200)))
    stage.update()
    #expect(log.events == ["highlight 5", "unhighlight 5"])
    stage.release(CGPoint(x: 100, y: 200))
    #expect(table.indexPathForSelectedRow == nil)
    #expect(table.contentOffset.y > 0)
  }
}
