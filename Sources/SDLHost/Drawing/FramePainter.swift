import ViewKit

/// Paints frames from stamps.
///
/// On a surface, whose pixels are still those of the frame before, it moves what has moved and
/// draws what is new; the picture is the same, to the bit, as if all of it were drawn. A graphics
/// card draws everything.
final class FramePainter {
  private let handle: RendererHandle
  private var stamps: [Stamp] = []
  private var sources: [Source] = []
  /// What made the pixels that the surface has; empty if nothing is known of them.
  private var shown: [Stamp] = []
  private var bounds = PixelRect.empty

  /// What a stamp is made with, needed only until it is painted.
  struct Source {
    var texture: TextureHandle?
    var mesh: Mesh?
  }

  /// Whether frames are drawn as a whole on a surface, too.
  var drawsEverything = false
  /// What the last frame moved and drew.
  private(set) var diff = FrameDiff()
  /// The pixels that it changed.
  private(set) var changed: [PixelRect] = []

  init(_ handle: RendererHandle) {
    self.handle = handle
  }

  /// Starts a frame on a ground of one colour.
  func begin(_ bounds: PixelRect, ground: DrawColor) {
    if bounds != self.bounds { shown.removeAll(keepingCapacity: true) }
    self.bounds = bounds
    clear()
    add(Stamp(.fill(ground, blending: false), in: bounds, clip: bounds), Source())
  }

  func add(_ stamp: Stamp, _ source: Source) {
    stamps.append(stamp)
    sources.append(source)
  }

  /// Paints the frame. Textures may be drawn to again after that.
  func end() {
    if handle.surface == nil {
      handle.setClip(nil)
      if case .fill(let ground, _)? = stamps.first?.ink { handle.clear(ground) }
      paint(from: 1, within: bounds)
    } else {
      update()
    }
    swap(&stamps, &shown)
    clear()
  }

  /// The pixels are no longer what was painted.
  func forget() { shown.removeAll(keepingCapacity: true) }

  private func clear() {
    stamps.removeAll(keepingCapacity: true)
    sources.removeAll(keepingCapacity: true)
  }

  /// Makes the surface's pixels out of those that it has.
  private func update() {
    if shown.isEmpty || drawsEverything {
      diff.takeEverything(bounds)
    } else {
      diff.compare(shown, stamps, in: bounds)
    }
    changed.removeAll(keepingCapacity: true)
    if !diff.moves.isEmpty { handle.flush() }
    for move in diff.moves {
      handle.surface?.move(to: move.target, by: move.offset)
      changed.append(move.target)
    }
    for rect in diff.damage.rects {
      paint(from: firstSeen(within: rect), within: rect)
      changed.append(rect)
    }
  }

  /// The last stamp that hides all others below it.
  private func firstSeen(within rect: PixelRect) -> Int {
    stamps.lastIndex { $0.isOpaque && $0.seen.contains(rect) } ?? 0
  }

  private func paint(from start: Int, within rect: PixelRect) {
    for index in start..<stamps.count where stamps[index].seen.intersects(rect) {
      handle.put(stamps[index], sources[index], within: rect)
    }
  }
}
