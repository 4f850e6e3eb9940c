import Foundation

/// An offset and its velocity over the last seconds, and the targets that were announced.
nonisolated struct ScrollCurve: Equatable, Sendable {
  struct Sample: Equatable, Sendable {
    /// Seconds since the window was made.
    var time: TimeInterval
    /// In points.
    var offset: CGFloat
    /// In points a second.
    var velocity: CGFloat
  }

  struct Target: Equatable, Sendable {
    var time: TimeInterval
    var offset: CGFloat
  }

  /// How many seconds are kept, and shown.
  static let span: TimeInterval = 4

  private(set) var samples: [Sample] = []
  private(set) var targets: [Target] = []

  /// Takes note of where the content is; of the samples of one moment the last counts.
  mutating func note(offset: CGFloat, velocity: CGFloat, at time: TimeInterval) {
    if samples.last?.time == time { samples.removeLast() }
    samples.append(Sample(time: time, offset: offset, velocity: velocity))
    let start = time - Self.span
    if let first = samples.first, first.time < start - 1 {
      samples.removeAll { $0.time < start }
      targets.removeAll { $0.time < start }
    }
  }

  mutating func announce(_ offset: CGFloat, at time: TimeInterval) {
    targets.append(Target(time: time, offset: offset))
  }

  /// The time at the left edge.
  var start: TimeInterval { (samples.last?.time ?? 0) - Self.span }

  /// The offsets to show, with those of the targets.
  var offsets: ClosedRange<CGFloat> {
    let seen = samples.filter { $0.time >= start }.map(\.offset)
    let all = seen + targets.filter { $0.time >= start }.map(\.offset)
    let (low, high) = (all.min() ?? 0, all.max() ?? 0)
    let room = max((high - low) * 0.08, 10)
    return (low - room)...(high + room)
  }

  /// The greatest speed to show, in points a second.
  var greatestSpeed: CGFloat {
    max(samples.filter { $0.time >= start }.map { abs($0.velocity) }.max() ?? 0, 500)
  }
}
