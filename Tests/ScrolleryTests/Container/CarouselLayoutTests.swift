import Foundation
import Testing

@testable import Scrollery

@Suite struct CarouselLayoutTests {
  @Test(
    arguments: [
      (0, 0), (51, 0), (52, 104), (155, 104), (-400, 0), (1e9, 23 * 104), (.nan, 0),
    ] as [(CGFloat, CGFloat)])
  func `rests at the nearest bubble`(offset: CGFloat, rest: CGFloat) {
    #expect(CarouselLayout.snapped(offset, count: 24) == rest)
  }

  @Test func `bubbles grow towards the middle`() {
    #expect(CarouselLayout.scale(at: 0) == 1)
    let scales = stride(from: CGFloat(0), through: 600, by: 20).map(CarouselLayout.scale)
    #expect(zip(scales, scales.dropFirst()).allSatisfy { $0 >= $1 })
    #expect(scales.last == 0.6)
    #expect(CarouselLayout.scale(at: -70) == CarouselLayout.scale(at: 70))
  }
}
