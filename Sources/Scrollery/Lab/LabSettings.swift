import Foundation
import ScrollPhysics

/// What can be changed in the lab.
nonisolated struct LabSettings: Equatable, Sendable {
  /// What the delegate does with the place where a flick would end.
  enum Stops: Int, CaseIterable, Sendable {
    case free, pages, flag

    var title: String {
      switch self {
      case .free: "Anywhere"
      case .pages: "Pages"
      case .flag: "Flag"
      }
    }
  }

  /// The part of its velocity that content keeps each millisecond.
  var rate: CGFloat = ScrollConstants.normalRate
  var rubberBand: CGFloat = RubberBand.direct
  var bounces = true
  var stops = Stops.free
  /// From one page to the next, in points.
  var page: CGFloat = 240
  /// The offset that the flag marks, in points.
  var flag: CGFloat = 1500

  static let rubberBands: ClosedRange<CGFloat> = 0.05...1
  static let pages: ClosedRange<CGFloat> = 40...800

  /// Where a flick is to end that by itself would end at `proposed`.
  func target(for proposed: CGFloat, upTo greatest: CGFloat) -> CGFloat {
    switch stops {
    case .free: return proposed
    case .pages:
      guard page > 0, proposed.isFinite else { return proposed }
      return min(max((proposed / page).rounded() * page, 0), greatest)
    case .flag: return min(max(flag, 0), greatest)
    }
  }
}

/// Rates on a slider. What matters is how much velocity is lost: equal ways of the thumb multiply
/// that by the same, and the rate is a whole number of thousandths.
nonisolated enum RateScale {
  /// From 0.97 to 0.999 of the velocity kept.
  static let positions: ClosedRange<CGFloat> = 1.522...3

  static func rate(at position: CGFloat) -> CGFloat {
    ((1 - pow(10, -position)) * 1000).rounded() / 1000
  }

  static func position(of rate: CGFloat) -> CGFloat { -log10(1 - rate) }
}
