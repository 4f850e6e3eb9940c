import Testing

@testable import ScrollPhysics

/// Runs of the machine with the cases of public bug reports, whose numbers the tests bear.
struct ScrollMachineTests {
  /// P-01 and D-01.
  @Test(arguments: ScrollAxis.all)
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

  /// P-11.
  @Test(arguments: ScrollAxis.all)
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

  /// P-05.
  @Test func aGlideIsTheSameAtAnyFrameRate() {
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

  /// P-07.
  @Test func contentThatShrinksInAFlingIsNotLeft() {
    var rig = ScrollRig()
    rig.flick(12)
    var highest = 0.0
    while rig.machine.needsFrames {
      highest = max(highest, rig.wait(rig.frame)[0])
      if rig.offset > 1000, rig.machine.geometry.contentSize.y > 2000 {
        var geometry = rig.machine.geometry
        geometry.contentSize.y = 2000
        rig.perform(rig.machine.setGeometry(geometry, at: rig.now))
      }
    }
    #expect(rig.offset == 1500)
    #expect(highest < 2000)
    #expect(rig.calls.filter { $0 == "didEndDecelerating" }.count == 1)
  }

  /// P-08 and H-01.
  @Test func atRestTheOffsetIsClampedAtOnce() {
    var rig = ScrollRig(content: 1500, view: 600)
    rig.set(at: 900)
    var geometry = rig.machine.geometry
    geometry.contentSize.y = 700
    rig.perform(rig.machine.setGeometry(geometry, at: 0))
    #expect(rig.offset == 100)
    #expect(rig.log == ["didScroll"])
    geometry.viewport.y = 800
    rig.perform(rig.machine.setGeometry(geometry, at: 0))
    #expect(rig.offset == 0)
    #expect(!rig.machine.needsFrames)
  }

  /// P-12.
  @Test func anInsetThatComesBackDoesNotMoveTheContent() {
    var rig = ScrollRig { $0.leadingInset.y = 300 }
    rig.set(at: -300)
    var geometry = rig.machine.geometry
    for (inset, offset) in [(0.0, 0.0), (300, 0), (300, 0)] {
      geometry.leadingInset.y = inset
      rig.perform(rig.machine.setGeometry(geometry, at: 0))
      #expect(rig.offset == offset)
    }
    #expect(rig.log == ["didScroll"])
  }

  /// P-10.
  @Test(arguments: [1.0, -1.0])
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

  /// P-06.
  @Test func aTargetChosenAfterASlowReleaseIsReached() {
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

  /// D-02.
  @Test func aCaughtFlingIsDeceleratingUntilItIsLetGo() {
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

  /// D-03 and the log of repeated flicks.
  @Test func flicksInARowEndOnce() {
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

  /// D-06.
  @Test func settingTheOffsetEndsTheGlide() {
    var rig = ScrollRig()
    rig.flick(3)
    rig.wait(100)
    rig.perform(rig.machine.setOffset(.zero, at: rig.now))
    #expect(rig.wait(500).allSatisfy { $0 == 0 })
    #expect(rig.calls.last == "didEndDecelerating")
    rig.flick(3)
    rig.wait(100)
    rig.perform(rig.machine.animate(to: ScrollVector(x: 0, y: 40), at: rig.now))
    rig.wait(310)
    #expect(rig.offset == 40)
    #expect(rig.calls.last == "didEndAnimation")
  }

  /// Shifting content under way, as endless scrollers do.
  @Test func movingTheContentKeepsTheGlide() {
    var rig = ScrollRig(content: 1e6)
    rig.set(at: 5000)
    rig.flick(2)
    var plain = rig
    rig.wait(100)
    plain.wait(100)
    rig.perform(rig.machine.moveContent(to: rig.along(rig.offset - 1000), at: rig.now))
    rig.settle()
    plain.settle()
    #expect(isNear(rig.offset + 1000, plain.offset, 1e-6))
  }

  /// G-03.
  @Test(arguments: ScrollAxis.all)
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

  /// H-02 and H-04.
  @Test func resizingKeepsThePage() {
    var rig = ScrollRig(content: 10_240, view: 1024, axis: .x) { $0.isPaging = true }
    rig.set(at: 8192)
    var geometry = rig.machine.geometry
    func resize(_ width: Double) {
      geometry.viewport.x = width
      rig.perform(rig.machine.setGeometry(geometry, at: 0))
      geometry.contentSize.x = width * 10
      rig.perform(rig.machine.setGeometry(geometry, at: 0))
    }
    resize(768)
    #expect(rig.offset == 6144)
    resize(1024)
    #expect(rig.offset == 8192)
    resize(0)
    resize(320)
    #expect(rig.offset == 2560)
  }

  /// I-01, I-02, I-06.
  @Test func theWheelBeginsAndEnds() {
    var rig = ScrollRig()
    for _ in 0..<5 {
      rig.perform(rig.machine.wheelBegan(at: rig.now))
      rig.perform(rig.machine.wheel(by: rig.along(ScrollMachine.notch), at: rig.now))
      rig.wait(20)
    }
    #expect(rig.machine.isDragging)
    rig.wait(180)
    #expect(rig.calls.filter { $0.hasPrefix("didEndDragging") }.count == 1)
    rig.settle()
    #expect(rig.offset == 265)
    #expect(rig.calls.first == "willBeginDragging")
    #expect(rig.calls.last == "didEndDecelerating")
    #expect(rig.log.filter { $0 == "didScroll" }.count >= 5)
    #expect(!rig.machine.isDragging)
  }

  @Test func theWheelStopsAtTheEdge() {
    var rig = ScrollRig(content: 600, view: 500)
    #expect(rig.machine.accepts(rig.along(60)))
    #expect(!rig.machine.accepts(rig.along(-60)))
    rig.perform(rig.machine.wheelBegan(at: 0))
    rig.perform(rig.machine.wheel(by: rig.along(60), at: 0))
    rig.perform(rig.machine.wheel(by: rig.along(60), at: 10))
    #expect(!rig.machine.accepts(rig.along(60)))
    #expect(rig.settle().allSatisfy { $0 <= 100 })
    #expect(rig.offset == 100)
  }

  @Test func aNotchTurnsAPage() {
    var rig = ScrollRig(content: 3200, view: 320) { $0.isPaging = true }
    rig.perform(rig.machine.wheelBegan(at: 0))
    for time in [0.0, 20, 40] {
      rig.perform(rig.machine.wheel(by: rig.along(53), at: time))
    }
    rig.settle()
    #expect(rig.offset == 320)
  }

  @Test func theTrackpadFollowsAndBands() {
    var rig = ScrollRig()
    rig.perform(rig.machine.trackpadBegan(at: 0))
    rig.perform(rig.machine.trackpad(by: rig.along(12.5), at: 0))
    #expect(rig.offset == 12.5)
    rig.perform(rig.machine.trackpad(by: rig.along(-112.5), at: 16))
    let band = RubberBand(dimension: 500, coefficient: RubberBand.indirect)
    #expect(isNear(rig.offset, band.displacement(forOvershoot: -100)))
    #expect(rig.machine.isDragging && !rig.machine.isTracking)
    rig.machine.givesTrackpadMomentum = false
    rig.settle()
    #expect(rig.offset == 0)
    #expect(rig.calls.last == "didEndDecelerating")
  }

  @Test(arguments: [true, false])
  func fingersThatLeaveTheTrackpadMovingLetItGlide(hasMomentum: Bool) {
    var rig = ScrollRig()
    rig.machine.givesTrackpadMomentum = hasMomentum
    rig.perform(rig.machine.trackpadBegan(at: 0))
    for step in 0..<8 {
      rig.perform(rig.machine.trackpad(by: rig.along(16), at: Double(step) * 16))
    }
    rig.now = 112
    rig.settle()
    if hasMomentum {
      #expect(isNear(rig.offset, 128 + 499 * 0.99, 0.5))
      #expect(rig.calls.last == "didEndDecelerating")
    } else {
      #expect(rig.offset == 128)
      #expect(rig.calls.last == "didEndDragging false")
    }
  }

  @Test func fingersThatComeToRestOnTheTrackpadStopIt() {
    var rig = ScrollRig()
    rig.perform(rig.machine.trackpadBegan(at: 0))
    for (step, delta) in [20.0, 20, 10, 5, 2, 1].enumerated() {
      rig.perform(rig.machine.trackpad(by: rig.along(delta), at: Double(step) * 16))
    }
    rig.now = 80
    rig.settle()
    #expect(rig.offset == 58)
  }

  @Test func aKeyScrollsOneLine() {
    var rig = ScrollRig()
    rig.perform(rig.machine.keyDown(.y, direction: 1, distance: 40, at: 0))
    rig.perform(rig.machine.keyUp(at: 0))
    rig.settle()
    #expect(rig.offset == 40)
    #expect(rig.calls == ["didEndAnimation"])
    rig.perform(rig.machine.keyDown(.y, direction: -1, distance: 400, at: rig.now))
    rig.perform(rig.machine.keyUp(at: rig.now))
    rig.settle()
    #expect(rig.offset == 0)
  }

  @Test func aLostPointerEndsTheDragOnce() {
    var rig = ScrollRig()
    rig.drag(by: -300)
    rig.perform(rig.machine.cancel(at: rig.now))
    rig.perform(rig.machine.dragMoved(rig.along(-500), at: rig.now + 10))
    rig.lift()
    rig.wait(500)
    #expect(rig.offset == 290)
    #expect(rig.calls == ["willBeginDragging", "didEndDragging false"])
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

  /// X-01 and what else is not a number.
  @Test func everythingStaysFinite() {
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
}
