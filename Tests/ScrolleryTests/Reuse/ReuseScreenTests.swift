import Foundation
import Testing
import ViewKitTesting

@testable import Scrollery
@testable import ViewKit

@Suite("The reuse screen")
struct ReuseScreenTests {
  private func stage() -> (ReuseScreen, Stage) {
    let screen = ReuseScreen()
    return (screen, Stage(screen, size: CGSize(width: 400, height: 700)))
  }

  private func turn(_ screen: ReuseScreen, _ stage: Stage, to page: Int) {
    screen.pages.setContentOffset(CGPoint(x: 400 * CGFloat(page), y: 0), animated: true)
    stage.settle()
  }

  private func views(_ screen: ReuseScreen) -> [PageView] {
    screen.pages.subviews.compactMap { $0 as? PageView }.sorted { $0.page < $1.page }
  }

  @Test(
    "Item 62: the page and its neighbours are loaded; three instances, ever",
    arguments: [
      false, true,
    ])
  func threeEver(controllers: Bool) {
    let (screen, stage) = stage()
    if controllers { screen.showNextVariant() }
    var seen: Set<Int> = []
    for page in [0, 1, 2, 5, 9, 8, 3, 0, 7] {
      turn(screen, stage, to: page)
      let loaded = views(screen)
      let needed = PageReel<PageView>.needed(around: page, of: 10)
      #expect(loaded.map(\.page) == Array(needed))
      #expect(loaded.map(\.frame.minX) == needed.map { CGFloat($0) * 400 })
      seen.formUnion(loaded.map(\.reuseRecord.identity))
      #expect(screen.children.count == (controllers ? needed.count : 0))
    }
    #expect(seen == [1, 2, 3])
    let counts = screen.pages.reuseCounts
    #expect(counts.created == 3 && counts.live + counts.queued == 3)
  }

  @Test("Item 61: each page's list keeps its place, and no other page gets it")
  func places() {
    let (screen, stage) = stage()
    views(screen).first { $0.page == 0 }?.list.contentOffset.y = 300
    turn(screen, stage, to: 5)
    #expect(views(screen).allSatisfy { $0.list.contentOffset.y == 0 })
    turn(screen, stage, to: 0)
    #expect(views(screen).first { $0.page == 0 }?.list.contentOffset.y == 300)
  }

  @Test("A list that is pulled over its edge while its page leaves comes back within it")
  func pulledPlace() throws {
    let (screen, stage) = stage()
    stage.pointerMove(to: CGPoint(x: 200, y: 500))
    stage.trackpad(x: 0, y: -40)
    let pulled = try #require(views(screen).first { $0.page == 0 })
    #expect(pulled.list.contentOffset.y < 0)
    screen.showNextVariant()
    let shown = try #require(views(screen).first { $0.page == 0 })
    #expect(shown.list.contentOffset.y == 0)
  }

  @Test("A list that was left in a lower window comes back within its edges")
  func placeInLowerWindow() throws {
    let (screen, stage) = stage()
    stage.resize(to: CGSize(width: 400, height: 300))
    try #require(views(screen).first { $0.page == 0 }).list.contentOffset.y = 10_000
    turn(screen, stage, to: 5)
    stage.resize(to: CGSize(width: 400, height: 700))
    turn(screen, stage, to: 0)
    let list = try #require(views(screen).first { $0.page == 0 }).list
    #expect(list.contentOffset.y == list.contentSize.height - list.bounds.height)
  }

  @Test("Item 63: the titles follow the pages and cannot be scrolled by themselves")
  func titles() {
    let (screen, stage) = stage()
    #expect(screen.titles.contentOffset.x == -140)
    screen.pages.contentOffset.x = 600
    stage.settle()
    #expect(screen.titles.contentOffset.x == 40)
    #expect(!screen.titles.isUserInteractionEnabled)
  }

  @Test("The page is kept when the window is resized")
  func resized() {
    let (screen, stage) = stage()
    turn(screen, stage, to: 4)
    stage.resize(to: CGSize(width: 300, height: 700))
    stage.settle()
    #expect(screen.pages.contentOffset.x == 1200)
    #expect(views(screen).map(\.frame.minX) == [900, 1200, 1500])
  }

  @Test("Pages leave before others enter, so that these find an instance")
  func queues() {
    final class Thing {}
    var reel = PageReel([Thing(), Thing(), Thing()])
    var left: [Int] = []
    reel.load(0..<2) { _, _ in
    } enter: { _, _ in
    }
    reel.load(4..<7) {
      left.append($1)
    } enter: { _, _ in
    }
    #expect(left == [0, 1])
    #expect(reel.loaded.keys.sorted() == [4, 5, 6])
    #expect(reel.counts.dequeued == 5 && reel.waiting.isEmpty)
  }
}
