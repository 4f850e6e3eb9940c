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

  private struct Part {
    var surface: SurfaceHandle
    var x: Int
    var y: Int
  }

  /// Draws a run at a scale and hands the image on; the image is only good during the call.
  /// Nothing is called for a run without anything to see.
  func draw(
    _ run: TextRun, pixelsPerPoint scale: Double, _ body: (PixelImage, Placement) -> Void
  ) {
    let parts = parts(of: run, scale: scale)
    guard let left = parts.map(\.x).min(), let top = parts.map(\.y).min(),
      let right = parts.map({ $0.x + $0.surface.width }).max(),
      let bottom = parts.map({ $0.y + $0.surface.height }).max()
    else { return }
    renderedCount += 1
    // One transparent column and row more, for a scaled copy to fade into.
    image.reset(width: right - left + 1, height: bottom - top + 1)
    for part in parts {
      for row in 0..<part.surface.height {
        part.surface.withRow(row) { pixels in
          for (column, pixel) in pixels.enumerated() where pixel >> 24 != 0 {
            image.raiseAlpha(to: pixel >> 24, part.x - left + column, part.y - top + row)
          }
        }
      }
    }
    body(image, Placement(x: left, y: top))
  }

  private func parts(of run: TextRun, scale: Double) -> [Part] {
    let chain = fonts.chain(for: run.font)
    let baseline = Int((fonts.metrics(of: run.font).ascent * scale).rounded())
    var parts: [Part] = []
    var before = ""
    for piece in chain.pieces(of: run.text) {
      let x = before.isEmpty ? 0 : fonts.width(of: before, in: run.font) * scale
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
