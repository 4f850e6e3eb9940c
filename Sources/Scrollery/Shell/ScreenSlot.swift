import Foundation
import ViewKit

/// Holds a screen's view while it is shown, so that it can come and go without being changed.
final class ScreenSlot: UIView {
  private weak var content: UIView?

  init(_ content: UIView) {
    self.content = content
    super.init(frame: .zero)
    backgroundColor = Theme.canvas
    addSubview(content)
  }

  required init?(coder: NSCoder) { return nil }

  override func layoutSubviews() {
    // It may have got another slot meanwhile.
    if let content, content.superview === self { content.frame = bounds }
  }
}
