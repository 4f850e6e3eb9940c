import Foundation
import Testing

@testable import Scrollery

@Suite struct TrayFlightTests {
  private let row = CGRect(x: 0, y: 100, width: 300, height: 30)
  private let slot = CGRect(x: 500, y: 40, width: 38, height: 22)

  @Test func itBeginsAndEndsInItsPlaces() {
    let flight = TrayFlight(from: row, stop: nil, start: 2)
    #expect(flight.frame(to: slot, at: 2) == row)
    #expect(flight.frame(to: slot, at: 2 + OverlayStyle.flight) == slot)
    #expect(!flight.isOver(at: 2 + OverlayStyle.flight * 0.9))
    #expect(flight.isOver(at: 2 + OverlayStyle.flight))
  }

  @Test func itIsSmallForMostOfTheWay() {
    let middle = 2 + OverlayStyle.flight / 2
    let there = TrayFlight(from: row, stop: nil, start: 2).frame(to: slot, at: middle)
    let back = TrayFlight(from: slot, stop: nil, start: 2).frame(to: row, at: middle)
    #expect(there.size == slot.size)
    #expect(back.size == slot.size)
    #expect(abs(there.midX - 334.5) < 1e-6)
  }

  @Test func usedAgainAtOnceItPassesTheTray() {
    let flight = TrayFlight(from: row, stop: slot, start: 0)
    #expect(flight.frame(to: row, at: OverlayStyle.flight / 2) == slot)
  }
}
