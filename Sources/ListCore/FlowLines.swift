/// The lines that the items of one section break into, as UIKit's flow layout breaks them.
///
/// Items fill a line while they fit and share what is left over between them; the last line is spaced as
/// if more items like its last followed. In a line, items are centred on the line's thickest. Items of one
/// size cost nothing each: a hundred million take the memory of one.
package struct FlowLines: Sendable {
  private enum Storage: Sendable {
    case uniform(UniformFlow)
    case varying(VaryingFlow)
  }

  private let storage: Storage
  private let metrics: FlowMetrics
  /// The number of items.
  package let count: Int

  /// Items of one size.
  package init(count: Int, size: FlowSize, metrics: FlowMetrics) {
    self.count = max(count, 0)
    self.metrics = metrics
    storage = .uniform(UniformFlow(count: self.count, size: size, metrics: metrics))
  }

  /// Items that `size` tells one by one. Where all are equal they are kept as one size.
  package init(count: Int, metrics: FlowMetrics, size: (Int) -> FlowSize) {
    let count = max(count, 0)
    self.count = count
    self.metrics = metrics
    var sizes: ContiguousArray<FlowSize> = []
    sizes.reserveCapacity(count)
    for item in 0..<count { sizes.append(size(item)) }
    if let first = sizes.first, sizes.contains(where: { $0 != first }) {
      storage = .varying(VaryingFlow(sizes: sizes, metrics: metrics))
    } else {
      let size = sizes.first ?? FlowSize(across: 0, along: 0)
      storage = .uniform(UniformFlow(count: count, size: size, metrics: metrics))
    }
  }

  /// The lines that the items break into when some of them have other sizes. Takes time in proportion
  /// to the number of items, whatever the number of sizes.
  package func replacing(_ sizes: [Int: FlowSize]) -> FlowLines {
    guard sizes.contains(where: { $0.key >= 0 && $0.key < count && $0.value != size(of: $0.key) })
    else { return self }
    return FlowLines(count: count, metrics: metrics) { sizes[$0] ?? size(of: $0) }
  }

  private func size(of item: Int) -> FlowSize {
    switch storage {
    case .uniform(let flow): flow.size
    case .varying(let flow): flow.sizes[item]
    }
  }

  /// The number of lines.
  package var lineCount: Int {
    switch storage {
    case .uniform(let flow): flow.lineCount
    case .varying(let flow): flow.lines.count
    }
  }

  /// From the first line's start to the last line's end.
  package var length: Double {
    switch storage {
    case .uniform(let flow): flow.length
    case .varying(let flow): flow.lines.last?.reach ?? 0
    }
  }

  /// Whether all items are kept as one size.
  package var isUniform: Bool {
    if case .uniform = storage { true } else { false }
  }

  /// The items of a line; empty for a line that does not exist.
  package func items(inLine line: Int) -> Range<Int> {
    guard line >= 0, line < lineCount else { return 0..<0 }
    switch storage {
    case .uniform(let flow): return flow.items(inLine: line)
    case .varying(let flow): return flow.items(inLine: line)
    }
  }

  /// Where an item lies, from the start of the first line. `item` is below `count`.
  package func place(of item: Int) -> FlowPlace {
    switch storage {
    case .uniform(let flow): flow.place(of: item)
    case .varying(let flow): flow.place(of: item)
    }
  }

  /// The items of the lines that have a part in `min..<max`.
  package func items(from min: Double, to max: Double) -> Range<Int> {
    guard min < max, count > 0 else { return 0..<0 }
    switch storage {
    case .uniform(let flow): return flow.items(from: min, to: max)
    case .varying(let flow): return flow.items(from: min, to: max)
    }
  }
}

/// Lines of items of one size: all of it is arithmetic.
private struct UniformFlow: Sendable {
  let count: Int
  let size: FlowSize
  let perLine: Int
  let lead: Double
  let gap: Double
  let pitch: Double

  init(count: Int, size: FlowSize, metrics: FlowMetrics) {
    self.count = count
    self.size = size
    // A line that is not full is spaced like one that is, so what fits counts, not what is there.
    let fitting = metrics.fitting(size.across, count: Int(Int32.max))
    perLine = max(1, min(fitting, count))
    (lead, gap) =
      size.across + metrics.itemSpacing > 0
      ? metrics.justify(used: Double(fitting) * size.across, count: fitting) : (0, 0)
    pitch = max(size.along + metrics.lineSpacing, 0)
  }

  var lineCount: Int { (count + perLine - 1) / perLine }
  var length: Double { lineCount == 0 ? 0 : Double(lineCount - 1) * pitch + size.along }

  func items(inLine line: Int) -> Range<Int> {
    (line * perLine)..<min((line + 1) * perLine, count)
  }

  func place(of item: Int) -> FlowPlace {
    let (line, column) = item.quotientAndRemainder(dividingBy: perLine)
    return FlowPlace(
      across: lead + Double(column) * (size.across + gap), along: Double(line) * pitch, size: size)
  }

  func items(from min: Double, to max: Double) -> Range<Int> {
    // Items without an extent, or lines all in one place, have no part in any interval worth asking for.
    guard size.along > 0, size.across > 0 else { return 0..<0 }
    guard pitch > 0 else { return min < size.along && max > 0 ? 0..<count : 0..<0 }
    let last = Double(lineCount - 1)
    var first = Int(Swift.min(Swift.max(((min - size.along) / pitch).rounded(.down), 0), last))
    var end = Int(Swift.min(Swift.max((max / pitch).rounded(.up), 0), last)) + 1
    while first < end, Double(first) * pitch + size.along <= min { first += 1 }
    while end > first, Double(end - 1) * pitch >= max { end -= 1 }
    return (first * perLine)..<Swift.max(Swift.min(end * perLine, count), first * perLine)
  }
}

/// Lines of items of several sizes.
private struct VaryingFlow: Sendable {
  struct Line: Sendable {
    var first: Int
    var start: Double
    var thickness: Double
    /// The furthest end of this line and all before it.
    var reach: Double
  }

  let sizes: ContiguousArray<FlowSize>
  private(set) var across: ContiguousArray<Double> = []
  private(set) var lines: ContiguousArray<Line> = []

  init(sizes: ContiguousArray<FlowSize>, metrics: FlowMetrics) {
    self.sizes = sizes
    across.reserveCapacity(sizes.count)
    var first = 0
    var start = 0.0
    var reach = 0.0
    while first < sizes.count {
      var used = sizes[first].across
      var thickness = sizes[first].along
      var end = first + 1
      while end < sizes.count {
        let next = used + sizes[end].across
        let spaces = Double(end - first) * metrics.itemSpacing
        guard next + spaces <= metrics.breadth + FlowMetrics.tolerance else { break }
        used = next
        thickness = max(thickness, sizes[end].along)
        end += 1
      }
      appendPlaces(first..<end, used: used, metrics: metrics)
      reach = max(reach, start + thickness)
      lines.append(Line(first: first, start: start, thickness: thickness, reach: reach))
      start = max(start, start + thickness + metrics.lineSpacing)
      first = end
    }
  }

  private mutating func appendPlaces(_ items: Range<Int>, used: Double, metrics: FlowMetrics) {
    var filled = used
    var count = items.count
    let more = sizes[items.upperBound - 1].across + metrics.itemSpacing
    if items.upperBound == sizes.count, more > 0 {
      let spaces = Double(count - 1) * metrics.itemSpacing
      let room = metrics.breadth + FlowMetrics.tolerance - used - spaces
      let extra = max((room / more).rounded(.down), 0)
      filled += extra * sizes[items.upperBound - 1].across
      count += Int(min(extra, Double(Int32.max)))
    }
    var (place, gap) = metrics.justify(used: filled, count: count)
    for item in items {
      across.append(place)
      place += sizes[item].across + gap
    }
  }

  func items(inLine line: Int) -> Range<Int> {
    lines[line].first..<(line + 1 < lines.count ? lines[line + 1].first : sizes.count)
  }

  func place(of item: Int) -> FlowPlace {
    let line = lines[firstLine { $0.first > item } - 1]
    let inset = (line.thickness - sizes[item].along) / 2
    return FlowPlace(across: across[item], along: line.start + inset, size: sizes[item])
  }

  func items(from min: Double, to max: Double) -> Range<Int> {
    let first = firstLine { $0.reach > min }
    let end = firstLine { $0.start >= max }
    guard first < end else { return 0..<0 }
    return lines[first].first..<items(inLine: end - 1).upperBound
  }

  /// The first line for which `condition` holds, when it holds for all lines after it too.
  private func firstLine(where condition: (Line) -> Bool) -> Int {
    var low = 0
    var high = lines.count
    while low < high {
      let middle = (low + high) / 2
      if condition(lines[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
