import Foundation

/// The column in which everything stands: all of the width but for a margin, until lines would
/// become too long to read; from then on in the middle.
nonisolated struct ContentColumn: Equatable, Sendable {
  /// Points to the left and right of the column where the window is narrow.
  static let margin: CGFloat = 16
  private static let greatestWidth: CGFloat = 868

  /// Left edge in points.
  let x: CGFloat
  /// Width in points, not less than 0.
  let width: CGFloat

  init(width total: CGFloat) {
    let room = max(total - 2 * Self.margin, 0)
    width = min(room, Self.greatestWidth)
    x = max(((total - width) / 2).rounded(.down), 0)
  }
}
