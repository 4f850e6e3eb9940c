/// Consecutive rows of one height, in points.
package struct RowRun: Sendable, Equatable {
  package var count: Int
  package var height: Double

  package init(count: Int, height: Double) {
    self.count = max(count, 0)
    self.height = RowRun.usable(height)
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
}
