import Foundation
import ViewKit

/// The panel of an overlay: dark, so that it is read on any screen. It lies above all overlays.
class OverlayPanel: UIView {
  private let draw: ((DrawContext) -> Void)?

  /// - Parameter draw: draws what is in it, in its own coordinates; it may reach beyond its edges.
  init(draw: ((DrawContext) -> Void)? = nil) {
    self.draw = draw
    super.init(frame: .zero)
    backgroundColor = OverlayStyle.panel
    layer.cornerRadius = OverlayStyle.panelRadius
    layer.borderWidth = 1
    layer.borderColor = OverlayStyle.panelBorder
    isUserInteractionEnabled = false
    isHidden = true
  }

  required init?(coder: NSCoder) { return nil }

  /// What is within the margins.
  var area: CGRect { bounds.shrunk(dx: OverlayStyle.panelMargin, dy: OverlayStyle.panelMargin) }

  override var drawsContent: Bool { draw != nil }

  override func drawContent(in context: DrawContext) { draw?(context) }
}
