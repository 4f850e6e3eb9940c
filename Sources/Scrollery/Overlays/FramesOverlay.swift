import Foundation
import ViewKit

/// Shows what scroll views are made of: frames filled in blue and yellow by turns, content sizes
/// dashed, containers outlined. Where constraints contradict each other or leave something open,
/// the view is dashed too, and it is said what.
final class FramesOverlay: OverlayView {
  override func drawContent(in context: DrawContext) {
    let survey = survey()
    for entry in survey.entries where !entry.isContainer { draw(entry, in: context) }
    // Last, so that the frames of what a container holds do not cover its box.
    for entry in survey.entries where entry.isContainer {
      context.outline(
        entry.frame(in: self), width: OverlayStyle.lineWidth, OverlayStyle.container)
    }
    for problem in subject?.viewIfLoaded?.layoutProblems ?? [] { draw(problem, in: context) }
  }

  private func draw(_ problem: LayoutProblem, in context: DrawContext) {
    guard let view = problem.view, view.window != nil else { return }
    // A view without a size is marked all the same.
    let frame = view.convert(view.bounds, to: self).insetBy(dx: -2, dy: -2)
    guard frame.intersects(bounds) else { return }
    context.outline(
      frame, width: OverlayStyle.lineWidth, OverlayStyle.bad, dash: OverlayStyle.problemDash)
    let axis =
      problem.axis.map { $0 == .horizontal ? " horizontally" : " vertically" } ?? ""
    let words =
      switch problem.kind {
      case .unsatisfiable: "contradictory constraints"
      case .ambiguous: "ambiguous" + axis
      case .ambiguousContent: "ambiguous content size" + axis
      }
    // The two axes of one view are told one below the other.
    let line = problem.axis == .vertical ? 1 : 0
    let ink = FigureText.badge
    let height = (ink.font.lineHeight + 4).rounded()
    let plate = CGRect(
      x: max(min(frame.minX, bounds.maxX - ink.width(of: words) - 12), bounds.minX),
      y: min(max(frame.minY, bounds.minY) + CGFloat(line) * height, bounds.maxY - height),
      width: ink.width(of: words) + 12, height: height)
    context.fill(plate, OverlayStyle.bad)
    ink.draw(words, at: CGPoint(x: plate.minX + 6, y: plate.minY + 2), .white, in: context)
  }

  private func draw(_ entry: ScrollViewSurvey.Entry, in context: DrawContext) {
    let frame = entry.frame(in: self)
    let content = entry.content(in: self)
    if frame.height > 0, frame.width > 0, frame.intersects(bounds) {
      context.fill(frame, entry.fill.withAlphaComponent(OverlayStyle.fillAlpha))
    }
    if content.width > 0, content.height > 0, content.intersects(bounds) {
      context.outline(
        content, width: OverlayStyle.lineWidth, OverlayStyle.contentOutline,
        dash: OverlayStyle.dash)
    }
    drawName(of: entry, in: frame.intersection(bounds), context)
  }

  /// The scroll view's name and size, in the corner of what is to be seen of it.
  private func drawName(
    of entry: ScrollViewSurvey.Entry, in visible: CGRect, _ context: DrawContext
  ) {
    guard !visible.isEmpty, let name = entry.scrollView.accessibilityIdentifier else { return }
    let size = entry.scrollView.bounds.size
    let text =
      "\(name)  \(Figure.fixed(size.width, places: 0)) × \(Figure.fixed(size.height, places: 0))"
    let ink = FigureText.badge
    let plate = CGRect(
      x: visible.minX + 8, y: visible.minY + 8, width: ink.width(of: text) + 12,
      height: (ink.font.lineHeight + 6).rounded())
    guard plate.maxX <= visible.maxX, plate.maxY <= visible.maxY else { return }
    context.fill(plate, cornerRadius: 4, entry.deepFill)
    ink.draw(
      text, at: CGPoint(x: plate.minX + 6, y: plate.midY - ink.font.lineHeight / 2), entry.ink,
      in: context)
  }
}
