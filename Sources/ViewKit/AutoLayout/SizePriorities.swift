/// How firmly a view keeps to its intrinsic size along each axis.
struct SizePriorities {
  private var huggingAcross = UILayoutPriority.defaultLow
  private var huggingDown = UILayoutPriority.defaultLow
  private var resistanceAcross = UILayoutPriority.defaultHigh
  private var resistanceDown = UILayoutPriority.defaultHigh

  func hugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? huggingAcross : huggingDown
  }

  func resistance(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? resistanceAcross : resistanceDown
  }

  mutating func setHugging(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    guard isValid(priority) else { return }
    if axis == .horizontal { huggingAcross = priority } else { huggingDown = priority }
  }

  mutating func setResistance(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    guard isValid(priority) else { return }
    if axis == .horizontal { resistanceAcross = priority } else { resistanceDown = priority }
  }

  private func isValid(_ priority: UILayoutPriority) -> Bool {
    if !priority.isValid {
      Report.once("a priority of \(priority.rawValue) for the size of a view was ignored")
    }
    return priority.isValid
  }
}
