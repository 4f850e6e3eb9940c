import Foundation
import ViewKit

/// Measures layout alone: from a change of the offset to the cells in their places, without drawing.
enum LayoutRun {
  private static let steps = 2_000
  private static let warmUp = 100
  /// Points from one step to the next, where they follow each other.
  private static let distance: CGFloat = 40

  /// - Returns: a table of the median times of a step in microseconds, each with its ratio to that
  ///   of the least rows.
  static func measure() -> String {
    var lines = ["heights    offsets        rows   p50 us   ratio"]
    for heights in LayoutRows.Heights.allCases {
      for isRandom in [false, true] {
        var least: Double?
        for count in heights.counts {
          let median = median(heights, count: count, isRandom: isRandom)
          least = least ?? median
          lines.append(
            String(
              format: "%@ %@ %11d %8.2f %7.2f", pad(heights.rawValue, 10),
              pad(isRandom ? "random" : "sequential", 10), count, median,
              median / (least ?? median)))
        }
      }
    }
    return lines.joined(separator: "\n")
  }

  private static func pad(_ word: String, _ length: Int) -> String {
    word.padding(toLength: length, withPad: " ", startingAt: 0)
  }

  private static func median(
    _ heights: LayoutRows.Heights, count: Int, isRandom: Bool
  ) -> Double {
    let rows = LayoutRows(heights, count: count)
    let window = UIWindow(size: BenchmarkWindow.size, scale: 1)
    rows.table.frame = CGRect(origin: .zero, size: BenchmarkWindow.size)
    window.addSubview(rows.table)
    window.update(at: 0)
    var offset: CGFloat = 0
    var random: UInt64 = 1
    var times: [Double] = []
    for step in 1...warmUp + steps {
      let highest = rows.table.contentSize.height - BenchmarkWindow.size.height
      if isRandom {
        random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        offset = (CGFloat(random >> 11) / CGFloat(1 << 53) * highest).rounded()
      } else {
        // There and back, so that the shortest list is long enough.
        let isUp = step / 200 % 2 == 1
        offset = min(max(rows.table.contentOffset.y + (isUp ? -distance : distance), 0), highest)
      }
      let start = ContinuousClock.now
      rows.table.setContentOffset(CGPoint(x: 0, y: offset), animated: false)
      window.update(at: Double(step) / 60)
      let time = (ContinuousClock.now - start) / .microseconds(1)
      if step > warmUp { times.append(time) }
    }
    return FrameTimes.quantile(times.sorted(), 0.5)
  }
}
