/// Pixels that have to be drawn anew: a few rectangles that hold them all.
nonisolated struct Damage {
  private(set) var rects: [PixelRect] = []

  /// More rectangles than this cost more than the pixels they spare.
  private static let limit = 12
  /// As much as this, in pixels, a further rectangle costs.
  private static let overhead = 2048

  var isEmpty: Bool { rects.isEmpty }
  var area: Int { rects.reduce(0) { $0 + $1.area } }

  /// How many of its pixels lie in a rectangle; those in several of its own count several times.
  func area(within region: PixelRect) -> Int {
    rects.reduce(0) { $0 + $1.intersection(region).area }
  }

  mutating func removeAll() { rects.removeAll(keepingCapacity: true) }

  /// Adds a rectangle, together with others where that is no dearer.
  mutating func add(_ rect: PixelRect) {
    guard !rect.isEmpty else { return }
    var rect = rect
    while let index = partner(of: rect) {
      rect = rect.union(rects[index])
      rects.swapAt(index, rects.count - 1)
      rects.removeLast()
    }
    rects.append(rect)
    if rects.count > Self.limit { joinCheapest() }
  }

  private func partner(of rect: PixelRect) -> Int? {
    rects.firstIndex { waste(rect, $0) <= Self.overhead }
  }

  /// How many pixels more than two rectangles the one round them has.
  private func waste(_ first: PixelRect, _ second: PixelRect) -> Int {
    first.union(second).area - first.area - second.area + first.intersection(second).area
  }

  private mutating func joinCheapest() {
    var best = (waste: Int.max, index: 0)
    let last = rects[rects.count - 1]
    for index in 0..<rects.count - 1 {
      let waste = waste(rects[index], last)
      if waste < best.waste { best = (waste, index) }
    }
    rects.removeLast()
    add(rects.remove(at: best.index).union(last))
  }

  /// Whether one of the rectangles holds a part of `rect` and not all of it.
  func cuts(_ rect: PixelRect) -> Bool {
    rects.contains { $0.intersects(rect) && !$0.contains(rect) }
  }

  /// Makes one rectangle of `rect` and all that touch it.
  mutating func join(around rect: PixelRect) {
    var rect = rect
    let touched = rect
    for other in rects where other.intersects(touched) { rect = rect.union(other) }
    rects.removeAll { $0.intersects(touched) }
    add(rect)
  }

  /// Adds another's rectangles, leaving out what lies in a region.
  mutating func add(_ other: Damage, outside region: PixelRect) {
    for rect in other.rects { rect.subtract(region) { add($0) } }
  }
}
