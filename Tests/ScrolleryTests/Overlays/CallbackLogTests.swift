import Testing

@testable import Scrollery

@Suite struct CallbackLogTests {
  @Test func callsAreToldApart() {
    let kinds = [
      "scrollViewDidScroll": CallbackLog.Kind.scroll, "scrollViewDidZoom": .scroll,
      "scrollViewWillBeginDragging": .drag,
      "scrollViewWillEndDragging velocity=0,1.25 target=0,300": .drag,
      "scrollViewDidEndDragging willDecelerate=true": .drag,
      "scrollViewWillBeginDecelerating": .glide, "scrollViewDidEndDecelerating": .glide,
      "scrollViewDidEndScrollingAnimation": .other, "scrollViewDidScrollToTop": .other,
    ]
    for (call, kind) in kinds { #expect(CallbackLog.Kind(call) == kind) }
  }

  @Test func didScrollIsLeftOutAtFirst() {
    var log = CallbackLog()
    let first = log.note("scrollViewDidScroll", of: "list", at: 1)
    #expect(!first)
    let second = log.note("scrollViewWillBeginDragging", of: "list", at: 2)
    #expect(second)
    #expect(log.entries.map(\.call) == ["scrollViewWillBeginDragging"])
    log.toggle(.scroll)
    log.note("scrollViewDidScroll", of: "list", at: 3)
    #expect(log.entries.count == 2)
  }

  @Test func aKindThatIsSwitchedOffIsHiddenAndComesBack() {
    var log = CallbackLog()
    log.note("scrollViewWillBeginDragging", of: "list", at: 1)
    log.note("scrollViewDidEndDecelerating", of: "list", at: 2)
    log.toggle(.drag)
    #expect(log.entries.map(\.kind) == [.glide])
    log.toggle(.drag)
    #expect(log.entries.map(\.kind) == [.drag, .glide])
  }

  @Test func heldNothingIsNoted() {
    var log = CallbackLog()
    log.isPaused = true
    let whileHeld = log.note("scrollViewWillBeginDragging", of: "list", at: 1)
    #expect(!whileHeld)
    log.isPaused = false
    log.note("scrollViewWillBeginDragging", of: "list", at: 2)
    #expect(log.entries.map(\.time) == [2])
  }

  @Test func noMoreThanAThousandAreKept() {
    var log = CallbackLog()
    for index in 0..<2500 { log.note("scrollViewDidScrollToTop", of: "l", at: Double(index)) }
    #expect(log.entries.count == CallbackLog.capacity)
    #expect(log.entries.first?.time == 1500)
    #expect(log.entries.last?.time == 2499)
    log.clear()
    #expect(log.entries.isEmpty)
    #expect(log.text == "")
  }

  @Test func theTextHasTimesNamesAndArguments() {
    var log = CallbackLog()
    log.note("scrollViewWillBeginDragging", of: "list", at: 12345.5)
    log.note("scrollViewDidEndDragging willDecelerate=true", of: "list", at: 12345.62)
    #expect(
      log.text == """
        12345.500\t\tlist.scrollViewWillBeginDragging
        12345.620\t+120.0\tlist.scrollViewDidEndDragging willDecelerate=true

        """)
    #expect(log.entries.last?.shortCall == "didEndDragging willDecelerate=true")
  }
}
