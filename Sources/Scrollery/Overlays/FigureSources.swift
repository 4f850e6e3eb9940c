import Foundation
import SDLHost

/// Where figures come from that views do not know.
struct FigureSources {
  /// What drawing has cost so far; nil where nothing is drawn.
  var statistics: DrawStatistics?
  /// What the last frame took to lay out and draw, in seconds; nil where no clock runs.
  var frameCost: TimeInterval?
}
