import Foundation

/// How long the last frames took, without the pauses in which nothing moved.
struct FrameHistory {
  static let capacity = 240
  /// Two updates that are nearer to each other, in seconds, belong to one frame.
  private static let shortestFrame: TimeInterval = 0.0005

  private var ring = Ring<TimeInterval>(capacity: capacity)
  private var last: (time: TimeInterval, goesOn: Bool)?

  /// Takes note of a frame.
  /// - Parameters:
  ///   - time: in seconds.
  ///   - goesOn: whether another is to follow at once; what comes after a rest is not late.
  /// - Returns: whether its duration counts.
  @discardableResult mutating func note(_ time: TimeInterval, goesOn: Bool) -> Bool {
    guard let last else {
      self.last = (time, goesOn)
      return false
    }
    guard time - last.time >= Self.shortestFrame else {
      self.last = (last.time, goesOn)
      return false
    }
    self.last = (time, goesOn)
    guard last.goesOn else { return false }
    ring.append(time - last.time)
    return true
  }

  var count: Int { ring.count }

  /// The duration of a frame in seconds, counted back from the last, which is 0.
  func duration(before index: Int) -> TimeInterval { ring.value(before: index) }

  /// In seconds; nil before there are two frames.
  var latest: TimeInterval? { ring.count == 0 ? nil : duration(before: 0) }
}
