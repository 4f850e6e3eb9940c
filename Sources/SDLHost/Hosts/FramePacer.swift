import Foundation

/// Decides when the next frame is due and how long the host may sleep until then.
nonisolated struct FramePacer {
  /// Seconds from one refresh of the display to the next.
  var interval: TimeInterval
  /// Whether presenting waits for the display, so that the host need not.
  let presentWaits: Bool

  private var due: TimeInterval = 0

  /// A window that cannot be seen is looked after this often, in seconds.
  static let hiddenInterval = 0.1
  /// A frame may begin this much before its time, in seconds: less than a sleep is exact to.
  private static let early = 0.0005

  init(refreshRate: Double, presentWaits: Bool) {
    interval = Self.interval(refreshRate)
    self.presentWaits = presentWaits
  }

  mutating func setRefreshRate(_ rate: Double) { interval = Self.interval(rate) }

  private static func interval(_ rate: Double) -> TimeInterval {
    rate.isFinite && rate > 0 ? 1 / min(max(rate, 10), 1000) : 1.0 / 60
  }

  /// What the host knows when it is about to sleep.
  struct Situation {
    var now: TimeInterval
    /// Something moves or has to be drawn.
    var needsFrame: Bool
    /// Nothing of the window can be seen.
    var isHidden: Bool
    /// The next thing to be done although nothing moves.
    var deadline: TimeInterval?
  }

  /// Seconds to sleep unless an event comes; 0 to go on at once, nil to wait for an event.
  func sleep(_ situation: Situation) -> TimeInterval? {
    // Presenting does not wait then, and SDL's wait looks for events a thousand times a second.
    if situation.isHidden { return Self.hiddenInterval }
    if situation.needsFrame { return max(due - situation.now, 0) }
    return situation.deadline.map { max($0 - situation.now, 0) }
  }

  /// Whether a frame may begin. Timers are due frames, too.
  func isDue(_ situation: Situation) -> Bool {
    if situation.needsFrame { return situation.isHidden || situation.now >= due - Self.early }
    return situation.deadline.map { situation.now >= $0 } ?? false
  }

  /// To be called after each frame.
  /// - Parameters:
  ///   - start: when it began.
  ///   - wasPresented: whether it was shown, so that a display that waits has waited.
  mutating func frameDone(start: TimeInterval, wasPresented: Bool) {
    if presentWaits && wasPresented {
      // Only in case that presenting does not wait after all, as behind other windows.
      due = start + interval / 2
    } else {
      due = due + interval > start ? due + interval : start + interval
    }
  }
}
