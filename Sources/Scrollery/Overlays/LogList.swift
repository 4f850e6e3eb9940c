import Foundation
import ViewKit

/// The lines of the log, which scroll; the last is in sight unless somebody has scrolled back.
///
/// Only the lines in sight are drawn, letter by letter, so that new ones need no new pictures.
final class LogList: UIScrollView {
  private var entries: [CallbackLog.Entry] = []

  private static let lineHeight: CGFloat = 18
  private static let timeWidth: CGFloat = 52
  private static let pauseWidth: CGFloat = 52
  private static let ink = FigureText.small

  override init(frame: CGRect) {
    super.init(frame: frame)
    indicatorStyle = .white
    alwaysBounceVertical = false
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func show(_ entries: [CallbackLog.Entry]) {
    let followed = isAtEnd
    self.entries = entries
    contentSize = CGSize(
      width: bounds.width, height: CGFloat(entries.count) * Self.lineHeight)
    if followed { scrollToEnd() }
    setNeedsDisplay()
  }

  private var end: CGFloat { max(contentSize.height - bounds.height, 0) }
  private var isAtEnd: Bool { contentOffset.y >= end - 1 && !isTracking }

  private func scrollToEnd() {
    if contentOffset.y != end { contentOffset.y = end }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if contentSize.width != bounds.width { show(entries) }
  }

  override var drawsContent: Bool { true }

  override func drawContent(in context: DrawContext) {
    guard !entries.isEmpty else {
      return Self.ink.draw(
        "Scroll, and calls appear here.", at: CGPoint(x: 0, y: bounds.minY),
        OverlayStyle.panelSecondary, in: context)
    }
    let first = max(Int((bounds.minY / Self.lineHeight).rounded(.down)), 0)
    let last = min(Int((bounds.maxY / Self.lineHeight).rounded(.up)), entries.count)
    guard first < last else { return }
    for index in first..<last {
      draw(entries[index], y: CGFloat(index) * Self.lineHeight + 2, in: context)
    }
  }

  private func draw(_ entry: CallbackLog.Entry, y: CGFloat, in context: DrawContext) {
    let ink = Self.ink
    ink.draw(
      Figure.fixed(entry.time, places: 2), endingAt: Self.timeWidth - 8, y: y,
      OverlayStyle.panelSecondary, in: context)
    if let pause = entry.pause {
      ink.draw(
        "+" + Figure.fixed(min(pause, 99.999) * 1000, places: 0),
        endingAt: Self.timeWidth + Self.pauseWidth - 12, y: y, OverlayStyle.panelSecondary,
        in: context)
    }
    var x = Self.timeWidth + Self.pauseWidth
    let name = entry.name + "  "
    ink.draw(
      ink.cut(name, to: bounds.width - x), at: CGPoint(x: x, y: y), OverlayStyle.panelSecondary,
      in: context)
    x += ink.width(of: name)
    guard x < bounds.width else { return }
    ink.draw(
      ink.cut(entry.shortCall, to: bounds.width - x), at: CGPoint(x: x, y: y), color(entry.kind),
      in: context)
  }

  private func color(_ kind: CallbackLog.Kind) -> UIColor {
    switch kind {
    case .scroll: OverlayStyle.panelSecondary
    case .drag: OverlayStyle.late
    case .glide: OverlayStyle.good
    case .other: OverlayStyle.panelText
    }
  }
}
