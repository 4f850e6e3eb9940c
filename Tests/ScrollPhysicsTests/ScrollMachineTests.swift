import Testing

@testable import ScrollPhysics

/// The machine with a pointer.
struct ScrollMachineTests {
  @Test("P-01, D-01: a held pointer does not fling", arguments: ScrollAxis.all)
  func aHeldPointerDoesNotFling(axis: ScrollAxis) {
    var rig = ScrollRig(content: 5000, axis: axis)
    rig.drag(by: -310, steps: 10, interval: 10)
    rig.lift(after: 200)
    #expect(rig.lastProposal == ReleaseProposal(velocity: .zero, target: rig.along(300)))
    #expect(rig.calls == ["willBeginDragging", "willEndDragging", "didEndDragging false"])
    rig.wait(1000)
    #expect(rig.offset == 300)
    #expect(rig.machine.phase == .idle)
  }

  @Test("P-11: the slop is subtracted", arguments: ScrollAxis.all)
  func theSlopIsSubtracted(axis: ScrollAxis) {
    var rig = ScrollRig(axis: axis)
    rig.drag(by: -11, steps: 1)
    #expect(rig.offset == 1)
    rig.perform(rig.machine.dragMoved(rig.along(-21), at: 100))
    #expect(rig.offset == 11)
    var coarse = ScrollRig(axis: axis)
    coarse.drag(by: -60, steps: 1)
    #expect(coarse.offset == 50)
  }

  @Test("P-05: a glide is the same at any frame rate")
  func aGlideIsTheSameAtAnyFrameRate() {
    var offsetsAtHalfASecond: [Double] = []
    for rate in [60.0, 120, 144, 240] {
      var rig = ScrollRig()
      rig.frame = 1000 / rate
      rig.flick(1.5)
      let start = rig.offset
      rig.wait(500)
      offsetsAtHalfASecond.append(rig.offset)
      rig.settle()
      #expect(isNear(rig.offset - start, 744.5, 4.5))
      #expect(rig.lastProposal?.target.y == rig.offset)
    }
    for offset in offsetsAtHalfASecond { #expect(isNear(offset, offsetsAtHalfASecond[0], 1e-9)) }
    var rig = ScrollRig()
    rig.flick(1.5)
    rig.frame = 400
    rig.wait(100)
    rig.wait(400)
    #expect(isNear(rig.offset, offsetsAtHalfASecond[0], 1e-9))
  }

  @Test("P-10: a tap in the bounce lets it go on", arguments: [1.0, -1.0])
  func aTapInTheBounceLetsItGoOn(side: Double) {
    var rig = ScrollRig()
    rig.set(at: side < 0 ? 0 : 9500)
    rig.drag(by: -side * 300)
    rig.lift(after: 100)
    rig.wait(80)
    rig.perform(rig.machine.press(at: rig.now))
    let held = rig.offset
    rig.wait(50)
    #expect(rig.offset == held)
    rig.lift()
    rig.wait(1000)
    #expect(rig.offset == (side < 0 ? 0 : 9500))
    #expect(!rig.machine.isDecelerating)
    #expect(rig.calls.filter { $0 == "didEndDecelerating" }.count == 1)
  }

  @Test("P-06: a target chosen after a slow release is reached")
  func aTargetChosenAfterASlowReleaseIsReached() {
    var rig = ScrollRig(content: 3000)
    rig.set(at: 130)
    rig.choose = { _ in ScrollVector(x: 0, y: 200) }
    rig.drag(by: -8, steps: 5, interval: 16)
    rig.lift()
    let start = rig.now
    rig.settle()
    #expect(rig.offset == 200)
    #expect(rig.now - start <= 1520)
  }

  @Test("D-02: a caught fling is decelerating until it is let go")
  func aCaughtFlingIsDeceleratingUntilItIsLetGo() {
    var rig = ScrollRig()
    rig.flick(3)
    rig.wait(200)
    rig.drag(by: -6, steps: 3)
    #expect(rig.machine.isDecelerating)
    #expect(rig.machine.isDragging)
    rig.now += 100
    guard case .asks(let proposal) = rig.machine.lift(at: rig.now) else {
      Issue.record("a drag that ends asks")
      return
    }
    let actions = rig.machine.commit(target: proposal.target)
    #expect(actions == [.didEndDragging, .didEndDecelerating])
    #expect(rig.machine.isDecelerating)
    rig.perform(actions)
    #expect(!rig.machine.isDecelerating)
    #expect(!rig.machine.isDragging)
  }

  @Test("D-03: flicks in a row end once")
  func flicksInARowEndOnce() {
    var rig = ScrollRig(content: 100_000)
    for _ in 0..<3 {
      rig.flick(3)
      rig.wait(200)
    }
    rig.settle()
    let flick = [
      "willBeginDragging", "willEndDragging", "didEndDragging true", "willBeginDecelerating",
    ]
    #expect(rig.calls == flick + flick + flick + ["didEndDecelerating"])
  }

  @Test func caughtAndLetGoItEndsAtTheLift() {
    var rig = ScrollRig()
    rig.flick(3)
    rig.wait(200)
    rig.log = []
    rig.perform(rig.machine.press(at: rig.now))
    #expect(rig.machine.hasCaught)
    #expect(rig.calls == [])
    let held = rig.offset
    rig.wait(300)
    rig.lift()
    #expect(rig.calls == ["didEndDecelerating"])
    #expect(rig.offset == held)
    rig.wait(300)
    #expect(rig.offset == held)
  }

  @Test func caughtContentFollowsWithoutSlop() {
    var rig = ScrollRig()
    rig.flick(3)
    rig.wait(200)
    let held = rig.offset
    rig.drag(by: -3, steps: 1)
    #expect(isNear(rig.offset, held + 3))
  }

  @Test("G-03: a hard flick turns one page", arguments: ScrollAxis.all)
  func aHardFlickTurnsOnePage(axis: ScrollAxis) {
    var rig = ScrollRig(content: 3200, view: 320, axis: axis) { $0.isPaging = true }
    rig.flick(8, steps: 2)
    rig.settle()
    #expect(rig.offset == 320)
    rig.set(at: 1600)
    rig.flick(-8, steps: 2)
    rig.settle()
    #expect(rig.offset == 1280)
  }

  @Test func aLostPointerEndsTheDragOnce() {
    var rig = ScrollRig()
    rig.drag(by: -300)
    rig.follow(rig.machine.cancel(at: rig.now))
    rig.perform(rig.machine.dragMoved(rig.along(-500), at: rig.now + 10))
    rig.lift()
    rig.wait(500)
    #expect(rig.offset == 290)
    #expect(rig.calls == ["willBeginDragging", "willEndDragging", "didEndDragging false"])
  }

  @Test func aDragKeepsToItsAxisWhenLocked() {
    for isLocked in [true, false] {
      var rig = ScrollRig {
        $0.contentSize = ScrollVector(x: 5000, y: 5000)
        $0.isDirectionallyLocked = isLocked
      }
      rig.perform(rig.machine.press(at: 0))
      rig.perform(rig.machine.dragBegan(ScrollVector(x: -3, y: -20), at: 16))
      rig.perform(rig.machine.dragMoved(ScrollVector(x: -30, y: -100), at: 32))
      #expect(rig.machine.offset == ScrollVector(x: isLocked ? 0 : 27, y: 90))
    }
  }

  @Test func theAxesMoveEachOnItsOwn() {
    var rig = ScrollRig { $0.contentSize = ScrollVector(x: 5000, y: 560) }
    rig.perform(rig.machine.press(at: 0))
    rig.perform(rig.machine.dragBegan(ScrollVector(x: -30, y: -30), at: 16))
    for step in 1...4 {
      let translation = ScrollVector(x: -30 * Double(step), y: -30 * Double(step))
      rig.perform(rig.machine.dragMoved(translation, at: 16 * Double(step)))
    }
    rig.now = 64
    rig.lift()
    #expect(rig.lastProposal?.target.y == 60)
    rig.wait(900)
    #expect(rig.machine.offset.y == 60)
    #expect(rig.machine.velocity(at: rig.now).x > 0.1)
    rig.settle()
    #expect(rig.machine.offset.x == rig.lastProposal?.target.x)
  }

  @Test("X-01: everything stays finite")
  func everythingStaysFinite() {
    var rig = ScrollRig()
    let nan = ScrollVector(x: .nan, y: .infinity)
    rig.perform(rig.machine.press(at: 0))
    rig.perform(rig.machine.press(at: .nan))
    rig.perform(rig.machine.dragBegan(nan, at: 5))
    rig.perform(rig.machine.dragBegan(rig.along(-40), at: 16))
    rig.perform(rig.machine.dragMoved(nan, at: 20))
    rig.perform(rig.machine.dragMoved(rig.along(0), at: 36))
    rig.now = 36
    rig.lift()
    rig.perform(rig.machine.tick(.infinity))
    rig.perform(rig.machine.setOffset(nan, at: 40))
    rig.perform(rig.machine.animate(to: nan, at: 40))
    var geometry = rig.machine.geometry
    geometry.contentSize.y = .nan
    rig.perform(rig.machine.setGeometry(geometry, at: 40))
    #expect(rig.machine.geometry.contentSize.y == 10_000)
    rig.settle()
    #expect(rig.machine.offset.isFinite)
    #expect(rig.machine.velocity(at: rig.now).isFinite)
  }

  @Test("A page that is hardly left is shown again when the pointer that held it goes up")
  func aPageThatIsHardlyLeftIsShownAgain() {
    var rig = ScrollRig(view: 500) { $0.isPaging = true }
    rig.perform(rig.machine.moveContent(to: rig.along(500.001), at: rig.now))
    rig.perform(rig.machine.press(at: rig.now))
    rig.log = []
    rig.lift()
    rig.settle()
    #expect(rig.offset == 500)
    #expect(rig.log.contains("didScroll"))
  }
}
