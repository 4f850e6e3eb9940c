import Testing

@testable import ScrollPhysics

/// The machine with a wheel, a trackpad and keys.
struct ScrollMachineDeviceTests {
  @Test("I-01, I-02, I-06: the wheel begins and ends")
  func theWheelBeginsAndEnds() {
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
}
