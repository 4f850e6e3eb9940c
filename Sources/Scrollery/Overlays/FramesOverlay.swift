import Foundation
import ViewKit

/// Shows what scroll views are made of: frames filled in blue and yellow by turns, content sizes
/// dashed, containers outlined.
final class FramesOverlay: OverlayView {
  override func drawContent(in context: DrawContext) {
    let survey = ScrollViewSurvey(of: subject?.viewIfLoaded, in: self)
    var turn = 0
    for entry in survey.entries where !entry.isContainer {
      draw(entry, isBlue: turn % 2 == 0, in: context)
      // A strip between two lists must not give both the same colour.
      if !entry.scrollView.isStrip { turn += 1 }
    }
    // Last, so that the frames of what a container holds do not cover its box.
    for entry in survey.entries where entry.isContainer {
      let box = entry.scrollView.convert(entry.scrollView.bounds, to: self)
      context.outline(box, width: OverlayStyle.lineWidth, OverlayStyle.container)
    }
  }

  private func draw(_ entry: ScrollViewSurvey.Entry, isBlue: Bool, in context: DrawContext) {
    let scrollView = entry.scrollView
    let frame = scrollView.convert(scrollView.bounds, to: self)
    // Content begins at the origin of the scroll view's own space, wherever it has been scrolled.
    let content = scrollView.convert(
      CGRect(origin: .zero, size: scrollView.contentSize), to: self)
    if frame.height > 0, frame.width > 0, frame.intersects(bounds) {
      let color = isBlue ? OverlayStyle.blue : OverlayStyle.yellow
      context.fill(frame, color.withAlphaComponent(OverlayStyle.fillAlpha))
    }
    if content.width > 0, content.height > 0, content.intersects(bounds) {
      context.outline(
        content, width: OverlayStyle.lineWidth, OverlayStyle.contentOutline,
        dash: OverlayStyle.dash)
    }
    drawName(of: scrollView, in: frame.intersection(bounds), isBlue: isBlue, in: context)
  }

  /// The scroll view's name and size, in the corner of what is to be seen of it.
  private func drawName(
    of scrollView: UIScrollView, in visible: CGRect, isBlue: Bool, in context: DrawContext
  ) {
    guard let name = scrollView.accessibilityIdentifier else { return }
    let size = scrollView.bounds.size
    let text =
      "\(name)  \(Figure.fixed(size.width, places: 0)) × \(Figure.fixed(size.height, places: 0))"
    let ink = FigureText.badge
    let plate = CGRect(
      x: visible.minX + 8, y: visible.minY + 8, width: ink.width(of: text) + 12,
      height: (ink.font.lineHeight + 6).rounded())
    guard plate.maxX <= visible.maxX, plate.maxY <= visible.maxY else { return }
    context.fill(
      plate, cornerRadius: 4, isBlue ? OverlayStyle.deepBlue : OverlayStyle.deepYellow)
    ink.draw(
      text, at: CGPoint(x: plate.minX + 6, y: plate.midY - ink.font.lineHeight / 2),
      isBlue ? .white : UIColor(hex: 0x3A2C05), in: context)
  }
}

extension UIScrollView {
  /// Whether it scrolls sideways and no other way.
  fileprivate var isStrip: Bool {
    contentSize.width > bounds.width && contentSize.height <= bounds.height
  }
}
