import Foundation
import ViewKit

/// Draws display lists with an SDL renderer.
///
/// Layer passes come first, each into a texture from the pool; then the frame. What lies outside
/// the clip is dropped before SDL hears of it.
final class Renderer {
  let handle: RendererHandle
  let painter: FramePainter
  let pool: TexturePool
  let rasterizer: TextRasterizer
  var layers: [LayerID: Layer] = [:]
  let texts: TextureCache<TextKey, TextRasterizer.Placement>
  let shapes: TextureCache<ShapeMask, Void>
  let pictures: PictureCache
  /// Textures that are given back when the pass or the frame that uses them is done.
  var passing: [TextureTile] = []
  var canvas = Canvas()
  /// What renderers before this one have made, if it took over from one.
  var earlier = DrawStatistics()
  private var drawnCommands = 0
  private var scratch = PixelImage(width: 1, height: 1)

  /// A rasterized layer: its texture, or, if no texture is large enough, what it is made of.
  enum Layer {
    case texture(TextureHandle, width: Int, height: Int, isOpaque: Bool)
    case commands([DrawCommand], CGSize)
  }

  struct TextKey: Hashable {
    var run: TextRun
    var scale: Double
  }

  init(_ handle: RendererHandle, fonts: FontBook) {
    self.handle = handle
    painter = FramePainter(handle)
    pool = TexturePool(renderer: handle)
    rasterizer = TextRasterizer(fonts: fonts)
    texts = TextureCache(pool: pool, countLimit: 64)
    shapes = TextureCache(pool: pool, countLimit: 64)
    pictures = PictureCache(pool: pool)
  }

  var statistics: DrawStatistics {
    var statistics = DrawStatistics()
    statistics.commands = drawnCommands
    statistics.texturesCreated = earlier.texturesCreated + pool.createdCount
    statistics.texturesLive = pool.liveCount
    statistics.textsRendered = earlier.textsRendered + rasterizer.renderedCount
    return statistics
  }

  /// Whether the last frame shows pictures scaled that the same frame, drawn again, would show
  /// sharp.
  var isBlurred: Bool { pictures.isBlurred }

  // MARK: - Frames

  /// Draws a frame; the host then presents it and calls `frameWasPresented`.
  func draw(_ list: DisplayList) {
    drawnCommands = 0
    pictures.beginFrame()
    for pass in list.passes { draw(pass, of: list) }
    handle.setTarget(nil)
    let size = handle.outputSize
    canvas.begin(width: size.width, height: size.height, scale: list.scale)
    painter.begin(canvas.bounds, ground: list.background)
    run(list.commands[...])
    painter.end()
    giveBackPassing()
    for layer in list.released { release(layer) }
  }

  func frameWasPresented() {
    pool.frameWasPresented()
    texts.endFrame()
    shapes.endFrame()
    pictures.endFrame()
  }

  /// Forgets all textures, which the device has lost.
  func loseTextures() {
    layers.removeAll()
    texts.removeAll()
    shapes.removeAll()
    pictures.removeAll()
    passing.removeAll()
    pool.removeAll()
    painter.forget()
  }

  /// Wipes what was drawn into textures, as a device does that loses its targets.
  func loseTargets() {
    for case .texture(let texture, _, _, _) in layers.values {
      handle.setTarget(texture)
      handle.setClip(nil)
      handle.clear(.clear)
    }
    handle.setTarget(nil)
  }

  private func release(_ layer: LayerID) {
    if case .texture(let texture, _, _, _)? = layers.removeValue(forKey: layer) {
      pool.retire(texture)
    }
  }

  private func giveBackPassing() {
    for tile in passing { pool.giveBack(tile.texture) }
    passing.removeAll(keepingCapacity: true)
  }

  // MARK: - Passes

  private func draw(_ pass: LayerPass, of list: DisplayList) {
    let exact = (
      x: Double(pass.size.width * pass.scale), y: Double(pass.size.height * pass.scale)
    )
    let (width, height) = (PixelGrid.ceil(exact.x), PixelGrid.ceil(exact.y))
    let range = pass.commands.clamped(to: list.passCommands.indices)
    guard width > 0, height > 0 else { return release(pass.layer) }
    guard max(width, height) <= pool.maximumSize,
      let texture = texture(for: pass.layer, width: width, height: height)
    else {
      release(pass.layer)
      layers[pass.layer] = .commands(Array(list.passCommands[range]), pass.size)
      return
    }
    var ground = pass.isOpaque ? list.background : .clear
    if pass.isOpaque { ground.alpha = 255 }
    canvas.begin(width: width, height: height, scale: pass.scale, end: exact)
    handle.setTarget(texture)
    handle.setClip(nil)
    handle.clear(ground)
    run(list.passCommands[range])
    let isRound = pass.cornerRadius > 0
    if !pass.isOpaque || isRound { finish(texture, pass) }
    giveBackPassing()
    layers[pass.layer] = .texture(
      texture, width: width, height: height, isOpaque: pass.isOpaque && !isRound)
  }

  private func texture(for layer: LayerID, width: Int, height: Int) -> TextureHandle? {
    if case .texture(let texture, width, height, _)? = layers[layer] { return texture }
    release(layer)
    return pool.takeTarget(width: width, height: height)
  }

  /// Takes a pass's pixels back to make them fit for blending.
  ///
  /// Drawing over nothing multiplies colours by their opacity, which blending would do once more,
  /// and SDL's software renderer has no blend mode for such pixels. The corners are cut here too.
  private func finish(_ texture: TextureHandle, _ pass: LayerPass) {
    scratch.reset(width: texture.width, height: texture.height)
    do {
      try handle.readPixels(into: &scratch)
      if !pass.isOpaque {
        scratch.divideByAlpha()
        scratch.spreadColors()
      }
      if pass.cornerRadius > 0 {
        ShapeMask.cut(&scratch, radius: pass.cornerRadius * pass.scale)
      }
      try texture.update(from: scratch)
    } catch {
      Report.once("\(error)")
    }
  }

  // MARK: - Commands

  /// Puts something on the pixels: on a layer's at once, on the frame's when all of it is known.
  func put(_ ink: Stamp.Ink, in box: PixelRect, _ source: FramePainter.Source) {
    let stamp = Stamp(ink, in: box, clip: canvas.clip)
    guard !stamp.seen.isEmpty else { return }
    if canvas.isPass {
      handle.put(stamp, source, within: canvas.bounds)
    } else {
      painter.add(stamp, source)
    }
  }

  func put(_ mesh: Mesh, texture: TextureHandle?) {
    put(.mesh, in: mesh.bounds, FramePainter.Source(texture: texture, mesh: mesh))
  }

  /// Puts a part of a texture on the pixels, its colours multiplied by `color`.
  func put(
    _ texture: TextureHandle, from source: PixelRect, to target: PixelRect, color: DrawColor,
    blending: Bool
  ) {
    put(
      .texture(content: texture.content, source: source, color: color, blending: blending),
      in: target, FramePainter.Source(texture: texture))
  }

  func run(_ commands: ArraySlice<DrawCommand>) {
    for command in commands where run(command) { drawnCommands += 1 }
  }

  /// Carries out a command; false if nothing of it was to be seen.
  private func run(_ command: DrawCommand) -> Bool {
    switch command {
    case .pushClip(let rect): canvas.pushClip(rect)
    case .popClip: canvas.popClip()
    case .pushTransform(let transform): canvas.pushTransform(transform)
    case .popTransform: canvas.popTransform()
    default: return !canvas.clip.isEmpty && paint(command)
    }
    return false
  }

  private func paint(_ command: DrawCommand) -> Bool {
    switch command {
    case .fill(let rect, let color): fill(rect, color)
    case .roundedRect(let rect, let radius, let fill, let borderWidth, let border):
      roundedRect(
        rect, radius: radius, fill: fill, borderWidth: borderWidth, border: border)
    case .outline(let rect, let width, let color, let dash):
      outline(rect, width: width, color: color, dash: dash)
    case .polyline(let points, let width, let color): polyline(points, width: width, color: color)
    case .picture(let picture, let rect, let tint, let alpha):
      self.picture(picture, rect, tint: tint, alpha: alpha)
    case .text(let run, let point, let color): text(run, at: point, color: color)
    case .layer(let layer, let rect, let alpha): self.layer(layer, rect, alpha: alpha)
    case .pushClip, .popClip, .pushTransform, .popTransform: false
    }
  }
}
