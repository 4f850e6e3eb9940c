import Foundation
import ViewKit

/// Covers a band round a view that is smaller than what is seen of its content, and hands touches
/// in the whole band on to it.
final class TouchBridgeView: UIView {
  private let target: UIView

  init(to target: UIView) {
    self.target = target
    super.init(frame: .zero)
    clipsToBounds = true
    addSubview(target)
  }

  required init?(coder: NSCoder) { return nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? target : hit
  }
}
