/// What makes one frame's pixels out of those of the frame before: regions whose pixels move, and
/// then rectangles that are drawn anew. All other pixels stay.
///
/// Pixels may stay or move where the stamps over them are the same, in the same order, before and
/// after. How content moved is taken from the textures that both frames have; a ground of one
/// colour looks the same however it moves.
nonisolated struct FrameDiff {
  struct Move: Equatable {
    /// Where the pixels go, and from how far away they come.
    var target: PixelRect
    var offset: PixelOffset

    /// The pixels that it reads or writes.
    fileprivate var extent: PixelRect {
      target.union(target.moved(by: PixelOffset(x: -offset.x, y: -offset.y)))
    }
  }

  private(set) var moves: [Move] = []
  private(set) var damage = Damage()

  /// The way that some of the textures went, and where they all were and are.
  private struct Candidate {
    var offset: PixelOffset
    var area = 0
    var before: PixelRect
    var after: PixelRect
  }

  private var candidates: [Candidate] = []
  /// What differs where nothing moves, and what was found last.
  private var still = Damage()
  private var found = Damage()
  private var isFound: [Bool] = []

  /// So many stamps ahead the partner of one is looked for, and so many different ways are tried.
  private static let reach = 64
  private static let candidateLimit = 4

  /// Has all pixels drawn.
  mutating func takeEverything(_ bounds: PixelRect) {
    moves.removeAll(keepingCapacity: true)
    damage.removeAll()
    damage.add(bounds)
  }

  /// Compares frames of the size of `bounds`.
  mutating func compare(_ old: [Stamp], _ new: [Stamp], in bounds: PixelRect) {
    moves.removeAll(keepingCapacity: true)
    damage.removeAll()
    findDifferences(old, new, offset: .zero, within: bounds)
    swap(&found, &still)
    guard !still.isEmpty else { return }
    collectCandidates(old, new)
    candidates.sort { $0.area > $1.area }
    for candidate in candidates { consider(candidate, old, new, bounds) }
    for move in moves {
      found.removeAll()
      found.add(still, outside: move.target)
      swap(&found, &still)
    }
    for rect in still.rects { damage.add(rect) }
    coverIndivisible(new)
  }

  // MARK: - Pairs

  /// Pairs the stamps that are the same, in order, and collects where the others were and are.
  private mutating func findDifferences(
    _ old: [Stamp], _ new: [Stamp], offset: PixelOffset, within region: PixelRect
  ) {
    found.removeAll()
    isFound.removeAll(keepingCapacity: true)
    var next = 0
    for stamp in new {
      guard stamp.seen.intersects(region) else {
        isFound.append(true)
        continue
      }
      let partner = (next..<min(old.count, next + Self.reach)).first {
        stamp.isSame(as: old[$0], movedBy: offset, within: region)
      }
      isFound.append(partner != nil)
      guard let partner else {
        // What cannot be divided is drawn as a whole.
        found.add(stamp.isDivisible ? stamp.seen.intersection(region) : stamp.seen)
        continue
      }
      addPlaces(old[next..<partner], movedBy: offset, within: region)
      next = partner + 1
    }
    addPlaces(old[next...], movedBy: offset, within: region)
  }

  /// Adds where stamps were that are no longer there.
  private mutating func addPlaces(
    _ old: ArraySlice<Stamp>, movedBy offset: PixelOffset, within region: PixelRect
  ) {
    for stamp in old { found.add(stamp.seen.moved(by: offset).intersection(region)) }
  }

  /// Finds the ways that textures went which are no longer where they were.
  private mutating func collectCandidates(_ old: [Stamp], _ new: [Stamp]) {
    candidates.removeAll(keepingCapacity: true)
    var next = 0
    for (index, stamp) in new.enumerated() where !isFound[index] {
      guard let partner = partner(of: stamp, in: old, from: next),
        let offset = stamp.offset(from: old[partner]), offset != .zero
      else { continue }
      next = partner + 1
      vote(offset, before: old[partner].seen, after: stamp.seen)
    }
  }

  private func partner(of stamp: Stamp, in old: [Stamp], from start: Int) -> Int? {
    (start..<min(old.count, start + Self.reach)).first { stamp.offset(from: old[$0]) != nil }
      ?? (0..<min(start, Self.reach)).first { stamp.offset(from: old[$0]) != nil }
  }

  private mutating func vote(_ offset: PixelOffset, before: PixelRect, after: PixelRect) {
    guard let index = candidates.firstIndex(where: { $0.offset == offset }) else {
      if candidates.count < Self.candidateLimit {
        candidates.append(
          Candidate(offset: offset, area: after.area, before: before, after: after))
      }
      return
    }
    candidates[index].area += after.area
    candidates[index].before = candidates[index].before.union(before)
    candidates[index].after = candidates[index].after.union(after)
  }

  // MARK: - Moves

  /// Takes a move that spares more pixels than it costs. Moves must not get in each other's way.
  private mutating func consider(
    _ candidate: Candidate, _ old: [Stamp], _ new: [Stamp], _ bounds: PixelRect
  ) {
    let offset = candidate.offset
    let target = candidate.after.intersection(candidate.before.moved(by: offset))
      .intersection(bounds)
    let move = Move(target: target, offset: offset)
    guard !target.isEmpty, !moves.contains(where: { $0.extent.intersects(move.extent) }) else {
      return
    }
    findDifferences(old, new, offset: offset, within: target)
    // Moving a pixel is about as dear as a quarter of drawing it.
    guard found.area + target.area / 4 < still.area(within: target) else { return }
    moves.append(move)
    for rect in found.rects { damage.add(rect) }
  }

  /// What cannot be divided is drawn as a whole, together with all that is under and over it.
  private mutating func coverIndivisible(_ new: [Stamp]) {
    var isComplete = false
    while !isComplete {
      isComplete = true
      for stamp in new where !stamp.isDivisible && damage.cuts(stamp.seen) {
        damage.join(around: stamp.seen)
        isComplete = false
      }
    }
  }
}
