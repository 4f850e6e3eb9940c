import Foundation
import Testing

@testable import ViewKit

@Suite("A table's rows and cells")
struct UITableViewTests {
  private func scroll(_ table: UITableView, _ stage: ListStage, to y: CGFloat) {
    table.contentOffset.y = y
    stage.update()
  }

  private func texts(_ table: UITableView) -> [String?] {
    table.visibleCells.map { $0.textLabel?.text }
  }

  @Test("Only the rows in sight have cells")
  func onlyVisibleRows() {
    let rows = NumberedRows(1000)
    let (table, _) = rows.table()
    #expect(table.contentSize == CGSize(width: 320, height: 50_000))
    #expect(rows.cellsAsked.count == 10)
    #expect(table.indexPathsForVisibleRows?.map(\.row) == Array(0..<10))
    #expect(texts(table) == (0..<10).map { "0.\($0)" })
    #expect(table.visibleCells[3].frame == CGRect(x: 0, y: 150, width: 320, height: 50))
    #expect(table.subviews.filter { $0 is UITableViewCell }.count == 10)
    // One more waits: scrolling will need it.
    #expect(table.reuseCounts == ReuseCounts(created: 11, live: 10, queued: 1))
  }

  @Test("Content that does not scroll, or whose cells are of several kinds, needs no cell ahead")
  func noSpares() {
    #expect(NumberedRows(10).table().0.reuseCounts == ReuseCounts(created: 10, live: 10))
    let (table, stage) = NumberedRows(100).table()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "other")
    table.reloadData()
    stage.update()
    #expect(table.reuseCounts.created == 11)
    table.frame.size.height = 600
    stage.update()
    #expect(table.reuseCounts == ReuseCounts(created: 12, dequeued: 11, live: 12))
  }

  @Test("A cell that leaves is taken out of the tree and used for one that enters")
  func reuse() {
    let rows = NumberedRows(1000)
    let (table, stage) = rows.table()
    let first = table.visibleCells[0]
    scroll(table, stage, to: 25)
    #expect(table.reuseCounts == ReuseCounts(created: 11, dequeued: 1, live: 11))
    scroll(table, stage, to: 50)
    #expect(first.superview == nil)
    #expect(table.reuseCounts == ReuseCounts(created: 11, dequeued: 1, live: 10, queued: 1))
    scroll(table, stage, to: 75)
    #expect(table.cellForRow(at: IndexPath(row: 11, section: 0)) === first)
    #expect(first.textLabel?.text == "0.11")
    #expect(first.reuseRecord == ReuseRecord(identity: 1, dequeues: 1))
    #expect(table.reuseCounts == ReuseCounts(created: 11, dequeued: 2, live: 11))
  }

  @Test("Scrolling makes no cell after the first screenful")
  func noCellIsMadeLater() {
    let rows = NumberedRows(100_000)
    let (table, stage) = rows.table(rowHeight: 72, height: 568)
    scroll(table, stage, to: 1)
    for step in 0..<500 { scroll(table, stage, to: CGFloat(step) * 37.3) }
    for step in 0..<50 { scroll(table, stage, to: 5_000_000 - CGFloat(step) * 9000) }
    #expect(table.reuseCounts.created == 9)
    #expect(table.reuseCounts.live + table.reuseCounts.queued == 9)
    #expect(table.subviews.filter { $0 is UITableViewCell }.count == table.reuseCounts.live)
  }

  @Test("A step within the same rows asks for nothing")
  func steadyStep() {
    let rows = NumberedRows(1000)
    let (table, stage) = rows.table()
    scroll(table, stage, to: 10)
    let asked = rows.cellsAsked.count
    let cells = table.visibleCells
    scroll(table, stage, to: 40)
    #expect(rows.cellsAsked.count == asked)
    #expect(table.visibleCells == cells)
  }

  @Test("A hundred million rows cost what a thousand do")
  func hugeTables() {
    for count in [1000, 100_000_000] {
      let rows = NumberedRows(count)
      let (table, stage) = rows.table()
      #expect(table.offsets.sections[0].rows.runCount == 1)
      scroll(table, stage, to: CGFloat(count) * 50 - 500)
      #expect(table.visibleCells.last?.textLabel?.text == "0.\(count - 1)")
      #expect(rows.cellsAsked.count == 20)
      #expect(table.reuseCounts == ReuseCounts(created: 11, dequeued: 10, live: 10, queued: 1))
    }
  }

  @Test("A delegate without heights is asked for one row only; one with heights, for all")
  func heights() {
    final class Silent: NSObject, UITableViewDelegate {}
    final class Telling: NSObject, UITableViewDelegate {
      var asked: Set<Int> = []
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        asked.insert(indexPath.row)
        return indexPath.row == 0 ? UITableView.automaticDimension : CGFloat(indexPath.row)
      }
    }
    let silent = Silent()
    let (uniform, _) = NumberedRows(100_000_000).table(delegate: silent)
    #expect(uniform.contentSize.height == 5_000_000_000)
    let telling = Telling()
    let (varying, _) = NumberedRows(5).table(delegate: telling)
    #expect(telling.asked == [0, 1, 2, 3, 4])
    // The first row is as high as its cell, whatever the table says of others.
    #expect(varying.contentSize.height == 54)
    #expect(varying.rectForRow(at: IndexPath(row: 3, section: 0)).minY == 47)
  }

  @Test(
    "Heights that are none count as 0, and such rows have no cell", arguments: [CGFloat.nan, -7])
  func strangeHeights(height: CGFloat) {
    final class Strange: NSObject, UITableViewDelegate {
      var height: CGFloat = 0
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        indexPath.row == 1 ? height : 50
      }
    }
    let delegate = Strange()
    delegate.height = height
    let (table, _) = NumberedRows(3).table(delegate: delegate)
    #expect(table.contentSize.height == 100)
    #expect(table.indexPathsForVisibleRows?.map(\.row) == [0, 2])
  }

  @Test("R-10: loading again gives every cell back to the pool")
  func reload() {
    let (table, stage) = NumberedRows(100).table(height: 400)
    for _ in 0..<10 {
      table.reloadData()
      stage.update()
    }
    #expect(table.reuseCounts == ReuseCounts(created: 9, dequeued: 80, live: 8, queued: 1))
    #expect(table.subviews.filter { $0 is UITableViewCell }.count == 8)
    #expect(Set(table.visibleCells.map(ObjectIdentifier.init)).count == 8)
  }

  @Test("The content size follows a reload at once")
  func contentSizeAfterReload() {
    let rows = NumberedRows(100)
    let (table, _) = rows.table()
    rows.counts = [3]
    table.reloadData()
    #expect(table.contentSize.height == 150)
    #expect(table.numberOfRows(inSection: 0) == 3)
    #expect(table.visibleCells.count == 3)
  }

  @Test("A reload asked for while a cell is being made comes after it")
  func reloadFromWithin() {
    final class Restless: NSObject, UITableViewDataSource {
      var count = 3
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        if count == 3 {
          count = 5
          tableView.reloadData()
        }
        return tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      }
    }
    let source = Restless()
    let table = UITableView(frame: .zero)
    table.rowHeight = 50
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = source
    let stage = ListStage(table, size: CGSize(width: 320, height: 500))
    stage.update()
    #expect(table.visibleCells.count == 5)
    #expect(table.reuseCounts.created == 5)
  }

  @Test("One cell given for two rows is shown once")
  func sameCellTwice() {
    final class Lazy: NSObject, UITableViewDataSource {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { cell }
    }
    let source = Lazy()
    let table = UITableView(frame: .zero)
    table.dataSource = source
    let stage = ListStage(table, size: CGSize(width: 320, height: 500))
    #expect(table.visibleCells == [source.cell])
    stage.update()
    #expect(table.subviews.filter { $0 is UITableViewCell }.count == 1)
  }

  @Test("The delegate hears of cells that come and go")
  func display() {
    final class Log: NSObject, UITableViewDelegate {
      var events: [String] = []
      func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath
      ) { events.append("+\(path.row)") }
      func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt path: IndexPath
      ) { events.append("-\(path.row)") }
    }
    let log = Log()
    let (table, stage) = NumberedRows(10).table(height: 100, delegate: log)
    #expect(log.events == ["+0", "+1"])
    scroll(table, stage, to: 60)
    #expect(log.events == ["+0", "+1", "-0", "+2", "+3"])
    scroll(table, stage, to: 0)
    #expect(log.events.suffix(3) == ["-2", "-3", "+0"])
  }

  @Test("A table without height has no cells; a data source with negative counts has no rows")
  func nothingToShow() {
    let (table, stage) = NumberedRows(100).table()
    table.frame.size.height = 0
    stage.update()
    #expect(table.reuseCounts.live == 0)
    #expect(table.indexPathsForVisibleRows == [])
    let (negative, _) = NumberedRows(-4).table()
    #expect(negative.contentSize.height == 0)
  }

  @Test("A new width is every cell's")
  func width() {
    let (table, stage) = NumberedRows(100).table()
    let cells = table.visibleCells
    table.frame.size.width = 200
    stage.update()
    #expect(table.visibleCells == cells)
    #expect(cells.allSatisfy { $0.frame.width == 200 })
    #expect(table.contentSize.width == 200)
  }

  @Test("Rows and places find each other")
  func places() {
    let (table, _) = NumberedRows(3, 2).table()
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 149.9)) == IndexPath(row: 2, section: 0))
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 150)) == IndexPath(row: 0, section: 1))
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 250)) == nil)
    #expect(table.indexPathForRow(at: CGPoint(x: 400, y: 10)) == nil)
    #expect(
      table.indexPathsForRows(in: CGRect(x: 0, y: 100, width: 10, height: 60))
        == [IndexPath(row: 2, section: 0), IndexPath(row: 0, section: 1)])
    #expect(table.rect(forSection: 1) == CGRect(x: 0, y: 150, width: 320, height: 100))
    #expect(table.rectForRow(at: IndexPath(row: 9, section: 9)) == .zero)
    #expect(table.cellForRow(at: IndexPath(row: 9, section: 9)) == nil)
    #expect(table.numberOfRows(inSection: 7) == 0)
  }

  @Test("scrollToRow puts a row where it is asked for, and no further than the content goes")
  func scrollToRow() {
    let (table, _) = NumberedRows(100).table()
    func offset(_ row: Int, _ position: UITableView.ScrollPosition) -> CGFloat {
      table.scrollToRow(at: IndexPath(row: row, section: 0), at: position, animated: false)
      return table.contentOffset.y
    }
    #expect(offset(20, .top) == 1000)
    #expect(offset(20, .bottom) == 550)
    #expect(offset(20, .middle) == 775)
    #expect(offset(20, .none) == 775)
    #expect(offset(40, .none) == 1550)
    #expect(offset(99, .top) == 4500)
    #expect(offset(0, .bottom) == 0)
    #expect(offset(100, .top) == 0)
  }
}
