import Foundation
import ViewKit

/// Shows what lies beyond the edges of the screen, which is seen from further off: frames filled,
/// content sizes dashed in red, cells that do not exist in their list's colour, and beside it the
/// cells that wait to be used again.
final class XrayOverlay: OverlayView, FrameObserver {
  private let stage: ScreenStage
  private var tray = TrayLedger()
  private var listCount = 0

  init(of stage: ScreenStage) {
    self.stage = stage
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { return nil }

  override func subjectChanged() { tray = TrayLedger() }

  // MARK: Frames

  override func frameDidUpdate(at time: TimeInterval) -> Bool {
    let survey = survey()
    listCount = survey.lists.count
    let before = tray
    tray.note(readings(of: survey), at: time, flies: !UIAccessibility.isReduceMotionEnabled)
    if tray.isFlying(at: time) { window?.observeFrames(self) }
    return tray != before
  }

  /// Frames go on until the last cell has arrived.
  func frame(at time: TimeInterval) -> Bool {
    setNeedsDisplay()
    return tray.isFlying(at: time)
  }

  private func readings(of survey: ScrollViewSurvey) -> [TrayLedger.Reading] {
    let groups = TrayLayout(trayPanel.frame, lists: listCount).groups
    return zip(survey.lists, groups).flatMap { list, group -> [TrayLedger.Reading] in
      // Where nothing is used again everything is live, and nothing is to be watched.
      guard list.reuseCounts.live <= Self.watchLimit else { return [] }
      let live = list.reusedViews.map { cell in
        TrayLedger.Reading(
          cell, in: list, place: .list(cell.convert(cell.bounds, to: self)), slots: group.slots)
      }
      let queued = list.queuedViews.sorted { $0.reuseRecord.identity < $1.reuseRecord.identity }
        .map { TrayLedger.Reading($0, in: list, place: .tray, slots: group.slots) }
      return live + queued
    }
  }

  private static let watchLimit = 300

  // MARK: Drawing

  override func drawContent(in context: DrawContext) {
    let survey = survey()
    for entry in survey.entries { drawWorld(of: entry, in: context) }
    for entry in survey.entries { drawOutlines(of: entry, in: context) }
    context.outline(
      stage.box.insetBy(dx: -OverlayStyle.lineWidth, dy: -OverlayStyle.lineWidth),
      width: OverlayStyle.lineWidth, OverlayStyle.container)
  }

  /// What of a scroll view lies outside the screen.
  private func drawWorld(of entry: ScrollViewSurvey.Entry, in context: DrawContext) {
    if !entry.isContainer { fill(entry.frame(in: self), entry.fill, in: context) }
    for view in entry.scrollView.liveContent { drawLive(view, in: context) }
    guard let list = entry.scrollView as? any ReusingList else { return }
    let piece = list.convert(bounds, from: self)
    for frame in CellPlaces.absent(in: list, piece: piece) {
      context.outline(
        list.convert(frame, to: self).shrunk(dx: 1, dy: 1), width: Self.thinLine,
        entry.deepFill, dash: Self.shortDash)
    }
    for cell in list.reusedViews {
      let frame = cell.convert(cell.bounds, to: self)
      guard frame.intersects(bounds), !stage.box.contains(frame),
        !tray.isFlying(cell, at: window?.time ?? 0)
      else { continue }
      fill(frame.shrunk(dx: 1, dy: 1), entry.deepFill, in: context)
      drawNumber(of: cell, in: frame, entry.ink, context)
    }
  }

  private static let thinLine: CGFloat = 1
  private static let shortDash: CGFloat = 5

  private func fill(_ rect: CGRect, _ color: UIColor, in context: DrawContext) {
    for piece in rect.intersection(bounds).pieces(outside: stage.box) {
      context.fill(piece, color)
    }
  }

  private func drawLive(_ view: UIView, in context: DrawContext) {
    let frame = view.convert(view.bounds, to: self)
    guard frame.intersects(bounds), !stage.box.contains(frame) else { return }
    fill(frame, OverlayStyle.liveViewLine, in: context)
    fill(frame.shrunk(dx: 1, dy: 1), OverlayStyle.liveView, in: context)
  }

  private func drawNumber(
    of cell: any ReusedView, in frame: CGRect, _ color: UIColor, _ context: DrawContext
  ) {
    let ink = FigureText.badge
    let text = "#\(cell.reuseRecord.identity)"
    let size = CGSize(width: ink.width(of: text), height: ink.font.lineHeight)
    let place = CGRect(
      x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width,
      height: size.height)
    guard frame.contains(place), !place.intersects(stage.box) else { return }
    ink.draw(text, at: place.origin, color, in: context)
  }

  /// The content's size, and the frame of what holds other scroll views.
  private func drawOutlines(of entry: ScrollViewSurvey.Entry, in context: DrawContext) {
    let content = entry.content(in: self)
    if content.width > 0, content.height > 0, content.intersects(bounds) {
      context.outline(
        content, width: Self.outlineWidth, OverlayStyle.contentOutline, dash: Self.outlineDash)
    }
    // What fills the screen has its outline in common with it.
    let frame = entry.frame(in: self)
    if entry.isContainer, !frame.insetBy(dx: -1, dy: -1).contains(stage.box) {
      context.outline(frame, width: Self.outlineWidth, OverlayStyle.container)
    }
  }

  /// The pictures' 2 and 10, a little smaller, as all is seen from further off.
  private static let outlineWidth: CGFloat = 1.5
  private static let outlineDash: CGFloat = 7

  // MARK: Tray

  private lazy var trayPanel = OverlayPanel { [weak self] in self?.drawTray(in: $0) }

  override var panel: (view: OverlayPanel, place: PanelLayout.Panel, need: PanelLayout.Need)? {
    guard listCount > 0 else { return nil }
    return (trayPanel, .tray, TrayLayout.need(lists: listCount, in: bounds.width))
  }

  private func drawTray(in context: DrawContext) {
    let layout = TrayLayout(trayPanel.bounds, lists: listCount)
    FigureText.emphasized.draw(
      "Reuse queues", at: layout.title, OverlayStyle.panelText, in: context)
    let entries = survey().entries.filter { $0.scrollView is any ReusingList }
    for (entry, group) in zip(entries, layout.groups) {
      guard let list = entry.scrollView as? any ReusingList else { continue }
      draw(group, of: list, in: context)
    }
    // Cells on their way come from beyond the panel.
    let origin = trayPanel.frame.origin
    for chip in tray.chips(at: window?.time ?? 0) {
      guard let entry = entries.first(where: { ObjectIdentifier($0.scrollView) == chip.list })
      else { continue }
      draw(chip, at: chip.frame.offsetBy(dx: -origin.x, dy: -origin.y), entry, in: context)
    }
  }

  private func draw(_ group: TrayLayout.Group, of list: any ReusingList, in context: DrawContext) {
    let ink = FigureText.regular
    let count = Figure.whole(list.reuseCounts.queued)
    let caption = group.caption
    let room = caption.width - ink.width(of: count) - 8
    ink.draw(
      ink.cut(list.accessibilityIdentifier ?? "list", to: room), at: caption.origin,
      OverlayStyle.panelSecondary, in: context)
    ink.draw(
      count, endingAt: caption.maxX, y: caption.minY, OverlayStyle.panelText, in: context)
    for slot in group.slots {
      context.fill(slot, cornerRadius: TrayLayout.cornerRadius, OverlayStyle.panelSlot)
    }
  }

  private func draw(
    _ chip: TrayLedger.Chip, at frame: CGRect, _ entry: ScrollViewSurvey.Entry,
    in context: DrawContext
  ) {
    // A cell on its way has another size in each frame; round corners would be new pictures.
    if chip.isFlying {
      context.fill(frame, entry.deepFill.withAlphaComponent(0.85))
    } else {
      context.fill(frame, cornerRadius: TrayLayout.cornerRadius, entry.deepFill)
    }
    let text = "#\(chip.number)"
    let size = CGSize(
      width: FigureText.badge.width(of: text), height: FigureText.badge.font.lineHeight)
    guard size.width <= frame.width, size.height <= frame.height else { return }
    FigureText.badge.draw(
      text, at: CGPoint(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2),
      entry.ink, in: context)
  }
}
