import ViewKit

/// A word as it lies on the pixels: how much of each its letters cover.
nonisolated struct WordMask {
  /// Where it lies from the pixel that the word begins on and from the top of the text's box.
  let bounds: PixelRect
  /// Rows of `stride` pixels, of which those beyond the bounds are not covered.
  private let coverage: [UInt8]
  private let stride: Int

  /// Masks are put into a line so many pixels at a time.
  static let group = 32

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
      (self.bounds, coverage, stride) = (.empty, [], 0)
      return
    }
    for part in parts { bounds = bounds.union(part.pixels) }
    let stride = (bounds.width + Self.group - 1) / Self.group * Self.group
    var coverage = [UInt8](repeating: 0, count: stride * bounds.height)
    for part in parts { Self.add(part, to: &coverage, bounds, stride) }
    (self.bounds, self.coverage, self.stride) = (bounds, coverage, stride)
  }

  @MainActor private static func add(
    _ part: Part, to coverage: inout [UInt8], _ bounds: PixelRect, _ stride: Int
  ) {
    let start = part.x - bounds.minX * FontBook.columnsPerPixel
    // A row's columns, blank on both sides of the piece.
    var columns = [UInt8](repeating: 0, count: bounds.width * FontBook.columnsPerPixel)
    for row in 0..<part.surface.height {
      part.surface.withRow(row) { copyOpacity(of: $0, to: &columns, from: start) }
      let line = (part.y - bounds.minY + row) * stride
      addAverages(of: columns, to: &coverage, line..<line + bounds.width)
    }
  }

  private static func copyOpacity(
    of glyphs: UnsafeMutableBufferPointer<UInt32>, to columns: inout [UInt8], from start: Int
  ) {
    columns.withUnsafeMutableBufferPointer { columns in
      let columns = UnsafeMutableBufferPointer(
        rebasing: columns[start..<start + glyphs.count])
      for index in glyphs.indices {
        columns[index] = UInt8(truncatingIfNeeded: glyphs[index] >> 24)
      }
    }
  }

  private static func addAverages(
    of columns: [UInt8], to coverage: inout [UInt8], _ range: Range<Int>
  ) {
    let count = FontBook.columnsPerPixel
    columns.withUnsafeBufferPointer { columns in
      coverage.withUnsafeMutableBufferPointer { coverage in
        let pixels = UnsafeMutableBufferPointer(rebasing: coverage[range])
        for place in pixels.indices {
          var sum: UInt16 = 0
          for column in 0..<count { sum &+= UInt16(columns[place &* count &+ column]) }
          pixels[place] = max(pixels[place], UInt8(truncatingIfNeeded: sum / UInt16(count)))
        }
      }
    }
  }

  /// Adds the word to the coverage of a line of text that is `width` pixels wide, followed by a
  /// group more than it needs. Letters may reach into the next word.
  func add(to line: inout [UInt8], width: Int, x: Int, y: Int) {
    line.withUnsafeMutableBufferPointer { line in
      coverage.withUnsafeBufferPointer { coverage in
        for row in 0..<bounds.height {
          let start = (y + bounds.minY + row) * width + x + bounds.minX
          let pixels = UnsafeMutableBufferPointer(rebasing: line[start..<start + stride])
          let word = UnsafeBufferPointer(rebasing: coverage[row * stride..<(row + 1) * stride])
          for column in word.indices { pixels[column] = max(pixels[column], word[column]) }
        }
      }
    }
  }
}
