import ViewKit

/// Pictures in memory, bounded by their bytes; the ones not used for longest go first.
struct PhotoCache {
  private struct Entry {
    var image: UIImage
    var cost: Int
    var used: Int
  }

  private var entries: [PhotoItem: Entry] = [:]
  private var clock = 0
  /// In bytes.
  let limit: Int
  private(set) var byteCount = 0

  init(limit: Int) { self.limit = max(limit, 0) }

  var count: Int { entries.count }

  func contains(_ item: PhotoItem) -> Bool { entries[item] != nil }

  /// The picture, which counts as used now.
  mutating func image(of item: PhotoItem) -> UIImage? {
    guard let index = entries.index(forKey: item) else { return nil }
    clock += 1
    entries.values[index].used = clock
    return entries.values[index].image
  }

  /// Keeps a picture, unless it alone is more than may be kept.
  mutating func insert(_ image: UIImage, cost: Int, for item: PhotoItem) {
    if let old = entries.removeValue(forKey: item) { byteCount -= old.cost }
    guard cost <= limit else { return }
    clock += 1
    entries[item] = Entry(image: image, cost: cost, used: clock)
    byteCount += cost
    while byteCount > limit, let oldest = entries.min(by: { $0.value.used < $1.value.used }) {
      entries[oldest.key] = nil
      byteCount -= oldest.value.cost
    }
  }

  mutating func removeAll() {
    entries.removeAll()
    byteCount = 0
  }
}
