import Foundation
import ViewKit

/// A picture that is as large as constraints have it, whatever the size of what it shows.
final class SquareImageView: UIImageView {
  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
}
