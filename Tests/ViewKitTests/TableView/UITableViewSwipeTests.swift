import Foundation
import Testing

@testable import ViewKit

@Suite("Swiping a row")
struct UITableViewSwipeTests {
  private let rows = EditableRows(counts: 100)

  private func point(_ row: Int, x: CGFloat = 250) -> CGPoint {
    CGPoint(x: x, y: CGFloat(row) * 50 + 25)
  }

  /// Whether a row rests where its actions can be seen.
  private func isOpen(_ cell: UITableViewCell) -> Bool {
    cell.swipeLook.map { cell.bounds.origin.x == $0.actions.ownWidth } ?? false
  }

  private func opened(_ table: UITableView, _ stage: ListStage, row: Int = 2) -> UITableViewCell {
    stage.drag(from: point(row), to: point(row, x: 190))
    stage.lift(point(row, x: 190))
    stage.run(0.5)
    return table.visibleCells[row]
  }

  @Test("A row follows the pointer one to one, without the way that it takes to begin")
  func follows() {
    let (table, stage) = rows.table()
    let cell = table.visibleCells[2]
    stage.drag(from: point(2), to: point(2, x: 210))
    #expect(cell.bounds.origin.x == 30)
    #expect(cell.frame == table.rectForRow(at: IndexPath(row: 2, section: 0)))
    stage.send(.pointerMoved(to: point(2, x: 200)))
    #expect(cell.bounds.origin.x == 40)
    #expect(rows.log == ["begin a2"])
  }

  @Test("Let go past half of its actions it opens, before that it closes")
  func opensAndCloses() {
    let (table, stage) = rows.table()
    let cell = opened(table, stage)
    #expect(isOpen(cell))
    #expect(cell.showingDeleteConfirmation)
    stage.drag(from: point(2, x: 100), to: point(2, x: 150))
    stage.lift(point(2, x: 150))
    stage.run(0.5)
    #expect(cell.bounds.origin.x == 0 && !cell.showingDeleteConfirmation)
    #expect(rows.log == ["begin a2", "end a2"])
    #expect(table.isTidy)
  }

  @Test("A flick opens a row from a little way")
  func flick() {
    let (table, stage) = rows.table()
    stage.send(.pointerDown(button: 1, at: point(2)))
    for x in stride(from: 242 as CGFloat, through: 210, by: -8) {
      stage.send(.pointerMoved(to: point(2, x: x)))
      stage.update()
    }
    #expect(table.visibleCells[2].bounds.origin.x == 30)
    stage.lift(point(2, x: 210))
    stage.run(0.5)
    #expect(isOpen(table.visibleCells[2]))
  }

  @Test("A finger does the same")
  func finger() {
    let (table, stage) = rows.table()
    stage.send(.touchDown(id: 1, at: point(3)))
    for x in stride(from: 250 as CGFloat, through: 200, by: -5) {
      stage.send(.touchMoved(id: 1, to: point(3, x: x)))
      stage.update()
    }
    #expect(table.visibleCells[3].bounds.origin.x == 40)
    stage.send(.touchUp(id: 1, at: point(3, x: 200)))
    stage.run(0.5)
    #expect(isOpen(table.visibleCells[3]))
  }

  @Test("Up and down scrolls as ever, and a row without actions does not move")
  func others() {
    let (table, stage) = rows.table()
    stage.drag(from: point(6), to: CGPoint(x: 230, y: 100))
    stage.lift(CGPoint(x: 230, y: 100))
    #expect(table.contentOffset.y > 100)
    #expect(rows.log.isEmpty)
    rows.canEdit = false
    rows.trailing = { _ in UISwipeActionsConfiguration(actions: []) }
    stage.run(2)
    let before = table.contentOffset
    stage.drag(from: point(2), to: point(2, x: 150))
    stage.lift(point(2, x: 150))
    #expect(table.isTidy && table.contentOffset == before)
    #expect(rows.log.filter { $0.hasPrefix("begin") }.isEmpty)
  }

  @Test("Pressing Delete has the data source delete; the row leaves as it is")
  func delete() {
    let (table, stage) = rows.table()
    let cell = opened(table, stage)
    stage.click(CGPoint(x: 290, y: 125))
    #expect(rows.sections[0].count == 99)
    #expect(cell.superview === table)
    #expect(isOpen(cell))
    stage.run(0.5)
    #expect(table.visibleNames.prefix(4) == ["a0", "a1", "a3", "a4"])
    #expect(rows.log == ["begin a2", "commit delete a2", "end nothing"])
    #expect(table.isTidy)
    #expect(cell.superview == nil && cell.bounds.origin == .zero && cell.swipeLook == nil)
  }

  @Test("A full swipe does the first action, whose button stretches")
  func fullSwipe() {
    let (table, stage) = rows.table()
    let cell = table.visibleCells[2]
    var done = 0
    rows.trailing = { _ in
      let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, complete in
        done += 1
        self.rows.sections[0].remove(at: 2)
        table.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .automatic)
        complete(true)
      }
      let other = UIContextualAction(style: .normal, title: "More") { _, _, _ in done += 100 }
      return UISwipeActionsConfiguration(actions: [delete, other])
    }
    stage.drag(from: point(2, x: 300), to: point(2, x: 200))
    let buttons = cell.swipeLook?.actions.buttons ?? []
    #expect(buttons.map(\.action.title) == ["Delete", "More"])
    let share = buttons.map(\.ownWidth).reduce(0, +)
    #expect(buttons.map(\.frame.minX) == [90 * buttons[1].ownWidth / share, 0])
    stage.send(.pointerMoved(to: point(2, x: 90)))
    stage.update()
    #expect(buttons.map(\.frame.minX) == [0, 0])
    stage.lift(point(2, x: 90))
    #expect(done == 1)
    stage.run(0.6)
    #expect(table.visibleNames.prefix(3) == ["a0", "a1", "a3"])
    #expect(table.isTidy)
  }

  @Test("A leading action is on the other side; done, it closes the row")
  func leading() {
    let (table, stage) = rows.table()
    var finish: ((Bool) -> Void)?
    rows.leading = { _ in
      let action = UIContextualAction(style: .normal, title: "Read") { _, _, complete in
        finish = complete
      }
      let configuration = UISwipeActionsConfiguration(actions: [action])
      configuration.performsFirstActionWithFullSwipe = false
      return configuration
    }
    stage.drag(from: point(1, x: 50), to: point(1, x: 130))
    stage.lift(point(1, x: 130))
    stage.run(0.5)
    let cell = table.visibleCells[1]
    #expect(cell.bounds.origin.x == -74)
    stage.click(CGPoint(x: 30, y: 75))
    #expect(finish != nil && cell.bounds.origin.x == -74)
    finish?(true)
    stage.run(0.5)
    #expect(table.isTidy)
  }

  @Test("A press elsewhere closes and selects nothing; so do a scroll and a swipe of another row")
  func closing() {
    let (table, stage) = rows.table()
    let cell = opened(table, stage)
    stage.click(point(5))
    stage.run(0.5)
    #expect(table.isTidy && rows.log == ["begin a2", "end a2"])
    _ = opened(table, stage)
    stage.click(point(2, x: 100))
    stage.run(0.5)
    #expect(table.isTidy && rows.log.suffix(2) == ["begin a2", "end a2"])
    _ = opened(table, stage)
    stage.send(.wheel(CGVector(dx: 0, dy: 1)))
    stage.run(0.6)
    #expect(table.isTidy && cell.bounds.origin.x == 0)
    table.contentOffset = .zero
    stage.update()
    _ = opened(table, stage)
    stage.drag(from: point(4), to: point(4, x: 190))
    stage.lift(point(4, x: 190))
    stage.run(0.5)
    #expect(table.visibleCells.map(\.bounds.origin.x).filter { $0 != 0 }.count == 1)
    #expect(isOpen(table.visibleCells[4]))
    #expect(!rows.log.contains { $0.hasPrefix("select") })
  }

  @Test("A reload closes, and a cell that is used again remembers nothing")
  func reload() {
    let (table, stage) = rows.table()
    let cell = opened(table, stage)
    table.reloadData()
    stage.update()
    #expect(table.isTidy && cell.swipeLook == nil)
    _ = opened(table, stage)
    UIView.performWithoutAnimation { table.contentOffset.y = 3000 }
    stage.update()
    stage.run(0.5)
    #expect(table.isTidy)
  }

  @Test("A row opens from where it is caught on its way back")
  func caught() {
    let (table, stage) = rows.table()
    let cell = opened(table, stage)
    stage.click(point(6))
    let shown = cell.presentedReveal
    #expect(shown > 0 && shown < 70)
    stage.drag(from: point(2), to: point(2, x: 180))
    #expect(cell.bounds.origin.x > 60)
    stage.lift(point(2, x: 180))
    stage.run(0.6)
    #expect(isOpen(cell))
    #expect(rows.log.filter { $0.hasPrefix("end") }.isEmpty)
  }

  @Test("Rows above that are inserted take an open row along, open")
  func insertion() {
    let (table, stage) = rows.table()
    let cell = opened(table, stage)
    rows.sections[0].insert("new", at: 0)
    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    stage.run(0.5)
    #expect(table.indexPath(for: cell) == IndexPath(row: 3, section: 0))
    #expect(isOpen(cell))
    stage.click(CGPoint(x: 290, y: 175))
    stage.run(0.5)
    #expect(rows.sections[0].prefix(4) == ["new", "a0", "a1", "a3"])
    #expect(table.isTidy)
  }

  @Test(
    "A data source that deletes nothing is reported, and one that does not tell is loaded again")
  func badDataSource() {
    let (table, stage) = rows.table()
    rows.deletes = false
    _ = opened(table, stage)
    stage.click(CGPoint(x: 290, y: 125))
    stage.run(0.5)
    #expect(Report.said.contains { $0.contains("to delete at row 2 of section 0") })
    #expect(table.isTidy && table.visibleNames[2] == "a2")
    rows.deletes = true
    rows.tells = false
    _ = opened(table, stage)
    stage.click(CGPoint(x: 290, y: 125))
    stage.run(0.5)
    #expect(table.isTidy && table.visibleNames[2] == "a3")
    #expect(table.numberOfRows(inSection: 0) == 99)
  }

  @Test(
    "Where it is left out whether rows can be edited, a swipe offers what the delegate does alone")
  func leftOut() {
    let plain = NumberedRows(20)
    let (table, stage) = plain.table(delegate: rows)
    stage.drag(from: point(2), to: point(2, x: 150))
    stage.lift(point(2, x: 150))
    #expect(table.visibleCells[2].bounds.origin.x == 0)
    rows.sections = [(0..<20).map { "\($0)" }]
    rows.trailing = { _ in
      UISwipeActionsConfiguration(
        actions: [UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }])
    }
    stage.drag(from: point(2), to: point(2, x: 190))
    stage.lift(point(2, x: 190))
    stage.run(0.5)
    #expect(table.visibleCells[2].bounds.origin.x == 74)
  }
}
