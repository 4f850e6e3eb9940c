/// Content whose size becomes known only as it is seen.
extension ScrollMachine {
  /// Takes a geometry in which what is seen lies `shift` further on than before, since what comes
  /// before it has grown. What moves the content, or holds it, goes on as if nothing had happened;
  /// a motion that the program asked for still leads where it was to lead.
  package mutating func slide(
    by shift: ScrollVector, to new: ScrollGeometry, at now: Double
  ) -> ScrollActions {
    guard shift.isFinite, new.isValid, now.isFinite else { return [] }
    guard shift != .zero else { return setGeometry(new, at: now) }
    for axis in ScrollAxis.all where shift[axis] != 0 {
      let goal = self[axis].goal
      self[axis].slide(by: shift[axis])
      indirect.slide(axis, by: shift[axis])
      geometry.leadingInset[axis] -= shift[axis]
      geometry.contentSize[axis] += shift[axis]
      if phase == .animating, self[axis].isMoving, self[axis].headsForEnd == nil {
        self[axis].redirect(to: goal, at: now)
      }
    }
    return setGeometry(new, at: now).union(.didScroll)
  }

  /// Leads a motion that the program asked for to another place, in the time that it has left.
  package mutating func redirect(to target: ScrollVector, at now: Double) {
    guard phase == .animating, target.isFinite, now.isFinite else { return }
    for axis in ScrollAxis.all where self[axis].isMoving && self[axis].goal != target[axis] {
      self[axis].redirect(to: target[axis], at: now)
    }
  }
}
