import Foundation
import ViewKit

/// What is remembered from one run to the next.
nonisolated struct SavedState: Equatable, Sendable {
  /// Size of the window, in points.
  var size: CGSize
  /// The name of the screen that was open.
  var screen: String
  var overlays: Set<OverlayKind>
  var appearance: Options.Appearance
}

nonisolated extension SavedState: Codable {
  private enum Key: String, CodingKey { case width, height, screen, overlays, appearance }

  /// - Throws: if anything is missing, or is not what this program writes.
  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    func wrong(_ key: Key, _ what: String) -> DecodingError {
      .dataCorruptedError(forKey: key, in: values, debugDescription: "the \(key) is \(what)")
    }
    func side(_ key: Key) throws -> CGFloat {
      let side = try values.decode(Int.self, forKey: key)
      guard Options.sideRange.contains(side) else { throw wrong(key, "out of range") }
      return CGFloat(side)
    }
    size = CGSize(width: try side(.width), height: try side(.height))
    screen = try values.decode(String.self, forKey: .screen)
    overlays = Set(
      try values.decode([String].self, forKey: .overlays).map { name in
        guard let kind = OverlayKind(rawValue: name) else { throw wrong(.overlays, "unknown") }
        return kind
      })
    let name = try values.decode(String.self, forKey: .appearance)
    guard let appearance = Options.Appearance(rawValue: name) else {
      throw wrong(.appearance, "unknown")
    }
    self.appearance = appearance
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(Int(size.width.rounded()), forKey: .width)
    try values.encode(Int(size.height.rounded()), forKey: .height)
    try values.encode(screen, forKey: .screen)
    try values.encode(overlays.map(\.rawValue).sorted(), forKey: .overlays)
    try values.encode(appearance.rawValue, forKey: .appearance)
  }
}
