extension ScrollMachine {
  /// The first sample of a scroll by trackpad has come; `trackpad(by:at:)` with it comes next.
  package mutating func trackpadBegan(at now: Double) -> ScrollActions {
    guard now.isFinite, !isTracking, phase != .releasing, phase != .trackpad else { return [] }
    var actions = ScrollActions()
    if phase == .wheeling {
      if advance(to: now) { actions.insert(.didScroll) }
    } else {
      actions = interrupt(at: now).union(.willBeginDragging)
    }
    stopMotions()
    isZooming = false
    indirect.begin(at: now)
    phase = .trackpad
    for axis in ScrollAxis.all {
      self[axis].raw = geometry.band(axis, RubberBand.indirect).raw(
        self[axis].offset, in: geometry.range(axis))
      self[axis].isHeld = false
      self[axis].keptPage = nil
    }
    return actions
  }

  /// Fingers on a trackpad ask for `delta` more offset, in points. The content follows one to one
  /// along the axis on which the scroll began, past the edges against the trackpad's rubber band.
  package mutating func trackpad(by delta: ScrollVector, at now: Double) -> ScrollActions {
    guard phase == .trackpad, delta.isFinite, now.isFinite else { return [] }
    let isFirst = indirect.axis == nil
    indirect.note(now)
    guard let axis = trackpadAxis(for: delta) else { return [] }
    indirect.translation[axis] -= delta[axis]
    if isFirst {
      // How long the first sample took is not known: velocities count from it.
      tracker.begin(at: now, position: indirect.translation)
    } else {
      tracker.move(to: indirect.translation, at: now)
    }
    let moved = showRaw(self[axis].raw + delta[axis], axis, RubberBand.indirect)
    return moved ? .didScroll : []
  }

  private mutating func trackpadAxis(for delta: ScrollVector) -> ScrollAxis? {
    if indirect.axis == nil, delta != .zero {
      let dominant = delta.dominantAxis
      let axis =
        geometry.canScroll(dominant) || !geometry.canScroll(dominant.other)
        ? dominant : dominant.other
      indirect.axis = axis
      self[axis].isHeld = geometry.canScroll(axis)
    }
    guard let axis = indirect.axis, self[axis].isHeld else { return nil }
    return axis
  }

  /// Fingers that left the trackpad while moving let the content glide on from the last sample;
  /// the silence since then is part of the glide.
  mutating func proposeTrackpadEnd(at now: Double) -> ReleaseProposal {
    let velocity = -tracker.releaseVelocity(at: indirect.lastTime)
    guard indirect.isQuick(self) else { return propose(velocity, motion: .zero, at: now) }
    return propose(velocity, motion: velocity, at: indirect.lastTime)
  }
}
