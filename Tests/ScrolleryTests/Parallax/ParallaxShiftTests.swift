import Foundation
import Testing

@testable import Scrollery

@Suite struct ParallaxShiftTests {
  private let motion = ParallaxShift(viewport: 320, content: 3840, background: 800)

  @Test(
    arguments: [
      (CGFloat(0), CGFloat(0)), (1760, 240), (3520, 480), (-80, 0), (3600, 480), (.nan, 0),
    ])
  func `the background keeps pace and stops at its ends`(x: CGFloat, shift: CGFloat) {
    #expect(motion.shift(at: x) == shift)
  }

  @Test func `a speed is a part of the pages'`() {
    let half = ParallaxShift(viewport: 320, content: 3840, speed: 0.5)
    #expect(half.background == 2080)
    #expect(half.shift(at: 100) == 50)
  }

  @Test func `a single page moves nothing`() {
    let single = ParallaxShift(viewport: 320, content: 320, background: 800)
    #expect(single.shift(at: 40) == 0)
    #expect(ParallaxShift(viewport: 320, content: 100, speed: 2).background == 320)
  }
}
