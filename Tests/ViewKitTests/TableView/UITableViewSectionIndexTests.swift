import Foundation
import Testing

@testable import ViewKit

@Suite("Index titles of a table")
struct UITableViewSectionIndexTests {
  private let rows = EditableRows(counts: 10, 10, 10, 10)

  private func table() -> (UITableView, ListStage) {
    rows.indexTitles = ["A", "B", "C", "D"]
    rows.titles = ["A", "B", "C", "D"]
    return rows.table()
  }

  private func view(_ table: UITableView) -> SectionIndexView? {
    table.subviews.compactMap { $0 as? SectionIndexView }.first
  }

  /// The middle of a title: four of 14 points each, in the middle of 500.
  private func title(_ index: Int) -> CGPoint {
    CGPoint(x: 313, y: 222 + 14 * CGFloat(index) + 7)
  }

  @Test("The strip is at the right of what is in sight, and the rows leave it room")
  func place() {
    let (table, stage) = table()
    let width = view(table)?.width ?? 0
    #expect(width >= 15)
    #expect(view(table)?.frame == CGRect(x: 320 - width, y: 0, width: width, height: 500))
    #expect(table.visibleCells[0].contentView.frame.width == 320 - width)
    table.contentInset = UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0)
    table.contentOffset.y = 700
    stage.update()
    #expect(view(table)?.frame == CGRect(x: 320 - width, y: 740, width: width, height: 440))
  }

  @Test("A press jumps to a section, and a drag along the strip to each that it comes to")
  func jumps() {
    let (table, stage) = table()
    // Each section is 28 + 10·50 high.
    stage.send(.pointerDown(button: 1, at: title(2)))
    stage.update()
    #expect(table.contentOffset.y == 1056)
    #expect(view(table)?.isTracked == true)
    stage.send(.pointerMoved(to: title(1)))
    stage.send(.pointerMoved(to: CGPoint(x: 200, y: 223)))
    stage.update()
    #expect(table.contentOffset.y == 0)
    stage.send(.pointerMoved(to: CGPoint(x: 200, y: 480)))
    stage.update()
    #expect(table.contentOffset.y == 1584)
    stage.lift(CGPoint(x: 200, y: 480))
    #expect(rows.log == ["title C", "title B", "title A", "title D"])
    #expect(view(table)?.isTracked == false && table.indexPathForSelectedRow == nil)
  }

  @Test("Titles that lead nowhere do nothing, and to a section that is not there are reported")
  func nowhere() {
    let (table, stage) = table()
    rows.leads = [1: NSNotFound, 2: 9]
    stage.click(title(1))
    stage.click(title(2))
    #expect(table.contentOffset.y == 0)
    #expect(Report.said.contains { $0.contains("index title C leads to section 9") })
  }

  @Test("Titles are asked for again with the data, or when told to; few rows need none")
  func reload() {
    let (table, stage) = table()
    rows.indexTitles = ["A", "B"]
    stage.update()
    #expect(view(table)?.titles.count == 4)
    table.reloadSectionIndexTitles()
    stage.update()
    #expect(view(table)?.titles.count == 2)
    table.sectionIndexMinimumDisplayRowCount = 41
    stage.update()
    #expect(view(table) == nil && table.visibleCells[0].contentView.frame.width == 320)
    table.sectionIndexMinimumDisplayRowCount = 40
    rows.indexTitles = nil
    table.reloadData()
    stage.update()
    #expect(view(table) == nil)
  }

  @Test("In editing mode the edge is the handles'")
  func editing() {
    let (table, stage) = table()
    table.isEditing = true
    stage.update()
    #expect(view(table) == nil)
    table.isEditing = false
    stage.update()
    #expect(view(table)?.titles == ["A", "B", "C", "D"])
  }

  @Test("In a container the strip keeps to the part of the table that is seen")
  func container() {
    rows.indexTitles = ["A", "B", "C", "D"]
    let table = UITableView(frame: .zero, style: .plain)
    table.rowHeight = 50
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    let container = ContainerScrollView(frame: .zero)
    container.addSubviewToContainer(UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100)))
    container.addSubviewToContainer(table)
    let stage = ListStage(container, size: CGSize(width: 320, height: 500), keeping: rows)
    stage.run(0.1)
    #expect(view(table)?.convert(.zero, to: nil).y == 100)
    #expect(view(table)?.bounds.height == 400)
    // Titles lie in the middle of the 400 points from 100 on.
    stage.click(CGPoint(x: 313, y: 100 + 172 + 3 * 14 + 7))
    stage.run(0.1)
    #expect(container.contentOffset.y == 1600)
    #expect(view(table)?.convert(.zero, to: nil).y == 0)
  }
}
