import Foundation
import Testing

@testable import ViewKit

@Suite("The container")
struct ContainerScrollViewTests {
  private func container(height: CGFloat) -> (ContainerScrollView, ListStage) {
    let container = ContainerScrollView(frame: .zero)
    return (container, ListStage(container, size: CGSize(width: 320, height: height)))
  }

  private func plain(_ height: CGFloat) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: 10, height: height))
  }

  private func scroller(_ height: CGFloat) -> UIScrollView {
    let view = UIScrollView(frame: .zero)
    view.contentSize = CGSize(width: 0, height: height)
    return view
  }

  private func scroll(_ container: ContainerScrollView, _ stage: ListStage, to y: CGFloat) {
    container.contentOffset.y = y
    stage.update()
  }

  /// The article's two tables: 9 cells of 72 and 12 of 48, insets of 16 and 4 points between.
  private func sample() -> (ContainerScrollView, ListStage, [UICollectionView]) {
    let (container, stage) = container(height: 568)
    let inset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    let lists = [(9, 72.0), (12, 48.0)].map { count, height in
      let source = NumberedItems(count)
      let list = UICollectionView(
        frame: .zero, collectionViewLayout: flow(288, height, line: 4, inset: inset))
      list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
      list.dataSource = source
      stage.keep(source)
      container.addSubviewToContainer(list)
      return list
    }
    stage.update()
    return (container, stage, lists)
  }

  @Test("Items 17 and 22: the sample's content is 1364 high, its greatest offset 796")
  func sampleSize() {
    let (container, _, lists) = sample()
    #expect(lists.map(\.contentSize.height) == [712, 652])
    #expect(container.contentSize == CGSize(width: 320, height: 1364))
    #expect(container.contentSize.height - container.bounds.height == 796)
  }

  @Test("Items 13 to 16 and 19: frames and offsets at the start, between and at the end")
  func sampleFrames() {
    let (container, stage, lists) = sample()
    func state() -> [[CGFloat]] {
      lists.map { [$0.frame.minY, $0.frame.height, $0.contentOffset.y] }
    }
    #expect(state() == [[0, 568, 0], [712, 0, 0]])
    #expect(lists[1].visibleCells.isEmpty)
    scroll(container, stage, to: 100)
    #expect(state() == [[100, 568, 100], [712, 0, 0]])
    scroll(container, stage, to: 300)
    #expect(state() == [[300, 412, 300], [712, 156, 0]])
    scroll(container, stage, to: 712)
    #expect(state() == [[712, 0, 712], [712, 568, 0]])
    #expect(lists[0].visibleCells.isEmpty)
    scroll(container, stage, to: 796)
    #expect(state() == [[796, 0, 796], [796, 568, 84]])
    scroll(container, stage, to: 850)
    #expect(state() == [[850, 0, 850], [850, 514, 138]])
    scroll(container, stage, to: -50)
    #expect(state() == [[0, 518, 0], [712, 0, 0]])
    #expect(lists.allSatisfy { $0.frame.width == 320 && $0.frame.minX == 0 })
  }

  @Test("Item 11: the content view covers the container and shows it at the container's offset")
  func contentView() {
    let (container, stage, lists) = sample()
    scroll(container, stage, to: 123)
    let content = lists[0].superview
    #expect(content !== container)
    #expect(content?.superview === container)
    #expect(content?.frame == CGRect(x: 0, y: 123, width: 320, height: 568))
    #expect(content?.bounds.origin == CGPoint(x: 0, y: 123))
    #expect(lists[0].convert(CGPoint(x: 0, y: 123), to: nil) == .zero)
  }

  @Test("Item 9: a scroll view scrolls by itself again when it is removed, if it did before")
  func scrollEnabled() {
    let (container, stage) = container(height: 500)
    let (free, fixed) = (scroller(100), scroller(100))
    fixed.isScrollEnabled = false
    container.addSubviewToContainer(free)
    container.addSubviewToContainer(fixed)
    stage.update()
    #expect(!free.isScrollEnabled)
    container.removeSubviewFromContainer(free)
    fixed.removeFromSuperview()
    #expect(free.isScrollEnabled)
    #expect(!fixed.isScrollEnabled)
    #expect(free.superview == nil)
    #expect(container.containedSubviews.isEmpty)
  }

  @Test("Items 10, 12 and 18: plain views keep their height, and their changes move what follows")
  func plainViews() {
    let (container, stage) = container(height: 500)
    let (head, list, foot) = (plain(300), scroller(1000), plain(50))
    for view in [head, list, foot] { container.addSubviewToContainer(view) }
    stage.update()
    #expect(container.contentSize.height == 1350)
    #expect(foot.frame == CGRect(x: 0, y: 1300, width: 320, height: 50))
    scroll(container, stage, to: 600)
    #expect(head.frame == CGRect(x: 0, y: 0, width: 320, height: 300))
    // The reader looks at the list, 300 points into it, and goes on doing so.
    head.frame.size.height = 400
    stage.update()
    #expect(container.contentSize.height == 1450)
    #expect(container.contentOffset.y == 700)
    #expect(list.contentOffset.y == 300)
    head.bounds.size.height = 100
    stage.update()
    #expect(container.contentOffset.y == 400)
    #expect(list.contentOffset.y == 300)
    #expect(foot.frame.minY == 1100)
    list.contentSize.height = 2000
    stage.update()
    #expect(foot.frame.minY == 2100)
  }

  @Test("Item 17: the content is never smaller than the container")
  func shortContent() {
    let (container, stage) = container(height: 500)
    container.addSubviewToContainer(plain(80))
    stage.update()
    #expect(container.contentSize == CGSize(width: 320, height: 500))
    #expect(ContainerScrollView(frame: .zero).contentSize == .zero)
  }

  @Test("N-01: rows deleted at the end move the content at once")
  func rowsDeleted() {
    let (container, stage) = container(height: 500)
    let rows = NumberedRows(10)
    let table = UITableView(frame: .zero)
    table.rowHeight = 100
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    container.addSubviewToContainer(plain(400))
    container.addSubviewToContainer(table)
    stage.update()
    scroll(container, stage, to: 900)
    #expect(table.contentOffset.y == 500)
    rows.counts = [5]
    table.deleteRows(at: (0..<5).map { IndexPath(row: $0, section: 0) }, with: .none)
    stage.update()
    #expect(container.contentOffset.y == 400)
    #expect(table.frame == CGRect(x: 0, y: 400, width: 320, height: 500))
    #expect(table.contentOffset.y == 0)
    #expect(table.visibleCells.count == 5)
  }

  @Test("N-03: a view added twice counts once; a removed one is watched no more")
  func addedTwice() {
    let (container, stage) = container(height: 500)
    let (first, second) = (scroller(400), scroller(1000))
    container.addSubviewToContainer(second)
    container.addSubviewToContainer(first)
    container.addSubviewToContainer(second)
    stage.update()
    #expect(container.contentSize.height == 1400)
    #expect(container.containedSubviews == [first, second])
    #expect(second.frame.minY == 400)
    container.removeSubviewFromContainer(second)
    stage.update()
    #expect(container.contentSize.height == 500)
    second.contentSize.height = 5000
    stage.update()
    #expect(container.contentSize.height == 500)
    #expect(first.frame.height == 400)
  }

  @Test("N-04: a hidden child leaves no gap")
  func hidden() {
    let (container, stage) = container(height: 200)
    let views = (0..<3).map { _ in plain(100) }
    views.forEach(container.addSubviewToContainer)
    container.spacing = 10
    stage.update()
    #expect(container.contentSize.height == 320)
    scroll(container, stage, to: 120)
    views[1].isHidden = true
    stage.update()
    #expect(container.contentSize.height == 210)
    #expect(container.contentOffset.y == 10)
    #expect(views[2].frame.minY == 110)
    views[1].isHidden = false
    stage.update()
    #expect(container.contentSize.height == 320)
  }

  @Test("N-05: a long list in a container makes only the cells in sight")
  func longList() {
    let (container, stage) = container(height: 600)
    let source = NumberedItems(10_000)
    let list = UICollectionView(frame: .zero, collectionViewLayout: flow(320, 50))
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    list.dataSource = source
    container.addSubviewToContainer(list)
    stage.update()
    #expect(list.reuseCounts.live == 12)
    scroll(container, stage, to: 250_000)
    #expect(list.reuseCounts.live == 12)
    for step in 0..<200 {
      scroll(container, stage, to: 250_000 + CGFloat(step) * 61.7)
      #expect(list.reuseCounts.live <= 13)
    }
    #expect(list.reuseCounts.created <= 13)
  }

  @Test("Four lists of a hundred million rows scroll as one")
  func hugeLists() {
    let (container, stage) = container(height: 568)
    let sources = (0..<4).map { _ in NumberedRows(100_000_000) }
    let tables = sources.map { source in
      let table = UITableView(frame: .zero)
      table.rowHeight = 72
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      table.dataSource = source
      container.addSubviewToContainer(table)
      return table
    }
    stage.update()
    #expect(container.contentSize.height == 28_800_000_000)
    scroll(container, stage, to: 14_400_000_000 - 284)
    #expect(tables.map(\.reuseCounts.live) == [0, 4, 4, 0])
    #expect(tables[1].visibleCells.last?.textLabel?.text == "0.99999999")
    #expect(tables[2].visibleCells.first?.textLabel?.text == "0.0")
  }

  @Test("A view that only scrolls sideways keeps doing so and counts as plain")
  func carousel() {
    let (container, stage) = container(height: 500)
    let carousel = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 120))
    carousel.contentSize = CGSize(width: 2000, height: 120)
    container.addSubviewToContainer(plain(100))
    container.addSubviewToContainer(carousel)
    container.addSubviewToContainer(scroller(1000))
    stage.update()
    #expect(carousel.isScrollEnabled)
    #expect(container.contentSize.height == 1220)
    carousel.contentOffset.x = 300
    scroll(container, stage, to: 150)
    #expect(carousel.frame == CGRect(x: 0, y: 100, width: 320, height: 120))
    #expect(carousel.contentOffset == CGPoint(x: 300, y: 0))
  }
}
