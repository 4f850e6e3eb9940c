import Foundation
import ViewKit

/// Draws the constraints of a view and all in it over them.
final class ConstraintsView: UIView {
  /// What is drawn over.
  weak var source: UIView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { return nil }

  override var drawsContent: Bool { true }

  override func drawContent(in context: DrawContext) {
    guard let source else { return }
    // Where many meet, the texts that come first are read.
    var taken: [CGRect] = []
    var figures = source.allConstraints.compactMap { ConstraintFigure($0, in: self) }
    figures.removeAll { !$0.box.intersects(bounds) }
    for figure in figures { figure.drawLines(in: context) }
    for figure in figures {
      guard let plate = figure.plate(in: bounds),
        !taken.contains(where: { $0.intersects(plate) })
      else { continue }
      taken.append(plate)
      figure.drawText(on: plate, in: context)
    }
  }
}
