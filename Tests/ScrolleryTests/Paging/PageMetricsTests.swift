import Foundation
import Testing

@testable import Scrollery

@Suite struct PageMetricsTests {
  private let metrics = PageMetrics(length: 60, padding: 10, count: 100)

  @Test(
    arguments: [
      (CGFloat(0), CGFloat(0)), (34.9, 0), (35, 70), (104.9, 70), (105, 140), (-50, 0), (1e6, 6930),
      (.nan, 0), (.infinity, 0),
    ])
  func `an offset is moved to the nearest page`(offset: CGFloat, page: CGFloat) {
    #expect(metrics.snapped(offset) == page)
  }

  @Test func `the greatest offset bounds the pages to rest on`() {
    #expect(metrics.snapped(900, upTo: 630) == 630)
  }

  @Test func `the greatest offset is a whole number of pages`() {
    // 16 + 6990 + 16 points in 509: 6513 are left, 93 pages and a bit.
    #expect(metrics.greatestOffset(width: 509, lead: 16) == 6580)
    #expect(metrics.greatestOffset(width: 9000, lead: 16) == 0)
  }

  @Test func `pages in a stretch are those of which something shows`() {
    // Page 1 is from 80 to 140, page 2 from 150 to 210.
    #expect(metrics.pages(in: 0...100, lead: 10) == 0..<2)
    #expect(metrics.pages(in: 140...150, lead: 10) == 2..<2)
    #expect(metrics.pages(in: 139...151, lead: 10) == 1..<3)
    #expect(metrics.pages(in: -500...(-400), lead: 10) == 0..<0)
    #expect(metrics.pages(in: 1e5...2e5, lead: 10) == 100..<100)
  }

  @Test func `no length and no pages do no harm`() {
    let none = PageMetrics(length: 0, padding: 0, count: 0)
    #expect(none.snapped(20) == 0)
    #expect(none.pages(in: 0...100, lead: 0).isEmpty)
    #expect(none.greatestOffset(width: 100, lead: 0) == 0)
  }
}
