/// What content does by itself between two edges: springs back if it is past one, decelerates,
/// and bounces if it reaches the other; the velocity carries over from each part to the next.
package struct Glide: Motion {
  package let duration: Double
  package private(set) var target: Double
  /// Whether the path depends on where the edges are.
  package let meetsEdge: Bool
  /// Where the content arrives at an edge from within, if it does.
  package private(set) var impact: Impact?
  private var entry: Bounce?
  private let entryEnd: Double
  private var decay: Decay?
  private let decayEnd: Double
  private var exit: Bounce?

  /// An arrival at an edge: milliseconds since the motion began, and points per millisecond.
  package struct Impact: Sendable, Equatable {
    package let time: Double
    package let velocity: Double
    package fileprivate(set) var edge: Double
  }

  /// Lets content go at `origin`.
  ///
  /// - Parameters:
  ///   - range: the offsets at which the content may rest.
  ///   - bounces: whether it may pass them on the way.
  ///   - grid: the pixels on which it comes to rest between the edges.
  ///   - elapsed: milliseconds since the release of which this is the continuation.
  package init(
    from origin: Double, velocity: Double, rate: Double, range: ClosedRange<Double>,
    bounces: Bool = true, grid: PixelGrid = .none, elapsed: Double = 0
  ) {
    var start = origin
    var velocity = velocity
    let edge = origin.clamped(to: range)
    if edge != origin {
      let spring = Bounce(
        edge: edge, displacement: origin - edge, velocity: velocity, rate: rate)
      guard bounces, let inside = spring.returnTime else {
        entry = bounces ? spring : nil
        entryEnd = bounces ? spring.duration : 0
        decay = nil
        decayEnd = entryEnd
        exit = nil
        impact = nil
        duration = entryEnd
        target = edge
        meetsEdge = true
        return
      }
      entry = spring
      entryEnd = inside
      start = edge
      velocity *= Real.exp((Real.log(ScrollConstants.validRate(rate)) - Bounce.rate) * inside)
    } else {
      entry = nil
      entryEnd = 0
    }

    let free = Decay(from: start, velocity: velocity, rate: rate, elapsed: elapsed + entryEnd)
    decay = free
    let wall = velocity > 0 ? range.upperBound : range.lowerBound
    if free.duration > 0, let arrival = free.time(toTravel: wall - start) {
      decayEnd = entryEnd + arrival
      let speed = free.velocity(at: arrival)
      impact = Impact(time: decayEnd, velocity: speed, edge: wall)
      let spring = Bounce(edge: wall, displacement: 0, velocity: speed, rate: rate)
      exit = bounces ? spring : nil
      duration = decayEnd + (bounces ? spring.duration : 0)
      target = wall
      meetsEdge = true
    } else {
      decayEnd = entryEnd + free.duration
      exit = nil
      impact = nil
      duration = decayEnd
      meetsEdge = entry != nil
      target = free.duration > 0 ? grid.nearest(free.target).clamped(to: range) : start
    }
  }

  /// Lets content go at `origin` so that it comes to rest at `target`.
  package init(from origin: Double, velocity: Double, rate: Double, landingAt target: Double) {
    let landing = Decay(from: origin, velocity: velocity, rate: rate, landingAt: target)
    entry = nil
    entryEnd = 0
    decay = landing
    decayEnd = landing.duration
    exit = nil
    impact = nil
    duration = landing.duration
    self.target = target
    meetsEdge = false
  }

  package mutating func slide(by distance: Double) {
    target += distance
    impact?.edge += distance
    entry?.slide(by: distance)
    decay?.slide(by: distance)
    exit?.slide(by: distance)
  }

  package func position(at time: Double) -> Double {
    guard time < duration else { return target }
    if time < entryEnd, let entry { return entry.position(at: time) }
    if time < decayEnd, let decay { return decay.position(at: time - entryEnd) }
    return exit?.position(at: time - decayEnd) ?? target
  }

  package func velocity(at time: Double) -> Double {
    guard time < duration else { return 0 }
    if time < entryEnd, let entry { return entry.velocity(at: time) }
    if time < decayEnd, let decay { return decay.velocity(at: time - entryEnd) }
    return exit?.velocity(at: time - decayEnd) ?? 0
  }
}
