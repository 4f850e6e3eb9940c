/// The size of an item in a flow, in points, told by the flow's axes.
///
/// Lines follow each other along the flow; items follow each other across it. In a layout that scrolls
/// vertically `across` is the width and `along` the height.
package struct FlowSize: Sendable, Hashable {
  package var across: Double
  package var along: Double

  /// NaN, infinite and negative lengths count as 0.
  package init(across: Double, along: Double) {
    self.across = RowRun.usable(across)
    self.along = RowRun.usable(along)
  }
}

/// The space lines have, and the least distances in it, in points.
package struct FlowMetrics: Sendable, Hashable {
  /// How long a line may be.
  package var breadth: Double
  /// The least distance between neighbours in a line.
  package var itemSpacing: Double
  /// The distance between lines. Negative where lines overlap.
  package var lineSpacing: Double

  package init(breadth: Double, itemSpacing: Double, lineSpacing: Double) {
    self.breadth = RowRun.usable(breadth)
    self.itemSpacing = RowRun.usable(itemSpacing)
    self.lineSpacing = lineSpacing.isFinite ? lineSpacing : 0
  }

  /// By how much a line may be too long and still hold: far below what a display shows, far above
  /// what adding widths rounds. Three items of a third of the width must stay three.
  package static let tolerance = 0.001

  /// How many items of one length fit in a line; at least 1, and `count` where they take no space.
  func fitting(_ across: Double, count: Int) -> Int {
    let step = across + itemSpacing
    guard step > 0 else { return max(count, 1) }
    let fitting = ((breadth + itemSpacing + Self.tolerance) / step).rounded(.down)
    return Int(min(max(fitting, 1), Double(max(count, 1))))
  }

  /// Where a line starts and how far apart its items are, when `count` items of length `used` together
  /// fill it. Space left over goes between them; an item alone is centred.
  func justify(used: Double, count: Int) -> (lead: Double, gap: Double) {
    let spaces = Double(max(count - 1, 0)) * itemSpacing
    let left = max(breadth - used - spaces, 0)
    guard count > 1 else { return (left / 2, itemSpacing) }
    return (0, itemSpacing + left / Double(count - 1))
  }
}

/// Where an item of a flow lies, in points.
package struct FlowPlace: Sendable, Equatable {
  package var across: Double
  package var along: Double
  package var size: FlowSize
}
