import Foundation
import ViewKit

/// A small button in a panel; one that is on is filled.
final class PanelButton: UIControl {
  private let title = UILabel()

  /// The width of the longest text that the button has, so that nothing moves when it changes.
  private let titleWidth: CGFloat

  /// - Parameter other: what it says at times.
  init(_ text: String, or other: String? = nil, action: @escaping () -> Void) {
    titleWidth =
      [text, other].compactMap { $0 }
      .map { HostServices.text.width(of: $0, in: OverlayStyle.button.descriptor) }.max() ?? 0
    super.init(frame: .zero)
    title.text = text
    title.font = OverlayStyle.button
    title.textAlignment = .center
    addSubview(title)
    layer.cornerRadius = 6
    accessibilityTraits = .button
    addAction(UIAction { _ in action() }, for: .primaryActionTriggered)
    stateChanged()
  }

  required init?(coder: NSCoder) { return nil }

  static let height: CGFloat = 24

  var text: String {
    get { title.text ?? "" }
    set {
      title.text = newValue
      accessibilityLabel = newValue
    }
  }

  override var pointerShape: PointerShape? { .hand }
  override var canBecomeFirstResponder: Bool { true }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: (titleWidth + 16).rounded(.up), height: PanelButton.height)
  }

  override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  override func stateChanged() {
    super.stateChanged()
    title.textColor = isSelected ? OverlayStyle.panel : OverlayStyle.panelText
    backgroundColor =
      isSelected
      ? isHighlighted || isPointerInside ? OverlayStyle.panelText : OverlayStyle.panelSecondary
      : OverlayStyle.panelText.withAlphaComponent(
        isHighlighted ? 0.28 : isPointerInside ? 0.2 : 0.12)
  }

  override func layoutSubviews() { title.frame = bounds }
}
