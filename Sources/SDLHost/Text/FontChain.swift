import ViewKit

/// The faces that text of one kind is set in: the one asked for, then others for characters that
/// it lacks, found as they are met.
final class FontChain {
  private let families: [String]
  private let weight: Int
  private let provides: (FontFace, [Unicode.Scalar]) -> Bool
  private(set) var faces: [FontFace]
  private var faceOfCluster: [Character: Int] = [:]
  /// Whether the first face has all that is plain, so that such text need not be looked at further.
  private lazy var isPlainInFirst = provides(faces[0], Self.plain.map { Unicode.Scalar($0) })

  /// Text with more different characters than this is no longer remembered one by one.
  private static let rememberedClusters = 4096

  /// - Parameter provides: whether a face has a glyph for every one of some characters.
  init(
    first: FontFace, families: [String], weight: Int,
    provides: @escaping (FontFace, [Unicode.Scalar]) -> Bool
  ) {
    faces = [first]
    self.families = families
    self.weight = weight
    self.provides = provides
  }

  /// A piece of text in one face.
  struct Piece: Equatable {
    var face: Int
    var text: String
  }

  /// Drawn for what no font can draw: a white square, or a question mark.
  private static let boxes = ["\u{25A1}", "?"]

  /// Cuts text into pieces of one face each. What no font on this machine can draw, such as an
  /// emoji where there are only pictures of it, becomes a box.
  func pieces(of text: String) -> [Piece] {
    if Self.isPlain(text), isPlainInFirst { return [Piece(face: 0, text: text)] }
    var pieces: [Piece] = []
    for cluster in text {
      let shown = Self.isControl(cluster) ? " " : cluster
      if let face = face(for: shown) {
        append(String(shown), face, to: &pieces)
      } else {
        Report.once("no font for \(Self.names(of: shown)); a box is drawn in its place")
        let box = Self.boxes.lazy.compactMap { text in
          self.face(for: Character(text)).map { ($0, text) }
        }.first
        append(box?.1 ?? " ", box?.0 ?? 0, to: &pieces)
      }
    }
    return pieces
  }

  /// The letters and signs of English, and the blank.
  private static let plain = UInt8(ascii: " ")...UInt8(ascii: "~")

  private static func isPlain(_ text: String) -> Bool {
    for byte in text.utf8 where !plain.contains(byte) { return false }
    return !text.isEmpty
  }

  private func append(_ text: String, _ face: Int, to pieces: inout [Piece]) {
    if pieces.last?.face == face {
      pieces[pieces.count - 1].text += text
    } else {
      pieces.append(Piece(face: face, text: text))
    }
  }

  private func face(for cluster: Character) -> Int? {
    if let known = faceOfCluster[cluster] { return known >= 0 ? known : nil }
    if faceOfCluster.count > Self.rememberedClusters { faceOfCluster.removeAll() }
    let found = findFace(for: cluster)
    faceOfCluster[cluster] = found ?? -1
    return found
  }

  private func findFace(for cluster: Character) -> Int? {
    let scalars = Array(cluster.unicodeScalars).filter { !Self.isInvisible($0) }
    if scalars.isEmpty { return 0 }
    for (index, face) in faces.enumerated() where provides(face, scalars) { return index }
    let pattern = FontPattern(families: families, weight: weight)
    guard let other = pattern.bestFace(having: scalars), provides(other, scalars) else {
      return nil
    }
    faces.append(other)
    return faces.count - 1
  }

  /// Joiners and selectors shape their neighbours and need no glyph.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isJoinControl || scalar.properties.isVariationSelector
      || scalar.properties.isDefaultIgnorableCodePoint
  }

  private static func isControl(_ cluster: Character) -> Bool {
    for scalar in cluster.unicodeScalars where scalar.properties.generalCategory == .control {
      return true
    }
    return false
  }

  private static func names(of cluster: Character) -> String {
    cluster.unicodeScalars.map { "U+" + String($0.value, radix: 16, uppercase: true) }
      .joined(separator: " ")
  }
}
