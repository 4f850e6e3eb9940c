import Foundation

/// Seconds since a host began, as the system's steady clock and as SDL's events tell them.
struct HostClock {
  private let start = ContinuousClock.now
  private var events = EventTimes(ticks: EventQueue.ticks, seconds: 0)
  private var latest: TimeInterval = 0

  var now: TimeInterval {
    let elapsed = start.duration(to: .now).components
    return Double(elapsed.seconds) + Double(elapsed.attoseconds) * 1e-18
  }

  /// When an event happened: never in the future and never before the one before it.
  mutating func time(ofTicks ticks: UInt32) -> TimeInterval {
    latest = max(latest, events.time(of: ticks, now: EventQueue.ticks, seconds: now))
    return latest
  }

  /// The time of a frame, after all events that came before it.
  mutating func frameTime() -> TimeInterval {
    latest = max(latest, now)
    return latest
  }
}
