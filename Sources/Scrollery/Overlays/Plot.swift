import Foundation
import ViewKit

/// A line through the values of the last frames, the last at the right.
///
/// It is made of upright strokes from each value to the next, which need no pictures.
struct Plot {
  let area: CGRect
  /// The values at the lower and the upper edge.
  let range: ClosedRange<CGFloat>

  /// - Parameter isSymmetric: whether 0 is to be in the middle.
  init(_ area: CGRect, of values: [CGFloat], isSymmetric: Bool) {
    self.area = area
    let (low, high) = (values.min() ?? 0, values.max() ?? 0)
    // What hardly moves is a level line, not noise as high as the plot.
    let slack = max((Self.leastExtent - (high - low)) / 2, 0)
    if isSymmetric {
      let reach = max(abs(low), abs(high), Self.leastExtent / 2)
      range = -reach...reach
    } else {
      range = (low - slack)...(high + slack)
    }
  }

  private static let leastExtent: CGFloat = 20

  func height(of value: CGFloat) -> CGFloat {
    let part = (value - range.lowerBound) / (range.upperBound - range.lowerBound)
    return area.maxY - area.height * min(max(part, 0), 1)
  }

  /// - Parameter values: from the last to the first.
  func draw(_ values: [CGFloat], _ color: UIColor, in context: DrawContext) {
    let step = area.width / CGFloat(FrameHistory.capacity)
    let width = max(step, 1)
    for index in values.indices {
      let y = height(of: values[index])
      let before = index + 1 < values.count ? height(of: values[index + 1]) : y
      let top = min(y, before) - 0.75
      context.fill(
        CGRect(
          x: area.maxX - CGFloat(index) * step - width, y: top, width: width,
          height: abs(y - before) + 1.5), color)
    }
  }
}
