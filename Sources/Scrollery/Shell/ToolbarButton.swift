import Foundation
import ViewKit

/// A button with a picture, a title and the key that does the same; it shows whether it is on.
final class ToolbarButton: UIControl {
  /// How much of itself a button shows.
  enum Detail: Int, CaseIterable { case full, iconAndKey, icon }

  private let icon: UIImageView
  private let title = UILabel()
  private let keycap: Keycap
  private let plate = UIView()

  init(icon name: String, title text: String?, key: String, action: @escaping () -> Void) {
    icon = UIImageView(image: UIImage(named: name)?.withRenderingMode(.alwaysTemplate))
    keycap = Keycap(key)
    super.init(frame: .zero)
    plate.isUserInteractionEnabled = false
    plate.layer.cornerRadius = Theme.cornerRadius
    // For the ring that shows the focus.
    layer.cornerRadius = Theme.cornerRadius
    icon.contentMode = .scaleAspectFit
    title.text = text
    title.font = Theme.control
    for view in [plate, icon, title, keycap] as [UIView] { addSubview(view) }
    addAction(UIAction { _ in action() }, for: .primaryActionTriggered)
    accessibilityLabel = text
    accessibilityTraits = .button
    stateChanged()
  }

  required init?(coder: NSCoder) {
    icon = UIImageView(frame: .zero)
    keycap = Keycap("")
    super.init(coder: coder)
  }

  var detail = Detail.full {
    didSet { if detail != oldValue { setNeedsLayout() } }
  }

  override var canBecomeFirstResponder: Bool { true }
  override var pointerShape: PointerShape? { .hand }

  override func stateChanged() {
    super.stateChanged()
    let foreground = isSelected ? Theme.accent : Theme.secondaryText
    icon.tintColor = foreground
    title.textColor = isSelected ? Theme.accent : Theme.text
    keycap.tint = isSelected ? Theme.accent : Theme.tertiaryText
    keycap.layer.borderColor =
      isSelected ? Theme.accent.withAlphaComponent(0.35) : Theme.hairline
    plate.backgroundColor = plateColor
  }

  private var plateColor: UIColor {
    if isHighlighted { return isSelected ? Theme.accent.withAlphaComponent(0.3) : Theme.pressed }
    if isSelected { return Theme.accentFill }
    return isPointerInside ? Theme.hover : .clear
  }

  // MARK: Layout

  private static let inset: CGFloat = 10
  /// Of a button that is only a picture: a square.
  private static let iconInset: CGFloat = 8

  func width(_ detail: Detail) -> CGFloat {
    guard detail != .icon else { return Theme.iconSize + 2 * ToolbarButton.iconInset }
    let title = self.title.intrinsicContentSize.width
    let key = keycap.intrinsicContentSize.width
    var width = Theme.iconSize + 2 * ToolbarButton.inset
    if detail == .full, title > 0 { width += 6 + title }
    return (width + Theme.gap + key - 2).rounded(.up)
  }

  override func layoutSubviews() {
    plate.frame = bounds
    var x =
      detail == .icon ? (bounds.width - Theme.iconSize) / 2 : ToolbarButton.inset
    func place(_ view: UIView, _ size: CGSize) {
      view.frame = CGRect(
        x: x, y: ((bounds.height - size.height) / 2).rounded(), width: size.width,
        height: size.height)
      x += size.width
    }
    place(icon, CGSize(width: Theme.iconSize, height: Theme.iconSize))
    title.isHidden = detail != .full || title.text == nil
    keycap.isHidden = detail == .icon
    if !title.isHidden {
      x += 6
      place(title, title.intrinsicContentSize)
    }
    if !keycap.isHidden {
      x += Theme.gap
      place(keycap, keycap.intrinsicContentSize)
    }
  }
}
