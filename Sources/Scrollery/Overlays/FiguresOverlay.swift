import Foundation
import ViewKit

/// Figures of the screen's scroll view and of what its drawing costs, with a plot of the last
/// frames' times.
final class FiguresOverlay: OverlayView {
  private let sources: () -> FigureSources
  private var history = FrameHistory()
  private var shown: Reading?

  /// Everything that is written.
  private struct Reading: Equatable {
    var scroll: ScrollReading?
    var live = 0
    var created = 0
  }

  init(sources: @escaping () -> FigureSources) {
    self.sources = sources
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { return nil }

  override func frameDidUpdate(at time: TimeInterval) -> Bool {
    history.note(time, goesOn: window?.needsFrame ?? false)
    let reading = read()
    defer { shown = reading }
    return reading != shown
  }

  private func read() -> Reading {
    let survey = ScrollViewSurvey(of: subject?.viewIfLoaded, in: self)
    var reading = Reading(scroll: ScrollReading(scrollView(in: survey)))
    for entry in survey.entries {
      guard let counts = (entry.scrollView as? any ReusingList)?.reuseCounts else { continue }
      reading.live += counts.live
      reading.created += counts.created
    }
    return reading
  }

  /// The scroll view that moves, or else the one that the screen is about.
  private func scrollView(in survey: ScrollViewSurvey) -> UIScrollView? {
    let moving = survey.entries.last { $0.scrollView.phaseName != "idle" }
    return moving?.scrollView ?? subject?.preferredKeyResponder as? UIScrollView
      ?? survey.entries.first?.scrollView
  }

  // MARK: Drawing

  private static let width: CGFloat = 264
  private static let plotHeight: CGFloat = 48
  private static let plotGap: CGFloat = 6
  private static let lineHeight: CGFloat = 20

  override func drawContent(in context: DrawContext) {
    let reading = shown ?? read()
    let rows = rows(of: reading)
    let margin = OverlayStyle.panelMargin
    let height =
      CGFloat(rows.count + 1) * Self.lineHeight + Self.plotHeight + Self.plotGap * 2 + 2 * margin
    let width = min(Self.width, bounds.width - 2 * margin)
    let panel = CGRect(
      x: bounds.width - width - margin, y: bounds.height - height - margin, width: width,
      height: height)
    context.fill(panel, cornerRadius: OverlayStyle.panelRadius, OverlayStyle.panel)
    let area = panel.insetBy(dx: margin, dy: margin)
    var y = area.minY
    drawHead(reading.scroll, in: area, y: y, context)
    y += Self.lineHeight + Self.plotGap
    drawPlot(in: CGRect(x: area.minX, y: y, width: area.width, height: Self.plotHeight), context)
    y += Self.plotHeight + Self.plotGap
    for row in rows {
      drawRow(row, in: area, y: y, context)
      y += Self.lineHeight
    }
  }

  private func rows(of reading: Reading) -> [(name: String, value: String)] {
    let frame = history.latest.map { Figure.fixed($0 * 1000, places: 1) + " ms" } ?? "–"
    let sources = sources()
    var rows = [(name: "Frame", value: frame)]
    if let cost = sources.frameCost {
      rows.append(("Work", Figure.fixed(cost * 1000, places: 1) + " ms"))
    }
    if let scroll = reading.scroll {
      rows.append(("Offset", pair(scroll.offset.x, scroll.offset.y, places: 1)))
      rows.append(("Velocity, pt/s", pair(scroll.velocity.dx, scroll.velocity.dy, places: 0)))
    }
    rows.append(("Live cells", Figure.whole(reading.live)))
    rows.append(("Cells made", Figure.whole(reading.created)))
    if let statistics = sources.statistics, statistics.texturesCreated > 0 {
      rows.append(
        (
          "Textures",
          "\(Figure.whole(statistics.texturesLive)) of \(Figure.whole(statistics.texturesCreated))"
        ))
    }
    return rows
  }

  private func pair(_ x: Double, _ y: Double, places: Int) -> String {
    "\(Figure.fixed(x, places: places)), \(Figure.fixed(y, places: places))"
  }

  private func drawHead(
    _ scroll: ScrollReading?, in area: CGRect, y: CGFloat, _ context: DrawContext
  ) {
    guard let scroll else { return }
    FigureText.emphasized.draw(
      scroll.name, at: CGPoint(x: area.minX, y: y), OverlayStyle.panelText, in: context)
    let isMoving = scroll.phase != "idle"
    FigureText.regular.draw(
      scroll.phase, endingAt: area.maxX, y: y,
      isMoving ? OverlayStyle.good : OverlayStyle.panelSecondary, in: context)
  }

  private func drawRow(
    _ row: (name: String, value: String), in area: CGRect, y: CGFloat, _ context: DrawContext
  ) {
    FigureText.regular.draw(
      row.name, at: CGPoint(x: area.minX, y: y), OverlayStyle.panelSecondary, in: context)
    FigureText.regular.draw(
      row.value, endingAt: area.maxX, y: y, OverlayStyle.panelText, in: context)
  }

  // MARK: Plot

  /// The frame time of a display with 60 frames a second, at half the plot's height.
  private static let smoothFrame: TimeInterval = 1.0 / 60

  /// A bar for each frame, the last at the right: blue in time for 60 frames a second, yellow for
  /// half as many, red beyond.
  private func drawPlot(in area: CGRect, _ context: DrawContext) {
    let middle = CGRect(x: area.minX, y: area.midY, width: area.width, height: 1)
    let floor = CGRect(x: area.minX, y: area.maxY - 1, width: area.width, height: 1)
    context.fill(middle, OverlayStyle.panelLine)
    let step = area.width / CGFloat(FrameHistory.capacity)
    for index in 0..<history.count {
      let duration = history.duration(before: index)
      let part = min(duration / (2 * Self.smoothFrame), 1)
      let color =
        duration <= Self.smoothFrame * 1.25
        ? OverlayStyle.good
        : duration <= Self.smoothFrame * 2.25 ? OverlayStyle.late : OverlayStyle.bad
      let height = max(area.height * part, 1)
      context.fill(
        CGRect(
          x: area.maxX - CGFloat(index + 1) * step, y: area.maxY - height, width: step,
          height: height), color.withAlphaComponent(0.8))
    }
    context.fill(floor, OverlayStyle.panelLine)
  }
}
