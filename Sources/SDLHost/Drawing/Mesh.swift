import Foundation
import ViewKit

/// Triangles that a renderer fills.
nonisolated struct Mesh {
  struct Vertex {
    var position: CGPoint
    /// The place in the texture, in its pixels.
    var source: CGPoint
    var color: DrawColor
  }

  private(set) var vertices: [Vertex] = []
  private(set) var indices: [Int32] = []

  /// A turned rectangle whose edges fade out over a pixel, half of it inside and half outside:
  /// renderers draw the edges of triangles in steps.
  /// - Parameters:
  ///   - corners: in pixels, in the order of those of `source`, clockwise from the top left.
  ///   - source: the part of the texture that fills it.
  init(corners: [CGPoint], source: PixelRect, color: DrawColor) {
    guard corners.count == 4 else { return }
    let along = Self.unit(from: corners[0], to: corners[1])
    let down = Self.unit(from: corners[0], to: corners[3])
    let (width, height) = (along.length, down.length)
    guard width > 0, height > 0 else { return }
    // Something thinner than a pixel has no inside.
    let inner = (x: min(0.5, width / 2), y: min(0.5, height / 2))
    let scale = (x: Double(source.width) / width, y: Double(source.height) / height)
    let signs: [(Double, Double)] = [(-1, -1), (1, -1), (1, 1), (-1, 1)]
    let places = [
      CGPoint(x: source.minX, y: source.minY), CGPoint(x: source.maxX, y: source.minY),
      CGPoint(x: source.maxX, y: source.maxY), CGPoint(x: source.minX, y: source.maxY),
    ]
    func moved(_ corner: Int, _ x: Double, _ y: Double) -> CGPoint {
      let (dx, dy) = (signs[corner].0 * x, signs[corner].1 * y)
      return CGPoint(
        x: corners[corner].x + along.x * dx + down.x * dy,
        y: corners[corner].y + along.y * dx + down.y * dy)
    }
    for corner in 0..<4 {
      let place = CGPoint(
        x: places[corner].x - signs[corner].0 * inner.x * scale.x,
        y: places[corner].y - signs[corner].1 * inner.y * scale.y)
      vertices.append(
        Vertex(position: moved(corner, -inner.x, -inner.y), source: place, color: color))
    }
    for corner in 0..<4 {
      vertices.append(
        Vertex(
          position: moved(corner, 0.5, 0.5), source: places[corner],
          color: color.faded(by: 0)))
    }
    indices = [0, 1, 2, 0, 2, 3]
    for corner in 0..<Int32(4) {
      let next = (corner + 1) % 4
      indices += [corner, corner + 4, next + 4, corner, next + 4, next]
    }
  }

  /// All pixels that a renderer may touch, however it rounds.
  var bounds: PixelRect {
    guard let first = vertices.first?.position else { return .empty }
    var (low, high) = (first, first)
    for vertex in vertices {
      low = CGPoint(x: min(low.x, vertex.position.x), y: min(low.y, vertex.position.y))
      high = CGPoint(x: max(high.x, vertex.position.x), y: max(high.y, vertex.position.y))
    }
    return PixelRect(
      minX: PixelGrid.round(low.x) - 2, minY: PixelGrid.round(low.y) - 2,
      maxX: PixelGrid.round(high.x) + 2, maxY: PixelGrid.round(high.y) + 2)
  }

  private static func unit(from start: CGPoint, to end: CGPoint) -> (
    x: Double, y: Double, length: Double
  ) {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = hypot(dx, dy)
    return length > 0 && length.isFinite ? (dx / length, dy / length, length) : (0, 0, 0)
  }
}
