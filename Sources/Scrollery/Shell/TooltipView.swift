import Foundation
import ViewKit

/// What a control does, and the key that does the same, on a small dark card.
final class TooltipView: UIView {
  private let label = UILabel()
  private let keycap: Keycap?

  private static let inset = CGSize(width: 10, height: 6)
  private static let widest: CGFloat = 320

  init(_ tip: Tooltip) {
    keycap = tip.key.map(Keycap.init)
    super.init(frame: .zero)
    accessibilityIdentifier = "tooltip"
    isUserInteractionEnabled = false
    backgroundColor = OverlayStyle.panel
    layer.cornerRadius = 6
    layer.borderWidth = 1
    layer.borderColor = OverlayStyle.panelBorder
    label.text = tip.text
    label.font = Theme.caption
    label.textColor = OverlayStyle.panelText
    addSubview(label)
    if let keycap {
      keycap.tint = OverlayStyle.panelSecondary
      keycap.layer.borderColor = OverlayStyle.panelLine
      addSubview(keycap)
    }
  }

  required init?(coder: NSCoder) { return nil }

  private var keyWidth: CGFloat { keycap.map { $0.intrinsicContentSize.width + Theme.gap } ?? 0 }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = label.intrinsicContentSize
    return CGSize(
      width: min(text.width + keyWidth + 2 * Self.inset.width, size.width, Self.widest)
        .rounded(.up),
      height: (max(text.height, Keycap.height) + 2 * Self.inset.height).rounded(.up))
  }

  override func layoutSubviews() {
    let area = bounds.shrunk(dx: Self.inset.width, dy: Self.inset.height)
    label.frame = CGRect(
      x: area.minX, y: area.minY, width: max(area.width - keyWidth, 0), height: area.height)
    guard let keycap else { return }
    let size = keycap.intrinsicContentSize
    keycap.frame = CGRect(
      x: area.maxX - size.width, y: (bounds.midY - size.height / 2).rounded(), width: size.width,
      height: size.height)
  }
}
