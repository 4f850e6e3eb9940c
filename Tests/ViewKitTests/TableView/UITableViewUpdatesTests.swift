import Foundation
import ScrollFixtures
import Testing

@testable import ViewKit

@Suite("Updates of a table")
struct UITableViewUpdatesTests {
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  @Test("Cells of rows that stay are kept and moved")
  func keepsCells() {
    let rows = NumberedRows(20)
    let (table, stage) = rows.table()
    let cells = table.visibleCells
    rows.counts = [20]
    table.performBatchUpdates {
      table.deleteRows(at: [path(0), path(1)], with: .none)
      table.insertRows(at: [path(1), path(2)], with: .none)
    }
    stage.update()
    // Row 2 is now the first, rows 1 and 2 are new, and old row 3 follows them.
    #expect(table.cellForRow(at: path(0)) === cells[2])
    #expect(table.cellForRow(at: path(3)) === cells[3])
    #expect(cells[3].frame.minY == 150)
    #expect(table.visibleCells.count == 10)
    #expect(table.reuseCounts.created == 11)
  }

  @Test("R-01: counts that do not add up are reported, and the table shows what is there")
  func wrongCounts() {
    let rows = NumberedRows(3)
    let (table, stage) = rows.table()
    rows.counts = [0]
    table.deleteRows(at: [path(1)], with: .none)
    stage.update()
    #expect(table.numberOfRows(inSection: 0) == 0)
    #expect(table.visibleCells.isEmpty)
    #expect(table.subviews.allSatisfy { !($0 is UITableViewCell) })
  }

  @Test("R-03: a reload inside a batch counts alone, and the completion comes once")
  func reloadInside() {
    let rows = NumberedRows(6)
    let (table, stage) = rows.table()
    var completions = 0
    table.performBatchUpdates {
      rows.counts = [8]
      table.reloadData()
      table.insertRows(at: [path(0)], with: .none)
    } completion: { _ in
      completions += 1
    }
    stage.run(0.5)
    #expect(table.visibleCells.count == 8)
    #expect(completions == 1)
  }

  @Test("R-05: a reload names the row's old index")
  func reloadIsOld() {
    let rows = NumberedRows(1)
    let (table, stage) = rows.table(rowHeight: 20)
    rows.counts = [21]
    let asked = rows.cellsAsked.count
    table.beginUpdates()
    table.insertRows(at: (0..<20).map { path($0) }, with: .none)
    table.reloadRows(at: [path(0)], with: .none)
    table.endUpdates()
    stage.update()
    #expect(rows.cellsAsked.dropFirst(asked).contains(path(20)))
    #expect(table.cellForRow(at: path(20))?.textLabel?.text == "0.20")
  }

  @Test("The selection follows its row")
  func selection() {
    let rows = NumberedRows(5)
    let (table, _) = rows.table()
    table.allowsMultipleSelection = true
    table.selectRow(at: path(1), animated: false, scrollPosition: .none)
    table.selectRow(at: path(3), animated: false, scrollPosition: .none)
    rows.counts = [5]
    table.performBatchUpdates {
      table.deleteRows(at: [path(1)], with: .none)
      table.insertRows(at: [path(0)], with: .none)
    }
    #expect(table.indexPathsForSelectedRows == [path(3)])
    #expect(table.visibleCells.map(\.isSelected) == [false, false, false, true, false])
  }

  @Test("An end without a beginning, and changes of what does not exist, do no harm")
  func strangeCalls() {
    let (table, stage) = NumberedRows(5).table()
    table.endUpdates()
    table.deleteRows(at: [path(9)], with: .none)
    table.moveRow(at: path(0), to: path(77))
    table.reloadRows(at: [IndexPath(index: 3)], with: .none)
    stage.update()
    #expect(table.visibleCells.count == 5)
  }

  @Test("Random batches show what the model says", arguments: 1...12 as ClosedRange<UInt64>)
  func model(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    final class Names: NSObject, UITableViewDataSource {
      var rows: [Int] = Array(0..<30)
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows.count
      }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.tag = rows[indexPath.row]
        return cell
      }
    }
    let names = Names()
    let table = UITableView(frame: .zero)
    table.rowHeight = 40
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = names
    let stage = ListStage(table, size: CGSize(width: 100, height: 300))
    var next = 100
    for _ in 0..<40 {
      let deletes = Set(
        (0..<names.rows.count).filter { _ in Int.random(in: 0..<6, using: &random) == 0 })
      var kept = names.rows.indices.filter { !deletes.contains($0) }.map { names.rows[$0] }
      var inserts: [Int] = []
      for _ in 0..<Int.random(in: 0..<6, using: &random) {
        let place = Int.random(
          in: (inserts.last.map { $0 + 1 } ?? 0)...(kept.count + 6), using: &random)
        guard place <= kept.count else { continue }
        kept.insert(next, at: place)
        inserts.append(place)
        next += 1
      }
      table.performBatchUpdates {
        names.rows = kept
        table.deleteRows(at: deletes.map { path($0) }, with: .none)
        table.insertRows(at: inserts.map { path($0) }, with: .none)
      }
      let highest = max(table.contentSize.height - 300, 0)
      table.contentOffset.y = CGFloat.random(in: 0...max(highest, 1), using: &random).rounded()
      stage.update()
      let first = Int(table.contentOffset.y / 40)
      let last = min(Int(((table.contentOffset.y + 300) / 40).rounded(.up)), kept.count)
      #expect(table.visibleCells.map(\.tag) == Array(kept[min(first, last)..<last]))
      #expect(table.subviews.filter { $0 is UITableViewCell }.count == table.visibleCells.count)
    }
    #expect(table.reuseCounts.created <= 18)
  }
}
