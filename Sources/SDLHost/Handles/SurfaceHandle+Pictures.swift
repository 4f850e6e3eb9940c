internal import CSDL2
internal import CSDL2Image

extension SurfaceHandle {
  /// Reads a picture in any format that SDL2_image knows; a vector picture at its natural size.
  convenience init(file: String) throws(SDLError) {
    try self.init(taking: IMG_Load(file), to: "read \(file)")
  }

  /// Draws a vector picture so that it is `width` pixels wide, or `height` high.
  convenience init(vectorFile file: String, width: Int, height: Int) throws(SDLError) {
    guard let source = SDL_RWFromFile(file, "rb") else { throw SDLError("read \(file)") }
    defer { SDL_RWclose(source) }
    let made = IMG_LoadSizedSVG_RW(source, Int32(clamping: width), Int32(clamping: height))
    try self.init(taking: made, to: "read \(file)")
  }
}
