import Foundation
import ViewKit

/// Outlines and lines. Each returns whether anything could be seen.
extension Renderer {
  func outline(_ rect: CGRect, width: CGFloat, color: DrawColor, dash: CGFloat) -> Bool {
    let grid = canvas.grid
    guard width > 0, color.alpha > 0, rect.width >= 0, rect.height >= 0 else { return false }
    guard grid.keepsAxes else {
      let box = grid.pixels(of: rect)
      guard box.intersects(canvas.clip) else { return false }
      let corners = grid.corners(of: rect)
      return stroke(corners + corners.prefix(1), width: width * grid.scale, color: color)
    }
    let box = grid.visiblePixels(of: rect)
    let thickness = max(PixelGrid.round(width * grid.scale), 1)
    guard dash > 0 else { return frame(box, thickness: thickness, color: color) }
    let step = max(PixelGrid.round(dash * grid.scale), 1)
    return dashed(box, thickness: thickness, step: step, color: color)
  }

  /// The inner edge of a rectangle, its corners painted once.
  func frame(_ box: PixelRect, thickness: Int, color: DrawColor) -> Bool {
    guard thickness > 0 else { return false }
    let thickness = min(thickness, (min(box.width, box.height) + 1) / 2)
    var isSeen = false
    for edge in Self.edges(of: box, thickness: thickness) where fill(edge, color) { isSeen = true }
    return isSeen
  }

  /// Top, bottom, left and right; the upright ones stop short of the others.
  private static func edges(of box: PixelRect, thickness: Int) -> [PixelRect] {
    let inner = (top: box.minY + thickness, bottom: max(box.maxY - thickness, box.minY + thickness))
    return [
      PixelRect(x: box.minX, y: box.minY, width: box.width, height: thickness),
      PixelRect(
        minX: box.minX, minY: max(box.maxY - thickness, inner.top), maxX: box.maxX, maxY: box.maxY),
      PixelRect(
        minX: box.minX, minY: inner.top, maxX: box.minX + thickness, maxY: inner.bottom),
      PixelRect(
        minX: max(box.maxX - thickness, box.minX + thickness), minY: inner.top, maxX: box.maxX,
        maxY: inner.bottom),
    ]
  }

  /// Dashes are counted from the rectangle's corner, so that they move with it, but only those
  /// within the clip are gone through: content may be millions of points high.
  private func dashed(_ box: PixelRect, thickness: Int, step: Int, color: DrawColor) -> Bool {
    var isSeen = false
    for edge in Self.edges(of: box, thickness: thickness) {
      let seen = edge.intersection(canvas.clip)
      guard !seen.isEmpty else { continue }
      let isLevel = edge.width >= edge.height
      let origin = isLevel ? edge.minX : edge.minY
      let range = isLevel ? seen.minX..<seen.maxX : seen.minY..<seen.maxY
      let first = (range.lowerBound - origin) / (2 * step)
      for start in stride(from: origin + first * 2 * step, to: range.upperBound, by: 2 * step) {
        var piece = edge
        if isLevel {
          (piece.minX, piece.maxX) = (start, min(start + step, edge.maxX))
        } else {
          (piece.minY, piece.maxY) = (start, min(start + step, edge.maxY))
        }
        if fill(piece, color) { isSeen = true }
      }
    }
    return isSeen
  }

  func polyline(_ points: [CGPoint], width: CGFloat, color: DrawColor) -> Bool {
    guard color.alpha > 0, width > 0 else { return false }
    let width = width * canvas.grid.scale
    let pixels = points.map(canvas.grid.point)
    if pixels.count == 2, let box = Self.levelLine(pixels[0], pixels[1], width: width) {
      return fill(box, color)
    }
    return stroke(pixels, width: width, color: color)
  }

  /// The pixels of a line along an axis, which is sharp.
  private static func levelLine(_ start: CGPoint, _ end: CGPoint, width: Double) -> PixelRect? {
    let thickness = max(PixelGrid.round(width), 1)
    func across(_ value: Double) -> Int { PixelGrid.round(value - Double(thickness) / 2) }
    if start.y == end.y {
      let (left, right) = (
        PixelGrid.round(min(start.x, end.x)), PixelGrid.round(max(start.x, end.x))
      )
      return PixelRect(x: left, y: across(start.y), width: right - left, height: thickness)
    }
    if start.x == end.x {
      let (top, bottom) = (
        PixelGrid.round(min(start.y, end.y)), PixelGrid.round(max(start.y, end.y))
      )
      return PixelRect(x: across(start.x), y: top, width: thickness, height: bottom - top)
    }
    return nil
  }

  /// A smooth line through points in pixels.
  private func stroke(_ points: [CGPoint], width: Double, color: DrawColor) -> Bool {
    guard let mask = StrokeMask(points: points, width: width, clip: canvas.clip) else {
      return false
    }
    for tile in pool.tiles(of: mask.image) {
      passing.append(tile)
      put(
        tile.texture, from: PixelRect(x: 0, y: 0, width: tile.width, height: tile.height),
        to: PixelRect(
          x: mask.bounds.minX + tile.x, y: mask.bounds.minY, width: tile.width,
          height: tile.height),
        color: color, blending: true)
    }
    return true
  }
}
