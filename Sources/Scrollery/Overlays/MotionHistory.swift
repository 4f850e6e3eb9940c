import Foundation
import ViewKit

/// Where a scroll view was and how fast in the last frames, along the axis on which it moved
/// further.
struct MotionHistory {
  private struct Sample {
    let offset: CGPoint
    let velocity: CGVector
  }

  private var ring = Ring<Sample>(capacity: FrameHistory.capacity)
  private var name: String?

  /// Takes note of a frame; of another scroll view, from the beginning.
  mutating func note(_ reading: ScrollReading?) {
    guard let reading else { return }
    if reading.name != name {
      ring.removeAll()
      name = reading.name
    }
    ring.append(Sample(offset: reading.offset, velocity: reading.velocity))
  }

  var isEmpty: Bool { ring.count == 0 }

  private func extent(_ value: (Sample) -> CGFloat) -> CGFloat {
    let values = ring.all.map(value)
    return (values.max() ?? 0) - (values.min() ?? 0)
  }

  private var isSideways: Bool { extent { $0.offset.x } > extent { $0.offset.y } }

  /// In points, from the last to the first.
  var offsets: [CGFloat] {
    let isSideways = isSideways
    return (0..<ring.count).map {
      let offset = ring.value(before: $0).offset
      return isSideways ? offset.x : offset.y
    }
  }

  /// In points a second, from the last to the first.
  var velocities: [CGFloat] {
    let isSideways = isSideways
    return (0..<ring.count).map {
      let velocity = ring.value(before: $0).velocity
      return isSideways ? velocity.dx : velocity.dy
    }
  }
}
