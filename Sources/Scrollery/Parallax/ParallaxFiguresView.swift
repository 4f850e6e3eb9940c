import Foundation
import ViewKit

/// The formula of the background with the numbers that now stand in it.
final class ParallaxFiguresView: UIView {
  private static let ink = FigureText(.systemFont(ofSize: 12, weight: .medium))
  private static let height: CGFloat = 28

  private var motion = ParallaxShift(viewport: 0, content: 0, background: 0)
  private var offset: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func show(_ motion: ParallaxShift, at offset: CGFloat) {
    guard motion != self.motion || offset != self.offset else { return }
    self.motion = motion
    self.offset = offset
    setNeedsDisplay()
  }

  override var drawsContent: Bool { true }

  override func drawContent(in context: DrawContext) {
    let ink = Self.ink
    func whole(_ value: CGFloat) -> String { Figure.fixed(Double(value), places: 0) }
    let result = "background \(whole(motion.shift(at: offset)))"
    var sum = " = \(whole(offset)) ÷ \(whole(motion.content - motion.viewport))"
    sum += " × \(whole(motion.background - motion.viewport))"
    // A narrow window has room for the result alone.
    if ink.width(of: result + sum) + 2 * Theme.group > bounds.width { sum = "" }
    let width = (ink.width(of: result + sum) + 2 * Theme.group).rounded(.up)
    let plate = CGRect(
      x: ((bounds.width - width) / 2).rounded(), y: 0, width: width, height: Self.height)
    context.fill(plate, cornerRadius: Self.height / 2, ParallaxPalette.plate)
    let y = ((Self.height - ink.font.lineHeight) / 2).rounded()
    let x = plate.minX + Theme.group
    ink.draw(result, at: CGPoint(x: x, y: y), .white, in: context)
    ink.draw(
      sum, at: CGPoint(x: x + ink.width(of: result), y: y), UIColor(white: 1, alpha: 0.72),
      in: context)
  }
}
