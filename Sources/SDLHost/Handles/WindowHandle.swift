internal import CSDL2
import ViewKit

/// A window on the display, which keeps the video part of SDL alive.
final class WindowHandle {
  private let pointer: OpaquePointer
  private let library: SDLLibrary

  init(library: SDLLibrary, title: String, width: Int, height: Int) throws(SDLError) {
    let flags =
      SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
      | SDL_WINDOW_HIDDEN.rawValue
    let centered = Int32(bitPattern: 0x2FFF_0000)
    guard
      let made = SDL_CreateWindow(
        title, centered, centered, Int32(clamping: max(width, 1)),
        Int32(clamping: max(height, 1)), flags)
    else { throw SDLError("open a window") }
    pointer = made
    self.library = library
  }

  isolated deinit { SDL_DestroyWindow(pointer) }

  func withPointer<Result>(_ body: (OpaquePointer) -> Result) -> Result { body(pointer) }

  var identifier: UInt32 { SDL_GetWindowID(pointer) }

  /// Size in points.
  var size: (width: Int, height: Int) {
    get {
      var (width, height): (Int32, Int32) = (0, 0)
      SDL_GetWindowSize(pointer, &width, &height)
      return (Int(width), Int(height))
    }
    set {
      SDL_SetWindowSize(pointer, Int32(clamping: newValue.width), Int32(clamping: newValue.height))
    }
  }

  func show() {
    SDL_ShowWindow(pointer)
    SDL_RaiseWindow(pointer)
  }

  func setTitle(_ title: String) { SDL_SetWindowTitle(pointer, title) }

  /// Whether nothing of the window can be seen.
  var isHidden: Bool {
    let hidden = SDL_WINDOW_MINIMIZED.rawValue | SDL_WINDOW_HIDDEN.rawValue
    return SDL_GetWindowFlags(pointer) & hidden != 0
  }

  /// Frames a second of the display that the window is on; 60 where it is unknown.
  var refreshRate: Double {
    var mode = SDL_DisplayMode()
    let display = SDL_GetWindowDisplayIndex(pointer)
    guard display >= 0, SDL_GetCurrentDisplayMode(display, &mode) == 0, mode.refresh_rate > 0
    else { return 60 }
    return Double(mode.refresh_rate)
  }
}
