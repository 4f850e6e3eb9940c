/// Consecutive rows of one height, in points.
package struct RowRun: Sendable, Equatable {
  /// Whence a height is known.
  package enum Source: Sendable {
    /// Whoever owns the rows said it.
    case given
    /// It is a guess, until the row is seen.
    case estimated
    /// The row was seen and is that high.
    case measured
  }

  package var count: Int
  package var height: Double
  package var source: Source

  package init(count: Int, height: Double, source: Source = .given) {
    self.count = max(count, 0)
    self.height = RowRun.usable(height)
    self.source = source
  }

  package var total: Double { Double(count) * height }

  /// Whether a height can be laid out: finite and not negative.
  package static func isUsable(_ height: Double) -> Bool {
    height.isFinite && height >= 0
  }

  /// The height that is laid out for `height`: itself, or 0 where it is not usable.
  package static func usable(_ height: Double) -> Double {
    isUsable(height) ? height : 0
  }

  /// Whether rows of both are one run where they lie together.
  func continues(_ other: RowRun) -> Bool { height == other.height && source == other.source }
}
