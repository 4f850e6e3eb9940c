/// The spring at an edge: content that is past it, or arrives there moving, comes to rest on it.
///
/// `D(t) = e^{−at}·[D0 + v0·c·(1 − r^t)]`, `v(t) = v0·e^{−at}·r^t`, `a = 0.01005` per ms whatever
/// the deceleration rate, as measured on UIScrollView: deceleration goes on while the
/// displacement shrinks. Released at rest, content therefore moves at once.
package struct Bounce: Motion {
  /// The rate at which the displacement shrinks, per millisecond.
  static let rate = 0.01005
  /// Nearer to the edge than this, in points, the content is pinned to it.
  static let settleDistance = 0.5

  package private(set) var edge: Double
  package let displacement: Double
  package let initialVelocity: Double
  package let duration: Double
  package var target: Double { edge }
  private let coefficient: Double
  private let logRate: Double

  /// - Parameters:
  ///   - displacement: how far past the edge the content is, as an offset (negative at the lower
  ///     edge).
  ///   - velocity: the velocity of the content, or of the finger that let it go.
  package init(edge: Double, displacement: Double, velocity: Double, rate: Double) {
    let rate = ScrollConstants.validRate(rate)
    self.edge = edge
    self.displacement = displacement
    initialVelocity = velocity
    coefficient = rate / (1 - rate)
    logRate = Real.log(rate)
    duration = Bounce.settleTime(
      displacement: displacement, velocity: velocity, coefficient: coefficient, logRate: logRate)
  }

  package mutating func slide(by distance: Double) { edge += distance }

  package func position(at time: Double) -> Double {
    guard time < duration else { return edge }
    return edge + offset(at: max(0, time))
  }

  /// The velocity carried over to whatever comes next; the content's own is 0.999 of it less
  /// what the shrinking displacement takes.
  package func velocity(at time: Double) -> Double {
    guard time < duration else { return 0 }
    return initialVelocity * Real.exp((logRate - Bounce.rate) * max(0, time))
  }

  /// When the velocity has carried the content back over the edge, or nil if it does not.
  package var returnTime: Double? {
    guard displacement * initialVelocity < 0 else { return nil }
    let remaining = 1 + displacement / (initialVelocity * coefficient)
    return remaining > 0 ? Real.log(remaining) / logRate : nil
  }

  private func offset(at time: Double) -> Double {
    Real.exp(-Bounce.rate * time)
      * (displacement + initialVelocity * coefficient * (1 - Real.exp(logRate * time)))
  }

  /// The last time at which the content is half a point away or faster than the stop speed.
  private static func settleTime(
    displacement: Double, velocity: Double, coefficient: Double, logRate: Double
  ) -> Double {
    let side = displacement != 0 ? displacement.signum : velocity.signum
    let outward = displacement * side
    let reach = velocity * side * coefficient
    func distance(_ time: Double) -> Double {
      abs(Real.exp(-rate * time) * (outward + reach * (1 - Real.exp(logRate * time))))
    }
    var slow = 0.0
    if abs(velocity) > ScrollConstants.stopSpeed {
      slow = Real.log(ScrollConstants.stopSpeed / abs(velocity)) / (logRate - rate)
    }
    // The displacement grows until its derivative vanishes, and only shrinks from there.
    var low = 0.0
    if reach > 0 {
      let atPeak = rate * (outward + reach) / (reach * (rate - logRate))
      if atPeak > 0, atPeak < 1 { low = Real.log(atPeak) / logRate }
    } else if reach < 0, -reach > outward {
      // It passes the edge and comes back from the other side; that peak is the later one.
      let atPeak = rate * (outward + reach) / (reach * (rate - logRate))
      if atPeak > 0, atPeak < 1 { low = Real.log(atPeak) / logRate }
    }
    guard distance(low) >= settleDistance else { return slow }
    var high = low + 100
    while distance(high) >= settleDistance, high < 1e5 { high += 200 }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if distance(middle) >= settleDistance { low = middle } else { high = middle }
    }
    return max(slow, high)
  }
}
