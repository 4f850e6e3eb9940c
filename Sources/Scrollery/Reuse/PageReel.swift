import ViewKit

/// Reuse by hand: which pages are loaded, and the instances that wait for one.
struct PageReel<Page: AnyObject> {
  private static var kind: String { "page" }

  private(set) var loaded: [Int: Page] = [:]
  private var pool = ReusePool<String, Page>()

  /// The number of instances is known, so they are all there from the start.
  init(_ instances: [Page]) {
    pool.stock(instances.reversed(), as: Self.kind)
  }

  var waiting: [Page] { pool.queuedItems }
  var counts: ReuseCounts { pool.counts }

  /// What is loaded for a page of so many: itself and its neighbours.
  static func needed(around page: Int, of count: Int) -> Range<Int> {
    guard count > 0 else { return 0..<0 }
    let page = min(max(page, 0), count - 1)
    return max(page - 1, 0)..<min(page + 2, count)
  }

  /// Loads the pages of `needed` and no others. Pages leave first, so that those that enter find an
  /// instance.
  mutating func load(
    _ needed: Range<Int>, leave: (Page, Int) -> Void, enter: (Page, Int) -> Void
  ) {
    for (index, page) in loaded.sorted(by: { $0.key < $1.key }) where !needed.contains(index) {
      loaded[index] = nil
      leave(page, index)
      pool.enqueue(page, as: Self.kind)
    }
    for index in needed where loaded[index] == nil {
      guard let page = pool.dequeue(Self.kind) else { return }
      loaded[index] = page
      enter(page, index)
    }
  }
}
