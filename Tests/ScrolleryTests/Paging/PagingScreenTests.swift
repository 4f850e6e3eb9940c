import Foundation
import Testing
import ViewKit
import ViewKitTesting

@testable import Scrollery

@Suite struct PagingScreenTests {
  private let screen = PagingScreen()
  private let stage: Stage

  init() { stage = Stage(screen, size: CGSize(width: 880, height: 1000)) }

  private func band(_ method: PagingMethod) -> PagingBand {
    screen.bands.first { $0.method == method } ?? screen.bands[0]
  }

  /// A flick to the left, 120 points in 72 ms, that begins at a part of the band's strip.
  private func flick(_ view: UIView?, from part: CGFloat = 0.5) {
    guard let place = view?.place else { return }
    let start = CGPoint(x: place.minX + place.width * part, y: place.midY)
    stage.pointerMove(to: start)
    stage.pointerDown()
    stage.drag(to: CGPoint(x: start.x - 120, y: start.y), steps: 6, every: .milliseconds(12))
    stage.pointerUp()
  }

  private func flick(_ method: PagingMethod) { flick(band(method).strip.superview) }

  // MARK: - The three ways

  @Test func `with paging a flick turns one page, and the others peek`() {
    let strip = band(.enabled).strip
    #expect(strip.frame.width == 260 && !strip.clipsToBounds)
    flick(.enabled)
    #expect(stage.settle())
    #expect(strip.contentOffset.x == 260)
    // 520 points of band show the page and both neighbours; each is 240 long.
    #expect(strip.page(at: 0) != nil && strip.page(at: 2) != nil)
    #expect(strip.page(at: 1)?.place.width == 240)
    #expect(band(.enabled).plot.trace.stretches.map(\.part) == [.drag, .glide])
  }

  @Test func `touches beside a page that is narrower than its band move it`() {
    let bridge = band(.enabled).strip.superview
    flick(bridge, from: 0.95)
    #expect(stage.settle())
    #expect(band(.enabled).strip.contentOffset.x == 260)
    flick(bridge, from: 0.3)
    #expect(stage.settle())
    #expect(band(.enabled).strip.contentOffset.x == 520)
  }

  @Test func `snapping comes to rest between pages first`() throws {
    let strip = band(.snap).strip
    flick(.snap)
    #expect(stage.settle())
    #expect(strip.contentOffset.x == strip.metrics.snapped(strip.contentOffset.x))
    #expect(strip.contentOffset.x > 520)
    let stretches = band(.snap).plot.trace.stretches
    #expect(stretches.map(\.part) == [.drag, .glide, .animation])
    let rest = try #require(stretches[1].samples.last?.offset)
    #expect(abs(rest - strip.contentOffset.x) > 1)
  }

  @Test func `a drag without a flick snaps too`() {
    let strip = band(.snap).strip
    let place = strip.place
    stage.pointerMove(to: CGPoint(x: place.midX, y: place.midY))
    stage.pointerDown()
    stage.drag(to: CGPoint(x: place.midX - 100, y: place.midY), steps: 10, every: .milliseconds(16))
    stage.advance(by: .milliseconds(200))
    stage.pointerUp()
    #expect(stage.settle())
    #expect(strip.contentOffset.x == 0)
    #expect(band(.snap).plot.trace.stretches.map(\.part) == [.drag, .animation])
  }

  @Test func `a target on a page is reached by gliding alone`() {
    let strip = band(.target).strip
    flick(.target)
    #expect(stage.settle())
    #expect(strip.contentOffset.x.truncatingRemainder(dividingBy: 70) == 0)
    #expect(strip.contentOffset.x >= 700)
    #expect(band(.target).plot.trace.stretches.map(\.part) == [.drag, .glide])
  }

  @Test func `past the end there is a page to rest on`() {
    let strip = band(.target).strip
    strip.contentOffset.x = strip.contentSize.width - strip.bounds.width - 20
    flick(.target)
    #expect(stage.settle())
    #expect(strip.contentOffset.x == strip.contentSize.width - strip.bounds.width)
    #expect(strip.contentOffset.x.truncatingRemainder(dividingBy: 70) == 0)
  }

  @Test func `flicks make no more pages than fit`() {
    for _ in 0..<4 {
      for method in PagingMethod.allCases { flick(method) }
      #expect(stage.settle())
    }
    for method in PagingMethod.allCases {
      let counts = band(method).strip.reuseCounts
      #expect(counts.created <= (method == .target ? 10 : 4))
      #expect(counts.dequeued >= 2)
      #expect(counts.live + counts.queued == counts.created)
    }
  }

  @Test func `the wheel turns pages of the band under it`() {
    let place = band(.target).strip.place
    stage.pointerMove(to: CGPoint(x: place.midX, y: place.midY))
    stage.wheel(x: 3, y: 0)
    #expect(stage.settle())
    let offset = band(.target).strip.contentOffset.x
    #expect(offset > 0 && offset.truncatingRemainder(dividingBy: 70) == 0)
  }

  // MARK: - Sizes

  @Test func `all bands can have the same pages, and keep the one they show`() {
    band(.target).show(12, animated: false)
    screen.sizeControl.selectedSegmentIndex = 1
    screen.sizeControl.sendActions(for: .valueChanged)
    #expect(stage.settle())
    #expect(screen.bands.allSatisfy { $0.strip.metrics == .cards })
    #expect(band(.target).strip.contentOffset.x == 3120)
    screen.sizeControl.selectedSegmentIndex = 2
    screen.sizeControl.sendActions(for: .valueChanged)
    #expect(band(.enabled).strip.frame.width == 70)
    #expect(band(.target).page == 12)
  }

  @Test func `another width keeps every page`() {
    for band in screen.bands { band.show(7, animated: false) }
    screen.calendar.show(80, animated: false)
    let traces = screen.bands.map(\.plot.trace)
    stage.resize(to: CGSize(width: 320, height: 568))
    stage.advance(by: .milliseconds(50))
    #expect(screen.bands.map(\.page) == [7, 7, 7])
    #expect(screen.calendar.months.contentOffset.x == 23040)
    #expect(screen.bands.map(\.plot.trace) == traces)
  }

  // MARK: - Calendar

  private var month: MonthCell? {
    let calendar = screen.calendar
    return calendar.months.cellForItem(at: IndexPath(item: calendar.page, section: 0))
      as? MonthCell
  }

  @Test func `a flick turns one month`() {
    let page = screen.calendar.page
    flick(screen.calendar.months)
    #expect(stage.settle())
    #expect(screen.calendar.page == page + 1)
    #expect(screen.calendar.months.reuseCounts.created <= 3)
  }

  @Test func `weeks rest on whole rows, and months remember where theirs were`() throws {
    let page = screen.calendar.page
    let weeks = try #require(month?.weeks)
    let place = weeks.place
    stage.pointerMove(to: CGPoint(x: place.midX, y: place.midY))
    stage.pointerDown()
    stage.drag(to: CGPoint(x: place.midX, y: place.midY - 50), steps: 8, every: .milliseconds(16))
    stage.advance(by: .milliseconds(200))
    stage.pointerUp()
    #expect(stage.settle())
    #expect(weeks.contentOffset.y == 52)
    screen.calendar.show(page + 20, animated: false)
    stage.advance(by: .milliseconds(50))
    #expect(month?.weeks.contentOffset.y == 0)
    screen.calendar.show(page, animated: false)
    stage.advance(by: .milliseconds(50))
    #expect(month?.weeks.contentOffset.y == 52)
  }

  // MARK: - Keys

  @Test func `arrows turn the pages that were turned last`() {
    stage.press(.keyboardRightArrow)
    #expect(stage.settle())
    #expect(band(.enabled).strip.contentOffset.x == 260)
    flick(.target)
    #expect(stage.settle())
    let offset = band(.target).strip.contentOffset.x
    stage.press(.keyboardRightArrow)
    stage.press(.keyboardRightArrow)
    #expect(stage.settle())
    #expect(band(.target).strip.contentOffset.x == offset + 140)
    #expect(band(.enabled).strip.contentOffset.x == 260)
  }

  @Test func `tab reaches the bands and the calendar`() {
    for _ in 0..<4 { stage.press(.keyboardTab) }
    #expect(band(.target).isFocused)
    stage.press(.keyboardRightArrow)
    #expect(stage.settle())
    #expect(band(.target).strip.contentOffset.x == 70)
    stage.press(.keyboardTab)
    #expect(screen.calendar.isFocused)
    stage.press(.keyboardDownArrow)
    #expect(stage.settle())
    #expect(month?.weeks.contentOffset.y == 52)
  }
}
