import ViewKit

/// A word as it lies on the pixels: how much of each its letters cover.
nonisolated struct WordMask {
  /// Where it lies from the pixel that the word begins on and from the top of the text's box.
  let bounds: PixelRect
  private let coverage: [UInt8]

  /// A piece of the word; `x` is in columns, of which a pixel has several, `y` in pixels.
  struct Part {
    var surface: SurfaceHandle
    var x: Int
    var y: Int

    @MainActor fileprivate var pixels: PixelRect {
      let columns = Double(FontBook.columnsPerPixel)
      return PixelRect(
        minX: Int((Double(x) / columns).rounded(.down)), minY: y,
        maxX: Int((Double(x + surface.width) / columns).rounded(.up)), maxY: y + surface.height)
    }
  }

  /// A pixel is as covered as its columns are on average.
  @MainActor init(_ parts: [Part]) {
    guard var bounds = parts.first?.pixels else {
      (self.bounds, coverage) = (.empty, [])
      return
    }
    for part in parts { bounds = bounds.union(part.pixels) }
    var coverage = [UInt8](repeating: 0, count: bounds.area)
    for part in parts { Self.add(part, to: &coverage, bounds) }
    (self.bounds, self.coverage) = (bounds, coverage)
  }

  @MainActor private static func add(_ part: Part, to coverage: inout [UInt8], _ bounds: PixelRect)
  {
    let columns = FontBook.columnsPerPixel
    let start = part.x - bounds.minX * columns
    for row in 0..<part.surface.height {
      let line = (part.y - bounds.minY + row) * bounds.width
      part.surface.withRow(row) { glyphs in
        var (place, sum) = (start / columns, UInt32(0))
        func close() {
          coverage[line + place] = max(coverage[line + place], UInt8(sum / UInt32(columns)))
        }
        for column in 0..<glyphs.count {
          let next = (start + column) / columns
          if next != place {
            close()
            (place, sum) = (next, 0)
          }
          sum += glyphs[column] >> 24
        }
        if !glyphs.isEmpty { close() }
      }
    }
  }

  /// Draws the word in a colour, given without opacity, over transparent pixels.
  func draw(into image: inout PixelImage, x: Int, y: Int, color: UInt32, opacity: UInt32) {
    let width = image.width
    image.update { pixels in
      coverage.withUnsafeBufferPointer { coverage in
        var source = 0
        for row in 0..<bounds.height {
          let line = (y + bounds.minY + row) * width + x + bounds.minX
          for column in 0..<bounds.width {
            let covered = UInt32(coverage[source])
            source += 1
            guard covered > 0 else { continue }
            let alpha = (covered * opacity + 127) / 255
            // Letters may reach into the next word.
            if alpha > pixels[line + column] >> 24 { pixels[line + column] = alpha << 24 | color }
          }
        }
      }
    }
  }
}
