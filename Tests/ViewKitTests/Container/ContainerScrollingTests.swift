import Foundation
import ScrollFixtures
import Testing

@testable import ViewKit

@Suite("Scrolling a container by hand")
struct ContainerScrollingTests {
  private func stack(rows: Int) -> (ContainerScrollView, [UITableView], ListStage) {
    let container = ContainerScrollView(frame: .zero)
    let stage = ListStage(container, size: CGSize(width: 320, height: 568))
    let tables = [72.0, 48.0].map { height in
      let source = NumberedRows(rows)
      stage.keep(source)
      let table = UITableView(frame: .zero)
      table.rowHeight = height
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      table.dataSource = source
      container.addSubviewToContainer(table)
      return table
    }
    stage.update()
    return (container, tables, stage)
  }

  @Test("A drag in a list moves the container, and with it the list")
  func drag() {
    let (container, tables, stage) = stack(rows: 100)
    stage.press(CGPoint(x: 100, y: 400))
    for y in stride(from: 390.0, through: 200, by: -10) {
      stage.send(.pointerMoved(to: CGPoint(x: 100, y: y)))
      stage.update()
    }
    #expect(container.isDragging)
    #expect(container.contentOffset.y == 190)
    #expect(tables[0].contentOffset.y == 190)
    #expect(tables[0].frame.minY == 190)
    #expect(!tables[0].isDragging)
    stage.release(CGPoint(x: 100, y: 200))
  }

  @Test("A fling across two lists makes no cell after the first screenfuls")
  func fling() {
    let (container, tables, stage) = stack(rows: 20)
    var live = 0
    for _ in 0..<6 {
      stage.fling(from: CGPoint(x: 100, y: 500), by: -400)
      for _ in 0..<60 {
        stage.update()
        live = max(live, tables.map(\.reuseCounts.live).reduce(0, +))
      }
    }
    for _ in 0..<400 { stage.update() }
    #expect(container.contentOffset.y == 1832)
    #expect(!container.isDecelerating)
    let created = tables.map(\.reuseCounts.created)
    for _ in 0..<8 {
      stage.fling(from: CGPoint(x: 100, y: 60), by: 400)
      for _ in 0..<30 { stage.update() }
    }
    for _ in 0..<400 { stage.update() }
    #expect(container.contentOffset.y == 0)
    #expect(tables.map(\.reuseCounts.created) == created)
    #expect(created[0] <= 9 && created[1] <= 13)
    #expect(live <= 14)
  }

  @Test("A row of a list inside is selected by a click, but not by one that stops a fling")
  func selection() {
    final class Log: NSObject, UITableViewDelegate {
      var selected: [IndexPath] = []
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        selected.append(indexPath)
      }
    }
    let (container, tables, stage) = stack(rows: 1000)
    let log = Log()
    tables[0].delegate = log
    stage.update()
    stage.click(CGPoint(x: 100, y: 100))
    #expect(log.selected == [IndexPath(row: 1, section: 0)])
    stage.fling(from: CGPoint(x: 100, y: 500), by: -300)
    for _ in 0..<10 { stage.update() }
    #expect(container.isDecelerating)
    stage.click(CGPoint(x: 100, y: 100))
    #expect(log.selected.count == 1)
  }

  @Test("A smaller window keeps what is at its top; one without size loses nothing")
  func resize() {
    let (container, tables, stage) = stack(rows: 1000)
    container.contentOffset.y = 5000
    stage.update()
    container.frame.size = CGSize(width: 200, height: 300)
    stage.update()
    #expect(container.contentOffset.y == 5000)
    #expect(tables[0].frame == CGRect(x: 0, y: 5000, width: 200, height: 300))
    container.frame.size = .zero
    stage.update()
    #expect(tables[0].reuseCounts.live == 0)
    container.frame.size = CGSize(width: 320, height: 568)
    stage.update()
    #expect(container.contentOffset.y == 5000)
    #expect(tables[0].visibleCells.first?.textLabel?.text == "0.69")
  }

  @Test("Overscroll stretches nothing: the first list starts lower, the last one stays whole")
  func overscroll() {
    let (container, tables, stage) = stack(rows: 10)
    container.contentOffset.y = -80
    for table in tables { #expect(table.contentOffset.y == 0) }
    stage.update()
    #expect(tables[0].frame.height <= 568)
    #expect(tables[0].contentOffset.y == 0)
  }

  /// A random offset in quarters of a point, with which sums are exact.
  private func offset(
    in range: ClosedRange<CGFloat>, _ random: inout SeededGenerator
  ) -> CGFloat {
    (CGFloat.random(in: range, using: &random) * 4).rounded() / 4
  }

  @Test("Whatever happens, no list is taller than the container, and lists follow each other")
  func model() {
    var random = SeededGenerator(seed: 7)
    let (container, tables, stage) = stack(rows: 60)
    for _ in 0..<200 {
      let highest = container.contentSize.height - container.bounds.height
      container.contentOffset.y = offset(in: -100...(highest + 100), &random)
      if Int.random(in: 0..<10, using: &random) == 0 {
        container.frame.size.height = CGFloat(Int.random(in: 0...900, using: &random))
      }
      stage.update()
      let visible = container.bounds
      var start: CGFloat = 0
      for table in tables {
        #expect(table.frame.height <= visible.height)
        #expect(table.frame.minY - table.contentOffset.y == start)
        let shown = min(max(visible.maxY - max(start, visible.minY), 0), visible.height)
        #expect(table.frame.height <= shown)
        let cells = table.visibleCells
        #expect(cells.count == (table.indexPathsForVisibleRows?.count ?? 0))
        for cell in cells {
          let row = CGFloat(table.indexPath(for: cell)?.row ?? -1)
          #expect(table.convert(cell.frame, to: container).minY == start + row * table.rowHeight)
        }
        start += table.contentSize.height
      }
    }
  }
}
