import Foundation
import ViewKit

/// Fills, rounded rectangles, outlines and lines. Each returns whether anything could be seen.
extension Renderer {
  func fill(_ rect: CGRect, _ color: DrawColor) -> Bool {
    guard color.alpha > 0, rect.width > 0, rect.height > 0 else { return false }
    guard canvas.grid.keepsAxes else {
      return turned(rect, color)
    }
    return fill(canvas.grid.visiblePixels(of: rect), color)
  }

  func fill(_ pixels: PixelRect, _ color: DrawColor) -> Bool {
    guard pixels.intersects(canvas.clip), color.alpha > 0 else { return false }
    put(.fill(color, blending: color.alpha < 255), in: pixels, FramePainter.Source())
    return true
  }

  /// A filled rectangle under a transform that turns it.
  private func turned(_ rect: CGRect, _ color: DrawColor) -> Bool {
    guard canvas.grid.pixels(of: rect).intersects(canvas.clip) else { return false }
    let mesh = Mesh(
      corners: canvas.grid.corners(of: rect), source: PixelRect(x: 0, y: 0, width: 1, height: 1),
      color: color)
    put(mesh, texture: nil)
    return true
  }

  // MARK: - Rounded rectangles

  func roundedRect(
    _ rect: CGRect, radius: CGFloat, fill color: DrawColor, borderWidth: CGFloat, border: DrawColor
  ) -> Bool {
    let grid = canvas.grid
    guard rect.width > 0, rect.height > 0 else { return false }
    let box = grid.pixels(of: rect)
    guard box.intersects(canvas.clip) else { return false }
    guard grid.keepsAxes else {
      return turnedRoundedRect(
        rect, radius: radius, fill: color, borderWidth: borderWidth, border: border)
    }
    let corner = min(radius * grid.scale, Double(box.width) / 2, Double(box.height) / 2)
    let hasBorder = borderWidth > 0 && border.alpha > 0
    let thickness = hasBorder ? max(PixelGrid.round(borderWidth * grid.scale), 1) : 0
    guard corner >= 0.5 else {
      let filled = fill(box, color)
      return frame(box, thickness: thickness, color: border) || filled
    }
    // Under an opaque border the filling ends in the border's middle and cannot shine through its
    // smooth outer edge.
    let inset = border.alpha == 255 ? Double(thickness) / 2 : 0
    if color.alpha > 0 {
      let mask = ShapeMask(width: box.width, height: box.height, radius: corner, inset: inset)
      draw(mask, in: box, color: color)
    }
    if hasBorder {
      let mask = ShapeMask(
        width: box.width, height: box.height, radius: corner, thickness: thickness)
      draw(mask, in: box, color: border)
    }
    return true
  }

  /// Draws a mask's corners, and what lies between them as plain rectangles.
  private func draw(_ mask: ShapeMask, in box: PixelRect, color: DrawColor) {
    guard let tile = tile(of: mask) else {
      // Without a texture corners are as good as they can be: square.
      _ =
        mask.thickness > 0
        ? frame(box, thickness: mask.thickness, color: color) : fill(box, color)
      return
    }
    let (left, top) = (mask.width / 2, mask.height / 2)
    let (right, bottom) = (mask.width - left, mask.height - top)
    func copy(_ source: PixelRect, to x: Int, _ y: Int) {
      let target = PixelRect(x: x, y: y, width: source.width, height: source.height)
      guard !source.isEmpty, target.intersects(canvas.clip) else { return }
      put(tile.texture, from: source, to: target, color: color, blending: true)
    }
    let fitsWidth = mask.width == box.width
    let fitsHeight = mask.height == box.height
    if fitsWidth && fitsHeight {
      copy(PixelRect(x: 0, y: 0, width: mask.width, height: mask.height), to: box.minX, box.minY)
      return
    }
    if fitsWidth {
      copy(PixelRect(x: 0, y: 0, width: mask.width, height: top), to: box.minX, box.minY)
      copy(
        PixelRect(x: 0, y: top, width: mask.width, height: bottom), to: box.minX,
        box.maxY - bottom)
    } else if fitsHeight {
      copy(PixelRect(x: 0, y: 0, width: left, height: mask.height), to: box.minX, box.minY)
      copy(
        PixelRect(x: left, y: 0, width: right, height: mask.height), to: box.maxX - right,
        box.minY)
    } else {
      copy(PixelRect(x: 0, y: 0, width: left, height: top), to: box.minX, box.minY)
      copy(PixelRect(x: left, y: 0, width: right, height: top), to: box.maxX - right, box.minY)
      copy(PixelRect(x: 0, y: top, width: left, height: bottom), to: box.minX, box.maxY - bottom)
      copy(
        PixelRect(x: left, y: top, width: right, height: bottom), to: box.maxX - right,
        box.maxY - bottom)
    }
    let inner = PixelRect(
      minX: box.minX + left, minY: box.minY + top, maxX: box.maxX - right,
      maxY: box.maxY - bottom)
    fillBetweenCorners(box, inner, thickness: mask.thickness, color)
  }

  private func fillBetweenCorners(
    _ box: PixelRect, _ inner: PixelRect, thickness: Int, _ color: DrawColor
  ) {
    guard thickness > 0 else {
      _ = fill(
        PixelRect(minX: inner.minX, minY: box.minY, maxX: inner.maxX, maxY: inner.minY), color)
      _ = fill(
        PixelRect(minX: inner.minX, minY: inner.maxY, maxX: inner.maxX, maxY: box.maxY), color)
      _ = fill(
        PixelRect(minX: box.minX, minY: inner.minY, maxX: box.maxX, maxY: inner.maxY), color)
      return
    }
    let across = inner.width
    let down = inner.height
    let far = (x: box.maxX - thickness, y: box.maxY - thickness)
    _ = fill(PixelRect(x: inner.minX, y: box.minY, width: across, height: thickness), color)
    _ = fill(PixelRect(x: inner.minX, y: far.y, width: across, height: thickness), color)
    _ = fill(PixelRect(x: box.minX, y: inner.minY, width: thickness, height: down), color)
    _ = fill(PixelRect(x: far.x, y: inner.minY, width: thickness, height: down), color)
  }

  private func tile(of mask: ShapeMask) -> TextureTile? {
    if let entry = shapes[mask] { return entry.tiles.first }
    let tiles = pool.tiles(of: mask.image())
    guard !tiles.isEmpty else { return nil }
    return shapes.insert(tiles, (), for: mask).tiles.first
  }

  /// Under a transform that turns it, the whole shape is one mask.
  private func turnedRoundedRect(
    _ rect: CGRect, radius: CGFloat, fill color: DrawColor, borderWidth: CGFloat, border: DrawColor
  ) -> Bool {
    let scale = canvas.rasterScale
    let width = max(PixelGrid.ceil(rect.width * scale), 1)
    let height = max(PixelGrid.ceil(rect.height * scale), 1)
    // A shape that no texture can hold has square corners.
    guard max(width, height) <= pool.maximumSize else { return turned(rect, color) }
    func stamp(_ color: DrawColor, thickness: Int) {
      let mask = ShapeMask(
        width: width, height: height, radius: radius * scale, thickness: thickness, isWhole: true)
      guard color.alpha > 0, let tile = tile(of: mask) else { return }
      place(tile, in: rect, color: color, blending: true)
    }
    stamp(color, thickness: 0)
    if borderWidth > 0 { stamp(border, thickness: max(PixelGrid.round(borderWidth * scale), 1)) }
    return true
  }
}
