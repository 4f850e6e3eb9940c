import Foundation

/// The sides of a rectangle, told by the writing direction.
nonisolated public struct NSDirectionalRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// A side or a corner of a rectangle, told by the writing direction.
nonisolated public enum NSRectAlignment: Int, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

nonisolated extension NSRectAlignment {
  /// The sides that meet there.
  var edges: NSDirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}
