/// How far content may be magnified, and how it resists beyond that.
package struct ZoomLimits: Sendable, Equatable {
  package private(set) var minimum = 1.0
  package private(set) var maximum = 1.0
  /// Whether fingers can go beyond the limits, from where the content springs back.
  package var bounces = true

  package init() {}

  /// Refuses what is no scale.
  package mutating func setMinimum(_ scale: Double) -> Bool {
    guard scale.isFinite, scale > 0 else { return false }
    minimum = scale
    return true
  }

  /// Refuses what is no scale.
  package mutating func setMaximum(_ scale: Double) -> Bool {
    guard scale.isFinite, scale > 0 else { return false }
    maximum = scale
    return true
  }

  /// Whether there is more than one scale.
  package var allowZooming: Bool { minimum < maximum }

  /// The scale nearest to `scale` at which content may rest.
  package func nearest(_ scale: Double) -> Double {
    scale.clamped(to: minimum...max(minimum, maximum))
  }

  /// The scale shown when fingers ask for `raw`. Beyond a limit the content resists as it does
  /// past an edge, never reaching twice the largest scale or half the smallest: our own choice.
  package func shown(_ raw: Double) -> Double {
    let limit = nearest(raw)
    guard raw.isFinite, raw > 0, bounces else { return limit }
    return limit * Real.exp(Self.band.displacement(forOvershoot: Real.log(raw / limit)))
  }

  /// What fingers would have asked for to show `shown`.
  package func raw(_ shown: Double) -> Double {
    let limit = nearest(shown)
    guard shown.isFinite, shown > 0, bounces else { return limit }
    return limit * Real.exp(Self.band.overshoot(forDisplacement: Real.log(shown / limit)))
  }

  private static let band = RubberBand(dimension: Real.log(2))
}
