import ViewKit

/// Turns runs of text into images of white glyphs.
final class TextRasterizer {
  private let fonts: FontBook
  private var image = PixelImage(width: 1, height: 1)
  /// How many runs have been drawn since the start.
  private(set) var renderedCount = 0

  init(fonts: FontBook) {
    self.fonts = fonts
  }

  /// Where the image's top left corner lies from that of the text's box, in pixels.
  struct Placement: Equatable {
    var x: Int
    var y: Int
  }

  /// A piece of the text; `x` is in columns, of which a pixel has several, `y` in pixels.
  private struct Part {
    var surface: SurfaceHandle
    var x: Int
    var y: Int

    var pixels: PixelRect {
      let columns = Double(FontBook.columnsPerPixel)
      return PixelRect(
        minX: Int((Double(x) / columns).rounded(.down)), minY: y,
        maxX: Int((Double(x + surface.width) / columns).rounded(.up)), maxY: y + surface.height)
    }
  }

  /// Draws a run at a scale and hands the image on; the image is only good during the call.
  /// Nothing is called for a run without anything to see.
  func draw(
    _ run: TextRun, pixelsPerPoint scale: Double, _ body: (PixelImage, Placement) -> Void
  ) {
    let parts = parts(of: run, scale: scale)
    guard var bounds = parts.first?.pixels else { return }
    for part in parts { bounds = bounds.union(part.pixels) }
    renderedCount += 1
    // One transparent column and row more, for a scaled copy to fade into.
    image.reset(width: bounds.width + 1, height: bounds.height + 1)
    for part in parts { add(part, origin: Placement(x: bounds.minX, y: bounds.minY)) }
    body(image, Placement(x: bounds.minX, y: bounds.minY))
  }

  /// Adds a part's glyphs to the image, a pixel being as opaque as its columns on average.
  private func add(_ part: Part, origin: Placement) {
    let columns = FontBook.columnsPerPixel
    let start = part.x - origin.x * columns
    for row in 0..<part.surface.height {
      part.surface.withRow(row) { glyphs in
        var (x, sum) = (start / columns, UInt32(0))
        for column in 0..<glyphs.count {
          let place = (start + column) / columns
          if place != x {
            image.raiseAlpha(to: sum / UInt32(columns), x, part.y - origin.y + row)
            (x, sum) = (place, 0)
          }
          sum += glyphs[column] >> 24
        }
        image.raiseAlpha(to: sum / UInt32(columns), x, part.y - origin.y + row)
      }
    }
  }

  private func parts(of run: TextRun, scale: Double) -> [Part] {
    let chain = fonts.chain(for: run.font)
    let baseline = Int((fonts.metrics(of: run.font).ascent * scale).rounded())
    var parts: [Part] = []
    var before = ""
    for piece in chain.pieces(of: run.text) {
      let x =
        before.isEmpty
        ? 0 : fonts.width(of: before, in: run.font) * scale * Double(FontBook.columnsPerPixel)
      before += piece.text
      guard let handle = fonts.handle(chain.faces[piece.face], pixels: run.font.size * scale),
        let surface = handle.render(piece.text)
      else { continue }
      let offset = Self.offset(of: piece.text, in: handle, surface: surface)
      parts.append(
        Part(
          surface: surface, x: Int(x.rounded()) - offset.left,
          y: baseline - handle.ascent - offset.top))
    }
    return parts
  }

  /// A surface grows to the left for a glyph that reaches before its origin, and upwards for one
  /// that is higher than the font.
  private static func offset(of text: String, in handle: FontHandle, surface: SurfaceHandle) -> (
    left: Int, top: Int
  ) {
    let first = text.unicodeScalars.first.map { handle.reach(of: $0).left } ?? 0
    guard surface.height > handle.height else { return (max(first, 0), 0) }
    let top = text.unicodeScalars.reduce(0) { max($0, handle.reach(of: $1).top) }
    return (max(first, 0), max(top - handle.ascent, 0))
  }
}
