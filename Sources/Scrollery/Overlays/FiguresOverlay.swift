import Foundation
import ViewKit

/// Figures of the screen's scroll view and of what its drawing costs, with plots of the last frames'
/// times, offsets and velocities.
final class FiguresOverlay: OverlayView {
  private let sources: () -> FigureSources
  private var history = FrameHistory()
  private var motion = MotionHistory()
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
    let reading = read()
    if history.note(time, goesOn: window?.needsFrame ?? false) { motion.note(reading.scroll) }
    defer { shown = reading }
    return reading != shown
  }

  private func read() -> Reading {
    let survey = survey()
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
  private static let headHeight: CGFloat = 24
  private static let lineHeight: CGFloat = 20
  private static let plotHeight: CGFloat = 32
  private static let plotGap: CGFloat = 6

  /// A line of the panel, and what is plotted below it.
  private struct Row {
    var name: String
    var value: String
    var plot: RowPlot?
  }

  private enum RowPlot { case frames, offsets, velocities }

  private lazy var figuresPanel = OverlayPanel { [weak self] in self?.drawFigures(in: $0) }

  override var panel: (view: OverlayPanel, place: PanelLayout.Panel, need: PanelLayout.Need)? {
    let rows = rows(of: shown ?? read())
    let figures =
      2 * OverlayStyle.panelMargin + Self.headHeight + CGFloat(rows.count) * Self.lineHeight
    return (
      figuresPanel, .figures,
      .init(width: Self.width, height: figures + plotsHeight(rows), minimumHeight: figures)
    )
  }

  private func plotsHeight(_ rows: [Row]) -> CGFloat {
    CGFloat(rows.count { $0.plot != nil }) * (Self.plotHeight + Self.plotGap)
  }

  private func drawFigures(in context: DrawContext) {
    let reading = shown ?? read()
    let rows = rows(of: reading)
    let area = figuresPanel.area
    var y = area.minY
    drawHead(reading.scroll, in: area, y: y, context)
    y += Self.headHeight
    // Where there is not enough height the figures do without plots.
    let figures = Self.headHeight + CGFloat(rows.count) * Self.lineHeight
    let hasPlots = area.height + 1 >= figures + plotsHeight(rows)
    for row in rows where y + Self.lineHeight <= area.maxY + 1 {
      drawRow(row, in: area, y: y, context)
      y += Self.lineHeight
      guard hasPlots, let plot = row.plot else { continue }
      draw(
        plot, in: CGRect(x: area.minX, y: y, width: area.width, height: Self.plotHeight), context)
      y += Self.plotHeight + Self.plotGap
    }
  }

  /// All of it is in the panel.
  override var drawsContent: Bool { false }

  private func rows(of reading: Reading) -> [Row] {
    let frame = history.latest.map { Figure.fixed($0 * 1000, places: 1) + " ms" } ?? "–"
    let sources = sources()
    var rows = [Row(name: "Frame", value: frame, plot: .frames)]
    if let cost = sources.frameCost {
      rows.append(Row(name: "Work", value: Figure.fixed(cost * 1000, places: 1) + " ms"))
    }
    if let scroll = reading.scroll {
      rows.append(
        Row(
          name: "Offset", value: pair(scroll.offset.x, scroll.offset.y, places: 1), plot: .offsets))
      rows.append(
        Row(
          name: "Velocity, pt/s", value: pair(scroll.velocity.dx, scroll.velocity.dy, places: 0),
          plot: .velocities))
    }
    rows.append(Row(name: "Live cells", value: Figure.whole(reading.live)))
    rows.append(Row(name: "Cells made", value: Figure.whole(reading.created)))
    if let statistics = sources.statistics, statistics.texturesCreated > 0 {
      let (live, all) = (statistics.texturesLive, statistics.texturesCreated)
      rows.append(Row(name: "Textures", value: "\(Figure.whole(live)) of \(Figure.whole(all))"))
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

  private func drawRow(_ row: Row, in area: CGRect, y: CGFloat, _ context: DrawContext) {
    FigureText.regular.draw(
      row.name, at: CGPoint(x: area.minX, y: y), OverlayStyle.panelSecondary, in: context)
    FigureText.regular.draw(
      row.value, endingAt: area.maxX, y: y, OverlayStyle.panelText, in: context)
  }

  // MARK: Plots

  private func draw(_ plot: RowPlot, in area: CGRect, _ context: DrawContext) {
    switch plot {
    case .frames: drawFrames(in: area, context)
    case .offsets: draw(motion.offsets, isSymmetric: false, in: area, context)
    case .velocities: draw(motion.velocities, isSymmetric: true, in: area, context)
    }
    context.fill(
      CGRect(x: area.minX, y: area.maxY - 1, width: area.width, height: 1), OverlayStyle.panelLine)
  }

  private func draw(
    _ values: [CGFloat], isSymmetric: Bool, in area: CGRect, _ context: DrawContext
  ) {
    let plot = Plot(area, of: values, isSymmetric: isSymmetric)
    if plot.range.contains(0) {
      context.fill(
        CGRect(x: area.minX, y: plot.height(of: 0) - 0.5, width: area.width, height: 1),
        OverlayStyle.panelLine)
    }
    plot.draw(values, isSymmetric ? OverlayStyle.late : OverlayStyle.good, in: context)
  }

  /// The frame time of a display with 60 frames a second, at half the plot's height.
  private static let smoothFrame: TimeInterval = 1.0 / 60

  /// A bar for each frame, the last at the right: blue in time for 60 frames a second, yellow for
  /// half as many, red beyond.
  private func drawFrames(in area: CGRect, _ context: DrawContext) {
    context.fill(
      CGRect(x: area.minX, y: area.midY, width: area.width, height: 1), OverlayStyle.panelLine)
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
  }
}
