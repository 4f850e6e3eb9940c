import Foundation
import ViewKit

/// A line one pixel wide between two areas.
final class Hairline: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = Theme.hairline
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  private var thickness: CGFloat { 1 / traitCollection.displayScale }

  /// Lays the line along the lower edge of an area, inside it.
  func place(alongBottomOf area: CGRect) {
    frame = CGRect(x: area.minX, y: area.maxY - thickness, width: area.width, height: thickness)
  }

  func place(alongTopOf area: CGRect) {
    frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: thickness)
  }

  func place(alongRightOf area: CGRect) {
    frame = CGRect(x: area.maxX - thickness, y: area.minY, width: thickness, height: area.height)
  }
}
