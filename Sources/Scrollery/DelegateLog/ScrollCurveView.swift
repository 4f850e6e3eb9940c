import Foundation
import ViewKit

/// Plots an offset and its velocity over time, with the announced targets as dashed lines.
final class ScrollCurveView: UIView {
  private static let ink = FigureText(.systemFont(ofSize: 11, weight: .medium))
  private static let inset: CGFloat = 12
  private static let head: CGFloat = 30
  private static let offsetColor = Theme.accent
  private static let velocityColor = UIColor(light: 0xB7791F, dark: 0xFBC954)
  private static let targetColor = Theme.alert

  var curve = ScrollCurve() { didSet { if curve != oldValue { setNeedsDisplay() } } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    backgroundColor = Theme.panel
    layer.cornerRadius = Theme.panelRadius
  }

  required init?(coder: NSCoder) { nil }

  override var drawsContent: Bool { true }

  override func drawContent(in context: DrawContext) {
    drawLegend(in: context)
    let area = CGRect(
      x: bounds.minX + Self.inset, y: bounds.minY + Self.head,
      width: bounds.width - 2 * Self.inset, height: bounds.height - Self.head - Self.inset)
    guard area.width > 40, area.height > 30 else { return }
    guard curve.samples.count > 1 else { return drawInvitation(in: area, context) }
    drawGrid(in: area, context)
    drawTargets(in: area, context)
    drawLine(in: area, Self.velocityColor, context) { sample in
      area.midY - area.height / 2 * sample.velocity / self.curve.greatestSpeed
    }
    drawLine(in: area, Self.offsetColor, context) { self.y(of: $0.offset, in: area) }
  }

  private func drawInvitation(in area: CGRect, _ context: DrawContext) {
    let text = "Fling the list to plot it"
    Self.ink.draw(
      text,
      at: CGPoint(
        x: (area.midX - Self.ink.width(of: text) / 2).rounded(),
        y: (area.midY - Self.ink.font.lineHeight / 2).rounded()), Theme.tertiaryText, in: context)
  }

  /// What the colours mean, with the figures of the last moment.
  private func drawLegend(in context: DrawContext) {
    let last = curve.samples.last
    let target = curve.targets.last { $0.time >= curve.start }
    let entries = [
      (Self.offsetColor, "offset", last.map { Figure.fixed($0.offset, places: 1) }),
      (Self.velocityColor, "velocity", last.map { Figure.fixed($0.velocity, places: 0) }),
      (Self.targetColor, "target", target.map { Figure.fixed($0.offset, places: 1) }),
    ]
    let column = (bounds.width - 2 * Self.inset) / 3
    for (index, (color, name, value)) in entries.enumerated() {
      let x = bounds.minX + Self.inset + column * CGFloat(index)
      let middle = bounds.minY + 8 + Self.ink.font.lineHeight / 2
      context.fill(
        CGRect(x: x, y: middle.rounded() - 1, width: 10, height: 3), cornerRadius: 1.5, color)
      let y = (bounds.minY + 8).rounded()
      Self.ink.draw(name, at: CGPoint(x: x + 16, y: y), Theme.secondaryText, in: context)
      guard let value else { continue }
      let end = x + 16 + Self.ink.width(of: name) + 6
      guard end + Self.ink.width(of: value) <= x + column else { continue }
      Self.ink.draw(value, at: CGPoint(x: end, y: y), Theme.text, in: context)
    }
  }

  /// A line a second, and one at velocity zero.
  private func drawGrid(in area: CGRect, _ context: DrawContext) {
    let end = curve.start + ScrollCurve.span
    for second in 0...Int(ScrollCurve.span) {
      let x = x(of: end - TimeInterval(second), in: area)
      context.line(
        [CGPoint(x: x, y: area.minY), CGPoint(x: x, y: area.maxY)], width: 1, Theme.hairline)
    }
    context.line(
      [CGPoint(x: area.minX, y: area.midY), CGPoint(x: area.maxX, y: area.midY)], width: 1,
      Theme.hairline)
  }

  /// Each announced target from the moment of its announcement to that of the next.
  private func drawTargets(in area: CGRect, _ context: DrawContext) {
    for (index, target) in curve.targets.enumerated() where target.time >= curve.start {
      let next = index + 1 < curve.targets.count ? curve.targets[index + 1].time : .infinity
      let (left, right) = (
        x(of: target.time, in: area), x(of: min(next, curve.start + ScrollCurve.span), in: area)
      )
      let y = y(of: target.offset, in: area)
      for dash in stride(from: left, to: right, by: 8) {
        context.line(
          [CGPoint(x: dash, y: y), CGPoint(x: min(dash + 4, right), y: y)], width: 1.5,
          Self.targetColor)
      }
      context.fill(
        CGRect(x: left - 3, y: y - 3, width: 6, height: 6), cornerRadius: 3, Self.targetColor)
    }
  }

  private func drawLine(
    in area: CGRect, _ color: UIColor, _ context: DrawContext,
    _ height: (ScrollCurve.Sample) -> CGFloat
  ) {
    let points = curve.samples.filter { $0.time >= curve.start }.map {
      CGPoint(x: x(of: $0.time, in: area), y: height($0))
    }
    guard points.count > 1 else { return }
    context.line(points, width: 2, color)
  }

  private func x(of time: TimeInterval, in area: CGRect) -> CGFloat {
    area.minX + area.width * (time - curve.start) / ScrollCurve.span
  }

  /// Growing offsets go down, as the content's rows do.
  private func y(of offset: CGFloat, in area: CGRect) -> CGFloat {
    let offsets = curve.offsets
    let part = (offset - offsets.lowerBound) / (offsets.upperBound - offsets.lowerBound)
    return area.minY + area.height * part
  }
}
