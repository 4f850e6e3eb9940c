/// The resistance of content that is pulled past its edge.
///
/// `f(x) = c·x·d/(d + c·x)`, as measured on UIScrollView: `x` is how far the pointer has pulled,
/// `f(x)` how far the content follows, never as far as `d`, the viewport's length. Both are
/// signed, so that one band serves both edges.
package struct RubberBand: Sendable, Equatable {
  /// The coefficient for a finger or a mouse on the content.
  package static let direct = 0.55
  /// The coefficient for a trackpad.
  package static let indirect = 0.715

  package let dimension: Double
  package let coefficient: Double

  /// A band for a viewport `dimension` points long; one of no length lets nothing move.
  package init(dimension: Double, coefficient: Double = RubberBand.direct) {
    self.dimension = dimension > 0 && dimension.isFinite ? dimension : 0
    self.coefficient = coefficient
  }

  /// How far the content follows a pull of `overshoot` points.
  package func displacement(forOvershoot overshoot: Double) -> Double {
    guard dimension > 0, !overshoot.isNaN else { return 0 }
    guard overshoot.isFinite else { return dimension * overshoot.signum }
    return coefficient * overshoot * dimension / (dimension + coefficient * abs(overshoot))
  }

  /// The pull that displaces the content by `displacement` points; the inverse of the above. A
  /// displacement that no pull reaches counts as 99.9 % of the dimension.
  package func overshoot(forDisplacement displacement: Double) -> Double {
    guard dimension > 0, !displacement.isNaN else { return 0 }
    let reached = min(abs(displacement), 0.999 * dimension)
    return displacement.signum * reached * dimension / (coefficient * (dimension - reached))
  }

  /// The part of a further pull that the content follows at `displacement`.
  package func slope(atDisplacement displacement: Double) -> Double {
    guard dimension > 0, displacement.isFinite else { return 0 }
    let left = max(0, 1 - abs(displacement) / dimension)
    return coefficient * left * left
  }

  /// The offset shown when the pointer has brought the content to `raw` and `range` is where it
  /// may rest.
  package func shown(_ raw: Double, in range: ClosedRange<Double>) -> Double {
    let inside = raw.clamped(to: range)
    return inside + displacement(forOvershoot: raw - inside)
  }

  /// The offset without the band's resistance that is shown as `shown`.
  package func raw(_ shown: Double, in range: ClosedRange<Double>) -> Double {
    let inside = shown.clamped(to: range)
    return inside + overshoot(forDisplacement: shown - inside)
  }
}
