extension ScrollMachine {
  /// Takes a new geometry. What rests stays, if it may; what moves goes on between the new edges;
  /// what a pointer holds stays under it. A geometry with numbers that are not finite, or a
  /// negative viewport, is refused.
  package mutating func setGeometry(_ new: ScrollGeometry, at now: Double) -> ScrollActions {
    guard new.isValid, now.isFinite, new != geometry else { return [] }
    let old = geometry
    let before = offset
    geometry = new
    // A view of no size shows nothing; it finds its content where it was when it has one again.
    guard new.viewport.x > 0, new.viewport.y > 0 else {
      keepPages(old)
      return []
    }
    keepPages(old)
    for axis in ScrollAxis.all where !isZooming { adapt(axis, from: old, at: now) }
    let actions = endMotionAtRest()
    return offset != before ? actions.union(.didScroll) : actions
  }

  /// Remembers the page on an axis whose viewport changes.
  private mutating func keepPages(_ old: ScrollGeometry) {
    guard geometry.isPaging, old.isPaging else { return }
    for axis in ScrollAxis.all
    where old.viewport[axis] != geometry.viewport[axis] && old.viewport[axis] > 0 {
      if self[axis].keptPage == nil {
        let page = self[axis].goal / old.viewport[axis]
        self[axis].keptPage = isHeld ? page : page.rounded()
      }
    }
  }

  /// Whether a pointer or a trackpad has the content where it is, between pages or not.
  private var isHeld: Bool {
    switch phase {
    case .pressed, .dragging, .trackpad, .releasing: true
    default: false
    }
  }

  private mutating func adapt(_ axis: ScrollAxis, from old: ScrollGeometry, at now: Double) {
    let range = geometry.range(axis)
    let keepsPage = old.viewport[axis] != geometry.viewport[axis] && self[axis].keptPage != nil
    switch phase {
    case .idle, .settling:
      rest(axis, from: old)
    case .pressed, .dragging, .trackpad, .releasing:
      adaptHeld(axis, from: old)
    case .decelerating, .animating, .wheeling, .keyboard:
      guard self[axis].isMoving, !keepsPage else {
        self[axis].stop()
        return rest(axis, from: old)
      }
      adaptMotion(axis, range, from: old, at: now)
    }
  }

  /// What a pointer holds stays under it, on the same part of the same page.
  private mutating func adaptHeld(_ axis: ScrollAxis, from old: ScrollGeometry) {
    let oldRange = old.range(axis)
    let wasInside = oldRange.contains(self[axis].offset)
    if geometry.isPaging, let page = self[axis].keptPage {
      self[axis].offset = geometry.grid.nearest(page * geometry.viewport[axis])
    }
    if phase == .pressed {
      // A press holds what it caught past an edge, and nothing else.
      if wasInside { rest(axis, from: old) } else { stayInSight(axis, from: old) }
    } else if isFree(axis, from: old) {
      return
    } else if oldRange != geometry.range(axis) || old.viewport[axis] != geometry.viewport[axis]
      || old.rubberBand != geometry.rubberBand
    {
      stayInSight(axis, from: old)
      rebase(axis)
    }
  }

  /// Whether a pointer holds the axis between its edges, where nothing resists it, before and after.
  private func isFree(_ axis: ScrollAxis, from old: ScrollGeometry) -> Bool {
    let raw = self[axis].raw
    return self[axis].isHeld && self[axis].keptPage == nil
      && old.viewport[axis] == geometry.viewport[axis]
      && old.range(axis).contains(raw) && geometry.range(axis).contains(raw)
  }

  private mutating func adaptMotion(
    _ axis: ScrollAxis, _ range: ClosedRange<Double>, from old: ScrollGeometry, at now: Double
  ) {
    switch phase {
    case .decelerating:
      adaptDeceleration(axis, range, from: old, at: now)
    case .animating:
      let goal =
        switch self[axis].headsForEnd {
        case .some(let end): end < 0 ? range.lowerBound : range.upperBound
        case nil: stop(axis, at: self[axis].goal, from: old)
        }
      if goal != self[axis].goal { self[axis].redirect(to: goal, at: now) }
    case .wheeling:
      follow(axis, to: stop(axis, at: self[axis].goal, from: old), at: now)
    case .keyboard:
      adaptKeyboard(axis, range, from: old, at: now)
    case .idle, .pressed, .dragging, .releasing, .trackpad, .settling:
      break
    }
  }

  /// Brings content that shrank away from under what moves or holds it back to its edge. What can
  /// still be seen may spring back; an empty view may not.
  private mutating func stayInSight(_ axis: ScrollAxis, from old: ScrollGeometry) {
    let viewport = geometry.viewport[axis]
    let offset = self[axis].offset
    let edge = offset.clamped(to: geometry.range(axis))
    let outside = offset - edge
    let before = offset - offset.clamped(to: old.range(axis))
    guard abs(outside) > max(viewport / 2, min(abs(before), 0.9 * viewport)) else { return }
    let kept = before * outside > 0 ? before.clamped(to: -viewport / 2...viewport / 2) : 0
    self[axis].offset = edge + kept
  }

  /// Where content that was at `offset`, or was heading there, may now rest: there, or at the
  /// nearest edge; what rested on a page or at an end of the content does so again.
  private func stop(_ axis: ScrollAxis, at offset: Double, from old: ScrollGeometry) -> Double {
    let range = geometry.range(axis)
    guard geometry.isPaging, old.isPaging,
      Paging.isStop(offset, pageLength: old.viewport[axis], range: old.range(axis))
    else { return offset.clamped(to: range) }
    return Paging.target(
      offset: offset.clamped(to: range), velocity: 0, pageLength: geometry.viewport[axis],
      range: range)
  }

  /// Content at rest stays where it is, on its page or, failing that, at the nearest edge.
  private mutating func rest(_ axis: ScrollAxis, from old: ScrollGeometry) {
    if geometry.isPaging, let page = self[axis].keptPage {
      let offset = (isHeld ? page : page.rounded()) * geometry.viewport[axis]
      self[axis].offset = offset.clamped(to: geometry.range(axis))
    } else {
      self[axis].offset = stop(axis, at: self[axis].offset, from: old)
    }
  }

  private mutating func adaptDeceleration(
    _ axis: ScrollAxis, _ range: ClosedRange<Double>, from old: ScrollGeometry, at now: Double
  ) {
    let state = self[axis]
    let velocity = state.velocity(at: now)
    switch state.motion {
    case .glide(let glide):
      let stays = range.contains(glide.target) && range.contains(state.offset)
      guard glide.meetsEdge || !stays else { return }
      stayInSight(axis, from: old)
      resume(axis, velocity: velocity, at: now)
    case .page(let spring):
      let target = stop(axis, at: spring.target, from: old)
      if target != spring.target {
        stayInSight(axis, from: old)
        let motion = PageSpring(
          from: self[axis].offset, velocity: velocity, target: target,
          pageLength: geometry.viewport[axis])
        self[axis].begin(.page(motion), at: now)
      }
    case .spring:
      follow(axis, to: stop(axis, at: state.goal, from: old), at: now)
    case .rest, .ease, .keyboard:
      break
    }
  }

  private mutating func adaptKeyboard(
    _ axis: ScrollAxis, _ range: ClosedRange<Double>, from old: ScrollGeometry, at now: Double
  ) {
    guard case .keyboard(var motion) = self[axis].motion else {
      // Content that was past an edge when the key went down springs back.
      return resume(axis, velocity: self[axis].velocity(at: now), at: now)
    }
    let start = self[axis].start
    guard range.contains(self[axis].offset) else {
      self[axis].stop()
      stayInSight(axis, from: old)
      return follow(axis, to: self[axis].offset.clamped(to: range), at: now)
    }
    if heldKey != nil {
      motion.setRange(range)
      self[axis].begin(.keyboard(motion), at: start)
    } else if !range.contains(motion.target) {
      follow(axis, to: motion.target.clamped(to: range), at: now)
    }
  }
}

extension ScrollMachine {
  /// Takes a new geometry; content at rest that is past an edge of it springs back instead of
  /// being there at once.
  package mutating func setGeometrySpringing(
    _ new: ScrollGeometry, at now: Double
  ) -> ScrollActions {
    guard phase == .idle, !isZooming, new.isValid, now.isFinite, new.viewport.x > 0,
      new.viewport.y > 0
    else { return setGeometry(new, at: now) }
    geometry = new
    return letGo(at: now)
  }
}
