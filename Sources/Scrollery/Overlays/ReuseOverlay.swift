import Foundation
import ViewKit

/// Shows that cells are used again: which one each is and how often it came out of the queue, with
/// a flash when it does, and the lists' counts.
final class ReuseOverlay: OverlayView, FrameObserver {
  private var ledger = ReuseLedger()
  private var listCount = 0

  override func subjectChanged() { ledger = ReuseLedger() }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { ledger = ReuseLedger() }
  }

  override func frameDidUpdate(at time: TimeInterval) -> Bool {
    let lists = survey().lists
    listCount = lists.count
    ledger.note(lists, at: time)
    if ledger.isFlashing { window?.observeFrames(self) }
    return false
  }

  /// Frames go on until the last flash has faded.
  func frame(at time: TimeInterval) -> Bool {
    setNeedsDisplay()
    return ledger.isFlashing
  }

  // MARK: Drawing

  override func drawContent(in context: DrawContext) {
    let survey = survey()
    let time = window?.time ?? 0
    for entry in survey.entries {
      guard let list = entry.scrollView as? any ReusingList else { continue }
      for cell in list.reusedViews {
        let frame = cell.convert(cell.bounds, to: self)
        let visible = frame.intersection(entry.visible)
        guard visible.width > 0, visible.height > 0 else { continue }
        if let flash = ledger.flash(of: cell, at: time) {
          let color = flash.isNew ? OverlayStyle.bad : OverlayStyle.deepBlue
          context.fill(visible, color.withAlphaComponent(0.45 * flash.strength))
        }
        drawBadge(cell.reuseRecord, in: frame, visible: visible, context)
      }
    }
  }

  /// The cell's number, and how often it has been dequeued, in its upper right corner.
  private func drawBadge(
    _ record: ReuseRecord, in frame: CGRect, visible: CGRect, _ context: DrawContext
  ) {
    let ink = FigureText.badge
    let number = "#\(record.identity)"
    let times = record.dequeues > 0 ? " ×\(record.dequeues)" : ""
    let size = CGSize(
      width: (ink.width(of: number) + ink.width(of: times) + 12).rounded(.up),
      height: (ink.font.lineHeight + 4).rounded())
    let inset = min(6, max((frame.height - size.height) / 2, 0))
    let plate = CGRect(
      x: frame.maxX - size.width - 6, y: frame.minY + inset, width: size.width,
      height: size.height)
    guard visible.contains(plate) else { return }
    context.fill(plate, cornerRadius: plate.height / 2, OverlayStyle.panel)
    let top = plate.midY - ink.font.lineHeight / 2
    let left = CGPoint(x: plate.minX + 6, y: top)
    ink.draw(number, at: left, OverlayStyle.panelText, in: context)
    ink.draw(
      times, at: CGPoint(x: left.x + ink.width(of: number), y: top), OverlayStyle.late,
      in: context)
  }

  // MARK: Counts

  private static let panelWidth: CGFloat = 288
  private static let columns = ["live", "queued", "made", "reused"]
  private static let columnWidth: CGFloat = 52
  private static let lineHeight: CGFloat = 18

  private lazy var countsPanel = OverlayPanel { [weak self] in self?.drawCounts(in: $0) }

  override var panel: (view: OverlayPanel, place: PanelLayout.Panel, need: PanelLayout.Need)? {
    guard listCount > 0 else { return nil }
    let height = CGFloat(listCount + 1) * Self.lineHeight + 2 * OverlayStyle.panelMargin - 4
    let need = PanelLayout.Need(width: Self.panelWidth, height: height, minimumHeight: height)
    return (countsPanel, .counts, need)
  }

  private func drawCounts(in context: DrawContext) {
    let area = countsPanel.area
    var y = area.minY - 2
    drawRow("Cells", Self.columns, y, area, OverlayStyle.panelSecondary, context)
    for list in survey().lists {
      y += Self.lineHeight
      let counts = list.reuseCounts
      let figures = [counts.live, counts.queued, counts.created, counts.dequeued]
      drawRow(
        list.accessibilityIdentifier ?? "list", figures.map(Figure.whole), y, area,
        OverlayStyle.panelText, context)
    }
  }

  private func drawRow(
    _ name: String, _ figures: [String], _ y: CGFloat, _ area: CGRect, _ color: UIColor,
    _ context: DrawContext
  ) {
    let ink = FigureText.regular
    ink.draw(name, at: CGPoint(x: area.minX, y: y), color, in: context)
    var right = area.maxX
    for figure in figures.reversed() {
      ink.draw(figure, endingAt: right, y: y, color, in: context)
      right -= Self.columnWidth
    }
  }
}
