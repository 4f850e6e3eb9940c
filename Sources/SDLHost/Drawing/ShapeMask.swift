import Foundation

/// A rounded rectangle, or the ring along its edge, reduced to the smallest that has its corners.
///
/// Everything between the corners repeats, so that one mask serves rectangles of all sizes.
nonisolated struct ShapeMask: Hashable, Sendable {
  /// Size in pixels: that of the rectangle, or of its corners alone where it is larger.
  let width: Int
  let height: Int
  /// Radius in 16ths of a pixel.
  private let radiusSteps: Int
  /// How far inside the rectangle's edge the shape begins, in 16ths of a pixel.
  private let insetSteps: Int
  /// Thickness of the ring in pixels; 0 for a filled shape.
  let thickness: Int

  /// - Parameter isWhole: whether the mask is of the full size, for a shape that is not drawn in
  ///   pieces.
  init(
    width: Int, height: Int, radius: Double, inset: Double = 0, thickness: Int = 0,
    isWhole: Bool = false
  ) {
    let radius = min(radius, Double(width) / 2, Double(height) / 2)
    let corner = Int(max(radius, Double(thickness)).rounded(.up))
    self.width = isWhole ? width : min(width, 2 * corner)
    self.height = isWhole ? height : min(height, 2 * corner)
    radiusSteps = Int((radius * 16).rounded())
    insetSteps = Int((inset * 16).rounded())
    self.thickness = thickness
  }

  var radius: Double { Double(radiusSteps) / 16 }
  private var inset: Double { Double(insetSteps) / 16 }

  /// White pixels, each as opaque as the shape covers it.
  func image() -> PixelImage {
    var image = PixelImage(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width { image.setCoverage(coverage(x, y), x, y) }
    }
    return image
  }

  /// How much of a pixel the shape covers, 0 to 1.
  func coverage(_ x: Int, _ y: Int) -> Double {
    let outer = filled(x, y, inset: inset)
    return thickness == 0 ? outer : outer - filled(x, y, inset: inset + Double(thickness))
  }

  private func filled(_ x: Int, _ y: Int, inset: Double) -> Double {
    let halfWidth = Double(width) / 2 - inset
    let halfHeight = Double(height) / 2 - inset
    guard halfWidth > 0, halfHeight > 0 else { return 0 }
    let radius = min(max(radius - inset, 0), halfWidth, halfHeight)
    let dx = abs(Double(x) + 0.5 - Double(width) / 2) - (halfWidth - radius)
    let dy = abs(Double(y) + 0.5 - Double(height) / 2) - (halfHeight - radius)
    let outside = hypot(max(dx, 0), max(dy, 0)) + min(max(dx, dy), 0)
    return min(max(radius - outside + 0.5, 0), 1)
  }

  /// Multiplies the opacity of pixels by a filled mask that is stretched over them.
  static func cut(_ image: inout PixelImage, radius: Double) {
    let (width, height) = (image.width, image.height)
    let mask = ShapeMask(width: width, height: height, radius: radius)
    let corner = (x: (mask.width + 1) / 2, y: (mask.height + 1) / 2)
    for y in 0..<height where y < corner.y || y >= height - corner.y {
      let row = y < corner.y ? y : y - height + mask.height
      for x in 0..<width where x < corner.x || x >= width - corner.x {
        let column = x < corner.x ? x : x - width + mask.width
        let coverage = mask.coverage(column, row)
        guard coverage < 1 else { continue }
        let pixel = image[x, y]
        let alpha = UInt32((Double(pixel >> 24) * coverage).rounded())
        image[x, y] = alpha << 24 | pixel & 0x00FF_FFFF
      }
    }
  }
}
