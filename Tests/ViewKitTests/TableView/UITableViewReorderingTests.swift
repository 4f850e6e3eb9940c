import Foundation
import Testing

@testable import ViewKit

@Suite("Dragging a row to another place")
struct UITableViewReorderingTests {
  private func handle(_ y: CGFloat) -> CGPoint { CGPoint(x: 295, y: y) }

  private func stage(
    _ rows: EditableRows, style: UITableView.Style = .plain
  ) -> (UITableView, ListStage) {
    let (table, stage) = rows.table(style: style)
    table.isEditing = true
    stage.update()
    return (table, stage)
  }

  @Test("The row follows the pointer, the others make room, and the data source is told at the end")
  func move() {
    let rows = EditableRows(counts: 20)
    let (table, stage) = stage(rows)
    let cell = table.visibleCells[1]
    stage.drag(from: handle(75), to: handle(180))
    #expect(cell.frame.minY == 155 && cell.layer.zPosition == 1)
    #expect(rows.log.isEmpty)
    stage.run(0.4)
    #expect(table.visibleNames.prefix(4) == ["a0", "a2", "a3", "a4"])
    #expect(table.visibleCells.prefix(4).map(\.frame.minY) == [0, 50, 100, 200])
    stage.lift(handle(180))
    #expect(rows.log == ["move a1 to 0.3"])
    stage.run(0.5)
    #expect(table.visibleNames.prefix(5) == ["a0", "a2", "a3", "a1", "a4"])
    #expect(table.isTidy)
  }

  @Test("Dropped where it was, it tells nobody; cancelled, it goes back")
  func nowhere() {
    let rows = EditableRows(counts: 20)
    let (table, stage) = stage(rows)
    stage.drag(from: handle(75), to: handle(180), handle(80))
    stage.lift(handle(80))
    stage.run(0.5)
    #expect(rows.log.isEmpty && table.isTidy)
    stage.drag(from: handle(75), to: handle(180))
    stage.send(.focus(false))
    stage.run(0.5)
    #expect(rows.log.isEmpty && table.isTidy)
    #expect(table.visibleNames.prefix(3) == ["a0", "a1", "a2"])
  }

  @Test("It goes into other sections, past their headers, and into empty ones")
  func sections() {
    let rows = EditableRows(counts: 3, 0, 3)
    rows.titles = ["one", "two", "three"]
    let (table, stage) = stage(rows, style: .grouped)
    // Without the row, the header of the empty section ends at 28 + 2·50 + 28.
    stage.drag(from: handle(53), to: handle(181))
    stage.lift(handle(181))
    #expect(rows.log == ["move a0 to 1.0"])
    stage.run(0.5)
    #expect(rows.sections == [["a1", "a2"], ["a0"], ["c0", "c1", "c2"]])
    #expect(table.visibleNames == ["a1", "a2", "a0", "c0", "c1", "c2"])
    #expect(table.isTidy)
    stage.drag(from: handle(181), to: handle(309))
    stage.lift(handle(309))
    stage.run(0.5)
    #expect(rows.sections == [["a1", "a2"], [], ["c0", "c1", "a0", "c2"]])
    #expect(table.isTidy)
  }

  @Test("Held at the edge it scrolls, and stays under the pointer")
  func scrolling() {
    let rows = EditableRows(counts: 60)
    let (table, stage) = stage(rows)
    let cell = table.visibleCells[1]
    stage.drag(from: handle(75), to: handle(495))
    stage.run(1)
    #expect(table.contentOffset.y > 300)
    #expect(abs(cell.frame.minY + 20 - table.contentOffset.y - 490) < 30)
    let cells = table.subviews.compactMap { $0 as? UITableViewCell }
    #expect(Set(cells.map(ObjectIdentifier.init)).count == cells.count && cells.count <= 14)
    stage.run(10)
    #expect(table.contentOffset.y == 2500)
    stage.lift(handle(495))
    stage.run(0.5)
    #expect(rows.sections[0].last == "a1")
    #expect(table.visibleNames.last == "a1" && table.isTidy)
  }

  @Test("The delegate may choose another place; one that does not exist is reported")
  func target() {
    let rows = EditableRows(counts: 20)
    let (table, stage) = stage(rows)
    rows.target = { _ in IndexPath(row: 0, section: 0) }
    stage.drag(from: handle(75), to: handle(240))
    stage.lift(handle(240))
    #expect(rows.log == ["move a1 to 0.0"])
    stage.run(0.5)
    rows.target = { _ in IndexPath(row: 99, section: 0) }
    stage.drag(from: handle(75), to: handle(240))
    stage.lift(handle(240))
    stage.run(0.5)
    #expect(rows.log.count == 1 && table.isTidy)
    #expect(Report.said.contains { $0.contains("wants a row moved to [0, 99]") })
  }

  @Test("A reload or a change in the midst of it puts the row back first")
  func interrupted() {
    let rows = EditableRows(counts: 20)
    let (table, stage) = stage(rows)
    stage.drag(from: handle(75), to: handle(180))
    table.reloadData()
    stage.run(0.1)
    #expect(table.isTidy)
    stage.lift(handle(180))
    stage.run(0.1)
    stage.drag(from: handle(75), to: handle(180))
    rows.sections[0].removeFirst()
    table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    stage.lift(handle(180))
    stage.run(0.5)
    #expect(rows.log.isEmpty && table.isTidy)
    #expect(table.visibleNames.prefix(2) == ["a1", "a2"])
  }

  @Test("Speeds grow towards the edges, and are none in between")
  func speeds() {
    #expect(RowDragScroller.velocity(at: 250, in: 0...500) == 0)
    #expect(RowDragScroller.velocity(at: 500, in: 0...500) == 600)
    #expect(RowDragScroller.velocity(at: 478, in: 0...500) == 300)
    #expect(RowDragScroller.velocity(at: -20, in: 0...500) == -600)
  }
}
