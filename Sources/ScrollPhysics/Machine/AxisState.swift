/// One axis of a scroll view: where it is, how it moves by itself and how a pointer holds it.
struct AxisState: Sendable {
  /// The offset shown.
  var offset = 0.0
  private(set) var motion = AxisMotion.rest
  /// When the motion began, in milliseconds.
  private(set) var start = 0.0
  /// When the content was let go: before `start` if its motion had to be found anew.
  private(set) var released = 0.0
  /// The time for which the offset was last reckoned while the motion went on.
  private(set) var reached = 0.0
  /// Where a pointer has brought the content, without the rubber band's resistance.
  var raw = 0.0
  /// `raw` when the pointer's translation is zero.
  var anchor = 0.0
  /// Whether the drag under way moves this axis.
  var isHeld = false
  /// The end of the content for which the motion heads, wherever that is by then: -1 for the
  /// first, 1 for the last.
  var headsForEnd: Double?
  /// The page to keep while the view is being resized; part of one if a pointer holds it there.
  var keptPage: Double?

  var isMoving: Bool {
    if case .rest = motion { false } else { true }
  }

  /// When the motion is over, in milliseconds; nil at rest.
  var end: Double? { isMoving ? start + motion.duration : nil }

  /// Where the axis is heading; where it is when it heads nowhere.
  var goal: Double { motion.target ?? offset }

  func velocity(at now: Double) -> Double { motion.velocity(at: now - start) }

  mutating func begin(_ motion: AxisMotion, at now: Double, released: Double? = nil) {
    self.motion = motion
    start = now
    reached = now
    self.released = released ?? now
    keptPage = nil
    headsForEnd = nil
    if motion.duration <= 0, let target = motion.target {
      offset = target
      self.motion = .rest
    }
  }

  mutating func stop() { motion = .rest }

  /// Moves everything that is a place in the content by `distance`: nothing looks different.
  mutating func slide(by distance: Double) {
    offset += distance
    raw += distance
    anchor += distance
    motion.slide(by: distance)
  }

  /// Leads a motion to a place that was asked for to another one, from where it is.
  mutating func redirect(to target: Double, at now: Double) {
    switch motion {
    case .ease(var curve):
      curve.redirect(to: target, at: now - start)
      motion = .ease(curve)
    case .spring(var spring):
      guard spring.redirect(to: target, at: now - start) else {
        let fresh = CriticalSpring(
          from: offset, velocity: velocity(at: now), target: target, frequency: spring.frequency)
        let end = headsForEnd
        begin(.spring(fresh), at: now)
        headsForEnd = end
        return
      }
      motion = .spring(spring)
    case .rest, .glide, .page, .keyboard: break
    }
  }

  /// Brings the offset to what it is at `now`; returns whether it changed.
  mutating func advance(to now: Double) -> Bool {
    guard let position = motion.position(at: now - start), position.isFinite else { return false }
    let before = offset
    offset = position
    reached = max(reached, now)
    if now - start >= motion.duration { motion = .rest }
    return offset != before
  }

  /// Milliseconds since the motion began.
  func elapsed(at now: Double) -> Double { max(0, now - start) }
}
