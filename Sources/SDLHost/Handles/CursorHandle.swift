internal import CSDL2
import ViewKit

/// The pointer's shapes, as the system draws them.
final class CursorHandle {
  private let pointer: OpaquePointer
  private let library: SDLLibrary

  init?(library: SDLLibrary, shape: PointerShape) {
    let kind =
      switch shape {
      case .arrow: SDL_SYSTEM_CURSOR_ARROW
      case .hand: SDL_SYSTEM_CURSOR_HAND
      case .text: SDL_SYSTEM_CURSOR_IBEAM
      case .resize: SDL_SYSTEM_CURSOR_SIZEWE
      }
    guard let made = SDL_CreateSystemCursor(kind) else { return nil }
    pointer = made
    self.library = library
  }

  isolated deinit { SDL_FreeCursor(pointer) }

  func show() { SDL_SetCursor(pointer) }
}
