/// A dictionary that holds a number of entries and forgets those not used for longest.
nonisolated struct LeastRecentCache<Key: Hashable, Value> {
  private struct Entry {
    var value: Value
    var used: Int
  }

  private var entries: [Key: Entry] = [:]
  private var clock = 0
  private let limit: Int

  init(limit: Int) {
    self.limit = max(limit, 2)
  }

  var count: Int { entries.count }

  subscript(key: Key) -> Value? {
    mutating get {
      guard let index = entries.index(forKey: key) else { return nil }
      clock += 1
      entries.values[index].used = clock
      return entries.values[index].value
    }
    set {
      clock += 1
      entries[key] = newValue.map { Entry(value: $0, used: clock) }
      if entries.count > limit { forgetOlderHalf() }
    }
  }

  mutating func removeAll() { entries.removeAll() }

  /// Sorting is dear, so that half of the entries go at a time.
  private mutating func forgetOlderHalf() {
    let times = entries.values.map(\.used).sorted()
    let threshold = times[times.count / 2]
    entries = entries.filter { $0.value.used >= threshold }
  }
}
