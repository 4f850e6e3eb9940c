internal import CSDL2
internal import CSDL2Image
internal import CSDL2TTF

/// The parts of SDL that are in use, shut down when the last owner is gone.
final class SDLLibrary {
  enum Part {
    /// Windows and input; needs a display.
    case video
    /// Fonts; needs no display.
    case text
  }

  private let part: Part

  init(_ part: Part) throws(SDLError) {
    self.part = part
    switch part {
    case .video:
      // SDL would try one system after the other, each with a complaint of its own.
      guard Self.mayHaveDisplay else { throw Self.noDisplay }
      SDL_SetMainReady()
      for (name, value) in Self.hints { SDL_SetHint(name, value) }
      guard DisplayLoss.guardStart({ SDL_InitSubSystem(SDL_INIT_VIDEO) }) == 0 else {
        throw SDLError("open a display")
      }
      // Keys are all that is wanted; an input method would hold them back.
      SDL_StopTextInput()
      if videoDriver == "x11" {
        // A software renderer's frames go to the X server, not through OpenGL once more.
        SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0")
      }
    case .text:
      guard TTF_Init() == 0 else { throw SDLError("start the font library") }
    }
  }

  private static let hints = [
    (SDL_HINT_APP_NAME, "Scrollery"),
    (SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1"),
    (SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0"),
    // Drawing is put together also by a renderer that was asked for by name.
    (SDL_HINT_RENDER_BATCHING, "1"),
    // A finger is no mouse, nor the other way round.
    (SDL_HINT_TOUCH_MOUSE_EVENTS, "0"),
    (SDL_HINT_MOUSE_TOUCH_EVENTS, "0"),
    // The click that brings the window to the front also presses what is under it.
    (SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1"),
    // A drag goes on outside the window.
    (SDL_HINT_MOUSE_AUTO_CAPTURE, "1"),
  ]

  /// The name of what windows are opened on, such as `x11` or `wayland`.
  var videoDriver: String {
    SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? "none"
  }

  private static let noDisplay = SDLError(
    "open a display", message: "neither DISPLAY nor WAYLAND_DISPLAY names one")

  /// Where there is no display SDL draws into memory that nobody sees, which only those want who
  /// ask for it by name.
  private static var mayHaveDisplay: Bool {
    #if os(Linux)
      ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"].contains { (name: String) in
        SDL_getenv(name).map { $0.pointee != 0 } ?? false
      }
    #else
      true
    #endif
  }

  isolated deinit {
    switch part {
    case .video: SDL_QuitSubSystem(SDL_INIT_VIDEO)
    case .text: TTF_Quit()
    }
  }
}
