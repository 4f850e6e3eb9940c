import Foundation
import Testing

@testable import ViewKit

@Suite("Cases of lists")
struct ListCaseTests {
  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test("H-09: what is at the top stays there when lines break anew")
  func reflow() {
    let (collection, stage) = NumberedItems(400).collection(
      flow(100, 100), size: CGSize(width: 500, height: 500))
    collection.contentOffset.y = 2000
    stage.update()
    collection.frame.size.width = 400
    stage.update()
    #expect(collection.contentOffset.y == 2500)
    #expect(collection.indexPathsForVisibleItems.min() == path(100))
    collection.frame.size.width = 500
    stage.update()
    #expect(collection.contentOffset.y == 2000)
  }

  @Test("R-02: a source that is ahead of its batch is reported, and shown as it is")
  func sourceAhead() {
    let rows = NumberedRows(74)
    let (table, stage) = rows.table()
    rows.counts = [98]
    table.insertRows(at: (0..<24).map(path), with: .fade)
    #expect(table.numberOfRows(inSection: 0) == 98)
    table.insertRows(at: (0..<24).map(path), with: .fade)
    stage.run(0.4)
    #expect(table.numberOfRows(inSection: 0) == 98)
    #expect(table.visibleCells.count == 10)
  }

  @Test("N-06: the inner offset of a row's cell is not another row's")
  func innerOffsets() {
    final class Strip: UITableViewCell {
      let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
      override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        inner.contentSize = CGSize(width: 2000, height: 100)
        contentView.addSubview(inner)
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
      var offsets: [Int: CGFloat] = [:]
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "strip", for: indexPath)
        (cell as? Strip)?.inner.setContentOffset(
          CGPoint(x: offsets[indexPath.row] ?? 0, y: 0), animated: false)
        return cell
      }
      func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
        forRowAt indexPath: IndexPath
      ) { offsets[indexPath.row] = (cell as? Strip)?.inner.contentOffset.x }
    }
    let rows = Rows()
    let table = UITableView(frame: .zero)
    table.rowHeight = 100
    table.register(Strip.self, forCellReuseIdentifier: "strip")
    table.dataSource = rows
    table.delegate = rows
    let stage = ListStage(table, size: CGSize(width: 320, height: 500), keeping: rows)
    func inner(_ row: Int) -> UIScrollView? { (table.cellForRow(at: path(row)) as? Strip)?.inner }
    let first = inner(0)
    first?.contentOffset.x = 500
    var servedAnother = false
    for row in 1...12 {
      table.contentOffset.y = CGFloat(row) * 100
      stage.update()
      for visible in row..<(row + 5) {
        #expect(inner(visible)?.contentOffset.x == 0)
        if inner(visible) === first { servedAnother = true }
      }
    }
    #expect(servedAnother)
    table.contentOffset.y = 0
    stage.update()
    #expect(inner(0)?.contentOffset.x == 500)
  }

  @Test("N-08: a fling passes from the header into the list below it without a hitch")
  func throughTheHeader() {
    let container = ContainerScrollView(frame: .zero)
    let stage = ListStage(container, size: CGSize(width: 320, height: 500))
    let inner = UIScrollView(frame: .zero)
    inner.contentSize = CGSize(width: 320, height: 5000)
    container.addSubviewToContainer(UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 600)))
    container.addSubviewToContainer(inner)
    stage.update()
    stage.fling(from: CGPoint(x: 100, y: 450), by: -400)
    var last = container.contentOffset.y
    var lastStep = CGFloat.infinity
    for frame in 0..<240 {
      stage.update()
      let offset = container.contentOffset.y
      if offset < 600 { #expect(inner.contentOffset.y == 0) }
      // At the end it comes to rest on a whole pixel.
      #expect(offset.rounded() >= last.rounded())
      // The first frames still take up the drag's last motion.
      if frame > 2 { #expect(offset - last <= lastStep + 0.5) }
      lastStep = offset - last
      last = offset
    }
    #expect(container.contentOffset.y > 600)
    #expect(inner.contentOffset.y == container.contentOffset.y - 600)
  }
}
