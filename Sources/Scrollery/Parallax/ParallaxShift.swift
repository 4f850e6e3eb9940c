import Foundation

/// How far a background moves while pages move in front of it, so that both come to their ends
/// together.
nonisolated struct ParallaxShift: Equatable, Sendable {
  /// Widths in points: of the window on both, of all pages, and of the background.
  var viewport: CGFloat
  var content: CGFloat
  var background: CGFloat

  init(viewport: CGFloat, content: CGFloat, background: CGFloat) {
    self.viewport = viewport
    self.content = content
    self.background = background
  }

  /// A background that moves at a part of the pages' speed; more than 1 for one in front of them.
  init(viewport: CGFloat, content: CGFloat, speed: CGFloat) {
    self.init(
      viewport: viewport, content: content,
      background: viewport + max(content - viewport, 0) * speed)
  }

  /// The background's offset for the pages' offset: `x / (content − W) · (background − W)`. Pages
  /// that are pulled past an end leave it where it is.
  func shift(at x: CGFloat) -> CGFloat {
    let way = content - viewport
    guard way > 0, x.isFinite else { return 0 }
    return min(max(x / way, 0), 1) * (background - viewport)
  }
}
