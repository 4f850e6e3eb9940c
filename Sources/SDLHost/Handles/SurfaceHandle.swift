internal import CSDL2
internal import CSDL2Image
import Foundation

/// An SDL surface: pixels in main memory, 32 bits each, alpha first.
final class SurfaceHandle {
  private let pointer: UnsafeMutablePointer<SDL_Surface>

  static let format = SDL_PIXELFORMAT_ARGB8888.rawValue

  /// A transparent surface.
  init(width: Int, height: Int) throws(SDLError) {
    guard
      let pointer = SDL_CreateRGBSurfaceWithFormat(
        0, Int32(clamping: width), Int32(clamping: height), 32, Self.format)
    else { throw SDLError("make a surface of \(width)x\(height)") }
    self.pointer = pointer
  }

  convenience init(image: PixelImage) throws(SDLError) {
    try self.init(width: image.width, height: image.height)
    for row in 0..<image.height {
      withRow(row) { pixels in
        for x in 0..<image.width { pixels[x] = image[x, row] }
      }
    }
  }

  /// Takes over a surface that an SDL library made, converted if its pixels have another format.
  init(taking made: UnsafeMutablePointer<SDL_Surface>?, to action: String) throws(SDLError) {
    guard let made else { throw SDLError(action) }
    if made.pointee.format.pointee.format == Self.format {
      pointer = made
      return
    }
    defer { SDL_FreeSurface(made) }
    guard let converted = SDL_ConvertSurfaceFormat(made, Self.format, 0) else {
      throw SDLError(action)
    }
    pointer = converted
  }

  isolated deinit { SDL_FreeSurface(pointer) }

  var width: Int { Int(pointer.pointee.w) }
  var height: Int { Int(pointer.pointee.h) }

  func withPointer<Result>(_ body: (UnsafeMutablePointer<SDL_Surface>) -> Result) -> Result {
    body(pointer)
  }

  /// The pixels of a row, from the left.
  func withRow<Result>(_ row: Int, _ body: (UnsafeMutableBufferPointer<UInt32>) -> Result)
    -> Result
  {
    let start = pointer.pointee.pixels + row * Int(pointer.pointee.pitch)
    return body(
      UnsafeMutableBufferPointer(start: start.assumingMemoryBound(to: UInt32.self), count: width))
  }

  /// Copies pixels within the surface, from `offset` before a rectangle into it. Both lie inside.
  func move(to target: PixelRect, by offset: PixelOffset) {
    let pitch = Int(pointer.pointee.pitch)
    guard let pixels = pointer.pointee.pixels, !target.isEmpty else { return }
    let start = pixels + target.minY * pitch + target.minX * 4
    let distance = offset.y * pitch + offset.x * 4
    if target.width * 4 == pitch {
      memmove(start, start - distance, target.height * pitch)
      return
    }
    for row in 0..<target.height {
      // Rows are not overwritten before they were copied.
      let line = start + (offset.y > 0 ? target.height - 1 - row : row) * pitch
      memmove(line, line - distance, target.width * 4)
    }
  }

  /// The pixels as a value.
  func image() -> PixelImage {
    var image = PixelImage(width: width, height: height)
    for row in 0..<height {
      withRow(row) { image.setRow(row, to: $0) }
    }
    return image
  }

  func savePNG(to path: String) throws(SDLError) {
    guard IMG_SavePNG(pointer, path) == 0 else { throw SDLError("write \(path)") }
  }
}
