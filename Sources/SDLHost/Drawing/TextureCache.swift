import ViewKit

/// A part of a picture or a text in a texture of its own; one too large for one texture has
/// several side by side.
struct TextureTile {
  var texture: TextureHandle
  /// The part of the texture that is in use.
  var width: Int
  var height: Int
  /// Where it lies in the whole.
  var x = 0
}

/// Textures made from pixels, kept while they are shown and a little longer.
final class TextureCache<Key: Hashable, Detail> {
  struct Entry {
    var tiles: [TextureTile]
    var detail: Detail
    fileprivate var lastFrame: Int
  }

  private let pool: TexturePool
  private let countLimit: Int
  private let pixelLimit: Int
  private var entries: [Key: Entry] = [:]
  private var pixels = 0
  private var frame = 0

  /// - Parameters:
  ///   - countLimit: how many entries are kept beyond those in use.
  ///   - pixelLimit: how many pixels they may have in all.
  init(pool: TexturePool, countLimit: Int, pixelLimit: Int = .max) {
    self.pool = pool
    self.countLimit = countLimit
    self.pixelLimit = pixelLimit
  }

  func contains(_ key: Key) -> Bool { entries.index(forKey: key) != nil }

  subscript(key: Key) -> Entry? {
    guard let index = entries.index(forKey: key) else { return nil }
    entries.values[index].lastFrame = frame
    return entries.values[index]
  }

  @discardableResult
  func insert(_ tiles: [TextureTile], _ detail: Detail, for key: Key) -> Entry {
    let entry = Entry(tiles: tiles, detail: detail, lastFrame: frame)
    if let old = entries.updateValue(entry, forKey: key) { giveBack(old) }
    pixels += Self.pixels(entry)
    return entry
  }

  /// To be called after each frame: gives back what it did not show, longest unused first, as far
  /// as there is too much.
  func endFrame() {
    if entries.count > countLimit || pixels > pixelLimit {
      let unused = entries.filter { $0.value.lastFrame != frame }
        .sorted { $0.value.lastFrame < $1.value.lastFrame }
      for (key, entry) in unused where entries.count > countLimit || pixels > pixelLimit {
        entries[key] = nil
        giveBack(entry)
      }
    }
    frame += 1
  }

  /// Forgets everything after the renderer lost its textures.
  func removeAll() {
    entries.removeAll()
    pixels = 0
  }

  private func giveBack(_ entry: Entry) {
    pixels -= Self.pixels(entry)
    for tile in entry.tiles { pool.giveBack(tile.texture) }
  }

  private static func pixels(_ entry: Entry) -> Int {
    entry.tiles.reduce(0) { $0 + $1.texture.width * $1.texture.height }
  }
}

extension TexturePool {
  /// Puts an image into textures from the pool, as many as its width needs; what is higher than a
  /// texture can be is cut off.
  func tiles(of image: PixelImage, isPicture: Bool = false) -> [TextureTile] {
    var tiles: [TextureTile] = []
    addTiles(of: image, isPicture: isPicture, to: &tiles)
    return tiles
  }

  /// Puts an image into textures and adds these to others.
  func addTiles(
    of image: PixelImage, isPicture: Bool = false, to tiles: inout [TextureTile]
  ) {
    for column in stride(from: 0, to: image.width, by: maximumSize) {
      let width = min(image.width - column, maximumSize)
      let height = min(image.height, maximumSize)
      guard
        let texture = isPicture
          ? takePicture(width: width, height: height) : takeMask(width: width, height: height)
      else { break }
      do {
        try texture.update(from: image, column: column)
        tiles.append(TextureTile(texture: texture, width: width, height: height, x: column))
      } catch {
        Report.once("\(error)")
        giveBack(texture)
      }
    }
  }
}
