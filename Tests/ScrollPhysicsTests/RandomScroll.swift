import ScrollFixtures

@testable import ScrollPhysics

/// A machine to which anything may happen, at any time, and what must be true of it all the same.
struct RandomScroll {
  private var random: SeededGenerator
  private(set) var machine = ScrollMachine()
  private(set) var grammar = CallbackGrammar()
  private(set) var lastEvent = ""
  private var now = 0.0
  private var translation = ScrollVector.zero
  private let isPaging: Bool
  /// How the delegate answers.
  private let answer: Int

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    isPaging = random.chance(0.3)
    answer = random.below(5)
    var geometry = ScrollGeometry()
    geometry.viewport = ScrollVector(x: length(), y: length())
    geometry.contentSize = ScrollVector(x: extent(), y: extent())
    geometry.isPaging = isPaging
    geometry.bounces = random.chance(0.9)
    geometry.alwaysBouncesX = random.chance(0.2)
    geometry.alwaysBouncesY = random.chance(0.2)
    geometry.isDirectionallyLocked = random.chance(0.3)
    geometry.decelerationRate = random.chance(0.7) ? 0.998 : 0.99
    geometry.grid = PixelGrid(scale: Double(random.below(4)))
    machine.givesTrackpadMomentum = random.chance(0.8)
    perform(machine.setGeometry(geometry, at: now))
  }

  // MARK: What happens

  mutating func step() {
    passTime()
    switch random.below(27) {
    case 0, 1, 2: press()
    case 3, 4, 5, 6, 7, 8: move()
    case 9, 10, 11: lift()
    case 12: cancel()
    case 13, 14, 15, 16: turnWheel()
    case 17, 18, 19, 20: swipe()
    case 21: key()
    case 22: setOffset()
    case 23: changeGeometry()
    case 24: zoom()
    case 25: receive()
    default: breakIn()
    }
  }

  /// Lets go of everything and waits, a frame at a time.
  /// - Returns: milliseconds until nothing moved.
  mutating func settle() -> Double {
    perform(machine.keyUp(at: now))
    follow(machine.lift(at: now))
    perform(machine.endZoom(at: now))
    let start = now
    while machine.needsFrames || machine.nextDeadline != nil, now - start < 20_000 { frame(50) }
    return now - start
  }

  private mutating func passTime() {
    switch random.below(40) {
    case 0: break
    case 1: now -= 30 * random.unit()
    case 2: frame(1000 + 3000 * random.unit())
    case 3...14: frame(1 + 40 * random.unit())
    default: now += 16 * random.unit()
    }
  }

  private mutating func frame(_ length: Double) {
    now += length
    if let deadline = machine.nextDeadline, deadline <= now,
      let proposal = machine.deadlineReached(at: deadline)
    {
      ask(proposal)
    }
    perform(machine.tick(now))
  }

  private mutating func press() {
    translation = .zero
    lastEvent = "press"
    perform(machine.press(at: now))
  }

  private mutating func move() {
    lastEvent = "move"
    let reach = random.chance(0.1) ? 2000.0 : 60
    translation = translation + vector(reach)
    if machine.phase == .pressed, translation.length > 10 || machine.hasCaught {
      perform(machine.dragBegan(translation, at: now))
    } else if machine.phase == .pressed {
      machine.track(translation, at: now)
    }
    perform(machine.dragMoved(translation, at: now))
  }

  private mutating func lift() {
    lastEvent = "lift"
    follow(machine.lift(at: now))
  }

  private mutating func cancel() {
    lastEvent = "cancel"
    follow(machine.cancel(at: now))
  }

  private mutating func turnWheel() {
    lastEvent = "wheel"
    let notches = random.chance(0.5) ? 1 : random.unit()
    var delta = ScrollVector.zero
    delta[axis()] = (random.chance(0.5) ? 1 : -1) * notches * ScrollMachine.notch
    guard machine.accepts(delta) else { return }
    perform(machine.wheelBegan(at: now))
    perform(machine.wheel(by: delta, at: now))
  }

  private mutating func swipe() {
    lastEvent = "trackpad"
    perform(machine.trackpadBegan(at: now))
    perform(machine.trackpad(by: vector(40), at: now))
  }

  private mutating func key() {
    lastEvent = "key"
    if random.chance(0.5) {
      let direction = random.chance(0.5) ? 1.0 : -1
      perform(machine.keyDown(axis(), direction: direction, distance: 40, at: now))
    } else {
      perform(machine.keyUp(at: now))
    }
  }

  private mutating func setOffset() {
    lastEvent = "offset"
    let target = place()
    switch random.below(5) {
    case 0: perform(machine.setOffset(target, at: now))
    case 1: perform(machine.moveContent(to: target, at: now))
    case 2: perform(machine.animate(to: target, at: now))
    case 3: perform(machine.jump(to: target, at: now))
    default: perform(machine.rest(at: now))
    }
  }

  private mutating func changeGeometry() {
    lastEvent = "geometry"
    var geometry = machine.geometry
    switch random.below(4) {
    case 0: geometry.contentSize[axis()] = extent()
    case 1: geometry.viewport[axis()] = random.chance(0.1) ? 0 : length()
    case 2 where !isPaging:
      geometry.leadingInset[axis()] = 100 * random.unit()
      geometry.trailingInset[axis()] = 100 * random.unit()
    default: geometry.bounces.toggle()
    }
    perform(
      random.chance(0.8)
        ? machine.setGeometry(geometry, at: now)
        : machine.setGeometrySpringing(geometry, at: now))
  }

  private mutating func zoom() {
    lastEvent = "zoom"
    if machine.isZooming {
      perform(machine.zoom(to: place(), at: now))
      if random.chance(0.7) { perform(machine.endZoom(at: now)) }
    } else {
      perform(machine.beginZoom(at: now))
    }
  }

  private mutating func receive() {
    lastEvent = "chain"
    if let arrival = machine.edgeArrival(before: now), random.chance(0.5) {
      perform(machine.stop(at: arrival))
    } else {
      let velocity = 8 * random.unit() - 4
      perform(
        machine.receive(
          ScrollMachine.EdgeArrival(axis: axis(), velocity: velocity, time: now)))
    }
  }

  /// What is no number, and what comes out of order.
  private mutating func breakIn() {
    lastEvent = "nonsense"
    let nonsense = ScrollVector(x: .nan, y: random.chance(0.5) ? .infinity : 5)
    switch random.below(8) {
    case 0: perform(machine.dragMoved(nonsense, at: now))
    case 1: perform(machine.dragBegan(nonsense, at: now))
    case 2: perform(machine.setOffset(nonsense, at: now))
    case 3: perform(machine.wheel(by: nonsense, at: now))
    case 4: perform(machine.trackpad(by: nonsense, at: now))
    case 5: perform(machine.press(at: .nan))
    case 6: perform(machine.tick(.infinity))
    default:
      var geometry = machine.geometry
      geometry.contentSize.y = random.chance(0.5) ? .nan : -1
      perform(machine.setGeometry(geometry, at: now))
    }
  }

  var description: String {
    let (offset, velocity) = (machine.offset, machine.velocity(at: now))
    return "\(now.rounded()) ms, \(lastEvent): \(machine.phase) at \(offset.x), \(offset.y)"
      + " moving \(velocity.x), \(velocity.y)"
  }

  // MARK: Who listens

  private mutating func perform(_ actions: ScrollActions) {
    guard !actions.isEmpty else { return }
    if actions.contains(.didEndDecelerating) { _ = machine.settle() }
    grammar.take(actions)
  }

  private mutating func follow(_ outcome: LiftOutcome) {
    switch outcome {
    case .acts(let actions): perform(actions)
    case .asks(let proposal): ask(proposal)
    }
  }

  private mutating func ask(_ proposal: ReleaseProposal) {
    var proposal = proposal
    while true {
      grammar.willEndDragging()
      if random.chance(0.02) { perform(machine.setOffset(place(), at: now)) }
      switch machine.consider(target(for: proposal)) {
      case .asks(let next): proposal = next
      case .takes(let target): return perform(machine.commit(target: target))
      }
    }
  }

  private mutating func target(for proposal: ReleaseProposal) -> ScrollVector {
    switch answer {
    case 0: return ScrollVector(x: .nan, y: 0)
    case 1: return random.chance(0.3) ? place() : proposal.target
    case 2 where !isPaging:
      return ScrollVector(
        x: (proposal.target.x / 300).rounded() * 300,
        y: (proposal.target.y / 300).rounded() * 300)
    default: return proposal.target
    }
  }

  // MARK: Random things

  private mutating func axis() -> ScrollAxis { random.chance(0.5) ? .x : .y }
  private mutating func length() -> Double { Double(50 + random.below(1000)) }

  private mutating func extent() -> Double {
    switch random.below(6) {
    case 0: 0
    case 1: 1e9 * random.unit()
    case 2: Double(random.below(400))
    default: Double(random.below(8000))
    }
  }

  private mutating func vector(_ reach: Double) -> ScrollVector {
    let main = axis()
    var vector = ScrollVector.zero
    vector[main] = (2 * random.unit() - 1) * reach
    if random.chance(0.4) { vector[main.other] = (2 * random.unit() - 1) * reach }
    return vector
  }

  /// Where content may rest.
  private mutating func place() -> ScrollVector {
    var place = ScrollVector.zero
    for axis in ScrollAxis.all {
      let range = machine.geometry.range(axis)
      let length = range.upperBound - range.lowerBound
      let offset = range.lowerBound + length * random.unit()
      place[axis] =
        isPaging
        ? Paging.target(
          offset: offset, velocity: 0, pageLength: machine.geometry.viewport[axis], range: range)
        : offset
    }
    return place
  }
}

// MARK: - What must be true

extension RandomScroll {
  /// What is wrong with it now; nil if nothing is.
  var fault: String? {
    if let fault = grammar.fault { return fault }
    let (phase, now) = (machine.phase, now)
    guard machine.offset.isFinite else { return "the offset is \(machine.offset)" }
    guard machine.velocity(at: now).isFinite else { return "the velocity is not finite" }
    guard machine.target?.isFinite ?? true else { return "the target is not finite" }
    guard machine.isDecelerating == grammar.owesDecelerationEnd else {
      return "isDecelerating is \(machine.isDecelerating)"
    }
    let isDragged = phase == .dragging || phase == .wheeling || phase == .trackpad
    guard isDragged == grammar.isDragging else { return "the drag and its callbacks disagree" }
    guard machine.isDragging == (isDragged || machine.isDecelerating) else {
      return "isDragging is \(machine.isDragging)"
    }
    guard machine.isTracking == (phase == .pressed || phase == .dragging) else {
      return "isTracking is \(machine.isTracking)"
    }
    guard phase != .idle || !machine.needsFrames else { return "it moves at rest" }
    return phase == .idle && !machine.isZooming ? faultAtRest : nil
  }

  private var faultAtRest: String? {
    // A view of no size shows nothing; it finds its place when it has a size again.
    let viewport = machine.geometry.viewport
    guard viewport.x > 0, viewport.y > 0 else { return nil }
    for axis in ScrollAxis.all {
      let range = machine.geometry.range(axis)
      let offset = machine.offset[axis]
      guard range.contains(offset) else { return "it rests at \(offset), outside \(range)" }
      guard
        !isPaging || Paging.isStop(offset, pageLength: viewport[axis], range: range)
      else { return "it rests at \(offset), on no page of \(viewport[axis])" }
    }
    return nil
  }
}
