internal import CSDL2
internal import CSDL2TTF

/// A face at a size in pixels, which keeps the font library and the file's bytes alive.
final class FontHandle {
  private let pointer: OpaquePointer
  private let library: SDLLibrary
  private let file: FontFile

  /// Font files have a size in 72nds of an inch and a resolution. With a size of one point, a
  /// resolution of `72 * pixels` an inch sets the size to a 72nd of a pixel.
  static let stepsPerPixel = 72

  /// - Parameters:
  ///   - steps: size in 72nds of a pixel.
  ///   - columns: into how many columns a pixel is divided; widths are counted in these.
  ///   - isHinted: whether glyphs are fitted to the pixel rows. Widths stay true in either case,
  ///     so that a line is as wide as its measure at any scale.
  init(
    library: SDLLibrary, file: FontFile, face: FontFace, steps: Int, columns: Int = 1,
    isHinted: Bool
  ) throws(SDLError) {
    let resolution = UInt32(clamping: max(steps, 1))
    guard
      let source = SDL_RWFromConstMem(file.bytes.baseAddress, Int32(clamping: file.bytes.count)),
      let made = TTF_OpenFontIndexDPIRW(
        source, 1, 1, face.index, resolution * UInt32(columns), resolution)
    else { throw SDLError("open the font \(face.file)") }
    pointer = made
    self.library = library
    self.file = file
    TTF_SetFontHinting(made, isHinted ? TTF_HINTING_LIGHT : TTF_HINTING_NONE)
  }

  isolated deinit { TTF_CloseFont(pointer) }

  /// In pixels, from the baseline up and down.
  var ascent: Int { Int(TTF_FontAscent(pointer)) }
  var descent: Int { Int(-TTF_FontDescent(pointer)) }
  var lineSkip: Int { Int(TTF_FontLineSkip(pointer)) }
  var height: Int { Int(TTF_FontHeight(pointer)) }

  func provides(_ scalar: Unicode.Scalar) -> Bool {
    TTF_GlyphIsProvided32(pointer, scalar.value) != 0
  }

  /// Width of a line of text in pixels; 0 for none.
  func width(of text: String) -> Int {
    var (width, height): (Int32, Int32) = (0, 0)
    guard TTF_SizeUTF8(pointer, text, &width, &height) == 0 else { return 0 }
    return Int(width)
  }

  /// White glyphs of a line of text, or nil where there is nothing to see.
  func render(_ text: String) -> SurfaceHandle? {
    let white = SDL_Color(r: 255, g: 255, b: 255, a: 255)
    guard let made = TTF_RenderUTF8_Blended(pointer, text, white) else { return nil }
    return try? SurfaceHandle(taking: made, to: "draw text")
  }

  /// How far a glyph reaches to the left of its origin and above its baseline, in pixels.
  func reach(of scalar: Unicode.Scalar) -> (left: Int, top: Int) {
    var (left, right, bottom, top, advance): (Int32, Int32, Int32, Int32, Int32) = (0, 0, 0, 0, 0)
    guard
      TTF_GlyphMetrics32(pointer, scalar.value, &left, &right, &bottom, &top, &advance) == 0
    else { return (0, 0) }
    return (Int(-left), Int(top))
  }
}
