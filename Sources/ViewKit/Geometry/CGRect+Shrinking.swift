import Foundation

extension CGRect {
  /// The rectangle without so much, in points, at either side, and at the least empty in its middle.
  /// `insetBy(dx:dy:)` has no rectangle for what is smaller than its insets.
  package nonisolated func shrunk(dx: CGFloat, dy: CGFloat) -> CGRect {
    insetBy(dx: min(dx, max(width, 0) / 2), dy: min(dy, max(height, 0) / 2))
  }
}
