import Foundation
import ViewKit

/// The name of the file that a screen is written in; a press copies it.
final class SourceLink: UIControl {
  private let label = UILabel()
  private var name = ""
  private var timer: WindowTimer?

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "toolbar.source"
    layer.cornerRadius = 4
    label.font = Theme.caption
    label.textAlignment = .center
    addSubview(label)
    addAction(UIAction { [weak self] _ in self?.copyName() }, for: .primaryActionTriggered)
    stateChanged()
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Seconds for which it says that it has done its work.
  private static let copiedTime = 1.5
  private static let padding: CGFloat = 6

  func show(_ name: String) {
    self.name = name
    timer?.cancel()
    label.text = name
    accessibilityLabel = name
  }

  private func copyName() {
    UIPasteboard.general.string = name
    label.text = "Copied"
    timer?.cancel()
    timer = window?.schedule(after: Self.copiedTime) { [weak self] in
      guard let self else { return }
      label.text = name
    }
  }

  override var canBecomeFirstResponder: Bool { true }
  override var pointerShape: PointerShape? { .hand }

  /// Room for the name, whatever it says now.
  override var intrinsicContentSize: CGSize {
    CGSize(
      width: (HostServices.text.width(of: name, in: Theme.caption.descriptor) + 2 * Self.padding)
        .rounded(.up), height: (Theme.caption.lineHeight + 4).rounded(.up))
  }

  override func stateChanged() {
    super.stateChanged()
    let isUnderPointer = isPointerInside || isHighlighted
    label.textColor = isUnderPointer ? Theme.accent : Theme.tertiaryText
    backgroundColor = isHighlighted ? Theme.pressed : isPointerInside ? Theme.hover : .clear
  }

  override func layoutSubviews() { label.frame = bounds }
}
