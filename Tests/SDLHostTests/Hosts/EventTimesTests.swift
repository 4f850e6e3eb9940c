import Foundation
import Testing

@testable import SDLHost

@Suite struct EventTimesTests {
  private let hour = 3600.0

  @Test func betweenEventsPassesWhatTheirClockSays() {
    var times = EventTimes(ticks: 100, seconds: 0)
    // The system's clock is looked at a little later each time.
    #expect(abs(times.time(of: 150, now: 151, seconds: 0.0512) - 0.05) < 1e-9)
    #expect(abs(times.time(of: 158, now: 160, seconds: 0.0609) - 0.058) < 1e-9)
    #expect(abs(times.time(of: 158, now: 161, seconds: 0.0611) - 0.058) < 1e-9)
    #expect(abs(times.time(of: 166, now: 166, seconds: 0.0665) - 0.066) < 1e-9)
  }

  @Test func theClockWrapsAfterFortyNineDays() {
    var times = EventTimes(ticks: .max - 4, seconds: 10)
    #expect(times.time(of: .max, now: 15, seconds: 10.02) == 10.004)
    #expect(abs(times.time(of: 5, now: 15, seconds: 10.02) - 10.01) < 1e-9)
  }

  @Test func nothingForHalfOfThatTimeAndMoreIsNoTrouble() {
    var times = EventTimes(ticks: 0, seconds: 0)
    for days in [25.0, 49.0, 50.0, 75.0, 400.0] {
      let now = days * 24 * hour
      let ticks = UInt32(truncatingIfNeeded: Int(now * 1000))
      #expect(abs(times.time(of: ticks &- 8, now: ticks, seconds: now) - (now - 0.008)) < 0.004)
    }
  }

  @Test func afterSleepAndDriftEventsAreNotStuckInThePast() {
    var times = EventTimes(ticks: 0, seconds: 0)
    // The system's clock went on while the machine slept, SDL's did not.
    #expect(abs(times.time(of: 990, now: 1000, seconds: hour) - (hour - 0.01)) < 0.004)
    #expect(abs(times.time(of: 1006, now: 1010, seconds: hour + 0.01) - (hour + 0.006)) < 0.004)
    // It is set back, as no steady clock should be.
    #expect(abs(times.time(of: 2000, now: 2010, seconds: 5) - 4.99) < 0.004)
  }

  @Test func noEventIsInTheFuture() {
    var times = EventTimes(ticks: 0, seconds: 0)
    #expect(times.time(of: 5000, now: 1000, seconds: 1) == 1)
    #expect(times.time(of: 1000, now: 1000, seconds: 0.9995) == 0.9995)
  }
}
