internal import CFontconfig
import Foundation

/// A face in a font file.
nonisolated struct FontFace: Hashable, Sendable {
  var file: String
  /// Which of the file's faces; in the upper half, which of its named instances.
  var index: Int
}

/// What to look for among the machine's fonts.
nonisolated struct FontPattern: ~Copyable {
  private let pointer: OpaquePointer

  /// - Parameter weight: as in OpenType; 400 is regular.
  init(families: [String], weight: Int) {
    pointer = FcPatternCreate()
    for family in families { FcPatternAddString(pointer, FC_FAMILY, family) }
    FcPatternAddDouble(pointer, FC_WEIGHT, FcWeightFromOpenTypeDouble(Double(weight)))
    FcPatternAddInteger(pointer, FC_SLANT, FC_SLANT_ROMAN)
    FcPatternAddBool(pointer, FC_SCALABLE, FcTrue)
    FcConfigSubstitute(nil, pointer, FcMatchPattern)
    FcDefaultSubstitute(pointer)
  }

  deinit { FcPatternDestroy(pointer) }

  /// The face that fits best.
  /// - Parameter isThere: whether a file can be read: those that have been removed while the program
  ///   runs are still in the list.
  func bestFace(isThere: (String) -> Bool = Self.isReadable) -> FontFace? {
    var result = FcResultMatch
    guard let match = FcFontMatch(nil, pointer, &result) else { return nil }
    defer { FcPatternDestroy(match) }
    guard let face = Self.face(match), isThere(face.file) else {
      return bestFace(having: [], isThere: isThere)
    }
    return face
  }

  static func isReadable(_ file: String) -> Bool { access(file, R_OK) == 0 }

  /// The first face, best first, that has a glyph for every one of the characters.
  func bestFace(
    having scalars: [Unicode.Scalar], isThere: (String) -> Bool = Self.isReadable
  ) -> FontFace? {
    var result = FcResultMatch
    guard let fonts = FcFontSort(nil, pointer, FcTrue, nil, &result) else { return nil }
    defer { FcFontSetDestroy(fonts) }
    for index in 0..<Int(fonts.pointee.nfont) {
      guard let font = fonts.pointee.fonts[index] else { continue }
      var characters: OpaquePointer?
      guard
        FcPatternGetCharSet(font, FC_CHARSET, 0, &characters) == FcResultMatch, let characters,
        scalars.allSatisfy({ FcCharSetHasChar(characters, $0.value) != 0 }),
        Self.isDrawable(font), let face = Self.face(font), isThere(face.file)
      else { continue }
      return face
    }
    return nil
  }

  /// Whether the font has outlines; pictures in colour come in sizes of their own.
  private static func isDrawable(_ font: OpaquePointer) -> Bool {
    var (isScalable, hasColor): (FcBool, FcBool) = (FcTrue, FcFalse)
    FcPatternGetBool(font, FC_OUTLINE, 0, &isScalable)
    FcPatternGetBool(font, FC_COLOR, 0, &hasColor)
    return isScalable != 0 && hasColor == 0
  }

  private static func face(_ pattern: OpaquePointer) -> FontFace? {
    var file: UnsafeMutablePointer<FcChar8>?
    var index: Int32 = 0
    guard FcPatternGetString(pattern, FC_FILE, 0, &file) == FcResultMatch, let file else {
      return nil
    }
    FcPatternGetInteger(pattern, FC_INDEX, 0, &index)
    return FontFace(file: String(cString: file), index: Int(index))
  }
}
