import Foundation
import ViewKit

/// The machine's fonts: measures text for views and draws it for a renderer.
///
/// Text is measured in points at one large size without fitting to pixels, so that a layout is the
/// same at every display scale and every font size has the same proportions.
public final class FontBook {
  private let library: SDLLibrary
  private let file: String?
  private var files: [String: FontFile] = [:]
  private var chains: [ChainKey: FontChain] = [:]
  private var references: [FontFace: FontHandle] = [:]
  private var sized = LeastRecentCache<SizedFace, FontHandle>(limit: 64)
  private var widths = LeastRecentCache<WidthKey, Double>(limit: 4096)

  /// Families that are looked for before the system's own sans serif.
  static let preferred = ["Inter", "SF Pro Text", "Cantarell", "Noto Sans"]
  /// Measuring is done with letters of this many pixels.
  private static let referenceSize = 256
  /// SDL2_ttf puts glyphs on whole columns. With four to a pixel they lie within an eighth of a
  /// pixel of where they belong, and each needs to be drawn only once.
  nonisolated static let columnsPerPixel = 4

  private struct ChainKey: Hashable {
    var family: String?
    var weight: Int
    var isMonospaced: Bool
  }

  private struct SizedFace: Hashable {
    var face: FontFace
    var steps: Int
  }

  private struct WidthKey: Hashable {
    var word: String
    var chain: ObjectIdentifier
  }

  /// - Parameter file: a font file to use in place of the system's fonts; those still serve for
  ///   characters that it lacks, and for text of equal letter widths.
  public init(file: String? = nil) throws(AssetError) {
    do {
      library = try SDLLibrary(.text)
    } catch {
      throw .unreadable(file: "the fonts", reason: error.message)
    }
    self.file = file
    if let file {
      do {
        let face = FontFace(file: file, index: 0)
        references[face] = try openReference(face)
      } catch {
        throw .unreadable(file: file, reason: error.message)
      }
    }
    let pattern = FontPattern(families: Self.preferred + ["sans-serif"], weight: 400)
    guard file != nil || pattern.bestFace() != nil else { throw .noFont }
  }

  /// A face to measure with.
  private func openReference(_ face: FontFace) throws(SDLError) -> FontHandle {
    try FontHandle(
      library: library, file: bytes(of: face), face: face,
      steps: Self.referenceSize * FontHandle.stepsPerPixel, isHinted: false)
  }

  private func bytes(of face: FontFace) throws(SDLError) -> FontFile {
    if let file = files[face.file] { return file }
    let file = try FontFile(face.file)
    files[face.file] = file
    return file
  }

  // MARK: - Faces

  private func key(_ font: FontDescriptor) -> ChainKey {
    ChainKey(family: font.family, weight: font.weight, isMonospaced: font.isMonospaced)
  }

  func chain(for font: FontDescriptor) -> FontChain {
    let key = key(font)
    if let chain = chains[key] { return chain }
    let standard = font.isMonospaced ? ["monospace"] : Self.preferred + ["sans-serif"]
    let families = (font.family.map { [$0] } ?? []) + standard
    let usesFile = !font.isMonospaced && font.family == nil
    let found = FontPattern(families: families, weight: font.weight).bestFace()
    let given = usesFile ? file.map { FontFace(file: $0, index: 0) } : nil
    let first = given ?? found ?? FontFace(file: file ?? "", index: 0)
    let chain = FontChain(first: first, families: families, weight: font.weight) {
      [unowned self] face, scalars in
      guard let reference = reference(face) else { return false }
      return scalars.allSatisfy { reference.provides($0) }
    }
    chains[key] = chain
    return chain
  }

  private func reference(_ face: FontFace) -> FontHandle? {
    if let reference = references[face] { return reference }
    do {
      let reference = try openReference(face)
      references[face] = reference
      return reference
    } catch {
      Report.once("\(error)")
      return nil
    }
  }

  /// A face at a size in pixels, exact to a 72nd of a pixel.
  func handle(_ face: FontFace, pixels: Double) -> FontHandle? {
    let exact = pixels * Double(FontHandle.stepsPerPixel)
    let key = SizedFace(face: face, steps: Int(min(max(exact.rounded(), 72), 72 * 2000)))
    if let handle = sized[key] { return handle }
    do {
      let handle = try FontHandle(
        library: library, file: bytes(of: face), face: face, steps: key.steps,
        columns: Self.columnsPerPixel,
        isHinted: true)
      sized[key] = handle
      return handle
    } catch {
      Report.once("\(error)")
      return nil
    }
  }
}

extension FontBook: TextMeasuring {
  public func metrics(of font: FontDescriptor) -> FontMetrics {
    guard let face = chain(for: font).faces.first, let reference = reference(face) else {
      return FontMetrics(
        ascent: font.size * 0.95, descent: font.size * 0.25, lineHeight: font.size * 1.2)
    }
    let points = pointsPerUnit(font)
    return FontMetrics(
      ascent: Double(reference.ascent) * points,
      descent: Double(reference.descent) * points,
      lineHeight: Double(max(reference.lineSkip, reference.height)) * points)
  }

  public func width(of text: String, in font: FontDescriptor) -> CGFloat {
    guard !text.isEmpty else { return 0 }
    let (chain, points) = (chain(for: font), pointsPerUnit(font))
    var sum: CGFloat = 0
    for word in Words(text) { sum += units(ofWord: word, chain) * points }
    return sum
  }

  /// Points of a font for each unit that words are measured in.
  func pointsPerUnit(_ font: FontDescriptor) -> Double { font.size / Double(Self.referenceSize) }

  /// The advance width of a word in units, which are the same for all sizes of its font.
  func units(ofWord word: String, _ chain: FontChain) -> Double {
    let key = WidthKey(word: word, chain: ObjectIdentifier(chain))
    if let known = widths[key] { return known }
    let measured = chain.pieces(of: word).reduce(0) { sum, piece in
      sum + Double(reference(chain.faces[piece.face])?.width(of: piece.text) ?? 0)
    }
    widths[key] = measured
    return measured
  }
}
