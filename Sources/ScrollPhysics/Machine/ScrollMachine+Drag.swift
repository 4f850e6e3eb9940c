extension ScrollMachine {
  /// A pointer goes down in the content; what moves stops where it is, without any callback about
  /// deceleration.
  package mutating func press(at now: Double) -> ScrollActions {
    guard now.isFinite else { return [] }
    switch phase {
    case .pressed, .dragging, .releasing: return []
    default: break
    }
    let wasMoving = isMoving
    let actions = interrupt(at: now)
    isCatch = wasMoving
    stopMotions()
    phase = .pressed
    tracker.begin(at: now)
    return actions
  }

  /// Whether a press now would only stop the content.
  package var catchesPress: Bool { isMoving }

  /// Whether the pointer that is down stopped moving content, so that it selects nothing.
  package var hasCaught: Bool { phase == .pressed && isCatch }

  /// A pointer that has not begun a drag is at `translation` from where it was pressed.
  package mutating func track(_ translation: ScrollVector, at now: Double) {
    guard phase == .pressed else { return }
    tracker.move(to: translation, at: now)
  }

  /// The pointer has gone far enough: `translation` from where it was pressed. The slop is
  /// subtracted, up to 10 pt an axis, so that the content starts without a jump; caught content
  /// follows at once. `dragMoved` with the same translation comes next.
  package mutating func dragBegan(_ translation: ScrollVector, at now: Double) -> ScrollActions {
    guard translation.isFinite, now.isFinite else { return [] }
    if phase != .pressed {
      guard phase != .dragging, phase != .releasing else { return [] }
      let actions = press(at: now)
      guard phase == .pressed else { return actions }
      return actions.union(dragBegan(translation, at: now))
    }
    tracker.move(to: translation, at: now)
    phase = .dragging
    let locked = lockedAxis(translation)
    for axis in ScrollAxis.all {
      let range = geometry.range(axis)
      let isHeld = geometry.canScroll(axis) && (locked ?? axis) == axis
      let raw = geometry.band(axis, geometry.rubberBand).raw(self[axis].offset, in: range)
      let slop =
        isCatch ? 0 : translation[axis].clamped(to: -Self.hysteresis...Self.hysteresis)
      self[axis].isHeld = isHeld
      self[axis].raw = raw
      self[axis].anchor = raw + slop
      self[axis].keptPage = nil
    }
    return .willBeginDragging
  }

  /// The pointer that drags is at `translation` from where it was pressed.
  package mutating func dragMoved(_ translation: ScrollVector, at now: Double) -> ScrollActions {
    guard phase == .dragging, translation.isFinite, now.isFinite else { return [] }
    tracker.move(to: translation, at: now)
    guard !isZooming else {
      // Fingers that magnify the content carry it along; the drag goes on from there.
      for axis in ScrollAxis.all { self[axis].anchor = self[axis].raw + translation[axis] }
      return []
    }
    var moved = false
    for axis in ScrollAxis.all where self[axis].isHeld {
      moved = showRaw(self[axis].anchor - translation[axis], axis, geometry.rubberBand) || moved
    }
    return moved ? .didScroll : []
  }

  /// The pointer goes up.
  package mutating func lift(at now: Double) -> LiftOutcome {
    guard now.isFinite else { return .acts([]) }
    switch phase {
    case .pressed:
      return .acts(letGo(at: now))
    case .dragging:
      var velocity = isZooming ? .zero : -tracker.releaseVelocity(at: now)
      for axis in ScrollAxis.all where !self[axis].isHeld { velocity[axis] = 0 }
      return .asks(propose(velocity, motion: velocity, at: now))
    default:
      return .acts([])
    }
  }

  /// The pointer is taken away, as when the window loses it: it ends like a lift at rest.
  package mutating func cancel(at now: Double) -> LiftOutcome {
    guard now.isFinite else { return .acts([]) }
    switch phase {
    case .pressed: return .acts(letGo(at: now))
    case .dragging: return .asks(propose(.zero, motion: .zero, at: now))
    default: return .acts([])
    }
  }

  /// Decides where the drag that ended leads: to `target`, or by itself if that is the proposal.
  /// Nothing, if something has taken over while the delegate was asked.
  package mutating func commit(target: ScrollVector) -> ScrollActions {
    guard phase == .releasing, let release else { return [] }
    self.release = nil
    let target = target.isFinite ? target : release.proposal.target
    snappedReleases = target == release.proposal.target ? 0 : snappedReleases + 1
    let before = offset
    for axis in ScrollAxis.all where !isZooming {
      let isChosen = target[axis] != release.proposal.target[axis]
      begin(axis, release, target: isChosen ? target[axis] : nil)
    }
    let scroll = scrolled(from: before)
    guard isMoving else { return endDeceleration().union(.didEndDragging).union(scroll) }
    phase = .decelerating
    owesDecelerationEnd = true
    return scroll.union([.didEndDragging, .willBeginDecelerating])
  }

  // MARK: - Parts of the above

  private static let hysteresis = ScrollConstants.hysteresis

  /// A way too short to take any time is gone at once, and no tick tells of it.
  private func scrolled(from before: ScrollVector) -> ScrollActions {
    offset == before ? [] : .didScroll
  }

  /// The axis to which a drag that begins with `translation` keeps, if to any: the one within 20°
  /// of it, as UIScrollView is described.
  private func lockedAxis(_ translation: ScrollVector) -> ScrollAxis? {
    guard geometry.isDirectionallyLocked, translation != .zero else { return nil }
    let axis = translation.dominantAxis
    let tangent = abs(translation[axis.other]) / abs(translation[axis])
    return tangent < 0.363970 && geometry.canScroll(axis) ? axis : nil
  }

  /// Shows the offset for `raw`; returns whether it changed.
  mutating func showRaw(_ raw: Double, _ axis: ScrollAxis, _ coefficient: Double) -> Bool {
    let band = geometry.band(axis, coefficient)
    let shown = geometry.grid.nearest(band.shown(raw, in: geometry.range(axis)))
    self[axis].raw = raw
    self[axis].keptPage = nil
    guard shown != self[axis].offset, shown.isFinite else { return false }
    self[axis].offset = shown
    return true
  }

  /// Waits for the delegate's say on a release that reports `velocity` and moves with `motion`.
  mutating func propose(
    _ velocity: ScrollVector, motion: ScrollVector, at time: Double
  ) -> ReleaseProposal {
    let followsWheel = phase == .wheeling
    phase = .releasing
    var target = geometry.resting(ScrollVector(x: x.goal, y: y.goal))
    if !followsWheel {
      for axis in ScrollAxis.all { target[axis] = naturalTarget(axis, velocity, motion[axis]) }
    }
    let proposal = ReleaseProposal(velocity: velocity, target: target)
    release = Release(
      time: time, velocity: motion, proposal: proposal, followsWheel: followsWheel)
    return proposal
  }

  private func naturalTarget(
    _ axis: ScrollAxis, _ velocity: ScrollVector, _ motion: Double
  ) -> Double {
    let offset = self[axis].offset
    if geometry.isPaging, geometry.canScroll(axis) {
      return Paging.target(
        offset: offset, velocity: velocity[axis], pageLength: geometry.viewport[axis],
        range: geometry.range(axis))
    }
    return glide(axis, velocity: motion).target
  }

  func glide(_ axis: ScrollAxis, velocity: Double, elapsed: Double = 0) -> Glide {
    Glide(
      from: self[axis].offset, velocity: velocity, rate: geometry.decelerationRate,
      range: geometry.range(axis), bounces: geometry.bounces, grid: geometry.grid,
      elapsed: elapsed)
  }

  /// Starts the motion of one axis after a release; `target` is the delegate's, if it chose one.
  private mutating func begin(_ axis: ScrollAxis, _ release: Release, target: Double?) {
    let offset = self[axis].offset
    let range = geometry.range(axis)
    let velocity = release.velocity[axis]
    if release.followsWheel {
      follow(
        axis, to: (target ?? release.proposal.target[axis]).clamped(to: range),
        at: release.time)
    } else if geometry.isPaging, geometry.canScroll(axis) {
      snap(
        axis, to: (target ?? release.proposal.target[axis]).clamped(to: range),
        velocity: velocity, at: release.time)
    } else if let target {
      let landing = target.clamped(to: range)
      if landing != offset {
        let motion = Glide(
          from: offset, velocity: velocity, rate: geometry.decelerationRate, landingAt: landing)
        self[axis].begin(.glide(motion), at: release.time)
      }
    } else {
      self[axis].begin(.glide(glide(axis, velocity: velocity)), at: release.time)
    }
  }

  /// Moves to a page; content past the edge springs back as it does without pages.
  mutating func snap(
    _ axis: ScrollAxis, to target: Double, velocity: Double, at time: Double
  ) {
    let offset = self[axis].offset
    let outside = offset - offset.clamped(to: geometry.range(axis))
    if outside != 0, outside * velocity >= 0 {
      self[axis].begin(.glide(glide(axis, velocity: velocity)), at: time)
    } else if target != offset || velocity != 0 {
      let motion = PageSpring(
        from: offset, velocity: velocity, target: target, pageLength: geometry.viewport[axis])
      self[axis].begin(.page(motion), at: time)
    }
  }

  /// A pointer that dragged nothing goes up, or one that did was taken away: what it held past an
  /// edge or between two pages goes back.
  mutating func letGo(at now: Double) -> ScrollActions {
    let before = offset
    for axis in ScrollAxis.all where !isZooming {
      if geometry.isPaging, geometry.canScroll(axis) {
        let target = Paging.target(
          offset: self[axis].offset, velocity: 0, pageLength: geometry.viewport[axis],
          range: geometry.range(axis))
        snap(axis, to: target, velocity: 0, at: now)
      } else {
        self[axis].begin(.glide(glide(axis, velocity: 0)), at: now)
      }
    }
    isCatch = false
    let scroll = scrolled(from: before)
    guard isMoving else { return endDeceleration().union(scroll) }
    let isNew = !owesDecelerationEnd
    phase = .decelerating
    owesDecelerationEnd = true
    return isNew ? scroll.union(.willBeginDecelerating) : scroll
  }
}
