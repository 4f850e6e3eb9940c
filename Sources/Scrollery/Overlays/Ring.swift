/// The last values of a series, as many as there is room for.
nonisolated struct Ring<Value> {
  let capacity: Int
  private var values: [Value] = []
  private var next = 0

  init(capacity: Int) { self.capacity = max(capacity, 1) }

  var count: Int { values.count }

  mutating func append(_ value: Value) {
    if values.count < capacity {
      values.append(value)
    } else {
      values[next] = value
    }
    next = (next + 1) % capacity
  }

  mutating func removeAll() {
    values.removeAll(keepingCapacity: true)
    next = 0
  }

  /// A value counted back from the last, which is 0.
  func value(before index: Int) -> Value {
    values[(next - 1 - index + 2 * values.count) % values.count]
  }

  /// From the first that is kept to the last.
  var all: [Value] { (0..<count).reversed().map { value(before: $0) } }
}
