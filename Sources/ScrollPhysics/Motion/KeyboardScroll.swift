/// Scrolling by a key: a constant force while it is held, a spring once it is let go.
///
/// The constants and the order of the steps, a sixtieth of a second each, are those of WebKit's
/// keyboard scrolling on iOS; each phase is evaluated in closed form. At an edge, content that a
/// held key has brought there bounces once and stays.
package struct KeyboardScroll: Motion {
  /// How far a line is, in points.
  package static let line = 40.0
  /// How far a page is, as a part of the viewport.
  package static let page = 0.8
  static let stiffness = 109.0
  static let damping = 20.0
  /// The highest speed, in distances per second; it is reached in a second.
  static let speedFactor = 25.0
  private static let step = 1.0 / 60

  package private(set) var origin: Double
  package let direction: Double
  package let distance: Double
  package private(set) var range: ClosedRange<Double>
  package private(set) var duration = Double.infinity
  package private(set) var target: Double
  private let bounces: Bool
  private var edge: Edge?
  private var release: Release?

  private struct Edge: Sendable {
    let time: Double
    var bounce: Bounce
  }

  private struct Release: Sendable {
    let time: Double
    let spring: DampedRecurrence
  }

  /// Starts as a key goes down.
  ///
  /// - Parameters:
  ///   - direction: 1 for growing offsets, -1 for shrinking ones.
  ///   - distance: how far one stroke goes, in points.
  package init(
    from origin: Double, direction: Double, distance: Double, range: ClosedRange<Double>,
    bounces: Bool
  ) {
    self.origin = origin
    self.direction = direction < 0 ? -1 : 1
    self.distance = max(0, distance)
    self.bounces = bounces
    self.range = range
    target = origin
    findEdge()
  }

  /// Changes where content may rest, while the key is held.
  package mutating func setRange(_ range: ClosedRange<Double>) {
    self.range = range
    if release == nil { findEdge() }
  }

  /// Lets the key go `time` milliseconds after it went down.
  package mutating func letGo(at time: Double) {
    guard release == nil else { return }
    if let edge, time >= edge.time { return }
    let frames = max(0, time) / 1000 / Self.step
    let position = origin + direction * heldDistance(after: frames)
    let speed = heldSpeed(after: frames)
    let coast = abs(position - origin) + speed / Self.stiffness.squareRoot()
    target = (origin + direction * max(coast, distance)).clamped(to: range)
    let friction = 1 - Self.damping * Self.step
    let spring = DampedRecurrence(
      displacement: position - target, velocity: direction * speed * Self.step,
      pull: Self.stiffness * Self.step * Self.step / friction, friction: friction)
    let steps = spring.steps(atMost: 600) { displacement, velocity in
      abs(velocity) < Self.step && abs(displacement) < 1
    }
    release = Release(time: max(0, time), spring: spring)
    edge = nil
    duration = max(0, time) + Double(steps) * Self.step * 1000
  }

  package mutating func slide(by distance: Double) {
    origin += distance
    target += distance
    range = (range.lowerBound + distance)...(range.upperBound + distance)
    edge?.bounce.slide(by: distance)
  }

  package func position(at time: Double) -> Double {
    guard time < duration else { return target }
    if let release, time >= release.time {
      let steps = (time - release.time) / 1000 / Self.step
      return (target + release.spring.displacement(after: steps)).clamped(to: range)
    }
    if let edge, time >= edge.time { return edge.bounce.position(at: time - edge.time) }
    return origin + direction * heldDistance(after: max(0, time) / 1000 / Self.step)
  }

  package func velocity(at time: Double) -> Double {
    guard time < duration else { return 0 }
    if let release, time >= release.time {
      let steps = (time - release.time) / 1000 / Self.step
      return release.spring.velocity(after: steps) / (Self.step * 1000)
    }
    if let edge, time >= edge.time { return edge.bounce.velocity(at: time - edge.time) }
    return direction * heldSpeed(after: max(0, time) / 1000 / Self.step) / 1000
  }

  /// The force, in points per second squared.
  private var force: Double { Self.speedFactor * distance }

  /// Steps after which the force no longer acts; the one that reaches the limit is a whole one.
  private var forcedSteps: Double { 1 / Self.step + 1 }

  private func heldSpeed(after steps: Double) -> Double {
    force * min(steps, forcedSteps) * Self.step
  }

  private func heldDistance(after steps: Double) -> Double {
    let forced = min(steps, forcedSteps)
    let travelled = force * Self.step * Self.step * forced * (forced + 1) / 2
    return travelled + (steps - forced) * Self.step * heldSpeed(after: forced)
  }

  private mutating func findEdge() {
    let limit = direction > 0 ? range.upperBound : range.lowerBound
    let gap = max(0, (limit - origin) * direction)
    guard force > 0 else {
      target = origin
      duration = 0
      return
    }
    let unit = force * Self.step * Self.step
    let whole = unit * forcedSteps * (forcedSteps + 1) / 2
    let steps =
      gap <= whole
      ? ((1 + 8 * gap / unit).squareRoot() - 1) / 2
      : forcedSteps + (gap - whole) / (unit * forcedSteps)
    let speed = bounces ? direction * heldSpeed(after: steps) / 1000 : 0
    let bounce = Bounce(
      edge: limit, displacement: 0, velocity: speed, rate: ScrollConstants.normalRate)
    edge = Edge(time: steps * Self.step * 1000, bounce: bounce)
    target = limit
    duration = steps * Self.step * 1000 + bounce.duration
  }
}
