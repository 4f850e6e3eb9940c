import Foundation

/// How firmly a view keeps to its intrinsic size along each axis.
struct SizePriorities {
  var huggingAcross = UILayoutPriority.defaultLow
  var huggingDown = UILayoutPriority.defaultLow
  var resistanceAcross = UILayoutPriority.defaultHigh
  var resistanceDown = UILayoutPriority.defaultHigh
}

extension UIView {
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? sizePriorities.huggingAcross : sizePriorities.huggingDown
  }

  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    if axis == .horizontal {
      sizePriorities.huggingAcross = priority
    } else {
      sizePriorities.huggingDown = priority
    }
    invalidateIntrinsicContentSize()
  }

  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    axis == .horizontal ? sizePriorities.resistanceAcross : sizePriorities.resistanceDown
  }

  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    if axis == .horizontal {
      sizePriorities.resistanceAcross = priority
    } else {
      sizePriorities.resistanceDown = priority
    }
    invalidateIntrinsicContentSize()
  }
}
