/// The state of a scroll view: a value that takes events with their times and returns what is to
/// be done.
///
/// The two axes move each on its own. No method calls anybody: where the delegate has a say, the
/// machine first returns a proposal and waits for `commit(target:)`. Times are milliseconds on
/// any clock, the same for all; an event whose numbers are not finite changes nothing.
package struct ScrollMachine: Sendable {
  package internal(set) var geometry = ScrollGeometry()
  package internal(set) var phase = ScrollPhase.idle
  /// Whether fingers that leave a trackpad while moving let the content glide on.
  package var givesTrackpadMomentum = true

  var x = AxisState()
  var y = AxisState()
  var tracker = VelocityTracker()
  /// A deceleration that began has not been reported as ended.
  var owesDecelerationEnd = false
  /// `didEndDecelerating` was returned and has not been acknowledged.
  var announcesDecelerationEnd = false
  /// The pointer that is down stopped content that was moving.
  var isCatch = false
  /// The content is being magnified: whoever does that says where it is, and nothing else moves it.
  package internal(set) var isZooming = false
  /// How many drags in a row the delegate has let end elsewhere than they would have by
  /// themselves: it may have stops of its own.
  var snappedReleases = 0
  var release: Release?
  var indirect = IndirectInput()
  var heldKey: HeldKey?

  package init() {}

  subscript(axis: ScrollAxis) -> AxisState {
    get { axis == .x ? x : y }
    set {
      switch axis {
      case .x: x = newValue
      case .y: y = newValue
      }
    }
  }

  // MARK: - What it shows

  /// The content offset to show.
  package var offset: ScrollVector { ScrollVector(x: x.offset, y: y.offset) }

  /// Where the content will come to rest, while it is heading there.
  package var target: ScrollVector? {
    isMoving ? ScrollVector(x: x.goal, y: y.goal) : nil
  }

  /// Where the pointer that drags the content alone would have brought it, without the rubber band.
  package var pulled: ScrollVector? {
    phase == .dragging ? ScrollVector(x: x.raw, y: y.raw) : nil
  }

  /// The velocity at `now`, in points of offset per millisecond.
  package func velocity(at now: Double) -> ScrollVector {
    switch phase {
    case .dragging, .trackpad:
      let velocity = -tracker.velocity(at: now)
      return ScrollVector(x: x.isHeld ? velocity.x : 0, y: y.isHeld ? velocity.y : 0)
    default:
      return ScrollVector(x: x.velocity(at: now), y: y.velocity(at: now))
    }
  }

  /// Whether a pointer is down in the content.
  package var isTracking: Bool { phase == .pressed || phase == .dragging }

  /// Whether the user drags the content, or it still moves after that: as in UIKit, this clears
  /// only when the content rests.
  package var isDragging: Bool {
    switch phase {
    case .dragging, .releasing, .wheeling, .trackpad, .decelerating, .settling: true
    case .pressed: owesDecelerationEnd
    case .idle, .animating, .keyboard: false
    }
  }

  /// Whether content moves by itself after a drag. A pointer that catches it does not change
  /// this; what it then does decides.
  package var isDecelerating: Bool {
    switch phase {
    case .decelerating, .settling: true
    case .pressed, .dragging, .releasing, .wheeling, .trackpad: owesDecelerationEnd
    case .idle, .animating, .keyboard: false
    }
  }

  /// Whether the offset changes with time alone, so that `tick` has to be called every frame.
  package var needsFrames: Bool { isMoving }

  /// When the content comes to rest, in milliseconds; nil while it rests or a key is held.
  package var endOfMotion: Double? {
    guard let x = x.end else { return y.end }
    let end = max(x, y.end ?? x)
    return end.isFinite ? end : nil
  }

  /// When the machine has to be asked by `deadlineReached(at:)`, in milliseconds.
  package var nextDeadline: Double? {
    phase == .wheeling || phase == .trackpad ? indirect.deadline(for: self) : nil
  }

  var isMoving: Bool { x.isMoving || y.isMoving }

  // MARK: - Time

  /// Forgets what the delegate has been like, since another one has come.
  package mutating func forgetDelegate() { snappedReleases = 0 }

  /// Brings the offset to what it is at `now`.
  package mutating func tick(_ now: Double) -> ScrollActions {
    guard now.isFinite, isMoving else { return [] }
    var actions = ScrollActions()
    if advance(to: now) { actions.insert(.didScroll) }
    return actions.union(endMotionAtRest())
  }

  /// Acknowledges the end of a deceleration; returns whether the delegate is to be told.
  package mutating func settle() -> Bool {
    guard announcesDecelerationEnd else { return false }
    announcesDecelerationEnd = false
    if phase == .settling { phase = .idle }
    return true
  }

  /// Ends what the content did by itself, if nothing moves it any more.
  mutating func endMotionAtRest() -> ScrollActions {
    guard !isMoving else { return [] }
    switch phase {
    case .decelerating:
      return endDeceleration()
    case .animating:
      phase = .idle
      return .didEndAnimation
    case .keyboard where heldKey == nil:
      phase = .idle
      return .didEndAnimation
    default:
      return []
    }
  }

  mutating func advance(to now: Double) -> Bool {
    let movedX = x.advance(to: now)
    let movedY = y.advance(to: now)
    return movedX || movedY
  }

  mutating func stopMotions() {
    x.stop()
    y.stop()
  }

  /// Comes to rest after a drag, with or without an end of deceleration to report.
  mutating func endDeceleration() -> ScrollActions {
    guard owesDecelerationEnd else {
      phase = .idle
      return []
    }
    phase = .settling
    owesDecelerationEnd = false
    announcesDecelerationEnd = true
    return .didEndDecelerating
  }

  /// Ends whatever moves the content at `now`, for something that takes over from it. The motions
  /// are left as they are. An unreported end of deceleration stays owed.
  mutating func interrupt(at now: Double) -> ScrollActions {
    var actions: ScrollActions = advance(to: now) ? .didScroll : []
    switch phase {
    case .dragging, .wheeling, .trackpad: actions.formUnion([.willEndDragging, .didEndDragging])
    case .animating, .keyboard: actions.insert(.didEndAnimation)
    // What the delegate answers no longer counts.
    case .releasing: actions.insert(.didEndDragging)
    case .idle, .pressed, .decelerating, .settling: break
    }
    heldKey = nil
    release = nil
    return actions
  }
}

/// The end of a drag, while the delegate is asked.
struct Release: Sendable {
  let time: Double
  let velocity: ScrollVector
  var proposal: ReleaseProposal
  let followsWheel: Bool
  /// What the delegate is asked for, of a wheel's end.
  var question = WheelQuestion.wherever
}
