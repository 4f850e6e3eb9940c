import Foundation
import ViewKit

/// The bar above a screen: its name and what to try with it, and the buttons of the overlays.
final class Toolbar: UIView {
  private let title = UILabel()
  private let hint = UILabel()
  private let line = Hairline()
  private let menuButton: ToolbarButton
  private let overlayButtons: [(kind: OverlayKind, button: ToolbarButton)]
  private let appearanceButton: ToolbarButton

  init(
    menu: @escaping () -> Void, overlay: @escaping (OverlayKind) -> Void,
    appearance: @escaping () -> Void
  ) {
    menuButton = ToolbarButton(icon: "icon-menu", title: nil, key: "", action: menu)
    menuButton.accessibilityIdentifier = "toolbar.menu"
    menuButton.detail = .icon
    overlayButtons = OverlayKind.allCases.map { kind in
      let button = ToolbarButton(icon: kind.icon, title: kind.title, key: kind.keyName) {
        overlay(kind)
      }
      button.accessibilityIdentifier = "toolbar.\(kind.rawValue)"
      return (kind, button)
    }
    appearanceButton = ToolbarButton(
      icon: "icon-appearance", title: nil, key: "D", action: appearance)
    appearanceButton.accessibilityIdentifier = "toolbar.appearance"
    super.init(frame: .zero)
    backgroundColor = Theme.canvas
    title.font = Theme.title
    title.textColor = Theme.text
    hint.font = Theme.hint
    hint.textColor = Theme.secondaryText
    for view in [title, hint, menuButton] as [UIView] { addSubview(view) }
    for view in buttons { addSubview(view) }
    addSubview(line)
  }

  required init?(coder: NSCoder) { return nil }

  private var buttons: [ToolbarButton] { overlayButtons.map(\.button) + [appearanceButton] }

  func show(_ screen: Screen) {
    title.text = screen.title
    hint.text = screen.hint
    setNeedsLayout()
  }

  var overlays: Set<OverlayKind> = [] {
    didSet {
      for entry in overlayButtons { entry.button.isSelected = overlays.contains(entry.kind) }
    }
  }

  /// Whether the button that opens the sidebar is shown.
  var hasMenu = false {
    didSet { if hasMenu != oldValue { setNeedsLayout() } }
  }

  // MARK: Layout

  /// Room kept for the title, in points, before the buttons give up parts of themselves.
  private static let titleRoom: CGFloat = 240

  override func layoutSubviews() {
    let start: CGFloat = hasMenu ? Theme.gap : Theme.margin
    let end = bounds.width - (hasMenu ? Theme.gap : Theme.group)
    let top = ((bounds.height - Theme.controlHeight) / 2).rounded()
    menuButton.isHidden = !hasMenu
    var left = start
    if hasMenu {
      menuButton.frame = CGRect(
        x: left, y: top, width: menuButton.width(.icon), height: Theme.controlHeight)
      left = menuButton.frame.maxX + Theme.gap
    }
    let detail = ToolbarButton.Detail.allCases.first {
      end - left - buttonsWidth($0) >= Toolbar.titleRoom
    }
    var right = end
    for button in buttons.reversed() {
      button.detail = detail ?? .icon
      let width = button.width(button.detail)
      right -= width
      button.frame = CGRect(x: right, y: top, width: width, height: Theme.controlHeight)
      right -= Theme.tight
    }
    placeTexts(from: left, to: right - Theme.group, showsHint: detail != nil)
    line.place(alongBottomOf: bounds)
  }

  private func buttonsWidth(_ detail: ToolbarButton.Detail) -> CGFloat {
    buttons.reduce(0) { $0 + $1.width(detail) + Theme.tight }
  }

  private func placeTexts(from left: CGFloat, to right: CGFloat, showsHint: Bool) {
    let width = max(right - left, 0)
    let titleHeight = title.font.lineHeight.rounded(.up)
    let hintHeight = hint.font.lineHeight.rounded(.up)
    let height = showsHint ? titleHeight + 2 + hintHeight : titleHeight
    let top = ((bounds.height - height) / 2).rounded()
    hint.isHidden = !showsHint
    title.frame = CGRect(x: left, y: top, width: width, height: titleHeight)
    hint.frame = CGRect(x: left, y: top + titleHeight + 2, width: width, height: hintHeight)
  }
}
