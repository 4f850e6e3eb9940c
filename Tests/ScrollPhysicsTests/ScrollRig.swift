@testable import ScrollPhysics

/// A machine with a clock, driven as a view drives it; keeps what it was told to do.
struct ScrollRig {
  var machine = ScrollMachine()
  var now = 0.0
  var frame = 1000.0 / 60
  /// The callbacks, in order, by their names.
  var log: [String] = []
  /// The delegate's choice of a target.
  var choose: ((ReleaseProposal) -> ScrollVector)?
  var lastProposal: ReleaseProposal?
  /// The axis that `offset`, `drag` and `geometry(content:view:)` speak of, and its sign.
  let axis: ScrollAxis

  init(
    content: Double = 10_000, view: Double = 500, axis: ScrollAxis = .y,
    _ change: (inout ScrollGeometry) -> Void = { _ in }
  ) {
    self.axis = axis
    var geometry = ScrollGeometry()
    geometry.contentSize[axis] = content
    geometry.contentSize[axis.other] = view
    geometry.viewport = ScrollVector(x: view, y: view)
    change(&geometry)
    perform(machine.setGeometry(geometry, at: now))
    log = []
  }

  var offset: Double { machine.offset[axis] }

  func along(_ value: Double) -> ScrollVector {
    var vector = ScrollVector.zero
    vector[axis] = value
    return vector
  }

  mutating func perform(_ actions: ScrollActions) {
    if actions.contains(.didScroll) { log.append("didScroll") }
    if actions.contains(.willEndDragging) { log.append("willEndDragging") }
    if actions.contains(.didEndDragging) {
      log.append("didEndDragging \(actions.contains(.willBeginDecelerating))")
    }
    if actions.contains(.willBeginDecelerating) { log.append("willBeginDecelerating") }
    if actions.contains(.didEndDecelerating), machine.settle() {
      log.append("didEndDecelerating")
    }
    if actions.contains(.didEndAnimation) { log.append("didEndAnimation") }
    if actions.contains(.willBeginDragging) { log.append("willBeginDragging") }
  }

  /// The callbacks without didScroll.
  var calls: [String] { log.filter { $0 != "didScroll" } }

  mutating func set(at offset: Double) {
    perform(machine.setOffset(along(offset), at: now))
    log = []
  }

  mutating func ask(_ proposal: ReleaseProposal) {
    var proposal = proposal
    while true {
      lastProposal = proposal
      log.append("willEndDragging")
      switch machine.consider(choose?(proposal) ?? proposal.target) {
      case .asks(let next): proposal = next
      case .takes(let target): return perform(machine.commit(target: target))
      }
    }
  }

  /// Advances frame by frame; returns the offset of each frame.
  @discardableResult
  mutating func wait(_ time: Double) -> [Double] {
    let end = now + time
    var offsets: [Double] = []
    while now < end - 1e-9 {
      now = min(now + frame, end)
      if let deadline = machine.nextDeadline, deadline <= now,
        let proposal = machine.deadlineReached(at: deadline)
      {
        ask(proposal)
      }
      perform(machine.tick(now))
      offsets.append(offset)
    }
    return offsets
  }

  @discardableResult
  mutating func settle() -> [Double] {
    var offsets: [Double] = []
    for _ in 0..<100_000 where machine.needsFrames || machine.nextDeadline != nil {
      offsets += wait(frame)
    }
    return offsets
  }

  /// Presses and moves by `translation` in `steps`, `interval` apart, and does not lift. The first
  /// step begins the drag.
  mutating func drag(by translation: Double, steps: Int = 5, interval: Double = 16) {
    perform(machine.press(at: now))
    for step in 1...steps {
      now += interval
      let moved = along(translation * Double(step) / Double(steps))
      if machine.phase == .pressed { perform(machine.dragBegan(moved, at: now)) }
      perform(machine.dragMoved(moved, at: now))
    }
  }

  mutating func lift(after pause: Double = 0) {
    now += pause
    follow(machine.lift(at: now))
  }

  mutating func follow(_ outcome: LiftOutcome) {
    switch outcome {
    case .asks(let proposal): ask(proposal)
    case .acts(let actions): perform(actions)
    }
  }

  /// Drags so that the content is let go with `velocity`.
  mutating func flick(_ velocity: Double, steps: Int = 5) {
    drag(by: -velocity * 16 * Double(steps), steps: steps)
    lift()
  }
}
