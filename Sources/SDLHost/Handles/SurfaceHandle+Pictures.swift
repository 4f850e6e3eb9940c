internal import CSDL2
internal import CSDL2Image
import Foundation

extension SurfaceHandle {
  /// Draws a vector picture so that it is `width` pixels wide, or `height` high, or, with neither,
  /// in its own size.
  convenience init(vectorFile file: String, width: Int, height: Int) throws(SDLError) {
    guard let source = SDL_RWFromFile(file, "rb") else { throw SDLError("read \(file)") }
    defer { SDL_RWclose(source) }
    let made = IMG_LoadSizedSVG_RW(source, Int32(clamping: width), Int32(clamping: height))
    try self.init(taking: made, to: "read \(file)")
  }

  /// Writes a PNG file as a whole. Left to write it itself, SDL2_image would not notice that a disk
  /// is full.
  func savePNG(to path: String) throws(SDLError) {
    let raw = (width * 4 + 1) * height
    // Noise, which nothing makes smaller, takes a little more than its pixels.
    let capacity = raw + raw / 128 + 1 << 16
    guard let buffer = malloc(capacity) else {
      throw SDLError("write \(path)", message: String(cString: strerror(errno)))
    }
    defer { free(buffer) }
    guard let sink = SDL_RWFromMem(buffer, Int32(clamping: capacity)) else {
      throw SDLError("write \(path)")
    }
    defer { SDL_RWclose(sink) }
    guard withPointer({ IMG_SavePNG_RW($0, sink, 0) }) == 0 else {
      throw SDLError("write \(path)")
    }
    let file = UnsafeRawBufferPointer(
      start: buffer, count: min(max(Int(SDL_RWtell(sink)), 0), capacity))
    // Without memory SDL2_image comes to an early end and says nothing.
    guard file.suffix(8).starts(with: "IEND".utf8) else {
      throw SDLError("write \(path)", message: String(cString: strerror(ENOMEM)))
    }
    do {
      try WholeFile.write(file, to: path)
    } catch {
      throw SDLError("write \(path)", message: error.reason)
    }
  }
}
