internal import CSDL2
internal import CSDL2Image

/// The formats that are read: those whose size is known before a pixel is decoded. What else
/// SDL2_image knows can ask for any amount of memory with a few bytes.
nonisolated enum PictureFormat: Sendable {
  case png, gif, bmp, jpeg, webp, qoi, tiff, svg

  /// How much of a file SDL2_image searches for the beginning of a vector picture, in bytes.
  private static let vectorSearch = 4095

  /// From a file's first bytes; nil for one of another format.
  init?(_ bytes: [UInt8]) {
    let file = ByteReader(bytes)
    func starts(_ text: String) -> Bool { file.matches(text, at: 0) }
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      self = .png
    } else if starts("GIF87a") || starts("GIF89a") {
      self = .gif
    } else if starts("BM") {
      self = .bmp
    } else if bytes.starts(with: [0xFF, 0xD8]) {
      self = .jpeg
    } else if starts("RIFF"), file.matches("WEBP", at: 8) {
      self = .webp
    } else if starts("qoif") {
      self = .qoi
    } else if starts("II*\0") || starts("MM\0*") {
      self = .tiff
    } else if String(decoding: bytes.prefix(Self.vectorSearch), as: UTF8.self).contains("<svg") {
      self = .svg
    } else {
      return nil
    }
  }

  /// Decodes a picture of this format and no other; SDL2_image's own search for one finds vector
  /// pictures in the middle of anything.
  /// - Parameter width: how wide a vector picture is drawn, in pixels; its height is bounded so
  ///   that it has no more than `pixelLimit`.
  func decode(
    _ source: UnsafeMutablePointer<SDL_RWops>, width: Int, pixelLimit: Int
  ) -> UnsafeMutablePointer<SDL_Surface>? {
    switch self {
    case .png: IMG_LoadPNG_RW(source)
    case .gif: IMG_LoadGIF_RW(source)
    case .bmp: IMG_LoadBMP_RW(source)
    case .jpeg: IMG_LoadJPG_RW(source)
    case .webp: IMG_LoadWEBP_RW(source)
    case .qoi: IMG_LoadQOI_RW(source)
    case .tiff: IMG_LoadTIF_RW(source)
    case .svg:
      IMG_LoadSizedSVG_RW(
        source, Int32(clamping: max(width, 1)), Int32(clamping: pixelLimit / max(width, 1)))
    }
  }
}
