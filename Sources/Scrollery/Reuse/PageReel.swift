/// A reuse queue by hand: which pages are loaded, and the instances that wait for one.
struct PageReel<Page: AnyObject> {
  private(set) var loaded: [Int: Page] = [:]
  private var queue: [Page]
  /// How many instances there are.
  let count: Int
  /// How often an instance was taken from the queue.
  private(set) var dequeued = 0

  /// The number of instances is known, so they are all there from the start.
  init(_ instances: [Page]) {
    queue = instances.reversed()
    count = instances.count
  }

  var waiting: [Page] { queue }

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
      queue.append(page)
    }
    for index in needed where loaded[index] == nil {
      guard let page = queue.popLast() else { return }
      dequeued += 1
      loaded[index] = page
      enter(page, index)
    }
  }
}
