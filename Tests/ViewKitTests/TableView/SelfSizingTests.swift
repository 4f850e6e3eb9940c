import Foundation
import ListCore
import Testing

@testable import ViewKit

@Suite("Rows that size themselves")
struct SelfSizingTests {
  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  /// Where rows are on the screen, by their names.
  private func places(_ table: UITableView) -> [Int: CGFloat] {
    Dictionary(
      uniqueKeysWithValues: table.visibleCells.map { ($0.tag, $0.frame.minY - table.bounds.minY) })
  }

  private func expectTrue(_ table: UITableView, _ rows: TallRows) {
    var bottom = table.bounds.minY
    for cell in table.visibleCells {
      #expect(cell.frame.height == rows.height(cell.tag))
      #expect(cell.frame.minY <= bottom)
      bottom = cell.frame.maxY
    }
    #expect(bottom >= min(table.bounds.maxY, table.contentSize.height))
  }

  @Test("What is in sight is as high as it measures; the rest as it is guessed")
  func measuring() {
    let rows = TallRows(100)
    let (table, _) = rows.table()
    #expect(table.visibleCells.map(\.tag) == Array(0..<7))
    expectTrue(table, rows)
    // Twelve rows were thought to be in sight.
    #expect(rows.measured == Array(0..<12))
    #expect(table.contentSize.height == 4832)  // 12 of 80 and 88 of 44
    #expect(table.reuseCounts.live == 7)
  }

  @Test("Rows lower than was thought make room for others", arguments: [10, 44, 300] as [CGFloat])
  func lowRows(estimate: CGFloat) {
    let rows = TallRows(1000) { _ in 20 }
    let (table, _) = rows.table(estimate: estimate)
    #expect(table.visibleCells.map(\.tag) == Array(0..<25))
    expectTrue(table, rows)
    #expect(Set(rows.measured).count == rows.measured.count)
  }

  @Test("R-08: every row in sight follows the finger, whatever was thought of those that come in")
  func dragging() {
    for height in [80, 20] as [CGFloat] {
      let rows = TallRows(100) { _ in height }
      let (table, stage) = rows.table()
      table.scrollToRow(at: path(50), at: .top, animated: false)
      stage.update()
      stage.send(.pointerMoved(to: CGPoint(x: 100, y: 50)))
      stage.send(.pointerDown(button: 1, at: CGPoint(x: 100, y: 50)))
      stage.send(.pointerMoved(to: CGPoint(x: 100, y: 60)))
      stage.update()
      var last = places(table)
      for frame in 1...100 {
        stage.send(.pointerMoved(to: CGPoint(x: 100, y: 60 + 10 * CGFloat(frame))))
        stage.update()
        let now = places(table)
        for (name, y) in now {
          guard let before = last[name], table.contentOffset.y > 0 else { continue }
          #expect(abs(y - before - 10) <= 0.5, "row \(name), frame \(frame)")
        }
        expectTrue(table, rows)
        last = now
      }
    }
  }

  @Test(
    "A fling goes on through rows of other heights, up and down",
    arguments: [400, -400] as [CGFloat])
  func flinging(distance: CGFloat) {
    let even = TallRows(400)
    let (fixed, fixedStage) = even.table()
    fixed.rowHeight = 80
    let rows = TallRows(400)
    let (table, stage) = rows.table()
    for (list, stage) in [(fixed, fixedStage), (table, stage)] {
      list.scrollToRow(at: path(200), at: .top, animated: false)
      stage.update()
      stage.fling(from: CGPoint(x: 100, y: 250), by: distance)
    }
    for _ in 0..<200 {
      fixedStage.update()
      stage.update()
      // Where a row is that both show tells whether they have gone as far.
      let (there, here) = (places(fixed), places(table))
      for (name, y) in here { #expect(abs((there[name] ?? .infinity) - y) <= 1) }
      expectTrue(table, rows)
    }
    #expect(!table.isDecelerating)
  }

  @Test("The End key reaches the end, Home the top", arguments: [10, 44, 300] as [CGFloat])
  func endKey(estimate: CGFloat) {
    let rows = TallRows(200) { CGFloat(40 + $0 % 7 * 30) }
    let (table, stage) = rows.table(estimate: estimate)
    _ = table.becomeFirstResponder()
    func press(_ key: UIKeyboardHIDUsage) {
      stage.send(.keyDown(key, modifiers: [], isRepeat: false))
      stage.send(.keyUp(key, modifiers: []))
      // With guesses that are a tenth of what is true the end is long in coming.
      stage.run(6)
    }
    press(.keyboardEnd)
    #expect(table.visibleCells.last?.tag == 199)
    #expect(table.visibleCells.last?.frame.maxY == table.bounds.maxY)
    #expect(table.contentSize.height == table.bounds.maxY)
    expectTrue(table, rows)
    press(.keyboardHome)
    #expect(table.contentOffset.y == 0)
    #expect(table.visibleCells.first?.tag == 0)
    expectTrue(table, rows)
    press(.keyboardPageDown)
    #expect(abs(table.contentOffset.y - 400) < 1)
    press(.keyboardPageUp)
    #expect(abs(table.contentOffset.y) < 1)
  }

  @Test(
    "Scrolling to a row ends at it, at once and in motion",
    arguments: [UITableView.ScrollPosition.top, .middle, .bottom], [true, false])
  func scrollingToRows(position: UITableView.ScrollPosition, animated: Bool) {
    let rows = TallRows(300) { CGFloat(30 + $0 % 5 * 40) }
    let (table, stage) = rows.table()
    for row in [150, 290, 10, 299, 0] {
      table.scrollToRow(at: path(row), at: position, animated: animated)
      if animated { stage.run(0.5) }
      let frame = table.rectForRow(at: path(row))
      let bounds = table.bounds
      #expect(table.cellForRow(at: path(row))?.frame == frame)
      #expect(frame.height == rows.height(row))
      let end = table.contentSize.height - bounds.height
      let wanted: CGFloat =
        switch position {
        case .bottom: frame.maxY - bounds.height
        case .middle: frame.midY - bounds.height / 2
        default: frame.minY
        }
      #expect(bounds.minY == min(max(wanted, 0), end))
      stage.update()
      #expect(table.bounds == bounds)
      expectTrue(table, rows)
    }
  }

  @Test("An animated scroll that meets few frames ends at its row, too")
  func fewFrames() {
    let rows = TallRows(300)
    let (table, stage) = rows.table()
    table.scrollToRow(at: path(200), at: .bottom, animated: true)
    stage.window.update(at: 5)
    #expect(table.rectForRow(at: path(200)).maxY == table.bounds.maxY)
    #expect(table.cellForRow(at: path(200))?.frame.height == 80)
  }

  @Test(
    "A height that is none is reported and taken as guessed", arguments: [CGFloat.nan, -5, 0, 1e9])
  func strangeHeights(height: CGFloat) {
    let rows = TallRows(50) { $0 == 3 ? height : 80 }
    let (table, stage) = rows.table()
    stage.run(0.1)
    #expect(table.rectForRow(at: path(3)).height == 44)
    #expect(rows.measured.filter { $0 == 3 }.count == 1)
    #expect(Report.said.contains { $0.contains("measures \(height) points") })
  }

  @Test("Nothing is measured where heights are given, or where estimates are turned off")
  func givenHeights() {
    let rows = NumberedRows(100_000_000)
    let (table, stage) = rows.table(rowHeight: UITableView.automaticDimension)
    #expect(table.sizing.isOn)
    table.estimatedRowHeight = 0
    stage.update()
    #expect(!table.sizing.isOn)
    #expect(table.contentSize.height == 4_400_000_000)
    table.rowHeight = 60
    table.estimatedRowHeight = 44
    stage.update()
    #expect(table.contentSize.height == 6_000_000_000)
    #expect(!table.sizing.isOn)
  }

  @Test("Cells of the standard styles are as high as a standard row, or as their text needs")
  func standardCells() {
    for style in [UITableViewCell.CellStyle.default, .value1, .value2, .subtitle] {
      let cell = UITableViewCell(style: style, reuseIdentifier: nil)
      cell.textLabel?.text = "One"
      cell.detailTextLabel?.text = "Two"
      func height() -> CGFloat {
        cell.systemLayoutSizeFitting(
          CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel
        ).height
      }
      #expect(height() == 44)
      cell.textLabel?.text = "One\nTwo\nThree"
      #expect(height() == 44)
      cell.textLabel?.numberOfLines = 0
      let lines = cell.textLabel?.font.lineHeight ?? 0
      #expect(abs(height() - 44 - 2 * lines) <= 1)
    }
  }

  @Test("Constraints in a cell's content tell its height, which follows the width")
  func constraints() {
    final class Rows: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let label = UILabel()
        label.numberOfLines = 0
        label.text = String(repeating: "many words ", count: 2 + indexPath.row % 3 * 20)
        label.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(label)
        NSLayoutConstraint.activate([
          label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 10),
          label.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -10),
          label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 12),
          label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -8),
        ])
        return cell
      }
    }
    let rows = Rows()
    let table = UITableView(frame: .zero)
    table.dataSource = rows
    let stage = ListStage(table, size: CGSize(width: 320, height: 500), keeping: rows)
    func expectFit() {
      for cell in table.visibleCells {
        guard let label = cell.contentView.subviews.first as? UILabel else { continue }
        let text = label.sizeThatFits(CGSize(width: table.bounds.width - 20, height: 0)).height
        #expect(cell.frame.height == text + 20)
        #expect(label.frame.height == text)
      }
    }
    expectFit()
    let before = table.contentSize.height
    table.scrollToRow(at: path(20), at: .top, animated: false)
    stage.update()
    expectFit()
    // H-09, the choice: the first row in sight keeps its place.
    table.frame.size.width = 200
    stage.update()
    #expect(table.bounds.minY == table.rectForRow(at: path(20)).minY)
    expectFit()
    #expect(table.contentSize.height != before)
  }

  @Test(
    "Measured heights stay with their rows through changes; what is loaded again is measured again")
  func changes() {
    let rows = TallRows(60) { CGFloat(50 + $0 % 4 * 10) }
    let (table, stage) = rows.table()
    for row in stride(from: 0, to: 60, by: 5) {
      table.scrollToRow(at: path(row), at: .top, animated: false)
      stage.update()
    }
    let known = Set(rows.measured)
    #expect(known.count == 60)
    table.contentOffset.y = 0
    stage.update()
    let before = rows.measured.count
    rows.names.insert(100, at: 0)
    rows.names.remove(at: 31)
    let moved = rows.names.remove(at: 20)
    rows.names.insert(moved, at: 50)
    table.performBatchUpdates {
      table.insertRows(at: [path(0)], with: .fade)
      table.deleteRows(at: [path(30)], with: .fade)
      table.moveRow(at: path(19), to: path(50))
    }
    stage.run(0.5)
    #expect(Array(rows.measured[before...]) == [100])
    #expect(table.contentSize.height == rows.names.reduce(0) { $0 + rows.height($1) })
    table.reloadRows(at: [path(2)], with: .fade)
    stage.run(0.5)
    #expect(Array(rows.measured[(before + 1)...]) == [1])
    table.reloadData()
    stage.update()
    #expect(table.contentSize.height < 60 * 60)
    expectTrue(table, rows)
  }

  @Test("A batch of nothing measures what is in sight again, and moves it there")
  func emptyBatch() {
    var isOpen = false
    let rows = TallRows(50) { $0 == 2 && isOpen ? 200 : 80 }
    let (table, stage) = rows.table()
    isOpen = true
    table.beginUpdates()
    table.endUpdates()
    #expect(table.rectForRow(at: path(2)).height == 200)
    #expect(table.cellForRow(at: path(3))?.frame.minY == 360)
    #expect(table.cellForRow(at: path(3))?.runningAnimations != nil)
    stage.run(0.5)
    expectTrue(table, rows)
  }

  @Test("A cell that says that its size is another is measured again")
  func invalidation() {
    var isOpen = false
    let rows = TallRows(50) { $0 == 2 && isOpen ? 200 : 80 }
    let (table, stage) = rows.table()
    isOpen = true
    table.selfSizingInvalidation = .disabled
    table.cellForRow(at: path(2))?.invalidateIntrinsicContentSize()
    stage.update()
    #expect(table.rectForRow(at: path(2)).height == 80)
    table.selfSizingInvalidation = .enabled
    table.cellForRow(at: path(2))?.invalidateIntrinsicContentSize()
    stage.update()
    #expect(table.rectForRow(at: path(2)).height == 200)
    expectTrue(table, rows)
  }

  @Test("Constraints that change in a cell in sight make it measure again, where that is asked for")
  func changedConstraints() {
    final class Rows: NSObject, UITableViewDataSource {
      var heights: [NSLayoutConstraint] = []
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(view)
        let height = view.heightAnchor.constraint(equalToConstant: 70)
        heights.append(height)
        NSLayoutConstraint.activate([
          height, view.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
          view.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
          view.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
          view.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        ])
        return cell
      }
    }
    let rows = Rows()
    let table = UITableView(frame: .zero)
    table.dataSource = rows
    let stage = ListStage(table, size: CGSize(width: 320, height: 500), keeping: rows)
    #expect(table.contentSize.height == 280)
    table.selfSizingInvalidation = .enabledIncludingConstraints
    rows.heights[1].constant = 100
    stage.update()
    #expect(table.rectForRow(at: path(1)).height == 100)
    #expect(table.cellForRow(at: path(2))?.frame.minY == 170)
    table.selfSizingInvalidation = .enabled
    table.cellForRow(at: path(0))?.contentView.invalidateIntrinsicContentSize()
    rows.heights[0].constant = 50
    stage.update()
    #expect(table.rectForRow(at: path(0)).height == 50)
  }

  @Test("With estimates, a delegate is asked for the heights of rows that are seen")
  func delegateHeights() {
    final class Heights: NSObject, UITableViewDelegate {
      var asked: Set<Int> = []
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        asked.insert(indexPath.row)
        return 80
      }
    }
    let heights = Heights()
    let rows = TallRows(1_000_000)
    let (table, _) = rows.table(delegate: heights)
    #expect(heights.asked == Set(0..<12))
    #expect(table.contentSize.height == 44_000_432)
    #expect(rows.measured.isEmpty)
  }

  @Test("A delegate's estimates are taken row by row")
  func delegateEstimates() {
    final class Estimates: NSObject, UITableViewDelegate {
      func tableView(
        _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
      ) -> CGFloat { indexPath.row == 90 ? .nan : CGFloat(indexPath.row + 1) }
    }
    let (table, _) = TallRows(100) { CGFloat($0 + 1) }.table(delegate: Estimates())
    #expect(table.contentSize.height == 5003)
  }

  @Test("Headers size themselves; one that comes in above does not push what is seen")
  func headers() {
    final class Headers: NSObject, UITableViewDelegate {
      func tableView(
        _ tableView: UITableView, viewForHeaderInSection section: Int
      ) -> UIView? {
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        view.textLabel?.numberOfLines = 0
        view.textLabel?.text = "One\nTwo\nThree"
        return view
      }
    }
    let headers = Headers()
    let rows = NumberedRows(20, 20, 20)
    let (table, stage) = rows.table(style: .grouped, delegate: headers)
    let height = table.rectForHeader(inSection: 0).height
    #expect(height > 50)
    #expect(table.rectForRow(at: path(0)).minY == height)
    #expect(table.headerView(forSection: 0)?.frame.height == height)
    table.contentOffset.y = table.rectForRow(at: IndexPath(row: 5, section: 2)).minY
    stage.update()
    let cell = table.cellForRow(at: IndexPath(row: 5, section: 2))
    #expect(cell?.frame.minY == table.bounds.minY)
    for step in 1...60 {
      table.contentOffset.y -= 5
      stage.update()
      if cell?.superview === table {
        #expect((cell?.frame.minY ?? 0) - table.bounds.minY == CGFloat(step * 5))
      }
    }
    #expect(table.rectForHeader(inSection: 2).height == height)
  }

  @Test("Work is bounded by what is in sight, however many rows there are")
  func work() {
    for count in [1000, 1_000_000] {
      let rows = TallRows(count)
      let (table, stage) = rows.table()
      for place in 1...20 {
        table.contentOffset.y = CGFloat(count * place * 2)
        stage.update()
      }
      #expect(table.reuseCounts.created <= 14)
      #expect(rows.measured.count <= 13 * 21)
      // Each place leaves the rows that were measured there, and those between.
      #expect(table.offsets.sections[0].rows.runCount <= 2 * 21 + 1)
    }
  }

  @Test(
    "A row of a table in a container is scrolled to, wherever it is by then",
    arguments: [true, false])
  func scrollingToRowsInContainers(animated: Bool) {
    let container = ContainerScrollView(frame: .zero)
    let rows = TallRows(200)
    let (table, _) = rows.table()
    table.removeFromSuperview()
    container.addSubviewToContainer(UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 300)))
    container.addSubviewToContainer(table)
    container.addSubviewToContainer(UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 900)))
    let stage = ListStage(container, size: CGSize(width: 320, height: 500), keeping: rows)
    for row in [60, 150, 20, 100] {
      table.scrollToRow(at: path(row), at: .top, animated: animated)
      stage.run(1.5)
      let top = table.convert(table.rectForRow(at: path(row)), to: container).minY
      #expect(abs(top - container.contentOffset.y) <= 0.5, "row \(row)")
      expectTrue(table, rows)
    }
  }

  @Test("In a container, what the reader looks at stays while rows become known")
  func container() {
    let container = ContainerScrollView(frame: .zero)
    let (first, second) = (TallRows(100), TallRows(100) { CGFloat(20 + $0 % 3 * 40) })
    let (upper, lower) = (first.makeTable(), second.makeTable())
    container.addSubviewToContainer(upper)
    container.addSubviewToContainer(lower)
    let stage = ListStage(
      container, size: CGSize(width: 320, height: 500), keeping: first, second)
    stage.run(0.1)
    container.contentOffset.y = container.contentSize.height - 1500
    stage.run(0.1)
    func places() -> [String: CGFloat] {
      var found: [String: CGFloat] = [:]
      for (name, table) in [("upper", upper), ("lower", lower)] {
        for cell in table.visibleCells {
          found["\(name) \(cell.tag)"] = cell.convert(.zero, to: nil).y
        }
      }
      return found
    }
    var last = places()
    for _ in 0..<400 where container.contentOffset.y > 20 {
      container.contentOffset.y -= 20
      stage.update()
      let now = places()
      for (name, y) in now {
        if let before = last[name] { #expect(abs(y - before - 20) <= 0.5, "\(name)") }
      }
      last = now
      expectTrue(upper, first)
      expectTrue(lower, second)
    }
    #expect(upper.reuseCounts.created < 30 && lower.reuseCounts.created < 50)
  }
}
