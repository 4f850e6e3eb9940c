import Foundation

/// How far an animation has come after a part of its time; both run from 0 to 1.
nonisolated package enum TimingCurve: Equatable {
  case linear
  /// A cubic Bézier curve from (0, 0) to (1, 1) with these control points.
  case bezier(x1: Double, y1: Double, x2: Double, y2: Double)
  /// A spring that has settled to a thousandth at the end. `velocity` is in lengths of the whole
  /// way a second, `duration` in seconds.
  case spring(damping: Double, velocity: Double, duration: Double)

  // Core Animation's named curves.
  package static let easeIn = TimingCurve.bezier(x1: 0.42, y1: 0, x2: 1, y2: 1)
  package static let easeOut = TimingCurve.bezier(x1: 0, y1: 0, x2: 0.58, y2: 1)
  package static let easeInOut = TimingCurve.bezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)

  package func progress(at part: Double) -> Double {
    guard part > 0 else { return 0 }
    guard part < 1 else { return 1 }
    switch self {
    case .linear:
      return part
    case .bezier(let x1, let y1, let x2, let y2):
      return TimingCurve.cubic(y1, y2, at: TimingCurve.parameter(x1, x2, reaching: part))
    case .spring(let damping, let velocity, let duration):
      return TimingCurve.spring(damping, velocity, duration, at: part)
    }
  }

  private static func cubic(_ first: Double, _ second: Double, at t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }

  /// The curve's parameter at which its x has a value: x grows with it, so halving finds it.
  private static func parameter(_ x1: Double, _ x2: Double, reaching x: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if cubic(x1, x2, at: middle) < x { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  private static func spring(
    _ damping: Double, _ velocity: Double, _ duration: Double, at part: Double
  ) -> Double {
    let ratio = min(max(damping, 0.05), 1)
    let frequency = -log(0.001) / ratio / max(duration, 0.001)
    let t = part * duration
    let decay = exp(-ratio * frequency * t)
    guard ratio < 1 else {
      return 1 - decay * (1 + (frequency - velocity) * t)
    }
    let damped = frequency * (1 - ratio * ratio).squareRoot()
    let sine = (ratio * frequency - velocity) / damped
    return 1 - decay * (cos(damped * t) + sine * sin(damped * t))
  }
}
