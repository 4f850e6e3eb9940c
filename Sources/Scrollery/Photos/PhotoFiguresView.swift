import Foundation
import ViewKit

/// What loading has cost so far, in a list or, where there is little room, in two columns.
final class PhotoFiguresView: UIView {
  struct Figures: Equatable {
    var loader = PhotoLoader.Figures()
    var cacheBytes = 0
    /// Seconds from the moment the content came to rest until all rows in sight had pictures.
    var completion: TimeInterval?
  }

  private static let lineHeight: CGFloat = 24
  private static let inset: CGFloat = 12
  private static let ink = FigureText(Theme.hint)

  var figures = Figures() { didSet { if figures != oldValue { setNeedsDisplay() } } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    backgroundColor = Theme.panel
    layer.cornerRadius = Theme.panelRadius
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  private var rows: [(name: String, value: String)] {
    let loader = figures.loader
    let seconds = figures.completion.map { Figure.fixed($0, places: 2) + " s" } ?? "–"
    return [
      ("Requests", Figure.whole(loader.requests)), ("Fetched", Self.bytes(loader.bytesFetched)),
      ("Decoded", Figure.whole(loader.decodes)), ("Wasted", Figure.whole(loader.wasted)),
      ("In memory", Self.bytes(figures.cacheBytes)), ("Complete", seconds),
    ]
  }

  static func bytes(_ count: Int) -> String {
    count < 1 << 20
      ? Figure.fixed(Double(count) / 1024, places: 0) + " KB"
      : Figure.fixed(Double(count) / 1_048_576, places: 1) + " MB"
  }

  private static func columns(in width: CGFloat) -> Int { width < 260 ? 1 : 2 }

  static func height(width: CGFloat) -> CGFloat {
    CGFloat(6 / columns(in: width)) * lineHeight + 2 * inset - 4
  }

  override var drawsContent: Bool { true }

  override func drawContent(in context: DrawContext) {
    let columns = Self.columns(in: bounds.width)
    let rows = rows
    let lines = rows.count / columns
    let gap = Theme.margin
    let inner = bounds.width - 2 * Self.inset
    let width = (inner - gap * CGFloat(columns - 1)) / CGFloat(columns)
    for (index, row) in rows.enumerated() {
      let x = Self.inset + CGFloat(index / lines) * (width + gap)
      let y = Self.inset + CGFloat(index % lines) * Self.lineHeight
      Self.ink.draw(row.name, at: CGPoint(x: x, y: y), Theme.secondaryText, in: context)
      Self.ink.draw(row.value, endingAt: x + width, y: y, Theme.text, in: context)
    }
  }
}
