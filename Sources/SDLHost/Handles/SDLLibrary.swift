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
      guard SDL_InitSubSystem(SDL_INIT_VIDEO) == 0 else { throw SDLError("open the display") }
    case .text:
      guard TTF_Init() == 0 else { throw SDLError("start the font library") }
    }
  }

  isolated deinit {
    switch part {
    case .video: SDL_QuitSubSystem(SDL_INIT_VIDEO)
    case .text: TTF_Quit()
    }
  }
}
