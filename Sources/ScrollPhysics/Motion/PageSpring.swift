/// The firmly damped motion to a page.
///
/// Each millisecond `v = (v + pull·(T − x))·friction; x += v`, as in Apple's web scroller, with
/// the pull and friction that Apple's Photos sets by the page's width.
package struct PageSpring: Motion {
  package private(set) var target: Double
  package let duration: Double
  private let recurrence: DampedRecurrence

  /// - Parameter pageLength: the page's length in points along the axis.
  package init(from origin: Double, velocity: Double, target: Double, pageLength: Double) {
    let length = pageLength.isFinite ? pageLength.clamped(to: 0...1024) : 1024
    self.init(
      from: origin, velocity: velocity, target: target,
      pull: 0.000359090909 - 1.84659091e-7 * length,
      friction: 0.966818182 + 9.94318182e-6 * length)
  }

  package init(
    from origin: Double, velocity: Double, target: Double, pull: Double, friction: Double
  ) {
    self.target = target
    recurrence = DampedRecurrence(
      displacement: origin - target, velocity: velocity, pull: pull, friction: friction)
    duration = Double(
      recurrence.steps(atMost: 10_000) { distance, velocity in
        abs(velocity) <= ScrollConstants.stopSpeed && abs(distance) <= 1
      })
  }

  package mutating func slide(by distance: Double) { target += distance }

  package func position(at time: Double) -> Double {
    guard time < duration else { return target }
    return target + recurrence.displacement(after: max(0, time))
  }

  package func velocity(at time: Double) -> Double {
    guard time < duration else { return 0 }
    return recurrence.velocity(after: max(0, time))
  }
}

/// The choice of a page, in Double throughout and by multiplication, so that it is exact at any
/// offset.
package enum Paging {
  /// An offset nearer to a page's edge than this, in points, is on it.
  private static let tolerance = 1e-3

  /// The offset of the page to which content let go at `offset` moves: the next edge in the
  /// direction of a `velocity` above 0.3 pt/ms, else the nearest one. The rule of Apple's web
  /// scroller.
  package static func target(
    offset: Double, velocity: Double, pageLength: Double, range: ClosedRange<Double>
  ) -> Double {
    guard pageLength > 0, pageLength.isFinite else { return offset.clamped(to: range) }
    let page = offset / pageLength
    let nearest = page.rounded()
    let index: Double
    if abs(offset - nearest * pageLength) < tolerance {
      index = nearest
    } else if abs(velocity) > ScrollConstants.pagingThreshold {
      index = page.rounded(velocity > 0 ? .up : .down)
    } else {
      index = nearest
    }
    let stop = (index * pageLength).clamped(to: range)
    guard abs(velocity) <= ScrollConstants.pagingThreshold else { return stop }
    // Where the content is no multiple of the page, its ends are stops of their own.
    let end = offset < stop ? range.lowerBound : range.upperBound
    return abs(end - offset) < abs(stop - offset) ? end : stop
  }

  /// Whether content may rest at `offset`: on a page, or at an end of the content.
  package static func isStop(
    _ offset: Double, pageLength: Double, range: ClosedRange<Double>
  ) -> Bool {
    guard pageLength > 0, pageLength.isFinite else { return range.contains(offset) }
    guard offset != range.lowerBound, offset != range.upperBound else { return true }
    let page = (offset / pageLength).rounded() * pageLength
    return range.contains(offset) && abs(offset - page) < tolerance
  }

  /// The offset of the page after (`direction` 1) or before (-1) the one at `offset`.
  package static func neighbour(
    of offset: Double, direction: Double, pageLength: Double, range: ClosedRange<Double>
  ) -> Double {
    guard pageLength > 0, pageLength.isFinite else { return offset.clamped(to: range) }
    let page = offset / pageLength
    let nearest = page.rounded()
    let isOnPage = abs(offset - nearest * pageLength) < tolerance
    let from = isOnPage ? nearest : page.rounded(direction > 0 ? .down : .up)
    return ((from + direction.signum) * pageLength).clamped(to: range)
  }
}
