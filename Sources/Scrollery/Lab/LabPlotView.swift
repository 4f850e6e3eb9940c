import Foundation
import ViewKit

/// Plots one quantity of a gesture over time: what was seen as dots, the model as a line.
final class LabPlotView: UIView {
  enum Quantity {
    case offset, velocity

    var title: String {
      switch self {
      case .offset: "Offset, pt"
      case .velocity: "Velocity, pt/s"
      }
    }
  }

  private static let ink = FigureText(.systemFont(ofSize: 11, weight: .medium))
  private static let head: CGFloat = 32
  private static let foot: CGFloat = 24
  private static let inset: CGFloat = 12
  private static let dot: CGFloat = 4
  private static let spacing: CGFloat = 7
  /// Seconds shown at least, and the step in which there are more.
  private static let shortestSpan: TimeInterval = 1.5
  private static let spanStep: TimeInterval = 0.5
  private static let dotColor = UIColor(light: 0xB7791F, dark: 0xFBC954)

  let quantity: Quantity
  var gesture: LabGesture? { didSet { if gesture != oldValue { setNeedsDisplay() } } }

  init(_ quantity: Quantity) {
    self.quantity = quantity
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    backgroundColor = Theme.panel
    layer.cornerRadius = Theme.panelRadius
  }

  required init?(coder: NSCoder) { return nil }

  override var drawsContent: Bool { true }

  private func value(_ sample: LabGesture.Sample) -> CGFloat {
    quantity == .offset ? sample.offset : sample.velocity
  }

  override func drawContent(in context: DrawContext) {
    let area = CGRect(
      x: bounds.minX + Self.inset, y: bounds.minY + Self.head,
      width: bounds.width - 2 * Self.inset, height: bounds.height - Self.head - Self.foot)
    guard area.width > 60, area.height > 24 else { return }
    drawHead(in: context)
    guard let gesture, gesture.samples.count > 1 else { return drawInvitation(in: context) }
    let model = gesture.model().filter { value($0).isFinite }
    let scale = Scale(
      area: area, start: gesture.start, span: span(of: gesture),
      values: (gesture.samples + model).map(value))
    drawGrid(scale, gesture, in: context)
    if model.count > 1 {
      context.line(
        model.map { scale.point($0.time, value($0)) }, width: 2, Theme.accent)
    }
    drawDots(gesture.samples.map { scale.point($0.time, value($0)) }, in: context)
  }

  /// Dots that would hide each other, and the line, are left out.
  private func drawDots(_ points: [CGPoint], in context: DrawContext) {
    var last: CGPoint?
    for point in points {
      if let last, abs(point.x - last.x) < Self.spacing, abs(point.y - last.y) < Self.spacing {
        continue
      }
      last = point
      context.fill(
        CGRect(
          x: point.x - Self.dot / 2, y: point.y - Self.dot / 2, width: Self.dot, height: Self.dot),
        cornerRadius: Self.dot / 2, Self.dotColor)
    }
  }

  private func span(of gesture: LabGesture) -> TimeInterval {
    max((gesture.duration / Self.spanStep).rounded(.up) * Self.spanStep, Self.shortestSpan)
  }

  /// From times and values to places.
  private struct Scale {
    let area: CGRect
    let start: TimeInterval
    let span: TimeInterval
    let range: ClosedRange<CGFloat>

    init(area: CGRect, start: TimeInterval, span: TimeInterval, values: [CGFloat]) {
      self.area = area
      self.start = start
      self.span = span
      let (low, high) = (min(values.min() ?? 0, 0), max(values.max() ?? 0, 0))
      let room = max((high - low) * 0.08, 4)
      range = (low - room)...(high + room)
    }

    func x(_ time: TimeInterval) -> CGFloat { area.minX + area.width * (time - start) / span }

    /// Growing values go up.
    func y(_ value: CGFloat) -> CGFloat {
      area.maxY - area.height * (value - range.lowerBound) / (range.upperBound - range.lowerBound)
    }

    func point(_ time: TimeInterval, _ value: CGFloat) -> CGPoint {
      CGPoint(x: x(time), y: y(value))
    }
  }

  // MARK: Around the curves

  private func drawHead(in context: DrawContext) {
    let y = bounds.minY + 10
    Self.ink.draw(
      quantity.title, at: CGPoint(x: bounds.minX + Self.inset, y: y), Theme.text, in: context)
    var right = bounds.maxX - Self.inset
    let middle = y + (Self.ink.font.lineHeight / 2).rounded()
    Self.ink.draw("model", endingAt: right, y: y, Theme.secondaryText, in: context)
    right -= Self.ink.width(of: "model") + 18
    context.fill(
      CGRect(x: right, y: middle - 1, width: 14, height: 2), cornerRadius: 1, Theme.accent)
    right -= Theme.group
    Self.ink.draw("recorded", endingAt: right, y: y, Theme.secondaryText, in: context)
    right -= Self.ink.width(of: "recorded") + 10
    context.fill(
      CGRect(x: right, y: middle - Self.dot / 2, width: Self.dot, height: Self.dot),
      cornerRadius: Self.dot / 2, Self.dotColor)
  }

  private func drawInvitation(in context: DrawContext) {
    let text = "Flick the tape to plot it"
    Self.ink.draw(
      text,
      at: CGPoint(
        x: (bounds.midX - Self.ink.width(of: text) / 2).rounded(),
        y: ((bounds.minY + Self.head + bounds.maxY - Self.foot) / 2).rounded() - 7),
      Theme.tertiaryText, in: context)
  }

  /// A line at each half second and one at zero; the moment of the release; figures below.
  private func drawGrid(_ scale: Scale, _ gesture: LabGesture, in context: DrawContext) {
    let area = scale.area
    for half in 0...Int((scale.span / Self.spanStep).rounded()) {
      let x = scale.x(scale.start + TimeInterval(half) * Self.spanStep)
      context.line(
        [CGPoint(x: x, y: area.minY), CGPoint(x: x, y: area.maxY)], width: 1, Theme.hairline)
    }
    let zero = scale.y(0)
    context.line(
      [CGPoint(x: area.minX, y: zero), CGPoint(x: area.maxX, y: zero)], width: 1,
      Theme.tertiaryText)
    if let release = gesture.release {
      let x = scale.x(release.time)
      context.line(
        [CGPoint(x: x, y: area.minY), CGPoint(x: x, y: area.maxY)], width: 1.5, Theme.alert)
    }
    let y = area.maxY + 6
    Self.ink.draw(
      summary(of: gesture), at: CGPoint(x: area.minX, y: y), Theme.secondaryText, in: context)
    Self.ink.draw(
      Figure.fixed(scale.span, places: 1) + " s", endingAt: area.maxX, y: y, Theme.tertiaryText,
      in: context)
  }

  private func summary(of gesture: LabGesture) -> String {
    switch quantity {
    case .velocity:
      let speed = gesture.release.map { Figure.fixed($0.velocity * 1000, places: 0) }
      return speed.map { "Let go at \($0)" } ?? "Held"
    case .offset:
      guard let error = gesture.greatestError else { return "No flick, so no model of one" }
      let target = gesture.release.map { "Stops at \(Figure.fixed($0.target, places: 1)), w" }
      return (target ?? "W") + "ithin \(Figure.fixed(error, places: 2)) pt of the model"
    }
  }
}
