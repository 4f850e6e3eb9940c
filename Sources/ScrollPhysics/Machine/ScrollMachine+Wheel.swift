extension ScrollMachine {
  /// How far a notch of the wheel goes, in points, as in Chromium and Flutter on Linux.
  package static let notch = 53.0

  /// Whether a wheel that asks for `delta` more offset would move the content, along the axis on
  /// which it asks for most. What would not move it is for the view around.
  package func accepts(_ delta: ScrollVector) -> Bool {
    guard delta.isFinite, delta != .zero, !isTracking else { return false }
    let axis = delta.dominantAxis
    let range = geometry.range(axis)
    let goal = phase == .wheeling ? self[axis].goal : self[axis].offset
    return delta[axis] > 0 ? goal < range.upperBound : goal > range.lowerBound
  }

  /// The first notch of a scroll by wheel has come; `wheel(by:at:)` with it comes next.
  package mutating func wheelBegan(at now: Double) -> ScrollActions {
    guard now.isFinite, !isTracking, phase != .releasing, phase != .wheeling else { return [] }
    if phase == .trackpad {
      phase = .wheeling
      return []
    }
    let isDecelerating = phase == .decelerating
    let actions = interrupt(at: now)
    isZooming = false
    abandonTargets(unlessStop: isDecelerating, at: now)
    indirect.begin(at: now)
    phase = .wheeling
    return actions.union(.willBeginDragging)
  }

  /// The wheel asks for `delta` more offset, in points. The content follows smoothly and stays
  /// between its edges; with paging every notch turns one page.
  package mutating func wheel(by delta: ScrollVector, at now: Double) -> ScrollActions {
    guard phase == .wheeling, delta.isFinite, now.isFinite else { return [] }
    let actions: ScrollActions = advance(to: now) ? .didScroll : []
    indirect.note(now)
    for axis in ScrollAxis.all where delta[axis] != 0 {
      let range = geometry.range(axis)
      let from = self[axis].goal.clamped(to: range)
      let counts = indirect.countNotch(axis, delta[axis], from: from, at: now)
      if !counts, geometry.isPaging || hasStops { continue }
      let goal =
        geometry.isPaging
        ? Paging.neighbour(
          of: from, direction: delta[axis], pageLength: geometry.viewport[axis], range: range)
        : (from + delta[axis]).clamped(to: range)
      follow(axis, to: goal, at: now)
    }
    return actions
  }

  /// The time that `nextDeadline` named has come: a wheel or a trackpad has fallen silent. Ask the
  /// delegate about the proposal, then call `commit(target:)`.
  package mutating func deadlineReached(at now: Double) -> ReleaseProposal? {
    guard let deadline = nextDeadline, now >= deadline else { return nil }
    if phase == .wheeling {
      _ = advance(to: now)
      return propose(velocity(at: now), motion: .zero, at: now)
    }
    return proposeTrackpadEnd(at: now)
  }

  /// Sends an axis to `goal` by the wheel's spring, with the velocity it has.
  mutating func follow(_ axis: ScrollAxis, to goal: Double, at now: Double) {
    guard goal != self[axis].goal || !self[axis].isMoving else { return }
    let motion = CriticalSpring(
      from: self[axis].offset, velocity: self[axis].velocity(at: now), target: goal,
      frequency: CriticalSpring.wheelFrequency)
    self[axis].begin(.spring(motion), at: now)
  }

  /// What moved by itself now waits for the wheel: it stops within the edges, and what is past
  /// one still goes back to it. What was heading for a place of rest, a page or where the wheel
  /// sent it, goes on, so that notches add up.
  private mutating func abandonTargets(unlessStop isDecelerating: Bool, at now: Double) {
    for axis in ScrollAxis.all where self[axis].isMoving {
      if isDecelerating, self[axis].motion.isSpring || geometry.isPaging || hasStops { continue }
      let offset = self[axis].offset
      let inside = offset.clamped(to: geometry.range(axis))
      self[axis].stop()
      if inside != offset { follow(axis, to: inside, at: now) }
    }
  }
}
