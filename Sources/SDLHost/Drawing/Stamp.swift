import ViewKit

/// One thing that a renderer puts on the pixels, as frames are made of them and compared by them.
nonisolated struct Stamp: Equatable {
  enum Ink: Equatable {
    /// One colour, over what is there or, without blending, in its place.
    case fill(DrawColor, blending: Bool)
    /// A part of a texture, its colours multiplied by `color`. Whatever a texture held at any time
    /// has a number of its own in `content`.
    case texture(content: Int, source: PixelRect, color: DrawColor, blending: Bool)
    /// Triangles, which are never taken to be the same as others.
    case mesh
  }

  let ink: Ink
  /// Where it goes, and the part of it that the clip leaves.
  let box: PixelRect
  let seen: PixelRect

  init(_ ink: Ink, in box: PixelRect, clip: PixelRect) {
    self.ink = ink
    self.box = box
    seen = box.intersection(clip)
  }

  /// Whether the pixels under it do not matter.
  var isOpaque: Bool {
    switch ink {
    case .fill(_, let blending), .texture(_, _, _, let blending): !blending
    case .mesh: false
    }
  }

  /// Whether each pixel depends on its place in the box alone. What is scaled is computed along the
  /// edges of the part that is seen, and looks otherwise when that is another part.
  var isDivisible: Bool {
    switch ink {
    case .fill: true
    case .texture(_, let source, _, _):
      source.width == box.width && source.height == box.height
    case .mesh: false
    }
  }

  /// Whether another stamp is this one moved: within a region of the pixels, the same to the bit.
  func isSame(as old: Stamp, movedBy offset: PixelOffset, within region: PixelRect) -> Bool {
    guard ink == old.ink else { return false }
    switch ink {
    case .fill: break
    case .texture: guard box == old.box.moved(by: offset) else { return false }
    case .mesh: return false
    }
    let before = old.seen.moved(by: offset)
    guard isDivisible else { return seen == before && region.contains(seen) }
    return seen.intersection(region) == before.intersection(region)
  }

  /// How far it is from another one with the same look.
  func offset(from old: Stamp) -> PixelOffset? {
    guard ink == old.ink, case .texture = ink, box.width == old.box.width,
      box.height == old.box.height
    else { return nil }
    return PixelOffset(x: box.minX - old.box.minX, y: box.minY - old.box.minY)
  }
}
