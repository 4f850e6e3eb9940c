import Foundation
import ViewKit

/// The bar above a screen: its name, its source and what to try with it, and the buttons of the
/// overlays.
final class Toolbar: UIView {
  private let title = UILabel()
  private let hint = UILabel()
  private let source = SourceLink(frame: .zero)
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
    // In the order in which Tab goes through them.
    for view in [menuButton, title, hint, source] as [UIView] { addSubview(view) }
    for view in buttons { addSubview(view) }
    addSubview(line)
  }

  required init?(coder: NSCoder) { return nil }

  private var buttons: [ToolbarButton] { overlayButtons.map(\.button) + [appearanceButton] }

  /// - Parameter file: the name of the file that the screen is written in.
  func show(_ screen: Screen, source file: String) {
    title.text = screen.title
    hint.text = screen.hint
    source.show(file)
    setNeedsLayout()
  }

  func addTooltips(_ tooltips: TooltipPresenter) {
    tooltips.attach(to: menuButton) { Tooltip(text: "Screens") }
    tooltips.attach(to: source) { Tooltip(text: "Copy the name of its source file") }
    for (kind, button) in overlayButtons {
      tooltips.attach(to: button) { Tooltip(text: kind.explanation, key: kind.keyName) }
    }
    tooltips.attach(to: appearanceButton) { Tooltip(text: "Light or dark", key: "D") }
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

  /// Room kept for the texts, in points, before the buttons give up parts of themselves.
  private static let textRoom: CGFloat = 300
  /// Less room than this is not enough for a title.
  private static let leastTitle: CGFloat = 48

  override func layoutSubviews() {
    let start: CGFloat = hasMenu ? Theme.gap : Theme.margin
    let end = bounds.width - (hasMenu ? Theme.gap : Theme.group)
    menuButton.isHidden = !hasMenu
    let left = hasMenu ? start + menuButton.width(.icon) + Theme.gap : start
    let detail = ToolbarButton.Detail.allCases.first {
      end - left - buttonsWidth($0) >= Toolbar.textRoom
    }
    // Where not even pictures leave room for two lines of text, the hint is below everything.
    let isFolded = detail == nil
    let top =
      isFolded ? Theme.tight : ((bounds.height - Theme.controlHeight) / 2).rounded()
    menuButton.frame = CGRect(
      x: start, y: top, width: menuButton.width(.icon), height: Theme.controlHeight)
    let right = placeButtons(detail ?? .icon, endingAt: end, top: top)
    let row = CGRect(
      x: left, y: top, width: max(right - Theme.gap - left, 0), height: Theme.controlHeight)
    if isFolded {
      placeFolded(row, end: end)
    } else {
      placeBeside(row)
    }
    line.place(alongBottomOf: bounds)
  }

  /// - Returns: where they begin.
  private func placeButtons(
    _ detail: ToolbarButton.Detail, endingAt end: CGFloat, top: CGFloat
  ) -> CGFloat {
    var right = end
    for button in buttons.reversed() {
      button.detail = detail
      let width = button.width(detail)
      right -= width
      button.frame = CGRect(x: right, y: top, width: width, height: Theme.controlHeight)
      right -= spacing(detail)
    }
    return right
  }

  private func spacing(_ detail: ToolbarButton.Detail) -> CGFloat {
    detail == .icon ? 2 : Theme.tight
  }

  private func buttonsWidth(_ detail: ToolbarButton.Detail) -> CGFloat {
    buttons.reduce(0) { $0 + $1.width(detail) + spacing(detail) }
  }

  private var titleHeight: CGFloat { title.font.lineHeight.rounded(.up) }
  private var hintHeight: CGFloat { hint.font.lineHeight.rounded(.up) }

  /// The title with the source's name, and the hint below them, beside the buttons.
  private func placeBeside(_ row: CGRect) {
    let height = titleHeight + 2 + hintHeight
    let top = ((bounds.height - height) / 2).rounded()
    let link = source.intrinsicContentSize
    let titleWidth = min(title.intrinsicContentSize.width, row.width)
    title.isHidden = false
    title.frame = CGRect(x: row.minX, y: top, width: titleWidth, height: titleHeight)
    let start = title.frame.maxX + Theme.gap
    source.isHidden = start + link.width > row.maxX
    source.frame = CGRect(
      x: start, y: (title.frame.midY - link.height / 2).rounded(), width: link.width,
      height: link.height)
    hint.frame = CGRect(
      x: row.minX, y: top + titleHeight + 2, width: row.width, height: hintHeight)
  }

  private func placeFolded(_ row: CGRect, end: CGFloat) {
    source.isHidden = true
    title.isHidden = row.width < Toolbar.leastTitle
    title.frame = row
    let start = menuButton.isHidden ? row.minX : menuButton.frame.minX + Theme.gap
    hint.frame = CGRect(
      x: start, y: row.maxY + 2, width: max(end - start, 0), height: hintHeight)
  }
}
