import Foundation

/// The calls that a scroll view made to its delegate, in order, each with the flags inside it.
nonisolated struct DelegateCalls: Equatable, Sendable {
  /// What a scroll view says of itself.
  struct Flags: Equatable, Sendable {
    var isTracking = false
    var isDragging = false
    var isDecelerating = false
  }

  struct Entry: Equatable, Sendable {
    /// Seconds since the window was made.
    var time: TimeInterval
    var name: String
    /// Its arguments, as they are written.
    var detail: String
    var flags: Flags
    /// How many such calls in a row this stands for.
    var count = 1
  }

  /// How many entries are kept.
  static let limit = 200

  private(set) var entries: [Entry] = []

  /// Takes note of a call. The same call with the same flags, again and again, is one entry.
  mutating func note(_ name: String, detail: String = "", _ flags: Flags, at time: TimeInterval) {
    if let last = entries.last, last.name == name, last.flags == flags, name == Self.repeating {
      entries[entries.count - 1].count += 1
      entries[entries.count - 1].detail = detail
      return
    }
    entries.append(Entry(time: time, name: name, detail: detail, flags: flags))
    if entries.count > Self.limit { entries.removeFirst(entries.count - Self.limit) }
  }

  /// The call of every frame.
  static let repeating = "scrollViewDidScroll"
}
