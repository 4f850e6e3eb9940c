import Testing

@testable import ViewKit

@Suite("How far a swiped row goes")
struct SwipeReachTests {
  private let full = SwipeReach(actions: 74, row: 320, commitsInFull: true)
  private let short = SwipeReach(actions: 74, row: 320, commitsInFull: false)

  @Test(
    "It follows one to one: across the row where that does something, else as far as the actions")
  func oneToOne() {
    #expect(full.shown(50) == 50 && full.shown(300) == 300)
    #expect(short.shown(50) == 50 && short.shown(74) == 74)
  }

  @Test("Beyond, it follows with a scroll view's resistance: 0.55·x·d/(d + 0.55·x)")
  func resistance() {
    let pull = 100 * 0.55 * 320 / (320 + 100 * 0.55)
    #expect(abs(short.shown(174) - (74 + pull)) < 1e-9)
    #expect(abs(full.shown(-100) + pull) < 1e-9)
    #expect(abs(short.pulled(74 + pull) - 174) < 1e-9)
  }

  @Test("A swipe is full from six tenths of the row on, and well past the actions")
  func fullSwipe() {
    #expect(full.commitDistance == 192)
    #expect(short.commitDistance == nil)
    #expect(SwipeReach(actions: 222, row: 320, commitsInFull: true).commitDistance == 262)
    #expect(SwipeReach(actions: 300, row: 320, commitsInFull: true).commitDistance == nil)
  }

  @Test("Where it goes when it is let go")
  func outcomes() {
    #expect(full.outcome(shown: 30, velocity: 0) == .closes)
    #expect(full.outcome(shown: 40, velocity: 0) == .opens)
    #expect(full.outcome(shown: 20, velocity: 300) == .opens)
    #expect(full.outcome(shown: 70, velocity: -300) == .closes)
    #expect(full.outcome(shown: 200, velocity: 0) == .commits)
    #expect(full.outcome(shown: 200, velocity: -300) == .closes)
    #expect(short.outcome(shown: 200, velocity: 0) == .opens)
  }
}
