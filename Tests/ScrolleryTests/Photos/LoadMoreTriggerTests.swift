import Foundation
import Testing

@testable import Scrollery

@Suite struct LoadMoreTriggerTests {
  @Test func `Z-07 more is loaded near the end alone`() {
    var trigger = LoadMoreTrigger(lead: 2)
    let answer1 = trigger.fires(offset: 0, viewport: 667, content: 5000)
    #expect(!answer1)
    // Two lengths before the end is at 5000 - 667 - 1334.
    let answer2 = trigger.fires(offset: 2999, viewport: 667, content: 5000)
    #expect(!answer2)
    let answer3 = trigger.fires(offset: 3000, viewport: 667, content: 5000)
    #expect(answer3)
  }

  @Test func `Z-08 a bounce past the end asks once`() {
    var trigger = LoadMoreTrigger()
    var count = 0
    for frame in 0..<12 {
      let overshoot = 60 * sin(Double(frame) / 11 * .pi)
      if trigger.fires(offset: 4333 + overshoot, viewport: 667, content: 5000) { count += 1 }
    }
    #expect(count == 1)
    let answer4 = trigger.fires(offset: 9000, viewport: 667, content: 10_000)
    #expect(answer4)
  }

  @Test func `content that fits asks for nothing`() {
    var trigger = LoadMoreTrigger()
    let answer5 = trigger.fires(offset: 0, viewport: 667, content: 600)
    #expect(!answer5)
    let answer6 = trigger.fires(offset: .nan, viewport: 667, content: 5000)
    #expect(!answer6)
    let answer7 = trigger.fires(offset: 0, viewport: 0, content: 5000)
    #expect(!answer7)
  }
}
