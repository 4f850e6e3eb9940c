import Foundation

/// The strip of titles at the right edge of a table, each of which leads to a section.
final class SectionIndexView: UIView {
  /// In points, as in UIKit's tables.
  private static let leastWidth: CGFloat = 15
  private static let itemHeight: CGFloat = 14
  private static let padding: CGFloat = 2
  private static let dotSize: CGFloat = 4
  private static let lensSize: CGFloat = 7
  private static let font = UIFont.systemFont(ofSize: 11, weight: .semibold)

  /// Called with the number of a title when the pointer comes to it, pressed.
  var onChoice: ((Int) -> Void)?
  private(set) var isTracked = false
  private var chosen: Int?
  private var runs: [TextRun?] = []

  var titles: [String] = [] {
    didSet {
      guard titles != oldValue else { return }
      runs = titles.map { title in
        TextLayout(
          title, font: Self.font, width: .greatestFiniteMagnitude, maximumLines: 1,
          mode: .byClipping
        ).lines.first
      }
      setNeedsDisplay()
    }
  }
  var color: UIColor? { didSet { setNeedsDisplay() } }
  var restingColor: UIColor? { didSet { setNeedsDisplay() } }
  var trackedColor: UIColor? { didSet { setNeedsDisplay() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.shouldRasterize = true
    let drag = PressDragRecognizer()
    drag.addHandler { [weak self] in self?.dragged($0) }
    addGestureRecognizer(drag)
  }

  required init?(coder: NSCoder) { return nil }

  /// How wide the strip is, in points.
  var width: CGFloat {
    let widest = runs.compactMap { $0?.size.width }.max() ?? 0
    return max(widest.rounded(.up) + 2 * Self.padding, Self.leastWidth)
  }

  var items: SectionIndexItems {
    SectionIndexItems(count: titles.count, room: Int(max(bounds.height / Self.itemHeight, 0)))
  }

  // MARK: Input

  private func dragged(_ recognizer: UIGestureRecognizer) {
    let isDown = recognizer.state == .began || recognizer.state == .changed
    if isDown != isTracked {
      isTracked = isDown
      setNeedsDisplay()
    }
    guard isDown else {
      chosen = nil
      return
    }
    let items = items
    let length = CGFloat(items.items.count) * Self.itemHeight
    guard length > 0 else { return }
    let y = recognizer.location(in: self).y - (bounds.height - length) / 2
    guard let title = items.title(at: y / length), title != chosen else { return }
    chosen = title
    onChoice?(title)
  }

  override var pointerShape: PointerShape? { .hand }

  // MARK: Drawing

  override var drawsContent: Bool { true }

  override func drawContent(in context: DrawContext) {
    let background = isTracked ? trackedColor ?? restingColor : restingColor
    if let background { context.fill(context.bounds, background) }
    let items = items.items
    var top = (bounds.height - CGFloat(items.count) * Self.itemHeight) / 2
    for item in items {
      let place = CGRect(x: 0, y: top, width: bounds.width, height: Self.itemHeight)
      draw(item, in: place, context)
      top += Self.itemHeight
    }
  }

  private func draw(_ item: SectionIndexItems.Item, in place: CGRect, _ context: DrawContext) {
    let color = color ?? tintColor ?? .systemBlue
    guard case .title(let index) = item else {
      let dot = CGRect(
        x: place.midX - Self.dotSize / 2, y: place.midY - Self.dotSize / 2,
        width: Self.dotSize, height: Self.dotSize)
      return context.fill(dot, cornerRadius: Self.dotSize / 2, color)
    }
    if titles[index] == UITableView.indexSearch { return drawLens(in: place, color, context) }
    guard let run = runs[index] else { return }
    context.text(
      run,
      at: CGPoint(
        x: place.midX - run.size.width / 2, y: place.midY - run.size.height / 2), color)
  }

  private func drawLens(in place: CGRect, _ color: UIColor, _ context: DrawContext) {
    let lens = CGRect(
      x: place.midX - Self.lensSize / 2 - 1, y: place.midY - Self.lensSize / 2 - 1,
      width: Self.lensSize, height: Self.lensSize)
    context.fill(
      lens, cornerRadius: Self.lensSize / 2, .clear, borderWidth: 1.25, borderColor: color)
    context.line(
      [
        CGPoint(x: lens.maxX - 1, y: lens.maxY - 1), CGPoint(x: lens.maxX + 2, y: lens.maxY + 2),
      ], width: 1.5, color)
  }
}
