import ViewKit

/// Turns runs of text into images, word by word.
final class TextRasterizer {
  private let fonts: FontBook
  private var image = PixelImage(width: 1, height: 1)
  private var words = LeastRecentCache<WordKey, Word>(limit: 512)
  private var placed: [PlacedWord] = []
  /// How much of each pixel the words cover that are being drawn.
  private var coverage: [UInt8] = []
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

  private struct WordKey: Hashable {
    var word: String
    var chain: ObjectIdentifier
    /// Pixels of a letter's height.
    var size: Double
    var baseline: Int
    /// On which of a pixel's columns it begins.
    var column: Int
  }

  private struct Word {
    var mask: WordMask
    /// Its advance width, in the font book's units.
    var units: Double
  }

  private struct PlacedWord {
    var mask: WordMask
    /// The pixel that it begins on, from the left of the text's box.
    var x: Int
  }

  /// Draws a run at a scale and hands the image on; the image is only good during the call.
  /// Nothing is called for a run without anything to see.
  func draw(
    _ run: TextRun, pixelsPerPoint scale: Double, color: DrawColor = .white,
    _ body: (PixelImage, Placement) -> Void
  ) {
    place(run, scale: scale)
    guard let first = placed.first else { return }
    var bounds = first.mask.bounds.moved(by: PixelOffset(x: first.x, y: 0))
    for word in placed {
      bounds = bounds.union(word.mask.bounds.moved(by: PixelOffset(x: word.x, y: 0)))
    }
    renderedCount += 1
    // One transparent column and row more, for a scaled copy to fade into.
    let (width, height) = (bounds.width + 1, bounds.height + 1)
    coverage.removeAll(keepingCapacity: true)
    coverage.append(contentsOf: repeatElement(0, count: width * height + WordMask.group))
    for word in placed {
      word.mask.add(to: &coverage, width: width, x: word.x - bounds.minX, y: -bounds.minY)
    }
    placed.removeAll(keepingCapacity: true)
    image.reset(width: width, height: height)
    image.cover(with: color, by: coverage)
    body(image, Placement(x: bounds.minX, y: bounds.minY))
  }

  /// Finds the words' masks and places.
  private func place(_ run: TextRun, scale: Double) {
    let chain = fonts.chain(for: run.font)
    let baseline = Int((fonts.metrics(of: run.font).ascent * scale).rounded())
    let points = fonts.pointsPerUnit(run.font)
    let columns = FontBook.columnsPerPixel
    var x = 0.0
    for text in Words(run.text) {
      let column = Int((x * scale * Double(columns)).rounded())
      let key = WordKey(
        word: text, chain: ObjectIdentifier(chain), size: run.font.size * scale,
        baseline: baseline, column: column % columns)
      let word = words[key] ?? make(key, run.font, chain, scale: scale)
      if !word.mask.bounds.isEmpty {
        placed.append(PlacedWord(mask: word.mask, x: column / columns))
      }
      x += word.units * points
    }
  }

  private func make(
    _ key: WordKey, _ font: FontDescriptor, _ chain: FontChain, scale: Double
  ) -> Word {
    var parts: [WordMask.Part] = []
    var before = ""
    for piece in chain.pieces(of: key.word) {
      let x =
        before.isEmpty
        ? 0 : fonts.width(of: before, in: font) * scale * Double(FontBook.columnsPerPixel)
      before += piece.text
      guard let handle = fonts.handle(chain.faces[piece.face], pixels: key.size),
        let surface = handle.render(piece.text)
      else { continue }
      let offset = Self.offset(of: piece.text, in: handle, surface: surface)
      parts.append(
        WordMask.Part(
          surface: surface, x: key.column + Int(x.rounded()) - offset.left,
          y: key.baseline - handle.ascent - offset.top))
    }
    let word = Word(mask: WordMask(parts), units: fonts.units(ofWord: key.word, chain))
    words[key] = word
    return word
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
