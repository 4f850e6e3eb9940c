extension ScrollMachine {
  /// Shows `offset` at once and ends whatever moved the content; a pointer that drags goes on
  /// dragging from there.
  package mutating func setOffset(_ offset: ScrollVector, at now: Double) -> ScrollActions {
    guard offset.isFinite, now.isFinite else { return [] }
    if phase == .pressed || phase == .dragging { return moveContent(to: offset, at: now) }
    var actions = takeOver(at: now)
    actions.remove(.didScroll)
    if place(offset) { actions.insert(.didScroll) }
    return actions
  }

  /// Shows `offset` at once while what moves the content goes on from there, as assigning
  /// contentOffset does in UIKit: a glide keeps its velocity, a drag its pointer.
  package mutating func moveContent(to offset: ScrollVector, at now: Double) -> ScrollActions {
    guard offset.isFinite, now.isFinite else { return [] }
    guard phase != .animating, phase != .keyboard else { return setOffset(offset, at: now) }
    let velocity = ScrollVector(x: x.velocity(at: now), y: y.velocity(at: now))
    let shift = offset - self.offset
    guard place(offset) else { return [] }
    for axis in ScrollAxis.all where shift[axis] != 0 {
      switch phase {
      case .dragging, .trackpad: rebase(axis)
      case .decelerating where self[axis].isMoving:
        resume(axis, velocity: velocity[axis], at: now)
      case .wheeling where self[axis].isMoving:
        let goal = (self[axis].goal + shift[axis]).clamped(to: geometry.range(axis))
        self[axis].stop()
        follow(axis, to: goal, at: now)
      default: break
      }
    }
    return endMotionAtRest().union(.didScroll)
  }

  /// Ends whatever moves the content where it may rest.
  package mutating func rest(at now: Double) -> ScrollActions {
    guard now.isFinite, phase != .idle else { return [] }
    let shown = offset
    _ = advance(to: now)
    let place = restingPlace
    var actions = takeOver(at: now)
    _ = self.place(place)
    actions.remove(.didScroll)
    return shown == place ? actions : actions.union(.didScroll)
  }

  /// Where the content would rest if nothing moved it on: where it is, within its edges; on the
  /// page for which it is heading.
  var restingPlace: ScrollVector {
    geometry.resting(geometry.isPaging ? ScrollVector(x: x.goal, y: y.goal) : offset)
  }

  /// Moves to the first (`direction` -1) or the last of the content along `axis`.
  package mutating func jump(
    _ axis: ScrollAxis, direction: Double, at now: Double
  ) -> ScrollActions {
    let range = geometry.range(axis)
    var target = restingPlace
    target[axis] = direction < 0 ? range.lowerBound : range.upperBound
    let actions = jump(to: target, at: now)
    if phase == .animating { self[axis].headsForEnd = direction }
    return actions
  }

  /// Moves to `target` in 0.3 s.
  package mutating func animate(to target: ScrollVector, at now: Double) -> ScrollActions {
    head(for: target, at: now) { .ease(EaseCurve(from: $0, to: $1)) }
  }

  /// Moves to `target` as to the top of the content, or to its end.
  package mutating func jump(to target: ScrollVector, at now: Double) -> ScrollActions {
    head(for: target, at: now) {
      .spring(
        CriticalSpring(from: $0, target: $1, frequency: CriticalSpring.documentFrequency))
    }
  }

  private mutating func head(
    for target: ScrollVector, at now: Double, by motion: (Double, Double) -> AxisMotion
  ) -> ScrollActions {
    guard target.isFinite, now.isFinite else { return [] }
    var actions = takeOver(at: now)
    for axis in ScrollAxis.all where target[axis] != self[axis].offset {
      self[axis].begin(motion(self[axis].offset, target[axis]), at: now)
    }
    if isMoving {
      // The one that it replaces does not end: it goes on to another place.
      actions.remove(.didEndAnimation)
      phase = .animating
    }
    return actions
  }

  /// Ends everything for something that the program or a key asks for. The phase is idle after it,
  /// and an owed end of deceleration is part of what is returned.
  mutating func takeOver(at now: Double) -> ScrollActions {
    var actions = interrupt(at: now)
    stopMotions()
    isCatch = false
    isZooming = false
    actions.formUnion(endDeceleration())
    phase = .idle
    return actions
  }

  mutating func place(_ offset: ScrollVector) -> Bool {
    guard offset != self.offset else { return false }
    for axis in ScrollAxis.all {
      self[axis].offset = offset[axis]
      self[axis].keptPage = nil
    }
    return true
  }

  /// Lets a pointer go on from an offset that was changed under it.
  mutating func rebase(_ axis: ScrollAxis) {
    let coefficient = phase == .trackpad ? RubberBand.indirect : geometry.rubberBand
    let raw = geometry.band(axis, coefficient).raw(
      self[axis].offset, in: geometry.range(axis))
    self[axis].anchor += raw - self[axis].raw
    self[axis].raw = raw
  }

  /// Goes on decelerating from an offset, or between edges, that were changed on the way.
  mutating func resume(_ axis: ScrollAxis, velocity: Double, at now: Double) {
    let released = self[axis].released
    self[axis].stop()
    if geometry.isPaging, geometry.canScroll(axis) {
      let target = Paging.target(
        offset: self[axis].offset, velocity: velocity, pageLength: geometry.viewport[axis],
        range: geometry.range(axis))
      return snap(axis, to: target, velocity: velocity, at: now)
    }
    let motion = glide(axis, velocity: velocity, elapsed: max(0, now - released))
    self[axis].begin(.glide(motion), at: now, released: released)
  }
}
