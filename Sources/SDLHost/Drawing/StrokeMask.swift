import Foundation

/// A line through points as an image: each pixel as opaque as the line covers it.
///
/// Distances to the segments give smooth edges and round joints on every renderer, and pieces that
/// overlap are not drawn twice.
nonisolated struct StrokeMask {
  let image: PixelImage
  let bounds: PixelRect

  /// - Parameters:
  ///   - points: in pixels.
  ///   - clip: pixels outside need not be drawn.
  init?(points: [CGPoint], width: Double, clip: PixelRect) {
    let points = points.filter { $0.x.isFinite && $0.y.isFinite }
    let reach = max(width, 1) / 2 + 1
    guard let left = points.map(\.x).min(), let right = points.map(\.x).max(),
      let top = points.map(\.y).min(), let bottom = points.map(\.y).max()
    else { return nil }
    bounds = PixelRect(
      minX: PixelGrid.round(left - reach), minY: PixelGrid.round(top - reach),
      maxX: PixelGrid.round(right + reach), maxY: PixelGrid.round(bottom + reach)
    ).intersection(clip)
    guard !bounds.isEmpty else { return nil }
    var image = PixelImage(width: bounds.width, height: bounds.height)
    for (start, end) in zip(points, points.dropFirst() + points.suffix(1)) {
      Self.draw(from: start, to: end, width: width, bounds: bounds, into: &image)
    }
    self.image = image
  }

  private static func draw(
    from start: CGPoint, to end: CGPoint, width: Double, bounds: PixelRect,
    into image: inout PixelImage
  ) {
    // A line thinner than a pixel is a pixel wide and that much fainter.
    let radius = max(width, 1) / 2
    let strength = min(max(width, 0), 1)
    let reach = radius + 1
    let box = PixelRect(
      minX: PixelGrid.round(min(start.x, end.x) - reach),
      minY: PixelGrid.round(min(start.y, end.y) - reach),
      maxX: PixelGrid.round(max(start.x, end.x) + reach),
      maxY: PixelGrid.round(max(start.y, end.y) + reach)
    ).intersection(bounds)
    guard !box.isEmpty else { return }
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let square = dx * dx + dy * dy
    for y in box.minY..<box.maxY {
      for x in box.minX..<box.maxX {
        let (px, py) = (Double(x) + 0.5 - start.x, Double(y) + 0.5 - start.y)
        let along = square > 0 ? min(max((px * dx + py * dy) / square, 0), 1) : 0
        let distance = hypot(px - along * dx, py - along * dy)
        let coverage = min(max(radius - distance + 0.5, 0), 1) * strength
        image.raiseAlpha(
          to: UInt32((coverage * 255).rounded()), x - bounds.minX, y - bounds.minY)
      }
    }
  }
}
