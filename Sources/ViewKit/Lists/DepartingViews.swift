/// Views that a list has no more use for but that stay in sight until an animation has ended.
struct DepartingViews<Element> {
  private var entries: [(element: Element, change: Int)] = []
  private var running: Set<Int> = []
  private var latest = 0

  /// Begins an animated change, and returns what it is called until it ends.
  mutating func begin() -> Int {
    latest += 1
    running.insert(latest)
    return latest
  }

  /// Whether an animated change is under way, so that there is somebody to let views go at its end.
  var isChanging: Bool { running.contains(latest) }

  var elements: [Element] { entries.map(\.element) }
  var count: Int { entries.count }

  /// Keeps an element until the change that began last has ended.
  mutating func add(_ element: Element) {
    entries.append((element, latest))
  }

  /// Takes back the first element that `condition` holds for.
  mutating func take(where condition: (Element) -> Bool) -> Element? {
    guard let index = entries.firstIndex(where: { condition($0.element) }) else { return nil }
    return entries.remove(at: index).element
  }

  mutating func update(_ body: (inout Element) -> Void) {
    for index in entries.indices { body(&entries[index].element) }
  }

  /// Ends a change and gives back what was kept for it.
  mutating func end(_ change: Int) -> [Element] {
    running.remove(change)
    let ended = entries.filter { $0.change == change }
    entries.removeAll { $0.change == change }
    return ended.map(\.element)
  }

  /// Gives back everything that is kept.
  mutating func takeAll() -> [Element] {
    defer { entries.removeAll() }
    return elements
  }
}
