import Foundation

/// Times of events in seconds, from SDL's clock of whole milliseconds.
///
/// That clock wraps after 49.7 days, stands still while the machine sleeps and drifts from the
/// system's by seconds in a day. So the two are compared at each event and tied together anew when
/// they differ by more than the milliseconds are exact to; as long as they are not, the time between
/// two events is exactly what SDL says.
nonisolated struct EventTimes {
  private var ticks: UInt32
  private var seconds: TimeInterval

  /// How far the clocks may be apart, in seconds: one is cut to whole milliseconds, and some time
  /// passes between looking at one and at the other.
  private static let tolerance = 0.003

  /// - Parameters:
  ///   - ticks: what SDL's clock shows.
  ///   - seconds: the time that it is then.
  init(ticks: UInt32, seconds: TimeInterval) {
    self.ticks = ticks
    self.seconds = seconds
  }

  /// When an event happened that has a time on SDL's clock.
  /// - Parameters:
  ///   - now: what SDL's clock shows.
  ///   - seconds: the time that it is then. No event is later.
  mutating func time(
    of event: UInt32, now: UInt32, seconds: TimeInterval
  ) -> TimeInterval {
    let tied = self.seconds + Self.seconds(from: ticks, to: now)
    self.seconds = abs(tied - seconds) > Self.tolerance ? seconds : tied
    ticks = now
    return min(self.seconds + Self.seconds(from: now, to: event), seconds)
  }

  /// The shorter way round.
  private static func seconds(from start: UInt32, to end: UInt32) -> TimeInterval {
    Double(Int32(bitPattern: end &- start)) / 1000
  }
}
