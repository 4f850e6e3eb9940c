internal import CSDL2
import Foundation

// Told in full: the compiler loses the default isolation where tests are optimised.
/// An SDL surface: pixels in main memory, 32 bits each, alpha first.
@MainActor final class SurfaceHandle {
  private let pointer: UnsafeMutablePointer<SDL_Surface>
  /// The window whose pixels these are, and which frees them.
  let window: WindowHandle?
  /// In pixels. Kept apart, as a window may free its pixels before the last look at these.
  let width: Int
  let height: Int

  static let format = SDL_PIXELFORMAT_ARGB8888.rawValue

  /// A transparent surface.
  init(width: Int, height: Int) throws(SDLError) {
    guard
      let pointer = SDL_CreateRGBSurfaceWithFormat(
        0, Int32(clamping: width), Int32(clamping: height), 32, Self.format)
    else { throw SDLError("make a surface of \(width)x\(height)") }
    self.pointer = pointer
    (self.width, self.height) = (Int(pointer.pointee.w), Int(pointer.pointee.h))
    window = nil
  }

  /// The pixels that a window shows, until it has another size.
  init(of window: WindowHandle) throws(SDLError) {
    guard let pointer = window.withPointer({ SDL_GetWindowSurface($0) }) else {
      throw SDLError("draw to a window")
    }
    guard pointer.pointee.format.pointee.BytesPerPixel == 4 else {
      throw SDLError("draw to a window", message: "its pixels do not have 32 bits")
    }
    self.pointer = pointer
    (width, height) = (Int(pointer.pointee.w), Int(pointer.pointee.h))
    self.window = window
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
    window = nil
    (width, height) = (Int(made.pointee.w), Int(made.pointee.h))
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

  isolated deinit {
    if window == nil { SDL_FreeSurface(pointer) }
  }

  /// Whether these are the same pixels in memory.
  func isSame(as other: SurfaceHandle) -> Bool {
    pointer == other.pointer && width == other.width && height == other.height
  }

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
}
