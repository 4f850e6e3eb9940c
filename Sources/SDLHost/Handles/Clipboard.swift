internal import CSDL2
import ViewKit

/// The system's clipboard, which there is while windows can be opened.
final class Clipboard: TextKeeping {
  private let library: SDLLibrary

  init(library: SDLLibrary) { self.library = library }

  var text: String? {
    get {
      guard SDL_HasClipboardText() == SDL_TRUE, let text = SDL_GetClipboardText() else {
        return nil
      }
      defer { SDL_free(text) }
      return String(cString: text)
    }
    set {
      if SDL_SetClipboardText(newValue ?? "") != 0 {
        Report.once("\(SDLError("copy to the clipboard"))")
      }
    }
  }
}
