/// Content that moves on to its edge while a view around it can go further: what one machine does
/// not use up the other takes over, with the velocity that is left.
extension ScrollMachine {
  /// An arrival of content that moves by itself at one of its edges.
  package struct EdgeArrival: Sendable, Equatable {
    package let axis: ScrollAxis
    /// Points of offset per millisecond.
    package let velocity: Double
    package let time: Double

    /// The same arrival, seen in a space whose lengths are `factor` times as great.
    package func scaled(by factor: Double) -> EdgeArrival {
      EdgeArrival(axis: axis, velocity: velocity * factor, time: time)
    }
  }

  /// The first arrival at an edge since the last tick and up to `now`.
  package func edgeArrival(before now: Double) -> EdgeArrival? {
    guard phase == .decelerating, now.isFinite else { return nil }
    let arrivals = ScrollAxis.all.compactMap { axis -> EdgeArrival? in
      let state = self[axis]
      guard case .glide(let glide) = state.motion, let impact = glide.impact else { return nil }
      let time = state.start + impact.time
      let isNew = state.reached < time || impact.time == 0 && state.reached == state.start
      guard isNew, time <= now else { return nil }
      return EdgeArrival(axis: axis, velocity: impact.velocity, time: time)
    }
    return arrivals.min { $0.time < $1.time }
  }

  /// Leaves content at the edge at which it has arrived, without a bounce.
  package mutating func stop(at arrival: EdgeArrival) -> ScrollActions {
    guard case .glide(let glide) = self[arrival.axis].motion, let impact = glide.impact else {
      return []
    }
    let hasMoved = self[arrival.axis].offset != impact.edge
    self[arrival.axis].offset = impact.edge
    self[arrival.axis].stop()
    let actions = endMotionAtRest()
    return hasMoved ? actions.union(.didScroll) : actions
  }

  /// Whether it could go on with what another machine could not use up.
  package func canReceive(_ arrival: EdgeArrival) -> Bool {
    guard phase == .idle || phase == .decelerating, !isZooming else { return false }
    return hasRoom(arrival.axis, towards: arrival.velocity)
  }

  /// Goes on with the velocity that another machine has left, from the moment it arrived.
  package mutating func receive(_ arrival: EdgeArrival) -> ScrollActions {
    guard canReceive(arrival) else { return [] }
    let axis = arrival.axis
    let offset = self[axis].offset
    if geometry.isPaging {
      let target = Paging.target(
        offset: offset, velocity: arrival.velocity, pageLength: geometry.viewport[axis],
        range: geometry.range(axis))
      snap(axis, to: target, velocity: arrival.velocity, at: arrival.time)
    } else {
      self[axis].begin(.glide(glide(axis, velocity: arrival.velocity)), at: arrival.time)
    }
    guard isMoving else { return [] }
    phase = .decelerating
    guard !owesDecelerationEnd else { return [] }
    owesDecelerationEnd = true
    return .willBeginDecelerating
  }

  /// Whether the content can still move along `axis`, towards growing offsets for a positive
  /// `direction`.
  package func hasRoom(_ axis: ScrollAxis, towards direction: Double) -> Bool {
    let range = geometry.range(axis)
    let offset = self[axis].offset
    return direction > 0 ? offset < range.upperBound : offset > range.lowerBound
  }

  // MARK: - Drags

  /// The offset, without the rubber band's resistance, to which a drag by `translation` brings
  /// `axis`; nil if the drag does not move it.
  package func rawOffset(_ axis: ScrollAxis, for translation: ScrollVector) -> Double? {
    guard phase == .dragging, self[axis].isHeld else { return nil }
    return self[axis].anchor - translation[axis]
  }

  /// `translation` cut so that it brings `axis` to `raw` only.
  package func translation(
    _ translation: ScrollVector, bringing axis: ScrollAxis, to raw: Double
  ) -> ScrollVector {
    var cut = translation
    cut[axis] = self[axis].anchor - raw
    return cut
  }

  /// The edge over which a drag by `translation` would now pull the content, if it goes mainly
  /// that way.
  package func edgeCrossed(by translation: ScrollVector) -> (axis: ScrollAxis, edge: Double)? {
    let axis =
      self[translation.dominantAxis].isHeld
      ? translation.dominantAxis : translation.dominantAxis.other
    guard !isZooming, let raw = rawOffset(axis, for: translation) else { return nil }
    let range = geometry.range(axis)
    guard range.contains(self[axis].raw), !range.contains(raw) else { return nil }
    return (axis, raw.clamped(to: range))
  }

  /// Ends a drag that another machine goes on with.
  package mutating func yieldDrag(at now: Double) -> ScrollActions {
    guard phase == .dragging, now.isFinite else { return [] }
    let actions = letGo(at: now).union([.willEndDragging, .didEndDragging])
    return isMoving ? actions.union(.willBeginDecelerating) : actions
  }

  /// Goes on with the drag of `other`, from `translation`, without slop.
  package mutating func adoptDrag(
    from other: ScrollMachine, _ translation: ScrollVector, scale: Double, at now: Double
  ) -> ScrollActions {
    guard translation.isFinite, now.isFinite else { return [] }
    let actions = phase == .pressed ? [] : press(at: now)
    guard phase == .pressed else { return actions }
    isCatch = true
    let began = dragBegan(translation, at: now)
    for axis in ScrollAxis.all { self[axis].anchor = self[axis].raw + translation[axis] }
    tracker = other.tracker.scaled(by: scale)
    return actions.union(began)
  }
}
