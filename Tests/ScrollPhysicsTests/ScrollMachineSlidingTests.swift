import Testing

@testable import ScrollPhysics

/// The machine as content before what is seen turns out longer or shorter than was thought.
struct ScrollMachineSlidingTests {
  /// Slides by `shift` with as much content more.
  private func slide(_ rig: inout ScrollRig, by shift: Double) {
    var geometry = rig.machine.geometry
    geometry.contentSize.y += shift
    rig.perform(rig.machine.slide(by: rig.along(shift), to: geometry, at: rig.now))
  }

  /// Two rigs that do the same, of which one slides by 300 on the way; offsets differ by just that.
  private func expectSame(
    _ shift: Double = 300, content: Double = 10_000, _ begin: (inout ScrollRig) -> Void
  ) {
    var plain = ScrollRig(content: content)
    plain.set(at: 2000)
    begin(&plain)
    var other = plain
    slide(&other, by: shift)
    #expect(other.log.last == "didScroll")
    #expect(other.offset == plain.offset + shift)
    plain.log = []
    other.log = []
    for _ in 0..<300 {
      let (a, b) = (plain.wait(plain.frame), other.wait(other.frame))
      #expect(near(a[0] + shift, b[0]))
    }
    #expect(plain.machine.phase == other.machine.phase)
    #expect(plain.log == other.log)
  }

  private func near(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-6 }

  @Test("A glide goes on")
  func glide() {
    expectSame { rig in
      rig.flick(2)
      rig.wait(100)
    }
  }

  @Test("A glide that will bounce at the end does so")
  func bounce() {
    expectSame(content: 3000) { rig in
      rig.flick(4)
      rig.wait(50)
    }
  }

  @Test("A bounce goes on", arguments: [300.0, -300])
  func pastTheEnd(shift: Double) {
    expectSame(shift, content: 3000) { rig in
      rig.set(at: 2500)
      rig.drag(by: -200)
      rig.lift(after: 200)
      rig.wait(50)
    }
  }

  @Test("A wheel's spring goes on")
  func wheel() {
    expectSame { rig in
      rig.perform(rig.machine.wheelBegan(at: rig.now))
      rig.perform(rig.machine.wheel(by: rig.along(53), at: rig.now))
      rig.wait(40)
    }
  }

  @Test("A held key and its end go on")
  func key() {
    expectSame { rig in
      rig.perform(rig.machine.keyDown(.y, direction: 1, distance: 40, at: rig.now))
      rig.wait(300)
    }
    expectSame { rig in
      rig.perform(rig.machine.keyDown(.y, direction: 1, distance: 40, at: rig.now))
      rig.wait(300)
      rig.perform(rig.machine.keyUp(at: rig.now))
      rig.wait(30)
    }
  }

  @Test("A drag stays with its pointer")
  func drag() {
    var rig = ScrollRig()
    rig.set(at: 2000)
    rig.drag(by: -100)
    let before = rig.offset
    slide(&rig, by: -700)
    #expect(rig.offset == before - 700)
    rig.now += 16
    rig.perform(rig.machine.dragMoved(rig.along(-130), at: rig.now))
    #expect(rig.offset == before - 670)
    #expect(rig.calls == ["willBeginDragging"])
  }

  @Test("At rest the edges still hold")
  func rest() {
    var rig = ScrollRig(content: 1000)
    rig.set(at: 100)
    slide(&rig, by: -150)
    #expect(rig.offset == 0)
    #expect(!rig.machine.needsFrames)
  }

  @Test("An animated offset is reached as it was asked for")
  func animation() {
    var rig = ScrollRig()
    rig.set(at: 5000)
    rig.perform(rig.machine.animate(to: rig.along(3000), at: rig.now))
    for _ in 0..<10 {
      rig.wait(rig.frame)
      slide(&rig, by: 40)
    }
    #expect(rig.machine.target?.y == 3000)
    rig.settle()
    #expect(rig.offset == 3000)
    #expect(rig.now <= 300 + rig.frame)
    #expect(rig.calls == ["didEndAnimation"])
  }

  @Test("An animation can be led elsewhere, without a jump and in its time")
  func redirection() {
    var rig = ScrollRig()
    rig.perform(rig.machine.animate(to: rig.along(3000), at: rig.now))
    rig.wait(150)
    let before = rig.offset
    rig.machine.redirect(to: rig.along(4000), at: rig.now)
    rig.perform(rig.machine.tick(rig.now))
    #expect(near(rig.offset, before))
    rig.settle()
    #expect(rig.offset == 4000)
    #expect(rig.now <= 300 + rig.frame)
  }

  @Test("A jump to an end reaches it, wherever it is by then", arguments: [1.0, -1])
  func end(direction: Double) {
    var rig = ScrollRig()
    rig.set(at: 5000)
    rig.perform(rig.machine.jump(.y, direction: direction, at: rig.now))
    for frame in 0..<20 {
      let before = rig.offset
      rig.wait(rig.frame)
      // It goes its way all the time.
      #expect((rig.offset - before) * direction > 0)
      if direction > 0 {
        var geometry = rig.machine.geometry
        geometry.contentSize.y += frame.isMultiple(of: 3) ? -200 : 500
        rig.perform(rig.machine.setGeometry(geometry, at: rig.now))
      } else {
        slide(&rig, by: 300)
      }
    }
    rig.settle()
    let range = rig.machine.geometry.range(.y)
    #expect(rig.offset == (direction > 0 ? range.upperBound : range.lowerBound))
    #expect(rig.now < 2500)
    #expect(rig.calls == ["didEndAnimation"])
  }

  @Test("Numbers that are none change nothing")
  func strangeNumbers() {
    var rig = ScrollRig()
    rig.set(at: 100)
    rig.perform(rig.machine.slide(by: rig.along(.nan), to: rig.machine.geometry, at: 0))
    rig.machine.redirect(to: rig.along(.infinity), at: 0)
    #expect(rig.offset == 100 && rig.log.isEmpty)
  }
}
