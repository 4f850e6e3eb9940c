import Foundation

/// One line of text in one font: what a host turns into a picture of glyphs.
///
/// A run is made when a label's text changes and kept for as long as it is shown, so a host may
/// cache by it; two runs with the same text and font are equal.
nonisolated public final class TextRun: Hashable, Sendable {
  public let text: String
  public let font: FontDescriptor
  /// Advance width and line height, in points.
  public let size: CGSize

  public init(text: String, font: FontDescriptor, size: CGSize) {
    self.text = text
    self.font = font
    self.size = size
  }

  public static func == (left: TextRun, right: TextRun) -> Bool {
    left === right || (left.text == right.text && left.font == right.font)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(font)
  }
}

/// What a host needs to know to find and size a font.
nonisolated public struct FontDescriptor: Hashable, Sendable {
  /// A family name, or nil for the system's.
  public var family: String?
  /// Size in points.
  public var size: Double
  /// As in OpenType: 400 is regular, 700 bold.
  public var weight: Int
  public var isMonospaced: Bool

  public init(family: String? = nil, size: Double, weight: Int = 400, isMonospaced: Bool = false) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isMonospaced = isMonospaced
  }
}
