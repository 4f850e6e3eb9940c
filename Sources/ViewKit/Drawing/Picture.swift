import Foundation

/// A picture's source: what a host loads, at the size it is shown in.
public final class Picture: Hashable {
  nonisolated public enum Source: Hashable, Sendable {
    /// A file that a host can read: SVG, PNG and the like.
    case file(String)
    /// Pixels, RGBA with 8 bits a channel, not premultiplied, rows from the top.
    case pixels(width: Int, height: Int, [UInt8])
  }

  nonisolated public let source: Source
  /// Natural size in points.
  nonisolated public let size: CGSize

  public init(source: Source, size: CGSize) {
    self.source = source
    self.size = size
  }

  nonisolated public static func == (left: Picture, right: Picture) -> Bool { left === right }
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
