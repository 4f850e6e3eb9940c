import Foundation
import ViewKit

/// Layers, pictures and texts. Each returns whether anything could be seen.
extension Renderer {
  /// Puts a texture on a rectangle in points. Where its size in pixels differs from the texture's
  /// by less than one, because both were rounded, it is cut rather than scaled and stays sharp.
  /// - Parameter box: its pixels, where these are known.
  func place(
    _ tile: TextureTile, in rect: CGRect, box: PixelRect? = nil, color: DrawColor, blending: Bool
  ) {
    var source = PixelRect(x: 0, y: 0, width: tile.width, height: tile.height)
    guard canvas.grid.keepsAxes else {
      let mesh = Mesh(corners: canvas.grid.corners(of: rect), source: source, color: color)
      put(mesh, texture: tile.texture)
      return
    }
    let target = box ?? canvas.grid.visiblePixels(of: rect)
    if canvas.isExact {
      if source.width == target.width + 1 { source.maxX -= 1 }
      if source.height == target.height + 1 { source.maxY -= 1 }
    }
    put(tile.texture, from: source, to: target, color: color, blending: blending)
  }

  /// The pixels of a rectangle, if the clip leaves any of them or of those up to `margin` from them.
  private func seenPixels(of rect: CGRect, margin: Int = 0) -> PixelRect? {
    let box = canvas.grid.visiblePixels(of: rect)
    let reach = PixelRect(
      minX: box.minX - margin, minY: box.minY - margin, maxX: box.maxX + margin,
      maxY: box.maxY + margin)
    return reach.intersects(canvas.clip) ? box : nil
  }

  private static func white(alpha: Double) -> DrawColor { DrawColor.white.faded(by: alpha) }

  // MARK: - Layers

  func layer(_ identity: LayerID, _ rect: CGRect, alpha: Double) -> Bool {
    let color = Self.white(alpha: alpha)
    guard color.alpha > 0, let box = seenPixels(of: rect), let layer = layers[identity] else {
      return false
    }
    switch layer {
    case .texture(let texture, let width, let height, let isOpaque):
      place(
        TextureTile(texture: texture, width: width, height: height), in: rect, box: box,
        color: color, blending: !(isOpaque && color.alpha == 255))
    case .commands(let commands, let size):
      replay(commands, size: size, in: rect)
    }
    return true
  }

  /// Draws a layer that is too large for a texture from its commands.
  private func replay(_ commands: [DrawCommand], size: CGSize, in rect: CGRect) {
    guard size.width > 0, size.height > 0 else { return }
    let outer = canvas
    canvas.pushClip(rect)
    canvas.pushTransform(
      CGAffineTransform(
        a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.minX,
        ty: rect.minY))
    run(commands[...])
    canvas = outer
  }

  // MARK: - Pictures

  func picture(_ picture: Picture, _ rect: CGRect, tint: DrawColor?, alpha: Double) -> Bool {
    let color = (tint ?? .white).faded(by: alpha)
    guard color.alpha > 0, rect.width > 0, rect.height > 0, let box = seenPixels(of: rect) else {
      return false
    }
    guard let tile = tile(of: picture, in: rect, isTinted: tint != nil) else {
      return placeholder(in: rect, alpha: alpha)
    }
    place(tile, in: rect, box: box, color: color, blending: true)
    return true
  }

  private func tile(of picture: Picture, in rect: CGRect, isTinted: Bool) -> TextureTile? {
    let scale = canvas.rasterScale
    func pixels(_ points: Double) -> Int {
      min(max(PixelGrid.ceil(points * scale), 1), pool.maximumSize)
    }
    let key = PictureCache.Key(
      picture: picture, width: pixels(rect.width), height: pixels(rect.height),
      isTinted: isTinted)
    return pictures.tile(for: key, mayFollow: !canvas.isPass)
  }

  /// What is shown for a picture that cannot be read: a grey box with a cross.
  private func placeholder(in rect: CGRect, alpha: Double) -> Bool {
    let gray = DrawColor(red: 142, green: 142, blue: 147, alpha: 255).faded(by: alpha)
    let side = min(rect.width, rect.height)
    _ = roundedRect(
      rect, radius: min(8, side / 4), fill: gray.faded(by: 0.15), borderWidth: 1,
      border: gray.faded(by: 0.6))
    let inner = rect.insetBy(dx: rect.width * 0.3, dy: rect.height * 0.3)
    let corners = [
      CGPoint(x: inner.minX, y: inner.minY), CGPoint(x: inner.maxX, y: inner.maxY),
      CGPoint(x: inner.minX, y: inner.maxY), CGPoint(x: inner.maxX, y: inner.minY),
    ]
    _ = polyline(Array(corners[..<2]), width: 1.5, color: gray.faded(by: 0.8))
    _ = polyline(Array(corners[2...]), width: 1.5, color: gray.faded(by: 0.8))
    return true
  }

  // MARK: - Texts

  func text(_ run: TextRun, at point: CGPoint, color: DrawColor) -> Bool {
    guard color.alpha > 0, !run.text.isEmpty else { return false }
    // Glyphs may reach a little out of their box.
    guard seenPixels(of: CGRect(origin: point, size: run.size), margin: 8) != nil else {
      return false
    }
    let scale = canvas.rasterScale
    guard let (tiles, placement) = tiles(of: run, color, scale: scale) else { return false }
    let color = makesTextsInColor ? DrawColor.white : color
    for tile in tiles {
      let (x, y) = (placement.x + tile.x, placement.y)
      if canvas.isExact {
        copy(tile, x, y, from: point, color)
      } else {
        let rect = CGRect(
          x: point.x + Double(x) / scale, y: point.y + Double(y) / scale,
          width: Double(tile.width) / scale, height: Double(tile.height) / scale)
        place(tile, in: rect, color: color, blending: true)
      }
    }
    return true
  }

  /// Puts glyphs on the pixels as they were made.
  private func copy(
    _ tile: TextureTile, _ x: Int, _ y: Int, from point: CGPoint, _ color: DrawColor
  ) {
    let pixel = canvas.grid.point(point)
    let target = PixelRect(
      x: PixelGrid.round(pixel.x) + x, y: PixelGrid.round(pixel.y) + y, width: tile.width,
      height: tile.height)
    guard target.intersects(canvas.clip) else { return }
    put(
      tile.texture, from: PixelRect(x: 0, y: 0, width: tile.width, height: tile.height),
      to: target, color: color, blending: true)
  }

  /// Whether glyphs have their colour when they are made: in the pass of a software renderer, which
  /// then need not mix it in.
  private var makesTextsInColor: Bool { canvas.isPass && handle.surface != nil }

  /// In a pass a text is drawn once, into the layer, so that its textures serve the next pass; in
  /// the frame it is kept, white.
  private func tiles(of run: TextRun, _ color: DrawColor, scale: Double) -> (
    ArraySlice<TextureTile>, TextRasterizer.Placement
  )? {
    var place = TextRasterizer.Placement(x: 0, y: 0)
    if canvas.isPass {
      let color = makesTextsInColor ? color : .white
      let start = passing.count
      rasterizer.draw(run, pixelsPerPoint: scale, color: color) { image, placement in
        pool.addTiles(of: image, to: &passing)
        place = placement
      }
      return (passing[start...], place)
    }
    let key = TextKey(run: run, scale: scale)
    if let entry = texts[key] { return (entry.tiles[...], entry.detail) }
    var tiles: [TextureTile] = []
    var isWhole = true
    rasterizer.draw(run, pixelsPerPoint: scale) { image, placement in
      tiles = pool.tiles(of: image)
      place = placement
      isWhole = !tiles.isEmpty
    }
    // What found no texture may find one in the next frame.
    if isWhole { texts.insert(tiles, place, for: key) }
    return (tiles[...], place)
  }
}
