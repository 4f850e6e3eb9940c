import Foundation

/// How long pages are and how far apart, in points along the axis on which they follow each other.
nonisolated struct PageMetrics: Equatable, Sendable {
  /// Length of a page.
  var length: CGFloat
  /// Between a page and the next.
  var padding: CGFloat
  var count: Int

  /// From a page's beginning to the next one's.
  var stride: CGFloat { length + padding }

  /// The offset of the page that begins nearest to an offset: `round(x / (D + P)) · (D + P)`,
  /// within the pages there are.
  func snapped(_ offset: CGFloat, upTo greatest: CGFloat = .infinity) -> CGFloat {
    guard offset.isFinite, stride > 0 else { return 0 }
    let last = min(CGFloat(max(count - 1, 0)) * stride, greatest)
    return min(max((offset / stride).rounded() * stride, 0), last)
  }

  /// The greatest offset of a view that is `width` long and shows its first page after `lead`
  /// points: a whole number of pages, so that there is one to rest on at the end as well.
  func greatestOffset(width: CGFloat, lead: CGFloat) -> CGFloat {
    guard stride > 0 else { return 0 }
    let excess = 2 * lead + CGFloat(count) * stride - padding - width
    return max((excess / stride).rounded(.up), 0) * stride
  }

  /// The pages of which something lies in a stretch of the content, whose first begins at `lead`.
  func pages(in stretch: ClosedRange<CGFloat>, lead: CGFloat) -> Range<Int> {
    guard stride > 0, count > 0 else { return 0..<0 }
    let first = ((stretch.lowerBound - lead - length) / stride).rounded(.down) + 1
    let end = ((stretch.upperBound - lead) / stride).rounded(.up)
    let lower = Int(min(max(first, 0), CGFloat(count)))
    return lower..<max(Int(min(max(end, 0), CGFloat(count))), lower)
  }
}
