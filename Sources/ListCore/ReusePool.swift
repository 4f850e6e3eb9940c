/// Items that have left the screen, kept in a queue for each key until they are wanted again.
///
/// Queues keep their storage, so that putting back and taking out again allocates nothing. Of one key
/// at most `limit` items wait; an item beyond that is let go.
package struct ReusePool<Key: Hashable, Item> {
  private var queues: [ContiguousArray<Item>] = []
  /// Which of the queues is a key's. A dictionary of queues would allocate to change one in place.
  private var places: [Key: Int] = [:]
  package let limit: Int
  package private(set) var counts = ReuseCounts()

  package init(limit: Int = 256) {
    self.limit = max(limit, 0)
  }

  /// The item that was queued last under `key`, which is in use from now on; nil where none waits.
  package mutating func dequeue(_ key: Key) -> Item? {
    guard let item = takeWaiting(key) else { return nil }
    counts.dequeued += 1
    counts.live += 1
    return item
  }

  private mutating func takeWaiting(_ key: Key) -> Item? {
    guard let place = places[key], let item = queues[place].popLast() else { return nil }
    counts.queued -= 1
    return item
  }

  /// Counts an item that was made because none waited; it is in use from now on.
  package mutating func noteCreated() {
    counts.created += 1
    counts.live += 1
  }

  /// Queues items that were made before they are needed, where it is known how many will be.
  package mutating func stock(_ items: some Sequence<Item>, as key: Key) {
    for item in items {
      noteCreated()
      enqueue(item, as: key)
    }
  }

  /// The item that was queued last under `key`, which goes to another pool for good, and with it its
  /// place among those created; nil where none waits.
  package mutating func handOver(_ key: Key) -> Item? {
    guard let item = takeWaiting(key) else { return nil }
    counts.created -= 1
    return item
  }

  /// Counts an item that another pool handed over; it is in use from now on.
  package mutating func noteTakenOver() {
    counts.created += 1
    counts.dequeued += 1
    counts.live += 1
  }

  /// Counts an item that went from one use to the next without waiting between them.
  package mutating func noteUsedAgain() {
    counts.dequeued += 1
  }

  /// Queues an item that was in use. Returns false where the queue is full and the item let go.
  @discardableResult
  package mutating func enqueue(_ item: Item, as key: Key) -> Bool {
    noteDiscarded()
    let place = place(of: key)
    guard queues[place].count < limit else { return false }
    queues[place].append(item)
    counts.queued += 1
    return true
  }

  private mutating func place(of key: Key) -> Int {
    if let place = places[key] { return place }
    places[key] = queues.count
    queues.append([])
    return queues.count - 1
  }

  /// Counts an item that was in use and will not come back.
  package mutating func noteDiscarded() {
    counts.live = max(counts.live - 1, 0)
  }

  /// How many items wait under `key`.
  package func queued(_ key: Key) -> Int {
    places[key].map { queues[$0].count } ?? 0
  }

  /// The items that wait, in no order.
  package var queuedItems: [Item] { queues.flatMap { $0 } }

  /// Lets go of every item that waits under `key`: its kind is made differently from now on.
  package mutating func drain(_ key: Key) {
    guard let place = places[key] else { return }
    counts.queued -= queues[place].count
    queues[place].removeAll()
  }
}

extension ReusePool: Sendable where Key: Sendable, Item: Sendable {}
