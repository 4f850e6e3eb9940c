/// The key that moves the content.
struct HeldKey: Sendable {
  let axis: ScrollAxis
  let direction: Double
}

extension ScrollMachine {
  /// A key that scrolls goes down; its repetitions change nothing.
  ///
  /// - Parameters:
  ///   - direction: 1 towards growing offsets, -1 towards shrinking ones.
  ///   - distance: what one stroke goes, in points. With paging a stroke turns a page.
  package mutating func keyDown(
    _ axis: ScrollAxis, direction: Double, distance: Double, at now: Double
  ) -> ScrollActions {
    guard distance.isFinite, direction != 0, now.isFinite, !isTracking, phase != .releasing else {
      return []
    }
    if phase == .keyboard, let heldKey, heldKey.axis == axis, heldKey.direction == direction {
      return []
    }
    let range = geometry.range(axis)
    if geometry.isPaging {
      let from = phase == .animating ? self[axis].goal : self[axis].offset
      var target = restingPlace
      target[axis] = Paging.neighbour(
        of: from, direction: direction, pageLength: geometry.viewport[axis], range: range)
      return animate(to: target, at: now)
    }
    let replacesKey = phase == .keyboard
    var actions = takeOver(at: now)
    if range.contains(self[axis].offset) {
      let motion = KeyboardScroll(
        from: self[axis].offset, direction: direction, distance: distance, range: range,
        bounces: geometry.bounces)
      self[axis].begin(.keyboard(motion), at: now)
    } else {
      self[axis].begin(.glide(glide(axis, velocity: 0)), at: now)
    }
    self[axis.other].begin(.glide(glide(axis.other, velocity: 0)), at: now)
    phase = .keyboard
    heldKey = HeldKey(axis: axis, direction: direction)
    if replacesKey { actions.remove(.didEndAnimation) }
    return actions
  }

  /// The key goes up: the content comes to rest one stroke from where it began, or where a spring
  /// stops it.
  package mutating func keyUp(at now: Double) -> ScrollActions {
    guard phase == .keyboard, let key = heldKey, now.isFinite else { return [] }
    heldKey = nil
    var actions: ScrollActions = advance(to: now) ? .didScroll : []
    if case .keyboard(var motion) = self[key.axis].motion {
      let start = self[key.axis].start
      motion.letGo(at: now - start)
      self[key.axis].begin(.keyboard(motion), at: start)
      if advance(to: now) { actions.insert(.didScroll) }
    }
    if !isMoving {
      phase = .idle
      actions.insert(.didEndAnimation)
    }
    return actions
  }
}
