import Testing

@testable import ScrollPhysics

/// The machine as the program changes what it scrolls, or where it is.
struct ScrollMachineGeometryTests {
  @Test("P-07: content that shrinks in a fling is not left")
  func contentThatShrinksInAFlingIsNotLeft() {
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

  @Test("P-08, H-01: at rest the offset is clamped at once")
  func atRestTheOffsetIsClampedAtOnce() {
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

  @Test("P-12: an inset that comes back does not move the content")
  func anInsetThatComesBackDoesNotMoveTheContent() {
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

  @Test("D-06: setting the offset ends the glide")
  func settingTheOffsetEndsTheGlide() {
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

  @Test("H-02, H-04: resizing keeps the page")
  func resizingKeepsThePage() {
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

  @Test func thePullOfTheRubberBandCanBeChosen() {
    var rig = ScrollRig { $0.rubberBand = 0.25 }
    rig.drag(by: 210)
    let band = RubberBand(dimension: 500, coefficient: 0.25)
    #expect(rig.offset == -band.displacement(forOvershoot: 200))
    // Another one under the pointer does not make the content jump.
    let before = rig.offset
    var geometry = rig.machine.geometry
    geometry.rubberBand = RubberBand.direct
    rig.perform(rig.machine.setGeometry(geometry, at: rig.now))
    #expect(rig.offset == before)
    rig.perform(rig.machine.dragMoved(rig.along(211), at: rig.now + 16))
    let slope = RubberBand(dimension: 500).slope(atDisplacement: before)
    #expect(isNear(before - rig.offset, slope, 0.01))
    geometry.rubberBand = 0
    #expect(rig.machine.setGeometry(geometry, at: rig.now + 16) == [])
    #expect(rig.machine.geometry.rubberBand == RubberBand.direct)
  }
}
