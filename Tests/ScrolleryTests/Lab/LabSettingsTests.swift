import Foundation
import Testing

@testable import Scrollery

@Suite struct LabSettingsTests {
  @Test func `a flick ends anywhere, on a page or at the flag`() {
    var settings = LabSettings()
    #expect(settings.target(for: 1234.5, upTo: 6000) == 1234.5)
    settings.stops = .pages
    settings.page = 250
    #expect(settings.target(for: 1130, upTo: 6000) == 1250)
    #expect(settings.target(for: 1120, upTo: 6000) == 1000)
    #expect(settings.target(for: -80, upTo: 6000) == 0)
    #expect(settings.target(for: 5990, upTo: 5900) == 5900)
    settings.stops = .flag
    settings.flag = 700
    #expect(settings.target(for: 1234.5, upTo: 6000) == 700)
    settings.flag = 9000
    #expect(settings.target(for: 0, upTo: 6000) == 6000)
  }

  @Test func `the slider's positions and the rates belong to each other`() {
    let rates: [CGFloat] = [0.97, 0.98, 0.99, 0.995, 0.998, 0.999]
    for rate in rates {
      #expect(RateScale.rate(at: RateScale.position(of: rate)) == rate)
    }
    #expect(RateScale.rate(at: RateScale.positions.lowerBound) == 0.97)
    #expect(RateScale.rate(at: RateScale.positions.upperBound) == 0.999)
  }
}
