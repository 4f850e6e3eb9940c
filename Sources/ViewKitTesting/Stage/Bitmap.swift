/// A picture in memory, to be looked at pixel by pixel.
nonisolated public struct Bitmap: Hashable, Sendable {
  /// In pixels.
  public let width: Int
  public let height: Int
  /// Red, green, blue and alpha of each pixel, rows from the top.
  public let bytes: [UInt8]

  /// - Parameter bytes: four for each pixel.
  public init(width: Int, height: Int, bytes: [UInt8]) {
    precondition(
      width >= 0 && height >= 0 && bytes.count == width * height * 4,
      "a bitmap of \(width)x\(height) has \(width * height * 4) bytes, not \(bytes.count)")
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// The pixel in a column and a row, both counted from 0 at the top left.
  public func pixel(_ x: Int, _ y: Int) -> RGBA8 {
    precondition(
      (0..<width).contains(x) && (0..<height).contains(y),
      "pixel (\(x), \(y)) is outside of a picture of \(width)x\(height)")
    let byte = (y * width + x) * 4
    return RGBA8(
      red: bytes[byte], green: bytes[byte + 1], blue: bytes[byte + 2], alpha: bytes[byte + 3])
  }
}
