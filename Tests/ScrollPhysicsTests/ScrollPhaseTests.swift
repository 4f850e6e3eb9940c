import Testing

@testable import ScrollPhysics

/// Every phase with every event: where it leads and what is to be done.
struct ScrollPhaseTests {
  enum Event: String, CaseIterable, Sendable {
    case press, dragBegan, dragMoved, lift, cancel, wheel, trackpad, key, keyUp
    case setOffset, moveContent, animate, jump, grow, shrink, remove, tick, silence
  }

  /// A machine that has been brought into `phase` by ordinary events.
  static func rig(in phase: ScrollPhase) -> ScrollRig {
    var rig = ScrollRig()
    rig.set(at: 1000)
    switch phase {
    case .idle: break
    case .pressed: rig.perform(rig.machine.press(at: rig.now))
    case .dragging: rig.drag(by: -100)
    case .releasing:
      rig.drag(by: -100)
      _ = rig.machine.lift(at: rig.now)
    case .wheeling:
      rig.perform(rig.machine.wheelBegan(at: rig.now))
      rig.perform(rig.machine.wheel(by: rig.along(53), at: rig.now))
    case .trackpad:
      rig.perform(rig.machine.trackpadBegan(at: rig.now))
      rig.perform(rig.machine.trackpad(by: rig.along(10), at: rig.now))
    case .decelerating: rig.flick(2)
    case .settling:
      rig.flick(2)
      _ = rig.machine.tick(rig.now + 60_000)
    case .animating: rig.perform(rig.machine.animate(to: rig.along(2000), at: rig.now))
    case .keyboard:
      rig.perform(rig.machine.keyDown(.y, direction: 1, distance: 40, at: rig.now))
    }
    rig.now += 10
    rig.log = []
    return rig
  }

  static func send(_ event: Event, to rig: inout ScrollRig) -> ScrollActions {
    let now = rig.now
    switch event {
    case .press: return rig.machine.press(at: now)
    case .dragBegan: return rig.machine.dragBegan(rig.along(-20), at: now)
    case .dragMoved: return rig.machine.dragMoved(rig.along(-150), at: now)
    case .lift: return actions(of: rig.machine.lift(at: now), &rig)
    case .cancel: return actions(of: rig.machine.cancel(at: now), &rig)
    case .wheel:
      return rig.machine.wheelBegan(at: now).union(rig.machine.wheel(by: rig.along(53), at: now))
    case .trackpad:
      let began = rig.machine.trackpadBegan(at: now)
      return began.union(rig.machine.trackpad(by: rig.along(5), at: now))
    case .key: return rig.machine.keyDown(.y, direction: -1, distance: 40, at: now)
    case .keyUp: return rig.machine.keyUp(at: now)
    case .setOffset: return rig.machine.setOffset(rig.along(3000), at: now)
    case .moveContent: return rig.machine.moveContent(to: rig.along(3000), at: now)
    case .animate: return rig.machine.animate(to: rig.along(3000), at: now)
    case .jump: return rig.machine.jump(to: rig.along(0), at: now)
    case .grow, .shrink:
      var geometry = rig.machine.geometry
      geometry.contentSize.y = event == .grow ? 20_000 : 900
      return rig.machine.setGeometry(geometry, at: now)
    case .remove: return rig.machine.rest(at: now)
    case .tick: return rig.machine.tick(now)
    case .silence:
      rig.now += 200
      guard let proposal = rig.machine.deadlineReached(at: rig.now) else { return [] }
      rig.log.append("willEndDragging")
      return rig.machine.commit(target: proposal.target)
    }
  }

  /// What follows from a lift when the delegate changes nothing.
  private static func actions(of outcome: LiftOutcome, _ rig: inout ScrollRig) -> ScrollActions {
    switch outcome {
    case .acts(let actions): return actions
    case .asks(let proposal):
      rig.log.append("willEndDragging")
      return rig.machine.commit(target: proposal.target)
    }
  }

  static let phases: [ScrollPhase] = [
    .idle, .pressed, .dragging, .releasing, .wheeling, .trackpad, .decelerating, .settling,
    .animating, .keyboard,
  ]

  @Test(
    "Every event in every phase leads where it should, and tells what it should",
    arguments: phases)
  func whatFollows(phase: ScrollPhase) throws {
    let expected = try #require(Self.whatFollows[phase])
    try #require(expected.count == Event.allCases.count)
    for (event, expectation) in zip(Event.allCases, expected) {
      var rig = Self.rig(in: phase)
      try #require(rig.machine.phase == phase)
      rig.perform(Self.send(event, to: &rig))
      let words = ["\(event)", "\(rig.machine.phase)"] + rig.log
      #expect(words.joined(separator: " ") == expectation, "in \(phase)")
    }
  }

  /// Whatever happens, it comes to rest with every begin ended.
  @Test(arguments: phases)
  func whateverBeginsEnds(phase: ScrollPhase) {
    for first in Event.allCases {
      for second in Event.allCases {
        var rig = Self.rig(in: phase)
        rig.frame = 100
        rig.log = []
        let wasDragging = rig.machine.isDragging && phase != .decelerating && phase != .settling
        let wasDecelerating = rig.machine.isDecelerating
        let isAsked = phase == .releasing
        for event in [first, second] {
          rig.perform(Self.send(event, to: &rig))
          rig.now += 10
        }
        // What happened, happened while the delegate was being asked.
        if isAsked { rig.perform(rig.machine.commit(target: rig.machine.offset)) }
        rig.perform(rig.machine.keyUp(at: rig.now))
        rig.lift()
        rig.settle()
        rig.perform(rig.machine.tick(rig.now))
        if rig.machine.settle() { rig.log.append("didEndDecelerating") }
        let name = "\(phase), \(first), \(second): \(rig.calls)"
        let begun = rig.calls.filter { $0 == "willBeginDragging" }.count + (wasDragging ? 1 : 0)
        let ended = rig.calls.filter { $0.hasPrefix("didEndDragging") }.count
        #expect(begun == ended, "\(name)")
        let started = wasDecelerating || rig.calls.contains("willBeginDecelerating")
        #expect(started == rig.calls.contains("didEndDecelerating"), "\(name)")
        #expect(rig.machine.phase == .idle, "\(name)")
        #expect(!rig.machine.isDragging && !rig.machine.isDecelerating, "\(name)")
      }
    }
  }

  @Test(arguments: phases)
  func theFlagsFollowFromThePhase(phase: ScrollPhase) {
    let machine = Self.rig(in: phase).machine
    let tracking: Set<ScrollPhase> = [.pressed, .dragging]
    let still: Set<ScrollPhase> = [.idle, .pressed, .animating, .keyboard]
    #expect(machine.isTracking == tracking.contains(phase))
    #expect(machine.isDragging == !still.contains(phase))
    #expect(machine.isDecelerating == (phase == .decelerating || phase == .settling))
  }
}
