import Foundation

/// The way of an offset over time, from the beginning of a gesture until all is at rest.
nonisolated struct OffsetTrace: Equatable, Sendable {
  /// What moved the content.
  enum Part: CaseIterable, Sendable { case drag, glide, animation }

  struct Sample: Equatable, Sendable {
    /// Seconds since the window was made.
    var time: TimeInterval
    /// In points.
    var offset: CGFloat
    /// What brought the content here.
    var part: Part
  }

  private(set) var samples: [Sample] = []
  /// When the offset last changed, also when that was left out.
  private var lastChange = -TimeInterval.infinity

  /// A change this long after the last one, in seconds, belongs to another gesture.
  static let pause: TimeInterval = 0.6
  /// How many samples are kept: 20 seconds at 60 frames a second. What comes later is left out.
  static let limit = 1200

  /// Starts over with the place where the content now is.
  mutating func begin(at time: TimeInterval, offset: CGFloat) {
    samples = [Sample(time: time, offset: offset, part: .drag)]
    lastChange = time
  }

  /// Takes note of a change. One that follows none begins where the content came from.
  mutating func note(_ offset: CGFloat, from old: CGFloat, at time: TimeInterval, _ part: Part) {
    if time - lastChange > Self.pause { begin(at: time, offset: old) }
    lastChange = time
    if samples.last?.time == time, samples.count > 1 { samples.removeLast() }
    guard samples.count < Self.limit else { return }
    samples.append(Sample(time: time, offset: offset, part: part))
  }

  var duration: TimeInterval {
    guard let first = samples.first, let last = samples.last else { return 0 }
    return last.time - first.time
  }

  /// The stretches that one cause moved, each with the sample it begins at.
  var stretches: [(part: Part, samples: ArraySlice<Sample>)] {
    var found: [(part: Part, samples: ArraySlice<Sample>)] = []
    var start = 0
    for index in samples.indices.dropFirst() {
      let isLast = index == samples.count - 1
      guard isLast || samples[index + 1].part != samples[index].part else { continue }
      found.append((samples[index].part, samples[start...index]))
      start = index
    }
    return found
  }
}
