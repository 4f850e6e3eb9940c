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
    for axis in ScrollAxis.all { adapt(axis, from: old, at: now) }
    let actions = endMotionAtRest()
    return offset != before ? actions.union(.didScroll) : actions
  }

  /// Remembers the page on an axis whose viewport changes.
  private mutating func keepPages(_ old: ScrollGeometry) {
    guard geometry.isPaging, old.isPaging else { return }
    for axis in ScrollAxis.all
    where old.viewport[axis] != geometry.viewport[axis] && old.viewport[axis] > 0 {
      if self[axis].keptPage == nil {
        self[axis].keptPage = (self[axis].goal / old.viewport[axis]).rounded()
      }
    }
  }

  private mutating func adapt(_ axis: ScrollAxis, from old: ScrollGeometry, at now: Double) {
    let range = geometry.range(axis)
    switch phase {
    case .idle, .settling:
      rest(axis)
    case .pressed:
      // A press holds what it caught past an edge, and nothing else.
      if old.range(axis).contains(self[axis].offset) { rest(axis) }
    case .dragging, .trackpad, .releasing:
      if old.range(axis) != range || old.viewport[axis] != geometry.viewport[axis] {
        rebase(axis)
      }
    case .decelerating:
      if self[axis].isMoving { adaptDeceleration(axis, range, at: now) } else { rest(axis) }
    case .animating:
      guard self[axis].isMoving else { return rest(axis) }
      let goal = self[axis].goal.clamped(to: range)
      guard goal != self[axis].goal else { return }
      let left = self[axis].motion.duration - self[axis].elapsed(at: now)
      let motion = EaseCurve(from: self[axis].offset, to: goal, duration: left)
      self[axis].begin(.ease(motion), at: now)
    case .wheeling:
      guard self[axis].isMoving else { return rest(axis) }
      follow(axis, to: self[axis].goal.clamped(to: range), at: now)
    case .keyboard:
      adaptKeyboard(axis, range, at: now)
    }
  }

  /// Content at rest stays where it is, on its page or, failing that, at the nearest edge.
  private mutating func rest(_ axis: ScrollAxis) {
    var offset = self[axis].offset
    if geometry.isPaging, let page = self[axis].keptPage {
      offset = page * geometry.viewport[axis]
    }
    self[axis].offset = offset.clamped(to: geometry.range(axis))
  }

  private mutating func adaptDeceleration(
    _ axis: ScrollAxis, _ range: ClosedRange<Double>, at now: Double
  ) {
    let state = self[axis]
    let velocity = state.velocity(at: now)
    switch state.motion {
    case .glide(let glide):
      let stays = range.contains(glide.target) && range.contains(state.offset)
      if glide.meetsEdge || !stays { resume(axis, velocity: velocity, at: now) }
    case .page(let spring):
      if state.keptPage != nil {
        self[axis].stop()
        rest(axis)
      } else if !range.contains(spring.target) {
        let motion = PageSpring(
          from: state.offset, velocity: velocity, target: spring.target.clamped(to: range),
          pageLength: geometry.viewport[axis])
        self[axis].begin(.page(motion), at: now)
      }
    case .spring:
      follow(axis, to: state.goal.clamped(to: range), at: now)
    case .rest, .ease, .keyboard:
      break
    }
  }

  private mutating func adaptKeyboard(
    _ axis: ScrollAxis, _ range: ClosedRange<Double>, at now: Double
  ) {
    guard case .keyboard(var motion) = self[axis].motion else { return rest(axis) }
    let start = self[axis].start
    if heldKey != nil, range.contains(self[axis].offset) {
      motion.setRange(range)
      self[axis].begin(.keyboard(motion), at: start)
    } else if !range.contains(motion.target) {
      follow(axis, to: motion.target.clamped(to: range), at: now)
    }
  }
}
