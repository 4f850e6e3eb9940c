import Foundation
import ViewKit

/// A plot of an offset over time, with a line at every page, coloured by what moved the content.
final class OffsetPlotView: UIView {
  private static let ink = FigureText(.systemFont(ofSize: 10, weight: .medium))
  /// Seconds shown at least, and the step in which there are more.
  private static let shortestSpan: TimeInterval = 1.5
  private static let spanStep: TimeInterval = 0.5
  private static let greatestLineCount = 5

  var trace = OffsetTrace() { didSet { if trace != oldValue { setNeedsDisplay() } } }
  /// From one page to the next, in points.
  var stride: CGFloat = 1 { didSet { if stride != oldValue { setNeedsDisplay() } } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    backgroundColor = Theme.panel
    layer.cornerRadius = Theme.panelRadius
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  static func color(of part: OffsetTrace.Part) -> UIColor {
    switch part {
    case .drag: Theme.secondaryText
    case .glide: Theme.accent
    case .animation: Theme.alert
    }
  }

  private static func name(of part: OffsetTrace.Part) -> String {
    switch part {
    case .drag: "drag"
    case .glide: "glide"
    case .animation: "animation"
    }
  }

  // MARK: Drawing

  override var drawsContent: Bool { true }

  override func drawContent(in context: DrawContext) {
    let ink = Self.ink
    let labelWidth = ink.width(of: "100") + Theme.gap
    let area = CGRect(
      x: bounds.minX + Theme.gap + labelWidth, y: bounds.minY + 24,
      width: bounds.width - 2 * Theme.gap - labelWidth - Theme.tight, height: bounds.height - 36)
    guard area.width > 20, area.height > 20 else { return }
    guard trace.samples.count > 1 else {
      let text = "Swipe to plot the offset over time"
      ink.draw(
        text,
        at: CGPoint(
          x: (bounds.midX - ink.width(of: text) / 2).rounded(),
          y: (bounds.midY - ink.font.lineHeight / 2).rounded()), Theme.tertiaryText, in: context)
      return
    }
    let pages = pageRange
    drawPages(pages, in: area, context)
    drawLegend(in: area, context)
    drawCurve(pages, in: area, context)
  }

  /// The pages between which the offset has been, whole ones, two at least.
  private var pageRange: ClosedRange<CGFloat> {
    let offsets = trace.samples.map { $0.offset / max(stride, 1) }
    let low = (offsets.min() ?? 0).rounded(.down)
    let high = (offsets.max() ?? 0).rounded(.up)
    return low...max(high, low + 1)
  }

  private var span: TimeInterval {
    max((trace.duration / Self.spanStep).rounded(.up) * Self.spanStep, Self.shortestSpan)
  }

  private func drawPages(
    _ pages: ClosedRange<CGFloat>, in area: CGRect, _ context: DrawContext
  ) {
    let ink = Self.ink
    let count = Int(pages.upperBound - pages.lowerBound)
    let step = max((count + Self.greatestLineCount - 1) / Self.greatestLineCount, 1)
    for line in Swift.stride(from: 0, through: count, by: step) {
      let y = area.maxY - area.height * CGFloat(line) / CGFloat(count)
      context.line(
        [CGPoint(x: area.minX, y: y), CGPoint(x: area.maxX, y: y)], width: 1, Theme.hairline)
      ink.draw(
        Figure.whole(Int(pages.lowerBound) + line + 1), endingAt: area.minX - Theme.tight,
        y: (y - ink.font.lineHeight / 2).rounded(), Theme.tertiaryText, in: context)
    }
  }

  /// Above the curve: what its colours mean, and how long the whole takes that is shown.
  private func drawLegend(in area: CGRect, _ context: DrawContext) {
    let ink = Self.ink
    let y = bounds.minY + 6
    var x = area.minX
    for part in OffsetTrace.Part.allCases
    where trace.samples.dropFirst().contains(where: { $0.part == part }) {
      let middle = (y + ink.font.lineHeight / 2).rounded()
      context.fill(
        CGRect(x: x, y: middle - 1, width: 10, height: 2), cornerRadius: 1, Self.color(of: part))
      ink.draw(
        Self.name(of: part), at: CGPoint(x: x + 14, y: y), Theme.secondaryText, in: context)
      x += 14 + ink.width(of: Self.name(of: part)) + Theme.gap + Theme.tight
    }
    ink.draw(
      Figure.fixed(span, places: 1) + " s", endingAt: area.maxX, y: y, Theme.tertiaryText,
      in: context)
  }

  private func drawCurve(
    _ pages: ClosedRange<CGFloat>, in area: CGRect, _ context: DrawContext
  ) {
    guard let start = trace.samples.first?.time else { return }
    let height = pages.upperBound - pages.lowerBound
    for stretch in trace.stretches {
      let points = stretch.samples.map { sample in
        CGPoint(
          x: area.minX + area.width * (sample.time - start) / span,
          y: area.maxY - area.height * (sample.offset / max(stride, 1) - pages.lowerBound) / height)
      }
      context.line(points, width: 2, Self.color(of: stretch.part))
    }
  }
}
