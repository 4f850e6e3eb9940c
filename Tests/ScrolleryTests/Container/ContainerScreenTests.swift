import Foundation
import Testing
import ViewKit
import ViewKitTesting

@testable import Scrollery

@Suite struct ContainerScreenTests {
  private let screen: ContainerScreen
  private let stage: Stage

  init() {
    screen = ContainerScreen(rows: 1)
    stage = Stage(screen, size: CGSize(width: 375, height: 667))
  }

  private var offset: CGFloat { screen.container.contentOffset.y }
  private var bubbles: UICollectionView { screen.carousel.collection }

  /// A point on the carousel, in the window.
  private var onCarousel: CGPoint {
    bubbles.convert(CGPoint(x: bubbles.bounds.midX, y: 60), to: nil)
  }

  // MARK: - Header

  @Test func `the content begins below the whole header`() {
    #expect(offset == -240)
    #expect(screen.header.frame == CGRect(x: 0, y: 0, width: 375, height: 240))
    #expect(screen.header.progress == 1)
    #expect(screen.container.verticalScrollIndicatorInsets.top == 240)
  }

  @Test func `pulling stretches the header, and letting go brings it back`() {
    stage.pointerMove(to: CGPoint(x: 180, y: 300))
    stage.pointerDown()
    stage.drag(to: CGPoint(x: 180, y: 500), steps: 20, every: .milliseconds(16))
    #expect(screen.header.stretch > 50)
    #expect(screen.header.frame.height == -offset)
    #expect(screen.header.progress == 1)
    stage.pointerUp()
    #expect(stage.settle())
    #expect(screen.header.stretch == 0)
    #expect(screen.header.frame.height == 240)
  }

  @Test func `a jump in one frame leaves the bar`() {
    screen.changeRowCount(to: 1000)
    stage.advance(by: .milliseconds(20))
    screen.container.contentOffset.y = 3000
    stage.advance(by: .milliseconds(20))
    #expect(screen.header.frame.height == 64)
    #expect(screen.header.progress == 0)
    #expect(screen.header.stretch == 0)
    #expect(screen.container.verticalScrollIndicatorInsets.top == 64)
  }

  @Test func `what is behind the header scrolls`() {
    stage.pointerMove(to: CGPoint(x: 180, y: 120))
    stage.pointerDown()
    stage.drag(to: CGPoint(x: 180, y: 60), steps: 10, every: .milliseconds(16))
    #expect(offset > -240)
    stage.pointerUp()
  }

  @Test func `a low window has a low header, and the top stays the top`() {
    stage.resize(to: CGSize(width: 320, height: 300))
    stage.advance(by: .milliseconds(20))
    #expect(screen.header.frame.height == 126)
    #expect(offset == -126)
  }

  // MARK: - Carousel

  @Test func `a sideways drag moves the carousel alone and rests on a bubble`() {
    stage.pointerMove(to: onCarousel)
    stage.pointerDown()
    stage.drag(
      to: CGPoint(x: onCarousel.x - 130, y: onCarousel.y + 4), steps: 8, every: .milliseconds(16))
    #expect(bubbles.contentOffset.x > 80)
    stage.pointerUp()
    #expect(stage.settle())
    let page = bubbles.contentOffset.x / CarouselLayout.pitch
    #expect(page == page.rounded() && page >= 1)
    #expect(screen.carousel.dots.currentPage == Int(page))
    #expect(offset == -240)
  }

  @Test func `an upright drag on the carousel moves the container alone`() {
    stage.pointerMove(to: onCarousel)
    stage.pointerDown()
    stage.drag(
      to: CGPoint(x: onCarousel.x + 4, y: onCarousel.y - 120), steps: 8,
      every: .milliseconds(16))
    #expect(offset > -200)
    #expect(bubbles.contentOffset.x == 0)
    stage.pointerUp()
    #expect(stage.settle())
  }

  @Test func `a bubble that is clicked comes to the middle`() {
    stage.tap(at: CGPoint(x: onCarousel.x + CarouselLayout.pitch, y: onCarousel.y))
    #expect(stage.settle())
    #expect(bubbles.contentOffset.x == CarouselLayout.pitch)
  }

  @Test func `another width keeps the bubble in the middle`() {
    screen.carousel.center(5, animated: false)
    stage.resize(to: CGSize(width: 900, height: 667))
    stage.advance(by: .milliseconds(20))
    #expect(bubbles.contentOffset.x == 5 * CarouselLayout.pitch)
    let cell = bubbles.cellForItem(at: IndexPath(item: 5, section: 0))
    #expect(cell?.center.x == bubbles.bounds.midX)
    #expect(cell?.transform == .identity)
  }

  // MARK: - Rows

  @Test func `a fling makes no more cells, however many rows there are`() throws {
    var counts: [[Int]] = []
    for rows in [1000, 100_000_000] {
      screen.changeRowCount(to: rows)
      stage.advance(by: .milliseconds(20))
      screen.container.contentOffset.y = 400
      stage.advance(by: .milliseconds(20))
      let list: any ReusingList = screen.firstTable
      let before = list.reuseCounts
      stage.pointerMove(to: CGPoint(x: 180, y: 600))
      stage.pointerDown()
      stage.drag(to: CGPoint(x: 180, y: 100), steps: 6, every: .milliseconds(12))
      stage.pointerUp()
      #expect(stage.settle())
      let after = list.reuseCounts
      #expect(after.dequeued > before.dequeued + 20)
      // 603 points below the bar hold parts of nine rows of 76 points, and one may be on its way.
      #expect(after.created <= 10 && after.live <= 10)
      counts.append([after.created, screen.grid.subviews.count])
    }
    #expect(counts[0] == counts[1])
  }

  @Test func `once a screenful was shown, scrolling needs no more textures`() throws {
    screen.changeRowCount(to: 1000)
    func scroll(frames: Int) throws {
      for _ in 0..<frames {
        screen.container.contentOffset.y += 70
        stage.advance(by: .milliseconds(17))
        _ = try stage.picture()
      }
    }
    try scroll(frames: 12)
    let before = stage.statistics
    try scroll(frames: 30)
    let after = stage.statistics
    #expect(after.texturesCreated <= before.texturesCreated + 2)
    // A row that is new has three texts, no more; 30 steps of 70 points bring 28 rows.
    #expect(after.textsRendered - before.textsRendered <= 3 * 29)
    #expect(after.textsRendered > before.textsRendered)
  }

  @Test func `another number of rows is shown at once`() {
    screen.changeRowCount(to: 3)
    stage.advance(by: .milliseconds(20))
    #expect(screen.firstTable.contentSize.height == 228)
    #expect(screen.secondTable.numberOfRows(inSection: 0) == 3)
    #expect(screen.grid.numberOfItems(inSection: 0) == 3)
    screen.changeRowCount(to: -5)
    stage.advance(by: .milliseconds(20))
    #expect(screen.firstTable.contentSize.height == 0)
  }

  @Test func `keys go to the container`() {
    #expect(screen.preferredKeyResponder === screen.container)
  }
}
