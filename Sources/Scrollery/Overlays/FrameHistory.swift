import Foundation

/// How long the last frames took, without the pauses in which nothing moved.
struct FrameHistory {
  static let capacity = 240
  /// Two updates that are nearer to each other, in seconds, belong to one frame.
  private static let shortestFrame: TimeInterval = 0.0005

  private var ring: [TimeInterval] = []
  private var next = 0
  private var last: (time: TimeInterval, goesOn: Bool)?

  /// Takes note of a frame.
  /// - Parameters:
  ///   - time: in seconds.
  ///   - goesOn: whether another is to follow at once; what comes after a rest is not late.
  mutating func note(_ time: TimeInterval, goesOn: Bool) {
    guard let last else {
      self.last = (time, goesOn)
      return
    }
    guard time - last.time >= Self.shortestFrame else {
      self.last = (last.time, goesOn)
      return
    }
    self.last = (time, goesOn)
    guard last.goesOn else { return }
    let duration = time - last.time
    if ring.count < Self.capacity {
      ring.append(duration)
    } else {
      ring[next] = duration
    }
    next = (next + 1) % Self.capacity
  }

  var count: Int { ring.count }

  /// The duration of a frame in seconds, counted back from the last, which is 0.
  func duration(before index: Int) -> TimeInterval {
    ring[(next - 1 - index + 2 * ring.count) % ring.count]
  }

  /// In seconds; nil before there are two frames.
  var latest: TimeInterval? { ring.isEmpty ? nil : duration(before: 0) }
}
