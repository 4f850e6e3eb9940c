import Testing

@testable import Scrollery

@Suite struct FrameHistoryTests {
  @Test func durationsAreCountedBackFromTheLast() {
    var history = FrameHistory()
    for time in [0, 0.25, 0.75, 1.75] { history.note(time, goesOn: true) }
    #expect(history.count == 3)
    #expect((0..<3).map { history.duration(before: $0) } == [1, 0.5, 0.25])
    #expect(history.latest == 1)
  }

  @Test func restIsNoFrame() {
    var history = FrameHistory()
    history.note(0, goesOn: true)
    history.note(0.5, goesOn: false)
    history.note(9, goesOn: true)
    history.note(9.25, goesOn: true)
    #expect(history.count == 2)
    #expect(history.latest == 0.25)
    #expect(history.duration(before: 1) == 0.5)
  }

  @Test func twoUpdatesAtOneTimeAreOneFrame() {
    var history = FrameHistory()
    history.note(0, goesOn: true)
    history.note(0.5, goesOn: true)
    history.note(0.5, goesOn: true)
    history.note(1.5, goesOn: true)
    #expect(history.count == 2)
    #expect(history.latest == 1)
  }

  @Test func onlyTheLast240AreKept() {
    var history = FrameHistory()
    var time = 0.0
    for index in 0...300 {
      time += Double(index)
      history.note(time, goesOn: true)
    }
    #expect(history.count == 240)
    #expect(history.latest == 300)
    #expect(history.duration(before: 239) == 61)
  }

  @Test func withoutFramesThereIsNoDuration() {
    #expect(FrameHistory().latest == nil)
    #expect(FrameHistory().count == 0)
  }
}
