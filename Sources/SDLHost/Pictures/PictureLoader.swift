import Foundation
import ViewKit

/// Reads pictures from files and brings them to the size they are shown in.
nonisolated enum PictureLoader {
  /// Natural size of a file's picture, in points.
  @MainActor static func naturalSize(of file: String) throws(AssetError) -> CGSize {
    if isVector(file) {
      let surface = try vector(file, width: 0, height: 0)
      return CGSize(width: surface.width, height: surface.height)
    }
    let image = try pixels(file)
    return CGSize(width: image.width, height: image.height)
  }

  /// The pixels for a picture shown `width` by `height` pixels large. Vector pictures are drawn in
  /// just this size; others are only made smaller, by whole factors, so that no pixel is missed
  /// when they are scaled to the rest.
  @MainActor static func image(of picture: Picture, width: Int, height: Int) throws(AssetError)
    -> PixelImage
  {
    switch picture.source {
    case .file(let file) where isVector(file):
      try vector(file, natural: picture.size, width: width, height: height)
    case .file(let file):
      try pixels(file).reduced(towards: width, height)
    case .pixels(let columns, let rows, let bytes):
      try PixelImage(width: columns, height: rows, rgba: bytes).reduced(towards: width, height)
    }
  }

  static func isVector(_ file: String) -> Bool { file.lowercased().hasSuffix(".svg") }

  /// Vector pictures keep their proportions: the side that would be longer decides, and the
  /// renderer stretches the other one.
  @MainActor private static func vector(
    _ file: String, natural: CGSize, width: Int, height: Int
  ) throws(AssetError) -> PixelImage {
    let widthDecides =
      natural.height <= 0 || Double(width) * natural.height >= Double(height) * natural.width
    func draw(_ extra: Int) throws(AssetError) -> SurfaceHandle {
      try vector(
        file, width: widthDecides ? width + extra : 0, height: widthDecides ? 0 : height + extra)
    }
    // SDL2_image cuts the size down to whole pixels, so that 32 can come out as 31.
    let drawn = try draw(0)
    return drawn.width < width && widthDecides || drawn.height < height && !widthDecides
      ? try draw(1).image() : drawn.image()
  }

  @MainActor private static func vector(
    _ file: String, width: Int, height: Int
  ) throws(AssetError) -> SurfaceHandle {
    try check(file)
    do {
      return try SurfaceHandle(vectorFile: file, width: width, height: height)
    } catch {
      throw .unreadable(
        file: file, reason: error.message.isEmpty ? "it is no picture" : error.message)
    }
  }

  /// Pixels of a picture that has pixels.
  private static func pixels(_ file: String) throws(AssetError) -> PixelImage {
    try check(file)
    guard let data = FileManager.default.contents(atPath: file) else {
      throw .unreadable(file: file, reason: "it is no file, or it may not be read")
    }
    do {
      return try PictureReader.image([UInt8](data), width: 0)
    } catch {
      throw .unreadable(file: file, reason: error.description)
    }
  }

  private static func check(_ file: String) throws(AssetError) {
    guard FileManager.default.isReadableFile(atPath: file) else {
      throw .unreadable(file: file, reason: "there is no such file, or it may not be read")
    }
  }
}

nonisolated extension PixelImage {
  /// From bytes in the order red, green, blue, alpha.
  init(width: Int, height: Int, rgba bytes: [UInt8]) throws(AssetError) {
    guard width > 0, height > 0, bytes.count / 4 / width >= height else {
      throw .unreadable(
        file: "a picture in memory", reason: "\(bytes.count) bytes are no \(width)x\(height) pixels"
      )
    }
    self.init(width: width, height: height)
    update { pixels in
      for index in 0..<width * height {
        let byte = index * 4
        pixels[index] =
          UInt32(bytes[byte + 3]) << 24 | UInt32(bytes[byte]) << 16
          | UInt32(bytes[byte + 1]) << 8 | UInt32(bytes[byte + 2])
      }
    }
  }

  /// The same picture with blocks of pixels averaged into one, still at least as large as asked.
  func reduced(towards width: Int, _ height: Int) -> PixelImage {
    let factor = min(self.width / max(width, 1), self.height / max(height, 1))
    guard factor > 1 else { return self }
    var small = PixelImage(width: self.width / factor, height: self.height / factor)
    for y in 0..<small.height {
      for x in 0..<small.width { small[x, y] = mean(x * factor, y * factor, factor) }
    }
    return small
  }

  /// The mean of a square of pixels, each with the weight of its opacity.
  private func mean(_ left: Int, _ top: Int, _ side: Int) -> UInt32 {
    var sums = (alpha: UInt32(0), red: UInt32(0), green: UInt32(0), blue: UInt32(0))
    for y in top..<top + side {
      for x in left..<left + side {
        let pixel = self[x, y]
        let alpha = pixel >> 24
        sums.alpha += alpha
        sums.red &+= (pixel >> 16 & 255) * alpha
        sums.green &+= (pixel >> 8 & 255) * alpha
        sums.blue &+= (pixel & 255) * alpha
      }
    }
    guard sums.alpha > 0 else { return 0 }
    let alpha = sums.alpha / UInt32(side * side)
    let red = sums.red / sums.alpha
    let green = sums.green / sums.alpha
    let blue = sums.blue / sums.alpha
    return alpha << 24 | red << 16 | green << 8 | blue
  }

  /// The same shape in white, to be drawn in a colour.
  mutating func whiten() {
    update { pixels in
      for index in pixels.indices { pixels[index] |= Self.clearWhite }
    }
  }
}
