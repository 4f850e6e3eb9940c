import ViewKit

/// Views that went out of sight and wait to come back: a reuse queue by hand, as in the article on
/// scroll views in practice.
struct PageQueue<Page: UIView> {
  private(set) var waiting: [Page] = []
  private(set) var counts = ReuseCounts()

  /// A view that waited, or a new one where none does.
  /// - Parameter make: gets the number of the new view, counted from 1.
  mutating func take(_ make: (Int) -> Page) -> Page {
    counts.live += 1
    if let page = waiting.popLast() {
      counts.queued -= 1
      counts.dequeued += 1
      return page
    }
    counts.created += 1
    return make(counts.created)
  }

  /// Takes back a view that is in use no longer.
  mutating func put(_ page: Page) {
    waiting.append(page)
    counts.live -= 1
    counts.queued += 1
  }
}
