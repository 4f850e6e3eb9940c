import ViewKit

/// Textures of pictures, each made for the size it is shown in.
///
/// A picture whose size changes from frame to frame is shown scaled, and made anew when its size
/// has stayed the same for two frames: making it takes longer than a frame may last.
final class PictureCache {
  struct Key: Hashable {
    var picture: Picture
    /// In pixels.
    var width: Int
    var height: Int
    /// Whether only its shape counts.
    var isTinted: Bool
  }

  private struct Look: Hashable {
    var picture: Picture
    var isTinted: Bool
  }

  private let pool: TexturePool
  private let textures: TextureCache<Key, Void>
  private var latest: [Look: Key] = [:]
  private var asked: Set<Key> = []
  private var askedBefore: Set<Key> = []
  private var broken: Set<Picture> = []
  /// Whether a picture was shown scaled since the last frame ended.
  private(set) var isBlurred = false

  init(pool: TexturePool) {
    self.pool = pool
    textures = TextureCache(pool: pool, countLimit: 64, pixelLimit: 16 << 20)
  }

  /// The picture in this size, or for now in one near it; nil, reported, if it is broken.
  /// - Parameter mayFollow: whether another frame can follow to show it sharp.
  func tile(for key: Key, mayFollow: Bool) -> TextureTile? {
    guard !broken.contains(key.picture) else { return nil }
    if let entry = textures[key] { return entry.tiles.first }
    let look = Look(picture: key.picture, isTinted: key.isTinted)
    if mayFollow, asked.insert(key).inserted, !askedBefore.contains(key),
      let near = latest[look], Self.isNear(near, key), let entry = textures[near]
    {
      isBlurred = true
      return entry.tiles.first
    }
    guard let tile = make(key) else { return nil }
    latest[look] = key
    return tile
  }

  private static func isNear(_ made: Key, _ asked: Key) -> Bool {
    (asked.width / 2...asked.width * 2).contains(made.width)
      && (asked.height / 2...asked.height * 2).contains(made.height)
  }

  private func make(_ key: Key) -> TextureTile? {
    do {
      var image = try PictureLoader.image(of: key.picture, width: key.width, height: key.height)
      if key.isTinted { image.whiten() } else { image.spreadColors() }
      let tiles = pool.tiles(of: image, isPicture: true)
      return tiles.isEmpty ? nil : textures.insert(tiles, (), for: key).tiles.first
    } catch {
      Report.once("\(error)")
      broken.insert(key.picture)
      return nil
    }
  }

  func beginFrame() { isBlurred = false }

  func endFrame() {
    textures.endFrame()
    swap(&asked, &askedBefore)
    asked.removeAll(keepingCapacity: true)
    if latest.count > 256 { latest = latest.filter { textures.contains($0.value) } }
  }

  /// Forgets everything after the renderer lost its textures.
  func removeAll() {
    textures.removeAll()
    latest.removeAll()
  }
}
