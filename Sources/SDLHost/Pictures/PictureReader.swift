internal import CSDL2
import Foundation

/// A picture's pixels, ready to be shown: RGBA with 8 bits a channel, rows from the top.
nonisolated public struct DecodedPicture: Sendable {
  /// Size of the file's picture, in pixels.
  public let naturalWidth: Int
  public let naturalHeight: Int
  /// Size of what was kept of it, in pixels.
  public let width: Int
  public let height: Int
  public let rgba: [UInt8]

  public init(naturalWidth: Int, naturalHeight: Int, width: Int, height: Int, rgba: [UInt8]) {
    self.naturalWidth = naturalWidth
    self.naturalHeight = naturalHeight
    self.width = width
    self.height = height
    self.rgba = rgba
  }
}

/// Why bytes are no picture that can be shown.
nonisolated public enum PictureReadError: Error, Equatable, Sendable, CustomStringConvertible {
  /// It would need more memory than a picture may: its size in pixels.
  case tooLarge(width: Int, height: Int)
  case noPicture(reason: String)

  public var description: String {
    switch self {
    case .tooLarge(let width, let height): "\(width) by \(height) pixels are too many"
    case .noPicture(let reason): reason
    }
  }
}

/// Decodes pictures on any thread.
nonisolated public enum PictureReader {
  /// The most pixels a picture may have: 160 MB while it is being read.
  public static let pixelLimit = 40_000_000

  /// Reads PNG, JPEG, WebP, GIF, BMP, TIFF, QOI and SVG.
  /// - Parameter width: how wide it will be shown, in pixels. Vector pictures are drawn in this
  ///   width, others made smaller by whole factors while they remain at least that wide.
  public static func read(
    _ data: Data, width: Int
  ) throws(PictureReadError) -> DecodedPicture {
    try read(data, width: width, pixelLimit: pixelLimit)
  }

  /// The same with a limit of one's own.
  static func read(
    _ data: Data, width: Int, pixelLimit: Int
  ) throws(PictureReadError) -> DecodedPicture {
    let image = try image([UInt8](data), width: width, pixelLimit: pixelLimit)
    let factor = max(image.width / max(width, 1), 1)
    let small = image.reduced(
      towards: image.width / factor, max(image.height / factor, 1))
    return DecodedPicture(
      naturalWidth: image.width, naturalHeight: image.height, width: small.width,
      height: small.height, rgba: small.rgba)
  }

  /// All pixels of a picture.
  /// - Parameter width: how wide a vector picture is drawn, in pixels.
  static func image(
    _ bytes: [UInt8], width: Int, pixelLimit: Int = pixelLimit
  ) throws(PictureReadError) -> PixelImage {
    guard let format = PictureFormat(bytes) else { throw .noPicture(reason: "it is no picture") }
    try check(bytes, as: format, pixelLimit: pixelLimit)
    let image = try pixels(of: bytes) { source in
      format.decode(source, width: width, pixelLimit: pixelLimit)
    }
    // A decoder may have understood the file otherwise.
    guard image.width * image.height <= pixelLimit else {
      throw .tooLarge(width: image.width, height: image.height)
    }
    return image
  }

  /// What can be told before anything is decoded.
  private static func check(
    _ bytes: [UInt8], as format: PictureFormat, pixelLimit: Int
  ) throws(PictureReadError) {
    guard format != .svg else { return }
    guard let shape = PictureShape.read(bytes, as: format), shape.width > 0, shape.height > 0
    else { throw .noPicture(reason: "it has no size") }
    // Each side by itself first, so that their product cannot overflow.
    guard max(shape.width, shape.height) <= pixelLimit,
      shape.width * shape.height <= pixelLimit
    else { throw .tooLarge(width: shape.width, height: shape.height) }
    guard format != .png || PictureShape.isWhole(png: bytes) else {
      throw .noPicture(reason: "it is cut off")
    }
    guard format != .gif || GIFFrame(ByteReader(bytes))?.isSound == true else {
      throw .noPicture(reason: "it is cut off or damaged")
    }
  }

  private static func pixels(
    of bytes: [UInt8],
    decode: (UnsafeMutablePointer<SDL_RWops>) -> UnsafeMutablePointer<SDL_Surface>?
  ) throws(PictureReadError) -> PixelImage {
    let made = bytes.withUnsafeBytes { buffer -> UnsafeMutablePointer<SDL_Surface>? in
      guard let source = SDL_RWFromConstMem(buffer.baseAddress, Int32(clamping: buffer.count))
      else { return nil }
      defer { SDL_RWclose(source) }
      return decode(source)
    }
    guard let made else { throw failure }
    defer { SDL_FreeSurface(made) }
    guard let surface = SDL_ConvertSurfaceFormat(made, SDL_PIXELFORMAT_ARGB8888.rawValue, 0)
    else { throw failure }
    defer { SDL_FreeSurface(surface) }
    let (width, height) = (Int(surface.pointee.w), Int(surface.pointee.h))
    guard width > 0, height > 0 else { throw .noPicture(reason: "it has no size") }
    var image = PixelImage(width: width, height: height)
    for row in 0..<height {
      let start = surface.pointee.pixels + row * Int(surface.pointee.pitch)
      image.setRow(
        row,
        to: UnsafeMutableBufferPointer(
          start: start.assumingMemoryBound(to: UInt32.self), count: width))
    }
    return image
  }

  /// SDL keeps its messages for each thread.
  private static var failure: PictureReadError {
    let message = String(cString: SDL_GetError())
    return .noPicture(reason: message.isEmpty ? "it is no picture" : message)
  }
}
