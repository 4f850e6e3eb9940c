import Foundation
import ViewKit

/// A picture that is as wide as it is high, as large as its room allows.
final class SquareImageView: UIImageView {
  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }
}
