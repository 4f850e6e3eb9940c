import Foundation
import ViewKit

/// What is in sight of the tape: a scale, the pages, the flag and the ghost, which stands where the
/// content was announced to stop.
final class LabScaleView: UIView {
  private static let ink = FigureText(.systemFont(ofSize: 11))
  private static let flagInk = FigureText(.systemFont(ofSize: 11, weight: .semibold))
  /// Points between strokes, and between those with a number.
  private static let step: CGFloat = 20
  private static let numbered: CGFloat = 100
  private static let top: CGFloat = 40

  var settings = LabSettings() { didSet { if settings != oldValue { setNeedsDisplay() } } }
  /// The announced offset, until the next gesture.
  var ghost: CGFloat? { didSet { if ghost != oldValue { setNeedsDisplay() } } }
  /// Where the needle stands, from the left edge.
  var middle: CGFloat = 0 { didSet { if middle != oldValue { setNeedsDisplay() } } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { return nil }

  override var frame: CGRect { didSet { if frame != oldValue { setNeedsDisplay() } } }

  override var drawsContent: Bool { true }

  override func drawContent(in context: DrawContext) {
    let shift = frame.minX - middle
    let seen = shift...(shift + bounds.width)
    if settings.stops == .pages { drawPages(seen, shift, in: context) }
    drawScale(seen, shift, in: context)
    if settings.stops == .flag { drawFlag(shift, in: context) }
    if let ghost { drawGhost(ghost, at: ghost - shift, in: context) }
  }

  private func drawScale(
    _ seen: ClosedRange<CGFloat>, _ shift: CGFloat, in context: DrawContext
  ) {
    let low = max((seen.lowerBound / Self.step).rounded(.down) * Self.step - Self.step, 0)
    let high = min(seen.upperBound + Self.step, LabTape.length)
    let base = bounds.maxY - 28
    context.fill(
      CGRect(x: -shift, y: base, width: LabTape.length, height: 1), Theme.tertiaryText)
    guard low <= high else { return }
    for value in stride(from: low, through: high, by: Self.step) {
      let isNumbered = value.truncatingRemainder(dividingBy: Self.numbered) == 0
      let length: CGFloat = isNumbered ? 18 : 8
      context.fill(
        CGRect(x: value - shift - 0.5, y: base - length, width: 1, height: length),
        isNumbered ? Theme.secondaryText : Theme.tertiaryText)
      guard isNumbered else { continue }
      let text = Figure.whole(Int(value))
      Self.ink.draw(
        text, at: CGPoint(x: value - shift - Self.ink.width(of: text) / 2, y: base + 6),
        Theme.secondaryText, in: context)
    }
  }

  /// Every other page is shaded.
  private func drawPages(
    _ seen: ClosedRange<CGFloat>, _ shift: CGFloat, in context: DrawContext
  ) {
    let page = settings.page
    guard page > 0 else { return }
    var index = max((seen.lowerBound / page).rounded(.down), 0)
    let height = max(bounds.maxY - 28 - Self.top, 0)
    while index * page < min(seen.upperBound, LabTape.length) {
      let width = min(page, LabTape.length - index * page)
      let isShaded = index.truncatingRemainder(dividingBy: 2) == 0
      if isShaded {
        context.fill(
          CGRect(x: index * page - shift, y: Self.top, width: width, height: height),
          Theme.accentFill)
      }
      index += 1
    }
  }

  private func drawFlag(_ shift: CGFloat, in context: DrawContext) {
    let x = settings.flag - shift
    let foot = bounds.maxY - 28
    context.fill(CGRect(x: x - 1, y: Self.top, width: 2, height: foot - Self.top), Theme.alert)
    let text = "Flag"
    let width = Self.flagInk.width(of: text) + 12
    context.fill(
      CGRect(x: x, y: Self.top, width: width, height: 18), cornerRadius: 3, Theme.alert)
    Self.flagInk.draw(text, at: CGPoint(x: x + 6, y: Self.top + 2), .white, in: context)
  }

  private func drawGhost(_ ghost: CGFloat, at x: CGFloat, in context: DrawContext) {
    guard x >= 0, x <= bounds.width else {
      return drawWay(to: ghost, isAhead: x > 0, in: context)
    }
    let foot = bounds.maxY - 28
    for y in stride(from: Self.top, to: foot, by: 8) {
      context.fill(
        CGRect(x: x - 1, y: y, width: 2, height: min(4, foot - y)),
        Theme.accent.withAlphaComponent(0.7))
    }
    context.fill(
      CGRect(x: x - 7, y: foot - 7, width: 14, height: 14), cornerRadius: 7,
      Theme.accent.withAlphaComponent(0.25), borderWidth: 1.5, borderColor: Theme.accent)
  }

  /// Says where the ghost is that is out of sight.
  private func drawWay(to ghost: CGFloat, isAhead: Bool, in context: DrawContext) {
    let number = Figure.fixed(ghost, places: 1)
    let text = isAhead ? number + " ›" : "‹ " + number
    let width = Self.flagInk.width(of: text)
    Self.flagInk.draw(
      text, at: CGPoint(x: isAhead ? bounds.width - 12 - width : 12, y: 14), Theme.accent,
      in: context)
  }
}
