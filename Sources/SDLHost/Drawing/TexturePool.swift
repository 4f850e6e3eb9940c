import ViewKit

/// Textures that come back when they are no longer shown and serve again for the same size.
final class TexturePool {
  private struct Kind: Hashable {
    var width: Int
    var height: Int
    var use: TextureHandle.Use
  }

  private struct Idle {
    var texture: TextureHandle
    var since: Int
  }

  private let renderer: RendererHandle
  private var idle: [Kind: [Idle]] = [:]
  private var idlePixels = 0
  private var retired: [TextureHandle] = []
  private var clock = 0
  private var frames = 0
  /// What the clock showed when unused textures were last looked for.
  private var lastSweep = 0

  /// Pixels that may wait for use: 4 bytes each, 96 MB in all.
  private static let idleLimit = 24 << 20
  /// After this many frames those are destroyed that have waited all the time: ten seconds of motion.
  static let patience = 600

  /// Whether no texture is made any more, as by a device without memory.
  var isExhausted = false
  private(set) var createdCount = 0
  private(set) var liveCount = 0

  init(renderer: RendererHandle) {
    self.renderer = renderer
  }

  /// The largest width and height there can be.
  var maximumSize: Int { renderer.maximumTextureSize }

  /// A texture of exactly this size that can be drawn to.
  func takeTarget(width: Int, height: Int) -> TextureHandle? {
    take(Kind(width: width, height: height, use: .target))
  }

  /// A texture for pictures of this size.
  func takePicture(width: Int, height: Int) -> TextureHandle? {
    take(Kind(width: width, height: height, use: .picture))
  }

  /// A texture for white pixels, of at least this size. Sizes come in steps, so that texts of many
  /// widths share few.
  func takeMask(width: Int, height: Int) -> TextureHandle? {
    let columns = min(max((width + 63) / 64, 1) * 64, maximumSize)
    let rows = min(max((height + 7) / 8, 1) * 8, maximumSize)
    return take(Kind(width: columns, height: rows, use: .mask))
  }

  private func take(_ kind: Kind) -> TextureHandle? {
    // A place in a dictionary can be changed without allocating, unlike what a key stands for.
    if let place = idle.index(forKey: kind), let waiting = idle.values[place].popLast() {
      idlePixels -= kind.width * kind.height
      liveCount += 1
      return waiting.texture
    }
    do throws(SDLError) {
      if isExhausted { throw SDLError("make a texture", message: "there is no room for more") }
      let texture = try renderer.makeTexture(
        width: kind.width, height: kind.height, for: kind.use)
      createdCount += 1
      liveCount += 1
      return texture
    } catch {
      // Whatever size it was: one sentence is enough.
      Report.once("some things are not drawn as they should be: no texture, \(error.message)")
      return nil
    }
  }

  /// Gives a texture back at once.
  func giveBack(_ texture: TextureHandle) {
    let kind = Kind(width: texture.width, height: texture.height, use: texture.use)
    clock += 1
    if let place = idle.index(forKey: kind) {
      idle.values[place].append(Idle(texture: texture, since: clock))
    } else {
      idle[kind] = [Idle(texture: texture, since: clock)]
    }
    idlePixels += kind.width * kind.height
    liveCount -= 1
    while idlePixels > Self.idleLimit, destroyOldest() {}
  }

  /// Gives a texture back once the frame that may still show it has been presented.
  func retire(_ texture: TextureHandle) { retired.append(texture) }

  /// To be called after a frame has been presented.
  func frameWasPresented() {
    for texture in retired { giveBack(texture) }
    retired.removeAll(keepingCapacity: true)
    frames += 1
    if frames % Self.patience == 0 { destroyUnused() }
  }

  /// The last given back is the first to serve again, so that those at the front are not needed.
  private func destroyUnused() {
    for (kind, waiting) in idle {
      let count = waiting.prefix { $0.since <= lastSweep }.count
      idle[kind] = count == waiting.count ? nil : Array(waiting.dropFirst(count))
      idlePixels -= count * kind.width * kind.height
    }
    lastSweep = clock
  }

  /// Forgets every texture after the renderer lost them; those still held count no longer.
  func removeAll() {
    idle.removeAll()
    retired.removeAll()
    idlePixels = 0
    liveCount = 0
  }

  private func destroyOldest() -> Bool {
    let oldest = idle.compactMap { kind, waiting in waiting.first.map { (kind, $0.since) } }
      .min { $0.1 < $1.1 }
    guard let kind = oldest?.0 else { return false }
    idle[kind]?.removeFirst()
    idlePixels -= kind.width * kind.height
    return true
  }
}
