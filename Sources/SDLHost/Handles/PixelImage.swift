/// Pixels on their way to a texture: 8 bits a channel, alpha in the highest byte, then red, green
/// and blue, not premultiplied, rows from the top.
nonisolated struct PixelImage: Sendable {
  private(set) var width: Int
  private(set) var height: Int
  var pixels: [UInt32]

  /// A white, wholly transparent image: drawn in a colour, only its opacity counts.
  static let clearWhite: UInt32 = 0x00FF_FFFF

  init(width: Int, height: Int) {
    self.width = max(width, 1)
    self.height = max(height, 1)
    pixels = Array(repeating: Self.clearWhite, count: self.width * self.height)
  }

  /// Starts over in another size, white and transparent, keeping the memory.
  mutating func reset(width: Int, height: Int) {
    self.width = max(width, 1)
    self.height = max(height, 1)
    pixels.removeAll(keepingCapacity: true)
    pixels.append(contentsOf: repeatElement(Self.clearWhite, count: self.width * self.height))
  }

  subscript(x: Int, y: Int) -> UInt32 {
    get { pixels[y * width + x] }
    set { pixels[y * width + x] = newValue }
  }

  func alpha(_ x: Int, _ y: Int) -> UInt8 { UInt8(self[x, y] >> 24) }

  /// Sets a white pixel of this opacity, 0 to 1.
  mutating func setCoverage(_ coverage: Double, _ x: Int, _ y: Int) {
    self[x, y] = UInt32((min(max(coverage, 0), 1) * 255).rounded()) << 24 | Self.clearWhite
  }

  /// Sets a white pixel unless it is more opaque already.
  mutating func raiseAlpha(to alpha: UInt32, _ x: Int, _ y: Int) {
    let index = y * width + x
    if alpha > pixels[index] >> 24 { pixels[index] = alpha << 24 | Self.clearWhite }
  }

  mutating func setRow(_ row: Int, to source: UnsafeMutableBufferPointer<UInt32>) {
    let start = row * width
    for x in 0..<min(width, source.count) { pixels[start + x] = source[x] }
  }

  /// The pixels as bytes in the order red, green, blue, alpha.
  var rgba: [UInt8] {
    [UInt8](unsafeUninitializedCapacity: pixels.count * 4) { bytes, count in
      count = pixels.count * 4
      pixels.withUnsafeBufferPointer { pixels in
        var byte = 0
        for pixel in pixels {
          bytes[byte] = UInt8(truncatingIfNeeded: pixel >> 16)
          bytes[byte &+ 1] = UInt8(truncatingIfNeeded: pixel >> 8)
          bytes[byte &+ 2] = UInt8(truncatingIfNeeded: pixel)
          bytes[byte &+ 3] = UInt8(truncatingIfNeeded: pixel >> 24)
          byte &+= 4
        }
      }
    }
  }

  /// Changes every pixel in place.
  mutating func update(_ body: (UnsafeMutableBufferPointer<UInt32>) -> Void) {
    pixels.withUnsafeMutableBufferPointer { body($0) }
  }
}
