import Foundation
import ViewKit

/// Text that may change with every frame, set letter by letter.
///
/// A host keeps the picture of each run of text. Numbers that change would need new pictures all
/// the time; single letters are drawn once and only placed anew. Digits are equally wide, so that
/// a number does not tremble.
final class FigureText {
  let font: UIFont
  private let hasEqualDigits: Bool
  private var runs: [Character: TextRun] = [:]
  private lazy var digitWidth = "0123456789".map { run($0).size.width }.max() ?? 0

  /// - Parameter hasEqualDigits: whether all digits take the same room, so that a number that
  ///   changes does not tremble.
  init(_ font: UIFont, hasEqualDigits: Bool = true) {
    self.font = font
    self.hasEqualDigits = hasEqualDigits
  }

  static let regular = FigureText(OverlayStyle.figures)
  static let emphasized = FigureText(OverlayStyle.figuresEmphasized)
  static let small = FigureText(OverlayStyle.smallFigures)
  static let badge = FigureText(OverlayStyle.badge, hasEqualDigits: false)

  /// How many letters have been set so far: what a host has to keep.
  var runCount: Int { runs.count }

  private func run(_ character: Character) -> TextRun {
    if let run = runs[character] { return run }
    let text = String(character)
    let width = HostServices.text.width(of: text, in: font.descriptor)
    let run = TextRun(
      text: text, font: font.descriptor, size: CGSize(width: width, height: font.lineHeight))
    runs[character] = run
    return run
  }

  private func advance(_ character: Character) -> CGFloat {
    hasEqualDigits && character.isNumber ? digitWidth : run(character).size.width
  }

  func width(of text: String) -> CGFloat {
    text.reduce(0) { $0 + advance($1) }
  }

  /// As much of a line as a width holds, with a sign where something is left out.
  func cut(_ text: String, to width: CGFloat) -> String {
    guard self.width(of: text) > width else { return text }
    let sign = advance("…")
    var used: CGFloat = 0
    let kept = text.prefix {
      used += advance($0)
      return used + sign <= width
    }
    return kept + "…"
  }

  /// Draws a line whose box has its top left corner at a point.
  func draw(_ text: String, at point: CGPoint, _ color: UIColor, in context: DrawContext) {
    var x = point.x
    for character in text {
      let run = run(character)
      let advance = advance(character)
      if character != " " {
        context.text(run, at: CGPoint(x: x + (advance - run.size.width) / 2, y: point.y), color)
      }
      x += advance
    }
  }

  /// Draws a line that ends at an x.
  func draw(
    _ text: String, endingAt right: CGFloat, y: CGFloat, _ color: UIColor, in context: DrawContext
  ) {
    draw(text, at: CGPoint(x: right - width(of: text), y: y), color, in: context)
  }
}
