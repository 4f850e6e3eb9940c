import Foundation
import Testing
import ViewKitTesting

@testable import ViewKit

@Suite("The container's arrangement")
struct ContainerArrangementTests {
  private func container(height: CGFloat = 500) -> (ContainerScrollView, ListStage) {
    let container = ContainerScrollView(frame: .zero)
    return (container, ListStage(container, size: CGSize(width: 320, height: height)))
  }

  private func plain(_ height: CGFloat, width: CGFloat = 10) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  private func table(_ rows: NumberedRows, rowHeight: CGFloat = 50) -> UITableView {
    let table = UITableView(frame: .zero)
    table.rowHeight = rowHeight
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    return table
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test("N-02: a section's header is pinned below what covers the container")
  func pinnedHeader() {
    let (container, stage) = container()
    container.contentInset.top = 64
    let rows = NumberedRows(20)
    rows.titles = [0: "A"]
    let list = table(rows)
    list.sectionHeaderHeight = 40
    stage.keep(rows)
    container.addSubviewToContainer(plain(300))
    container.addSubviewToContainer(list)
    stage.update()
    container.contentOffset.y = 500
    stage.update()
    let header = list.headerView(forSection: 0)
    #expect(header.map { container.convert($0.bounds.origin, from: $0).y } == 564)
  }

  @Test("N-02: a child's own insets count")
  func childInsets() {
    let (container, stage) = container(height: 200)
    let child = UIScrollView(frame: .zero)
    child.contentSize = CGSize(width: 0, height: 300)
    child.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    container.addSubviewToContainer(child)
    stage.update()
    #expect(container.contentSize.height == 350)
    #expect(child.contentOffset.y == -20)
    container.contentOffset.y = 150
    stage.update()
    #expect(child.contentOffset.y == 130)
    #expect(child.frame == CGRect(x: 0, y: 150, width: 320, height: 200))
  }

  @Test("What a child is told to scroll to, the container scrolls to")
  func redirected() {
    let (container, stage) = container()
    let rows = NumberedRows(100)
    let list = table(rows)
    stage.keep(rows)
    container.addSubviewToContainer(plain(300))
    container.addSubviewToContainer(list)
    container.addSubviewToContainer(plain(1000))
    stage.update()
    list.scrollToRow(at: path(40), at: .top, animated: false)
    stage.update()
    #expect(container.contentOffset.y == 2300)
    #expect(list.contentOffset.y == 2000)
    list.scrollToRow(at: path(20), at: .bottom, animated: true)
    stage.run(0.5)
    #expect(container.contentOffset.y == 850)
    list.setContentOffset(CGPoint(x: 0, y: 100), animated: false)
    stage.update()
    #expect(container.contentOffset.y == 400)
  }

  @Test("Rows inserted above what is read leave it where it is, and others move along with them")
  func readerStays() {
    let (container, stage) = container()
    let rows = NumberedRows(100)
    let list = table(rows)
    let foot = plain(50)
    stage.keep(rows)
    container.addSubviewToContainer(list)
    container.addSubviewToContainer(foot)
    stage.update()
    container.contentOffset.y = 1000
    stage.update()
    let cell = list.cellForRow(at: path(20))
    rows.counts = [103]
    list.insertRows(at: [path(0), path(1), path(2)], with: .fade)
    for _ in 0..<20 {
      let shown = cell?.layer.presentation()?.frame.minY ?? 0
      let top = list.layer.presentation()?.bounds.minY ?? 0
      #expect(abs(shown - top) < 0.001)
      stage.update()
    }
    #expect(container.contentOffset.y == 1150)
    #expect(list.cellForRow(at: path(23)) === cell)
  }

  @Test("A child's change of size, animated, moves what follows in step")
  func inStep() {
    let (container, stage) = container()
    let rows = NumberedRows(4)
    let list = table(rows)
    let foot = plain(50)
    stage.keep(rows)
    container.addSubviewToContainer(list)
    container.addSubviewToContainer(foot)
    stage.update()
    rows.counts = [2]
    list.deleteRows(at: [path(0), path(1)], with: .fade)
    #expect(foot.frame.minY == 100)
    stage.run(9 / 60)
    #expect(abs((foot.layer.presentation()?.frame.minY ?? 0) - 150) < 0.001)
    #expect(abs((list.layer.presentation()?.frame.height ?? 0) - 150) < 0.001)
    stage.run(0.3)
    #expect(foot.layer.presentation()?.frame.minY == 100)
    UIView.animate(withDuration: 0.3) { foot.frame.size.height = 90 }
    #expect(container.contentSize.height == 500)
  }

  @Test("Margins, alignment, spacing and order")
  func margins() {
    let (container, stage) = container()
    let (first, second, third) = (plain(40), plain(40, width: 100), plain(40))
    for view in [third, second] { container.addSubviewToContainer(view) }
    container.insertSubviewIntoContainer(first, at: 0)
    container.insertSubviewIntoContainer(third, at: 9)
    container.spacing = 5
    container.contentMargins = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
    container.setMargins(UIEdgeInsets(top: 3, left: 2, bottom: 4, right: 8), for: first)
    container.setAlignment(.center, for: second)
    stage.update()
    #expect(container.containedSubviews == [first, second, third])
    #expect(first.frame == CGRect(x: 22, y: 13, width: 270, height: 40))
    #expect(second.frame == CGRect(x: 110, y: 62, width: 100, height: 40))
    #expect(third.frame == CGRect(x: 20, y: 107, width: 280, height: 40))
  }

  @Test(
    "Of children that overlap, the one with the greater zPosition is in front, whatever the order")
  func zOrder() throws {
    let container = ContainerScrollView(frame: .zero)
    container.spacing = -20
    let (first, second) = (plain(40), plain(40))
    first.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    second.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    let red = RGBA8(red: 255, green: 0, blue: 0, alpha: 255)
    let blue = RGBA8(red: 0, green: 0, blue: 255, alpha: 255)
    for view in [first, second] { container.addSubviewToContainer(view) }
    let stage = Stage(container, size: CGSize(width: 100, height: 100))
    #expect(try stage.picture().pixel(50, 30) == blue)
    first.layer.zPosition = 1
    #expect(try stage.picture().pixel(50, 30) == red)
    #expect(container.containedSubviews == [first, second])
    #expect(try stage.picture().pixel(50, 50) == blue)
    second.layer.zPosition = 2
    #expect(try stage.picture().pixel(50, 30) == blue)
  }

  @Test("A container that stacks sideways")
  func horizontal() {
    let container = ContainerScrollView(frame: .zero)
    container.axis = .horizontal
    let stage = ListStage(container, size: CGSize(width: 320, height: 100))
    let layout = flow(50, 100)
    layout.scrollDirection = .horizontal
    let items = NumberedItems(1000)
    let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    list.dataSource = items
    stage.keep(items)
    container.addSubviewToContainer(plain(10, width: 200))
    container.addSubviewToContainer(list)
    stage.update()
    #expect(container.contentSize == CGSize(width: 50_200, height: 100))
    container.contentOffset.x = 1000
    stage.update()
    #expect(list.frame == CGRect(x: 1000, y: 0, width: 320, height: 100))
    #expect(list.contentOffset.x == 800)
    #expect(list.reuseCounts.live == 7)
  }

  @Test("A container in a container: the innermost list still has only the cells in sight")
  func nested() {
    let (outer, stage) = container()
    let inner = ContainerScrollView(frame: .zero)
    let rows = NumberedRows(1000)
    let list = table(rows)
    stage.keep(rows)
    inner.addSubviewToContainer(plain(100))
    inner.addSubviewToContainer(list)
    outer.addSubviewToContainer(plain(200))
    outer.addSubviewToContainer(inner)
    outer.addSubviewToContainer(plain(70))
    stage.update()
    #expect(outer.contentSize.height == 50_370)
    outer.contentOffset.y = 10_300
    stage.update()
    #expect(list.visibleCells.first?.textLabel?.text == "0.200")
    #expect(list.reuseCounts.live == 10)
    list.scrollToRow(at: path(500), at: .top, animated: false)
    stage.update()
    #expect(outer.contentOffset.y == 25_300)
  }

  @Test(
    "Children added, removed, moved and reloaded in mid-fling leave the reader's place and the fling"
  )
  func midFling() {
    let (container, stage) = container()
    let (first, second) = (NumberedRows(200), NumberedRows(200))
    let lists = [table(first), table(second)]
    for rows in [first, second] { stage.keep(rows) }
    let head = plain(200)
    for view in [head] + lists { container.addSubviewToContainer(view) }
    stage.update()
    container.contentOffset.y = 11_000
    stage.update()
    stage.fling(from: CGPoint(x: 100, y: 400), by: -250)
    stage.run(0.1)
    let cell = lists[1].visibleCells.first
    func place() -> CGFloat { cell.map { container.convert($0.bounds.origin, from: $0).y } ?? 0 }
    let before = place() - container.contentOffset.y
    container.removeSubviewFromContainer(head)
    container.insertSubviewIntoContainer(plain(90), at: 0)
    first.counts = [150]
    lists[0].reloadData()
    container.layoutIfNeeded()
    #expect(container.isDecelerating)
    #expect(abs(place() - container.contentOffset.y - before) < 0.001)
    let offset = container.contentOffset.y
    stage.update()
    #expect(container.contentOffset.y > offset)
  }

  @Test("Plain views out of sight are collapsed on request, and keep their length")
  func collapsed() {
    let (container, stage) = container()
    container.collapsesPlainViews = true
    let views = (0..<5).map { _ in plain(300) }
    for view in views { container.addSubviewToContainer(view) }
    stage.update()
    #expect(views.map(\.frame.height) == [300, 300, 0, 0, 0])
    container.contentOffset.y = 700
    stage.update()
    #expect(views.map(\.frame.height) == [0, 0, 300, 300, 0])
    #expect(container.contentSize.height == 1500)
  }

  @Test("A child without a length of its own is as long as its content, and follows it")
  func sizesItself() {
    let (container, stage) = container()
    let (inner, after) = (UIView(), plain(40))
    let text = UILabel()
    text.text = "One line"
    let stack = UIStackView(arrangedSubviews: [text, inner])
    stack.axis = .vertical
    stack.spacing = 10
    let height = inner.heightAnchor.constraint(equalToConstant: 60)
    height.isActive = true
    for view in [stack, after] { container.addSubviewToContainer(view) }
    stage.update()
    let line = text.intrinsicContentSize.height
    #expect(stack.frame == CGRect(x: 0, y: 0, width: 320, height: line + 70))
    #expect(inner.frame == CGRect(x: 0, y: line + 10, width: 320, height: 60))
    #expect(after.frame.minY == line + 70)
    height.constant = 100
    stage.update()
    #expect(stack.frame.height == line + 110 && after.frame.minY == line + 110)
    inner.isHidden = true
    stage.update()
    #expect(stack.frame.height == line && after.frame.minY == line)
    stack.frame.size.height = 200
    stage.update()
    #expect(after.frame.minY == 200)
  }

  @Test("Text in a child is as high as its lines at the width of the container")
  func text() {
    let (container, stage) = container()
    let label = UILabel()
    label.numberOfLines = 0
    label.text = String(repeating: "word ", count: 100)
    let after = plain(40)
    for view in [label, after] { container.addSubviewToContainer(view) }
    stage.update()
    let height = label.sizeThatFits(CGSize(width: 320, height: 0)).height
    #expect(height > 100)
    #expect(abs(label.frame.height - height) <= 1)
    container.frame.size.width = 640
    stage.update()
    #expect(label.frame.height < height * 0.6 && after.frame.minY == label.frame.maxY)
    label.text = "word"
    stage.update()
    #expect(after.frame.minY < 40)
  }
}
