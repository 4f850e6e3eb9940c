import Testing

@testable import SDLHost

@Suite struct FramePacerTests {
  private var pacer = FramePacer(refreshRate: 50, presentWaits: false)

  private func situation(
    _ now: Double, needsFrame: Bool = true, isHidden: Bool = false, deadline: Double? = nil
  ) -> FramePacer.Situation {
    .init(now: now, needsFrame: needsFrame, isHidden: isHidden, deadline: deadline)
  }

  @Test func restWaitsForAnEvent() {
    #expect(pacer.sleep(situation(1, needsFrame: false)) == nil)
    #expect(!pacer.isDue(situation(1, needsFrame: false)))
  }

  @Test func restWaitsForTheNextTimer() {
    #expect(pacer.sleep(situation(1, needsFrame: false, deadline: 3.5)) == 2.5)
    #expect(!pacer.isDue(situation(3.4, needsFrame: false, deadline: 3.5)))
    #expect(pacer.isDue(situation(3.5, needsFrame: false, deadline: 3.5)))
    #expect(pacer.sleep(situation(4, needsFrame: false, deadline: 3.5)) == 0)
  }

  @Test mutating func framesKeepTheDisplaysPace() throws {
    pacer.frameDone(start: 1, wasPresented: true)
    #expect(!pacer.isDue(situation(1.01)))
    #expect(abs(try #require(pacer.sleep(situation(1.005))) - 0.015) < 1e-9)
    #expect(pacer.isDue(situation(1.02)))
    // A frame that begins late does not shift those after it.
    pacer.frameDone(start: 1.024, wasPresented: true)
    #expect(pacer.isDue(situation(1.0401)))
    // After a long pause the pace begins anew.
    pacer.frameDone(start: 9, wasPresented: true)
    #expect(!pacer.isDue(situation(9.01)))
  }

  @Test mutating func aDisplayThatWaitsIsNotWaitedForTwice() {
    pacer = FramePacer(refreshRate: 50, presentWaits: true)
    pacer.frameDone(start: 1, wasPresented: true)
    #expect(pacer.sleep(situation(1.019)) == 0)
    pacer.frameDone(start: 2, wasPresented: false)
    #expect(!pacer.isDue(situation(2.01)))
  }

  @Test("H-06: a minimised window does not spin")
  mutating func aHiddenWindowDoesNotSpin() {
    var (now, loops) = (0.0, 0)
    while now < 1 {
      now += pacer.sleep(situation(now, isHidden: true)) ?? 0.1
      if pacer.isDue(situation(now, isHidden: true)) {
        pacer.frameDone(start: now, wasPresented: false)
      }
      loops += 1
    }
    #expect(loops <= 12)
  }

  @Test(arguments: [0, -1, .nan, .infinity])
  func strangeRefreshRatesAreSixty(rate: Double) {
    #expect(FramePacer(refreshRate: rate, presentWaits: false).interval == 1.0 / 60)
  }
}
