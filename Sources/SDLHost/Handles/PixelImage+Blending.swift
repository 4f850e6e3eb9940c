import ViewKit

nonisolated extension PixelImage {
  /// Makes every pixel one of a colour, as opaque as the colour is where it covers all of it.
  mutating func cover(with color: DrawColor, by coverage: [UInt8]) {
    let plain = UInt32(color.red) << 16 | UInt32(color.green) << 8 | UInt32(color.blue)
    let opacity = UInt16(color.alpha)
    coverage.withUnsafeBufferPointer { coverage in
      update { pixels in
        // Written without branches, so that several pixels are done at a time.
        let indices = 0..<min(pixels.count, coverage.count)
        guard opacity < 255 else {
          for index in indices { pixels[index] = UInt32(coverage[index]) << 24 | plain }
          return
        }
        for index in indices {
          let product = UInt16(coverage[index]) &* opacity &+ 127
          // A division by 255, right for the product of any two bytes.
          let alpha = (product &+ 1 &+ product >> 8) >> 8
          pixels[index] = UInt32(alpha) << 24 | plain
        }
      }
    }
  }

  /// Turns colours that were multiplied by their opacity back into plain ones.
  mutating func divideByAlpha() {
    update { pixels in
      for index in pixels.indices {
        let pixel = pixels[index]
        let alpha = pixel >> 24
        guard alpha != 0, alpha != 255 else { continue }
        let half = alpha / 2
        let red = min(((pixel >> 16 & 255) * 255 + half) / alpha, 255)
        let green = min(((pixel >> 8 & 255) * 255 + half) / alpha, 255)
        let blue = min(((pixel & 255) * 255 + half) / alpha, 255)
        pixels[index] = alpha << 24 | red << 16 | green << 8 | blue
      }
    }
  }

  /// Gives transparent pixels the colour of those beside them.
  ///
  /// Scaling mixes neighbours without regard to their opacity: left black, they would draw a dark
  /// edge round everything.
  mutating func spreadColors() {
    for row in 0..<height {
      let range = row * width..<(row + 1) * width
      guard let first = pixels[range].firstIndex(where: { $0 >> 24 != 0 }) else { continue }
      setColors(of: range.lowerBound..<first, from: first)
      var visible = first
      for index in first..<range.upperBound {
        if pixels[index] >> 24 != 0 {
          visible = index
        } else {
          pixels[index] = pixels[visible] & Self.clearWhite
        }
      }
    }
    let isVisible = (0..<height).map { row in
      pixels[row * width..<(row + 1) * width].contains { $0 >> 24 != 0 }
    }
    for row in 0..<height where !isVisible[row] {
      let above = row > 0 && isVisible[row - 1]
      guard above || (row + 1 < height && isVisible[row + 1]) else { continue }
      let source = (above ? row - 1 : row + 1) * width
      for x in 0..<width { pixels[row * width + x] = pixels[source + x] & Self.clearWhite }
    }
  }

  private mutating func setColors(of range: Range<Int>, from source: Int) {
    let color = pixels[source] & Self.clearWhite
    for index in range { pixels[index] = color }
  }
}
