import Foundation
import ViewKit

/// Shows the last entries of a log, the newest at the bottom, with a dot under each flag that was
/// set inside the call.
final class DelegateCallsView: UIView {
  private static let ink = FigureText(.systemFont(ofSize: 12))
  private static let strongInk = FigureText(.systemFont(ofSize: 12, weight: .medium))
  private static let headInk = FigureText(.systemFont(ofSize: 11, weight: .medium))
  private static let inset: CGFloat = 12
  private static let head: CGFloat = 32
  private static let row: CGFloat = 22
  private static let timeWidth: CGFloat = 46
  private static let dot: CGFloat = 8
  /// The flags' names, and shorter ones for where there is little room.
  private static let names = ["isTracking", "isDragging", "isDecelerating"]
  private static let shortNames = ["Track", "Drag", "Decel"]

  var log = DelegateCalls() { didSet { if log != oldValue { setNeedsDisplay() } } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    clipsToBounds = true
    backgroundColor = Theme.panel
    layer.cornerRadius = Theme.panelRadius
  }

  required init?(coder: NSCoder) { nil }

  override var drawsContent: Bool { true }

  override func drawContent(in context: DrawContext) {
    let columns = columns
    drawHead(columns, in: context)
    let room = bounds.height - Self.head - Self.inset / 2
    let count = max(Int(room / Self.row), 0)
    let shown = log.entries.suffix(count)
    if shown.isEmpty { drawInvitation(in: context) }
    let start = log.entries.first?.time ?? 0
    for (index, entry) in shown.enumerated() {
      let y = bounds.minY + Self.head + CGFloat(index) * Self.row
      let isLast = index == shown.count - 1
      if isLast {
        context.fill(
          CGRect(x: bounds.minX + 4, y: y, width: bounds.width - 8, height: Self.row),
          cornerRadius: 6, Theme.hover)
      }
      draw(entry, since: start, y: y, columns, in: context)
    }
  }

  /// The middles of the flags' columns, and the names over them.
  private var columns: (names: [String], middles: [CGFloat]) {
    let isWide = bounds.width >= 560
    let names = isWide ? Self.names : Self.shortNames
    let gap: CGFloat = 12
    var right = bounds.maxX - Self.inset
    var middles: [CGFloat] = []
    for name in names.reversed() {
      let width = max(Self.headInk.width(of: name), Self.dot)
      middles.insert(right - width / 2, at: 0)
      right -= width + gap
    }
    return (names, middles)
  }

  private func drawHead(_ columns: (names: [String], middles: [CGFloat]), in context: DrawContext) {
    let y = (bounds.minY + 9).rounded()
    Self.headInk.draw(
      "ms", endingAt: bounds.minX + Self.inset + Self.timeWidth, y: y, Theme.tertiaryText,
      in: context)
    Self.headInk.draw(
      "Callback", at: CGPoint(x: nameStart, y: y), Theme.tertiaryText, in: context)
    for (name, middle) in zip(columns.names, columns.middles) {
      let x = (middle - Self.headInk.width(of: name) / 2).rounded()
      Self.headInk.draw(name, at: CGPoint(x: x, y: y), Theme.tertiaryText, in: context)
    }
    context.fill(
      CGRect(
        x: bounds.minX + Self.inset, y: bounds.minY + Self.head - 3,
        width: bounds.width - 2 * Self.inset, height: 1), Theme.hairline)
  }

  private var nameStart: CGFloat { bounds.minX + Self.inset + Self.timeWidth + 12 }

  private func drawInvitation(in context: DrawContext) {
    Self.ink.draw(
      "Drag, fling, catch or wheel the list",
      at: CGPoint(x: nameStart, y: bounds.minY + Self.head + 4),
      Theme.tertiaryText, in: context)
  }

  private func draw(
    _ entry: DelegateCalls.Entry, since start: TimeInterval, y: CGFloat,
    _ columns: (names: [String], middles: [CGFloat]), in context: DrawContext
  ) {
    let textY = (y + (Self.row - Self.ink.font.lineHeight) / 2).rounded()
    Self.ink.draw(
      Figure.fixed((entry.time - start) * 1000, places: 0),
      endingAt: bounds.minX + Self.inset + Self.timeWidth, y: textY, Theme.tertiaryText,
      in: context)
    let isQuiet = entry.name == DelegateCalls.repeating
    let ink = isQuiet ? Self.ink : Self.strongInk
    var x = nameStart
    let name = Self.shortened(entry.name)
    ink.draw(
      name, at: CGPoint(x: x, y: textY), isQuiet ? Theme.secondaryText : Theme.text, in: context)
    x += ink.width(of: name) + 8
    let limit = (columns.middles.first ?? bounds.maxX) - 24
    for text in [entry.count > 1 ? "× \(entry.count)" : "", entry.detail] where !text.isEmpty {
      guard x + Self.ink.width(of: text) <= limit else { break }
      Self.ink.draw(
        text, at: CGPoint(x: x, y: textY), isQuiet ? Theme.tertiaryText : Theme.accent, in: context)
      x += Self.ink.width(of: text) + 8
    }
    let flags = [entry.flags.isTracking, entry.flags.isDragging, entry.flags.isDecelerating]
    for (isSet, middle) in zip(flags, columns.middles) {
      let place = CGRect(
        x: (middle - Self.dot / 2).rounded(), y: (y + (Self.row - Self.dot) / 2).rounded(),
        width: Self.dot, height: Self.dot)
      if isSet {
        context.fill(place, cornerRadius: Self.dot / 2, Theme.accent)
      } else {
        context.fill(
          place.shrunk(dx: 2, dy: 2), cornerRadius: 2, Theme.pressed)
      }
    }
  }

  /// All names begin alike; what tells them apart is what follows.
  private static func shortened(_ name: String) -> String {
    guard name.hasPrefix("scrollView"), let first = name.dropFirst(10).first else { return name }
    return first.lowercased() + name.dropFirst(11)
  }
}
