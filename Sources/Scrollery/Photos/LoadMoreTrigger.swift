import Foundation

/// Decides when the next rows are to be appended: once for each length of the content, when its end
/// comes near.
nonisolated struct LoadMoreTrigger: Equatable, Sendable {
  /// How near the end must be, in lengths of the view.
  let lead: CGFloat
  private var answered: CGFloat?

  init(lead: CGFloat = 2) { self.lead = lead }

  /// Takes note of where the content is, along the axis on which it scrolls; lengths in points.
  /// - Returns: whether more is to be loaded now.
  mutating func fires(offset: CGFloat, viewport: CGFloat, content: CGFloat) -> Bool {
    guard viewport > 0, content > viewport, offset.isFinite, answered != content,
      content - (offset + viewport) < lead * viewport
    else { return false }
    answered = content
    return true
  }
}
