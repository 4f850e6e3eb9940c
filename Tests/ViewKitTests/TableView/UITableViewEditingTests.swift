import Foundation
import Testing

@testable import ViewKit

@Suite("Editing mode of a table")
struct UITableViewEditingTests {
  private let rows = EditableRows(counts: 40)

  @Test("Circles and handles slide in, the content makes room, and all goes again")
  func inAndOut() {
    let (table, stage) = rows.table()
    let cell = table.visibleCells[0]
    table.setEditing(true, animated: true)
    stage.run(0.1)
    let control = cell.editing.control
    let start = control?.presentedGeometry.frame.minX ?? 0
    #expect(start > -EditControl.width && start < 0)
    stage.run(0.4)
    #expect(cell.isEditing && cell.editingStyle == .delete && cell.showsReorderControl)
    #expect(cell.contentView.frame == CGRect(x: 38, y: 0, width: 234, height: 50))
    table.setEditing(false, animated: true)
    stage.run(0.5)
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 320, height: 50))
    #expect(control?.superview == nil && cell.editing.handle == nil && table.isTidy)
  }

  @Test(
    "Rows that come into sight are in the table's mode, and rows that cannot be edited keep out")
  func cellsThatCome() {
    let (table, stage) = rows.table()
    table.isEditing = true
    stage.update()
    table.contentOffset.y = 1000
    stage.update()
    #expect(table.visibleCells.allSatisfy { $0.isEditing && $0.editing.control != nil })
    rows.canEdit = false
    rows.canMove = false
    table.reloadData()
    stage.update()
    #expect(table.visibleCells.allSatisfy { $0.editing.control == nil })
    #expect(table.visibleCells.allSatisfy { $0.contentView.frame.width == 320 })
    table.isEditing = false
    table.reloadData()
    stage.update()
    #expect(table.isTidy)
  }

  @Test("Minus opens the row to confirm; Delete then deletes")
  func minus() {
    let (table, stage) = rows.table()
    table.isEditing = true
    stage.update()
    stage.click(CGPoint(x: 26, y: 75))
    stage.run(0.5)
    #expect(table.visibleCells[1].showingDeleteConfirmation)
    #expect(rows.log == ["begin a1"])
    stage.click(CGPoint(x: 290, y: 75))
    stage.run(0.5)
    #expect(rows.log == ["begin a1", "commit delete a1", "end nothing"])
    #expect(table.visibleNames[1] == "a2" && table.isTidy)
  }

  @Test("Plus inserts at once")
  func plus() {
    let (table, stage) = rows.table()
    rows.style = .insert
    table.isEditing = true
    stage.update()
    stage.click(CGPoint(x: 26, y: 75))
    stage.run(0.5)
    #expect(rows.log == ["commit insert a1"])
    #expect(table.visibleNames.prefix(3) == ["a0", "new", "a1"] && table.isTidy)
  }

  @Test("While editing, rows are selected only where that is allowed; several show it in circles")
  func selection() {
    let (table, stage) = rows.table()
    let point = CGPoint(x: 150, y: 75)
    stage.click(point)
    #expect(table.indexPathForSelectedRow?.row == 1)
    table.isEditing = true
    stage.update()
    #expect(table.indexPathForSelectedRow == nil)
    stage.click(point)
    #expect(table.indexPathForSelectedRow == nil)
    table.allowsSelectionDuringEditing = true
    stage.click(point)
    #expect(table.indexPathForSelectedRow?.row == 1)
    table.isEditing = false
    table.allowsMultipleSelectionDuringEditing = true
    table.isEditing = true
    stage.update()
    stage.click(CGPoint(x: 26, y: 75))
    stage.click(CGPoint(x: 150, y: 175))
    #expect(table.indexPathsForSelectedRows?.map(\.row) == [1, 3])
    #expect(table.visibleCells[1].editing.control?.isSelected == true)
    #expect(table.visibleCells[0].editing.control?.isSelected == false)
  }

  @Test("Rows are not swiped while editing, and what stands at the right changes")
  func swipesAndAccessories() {
    let (table, stage) = rows.table()
    let cell = table.visibleCells[2]
    let own = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    cell.accessoryView = own
    cell.editingAccessoryView = other
    rows.canMove = false
    stage.update()
    table.isEditing = true
    stage.update()
    #expect(own.isHidden && other.frame == CGRect(x: 274, y: 15, width: 30, height: 20))
    stage.drag(from: CGPoint(x: 200, y: 125), to: CGPoint(x: 120, y: 125))
    stage.lift(CGPoint(x: 120, y: 125))
    #expect(table.isTidy)
    table.isEditing = false
    stage.update()
    #expect(!own.isHidden && other.superview == nil)
  }

  @Test("A controller's setEditing is its table's")
  func controller() {
    let controller = UITableViewController(style: .plain)
    controller.setEditing(true, animated: false)
    #expect(controller.isEditing && controller.tableView.isEditing)
  }
}
