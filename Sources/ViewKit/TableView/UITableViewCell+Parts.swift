import Foundation

/// Distances in points, as in UIKit's cells.
private enum CellMetrics {
  static let margin: CGFloat = 16
  static let gap: CGFloat = 16
  static let accessoryWidth: CGFloat = 20
  static let textSize: CGFloat = 17
  static let subtitleSize: CGFloat = 12
  static let labelSpacing: CGFloat = 2
  /// How long a selection takes to fade, in seconds.
  static let fade: TimeInterval = 0.3
}

extension UITableViewCell {
  func makeTextLabel() -> UILabel {
    let label = UILabel(frame: .zero)
    label.font = .systemFont(ofSize: CellMetrics.textSize)
    label.textColor = cellStyle == .value2 ? tintColor : .label
    return label
  }

  func makeDetailLabel() -> UILabel? {
    guard cellStyle != .default else { return nil }
    let label = UILabel(frame: .zero)
    label.font = .systemFont(
      ofSize: cellStyle == .subtitle ? CellMetrics.subtitleSize : CellMetrics.textSize)
    label.textColor = cellStyle == .value1 ? .secondaryLabel : .label
    return label
  }

  // MARK: Layout

  func layoutParts() {
    let left = layoutEditControl()
    let right = layoutAccessory(before: layoutReorderHandle())
    contentView.frame = CGRect(x: left, y: 0, width: max(right - left, 0), height: bounds.height)
    backgroundView?.frame = background
    currentSelectedBackground?.frame = background
    hoverBackground?.frame = background
    layoutSeparator(indent: left)
    layoutLabels()
    layoutSwipe()
  }

  /// The whole row, wherever it has been swiped to.
  private var background: CGRect { CGRect(origin: .zero, size: bounds.size) }

  /// Places the accessory and returns where the content ends.
  private func layoutAccessory(before right: CGFloat) -> CGFloat {
    guard let view = currentAccessory else { return right }
    let size =
      view === accessoryLabel
      ? CGSize(width: CellMetrics.accessoryWidth, height: bounds.height) : view.bounds.size
    let left = right - CellMetrics.margin - size.width
    view.frame = CGRect(
      x: left, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
    return left
  }

  /// What is left of a cell's width for its content.
  func contentWidth(in width: CGFloat) -> CGFloat {
    var room = width - indexRoom
    if editing.isOn, editing.indents { room -= EditControl.indentation }
    if editing.isOn, editing.handle != nil { room -= ReorderHandle.width }
    guard let accessory = currentAccessory else { return room }
    let isLabel = accessory === accessoryLabel
    return room - CellMetrics.margin
      - (isLabel ? CellMetrics.accessoryWidth : accessory.bounds.width)
  }

  private func layoutSeparator(indent: CGFloat) {
    let inset = separatorInset == .zero ? separatorInsetOfTable : separatorInset
    separatorScale = traitCollection.displayScale
    let line = 1 / max(separatorScale, 1)
    separator.frame = CGRect(
      x: indent + inset.left, y: bounds.height - line,
      width: max(bounds.width - indexRoom - indent - inset.left - inset.right, 0), height: line)
  }

  private func layoutLabels() {
    let parts = usedParts
    let area = contentView.bounds
    var left = CellMetrics.margin
    if let image = parts.image, let size = image.image?.size, size.width > 0, size.height > 0 {
      let scale = min(1, area.height / size.height)
      let fitted = CGSize(width: size.width * scale, height: size.height * scale)
      image.frame = CGRect(
        x: left, y: (area.height - fitted.height) / 2, width: fitted.width, height: fitted.height)
      left = image.frame.maxX + CellMetrics.gap
    }
    let room = max(area.width - left - CellMetrics.margin, 0)
    let detail = (parts.detail?.text?.isEmpty ?? true) ? nil : parts.detail
    guard let detail else {
      parts.text?.frame = CGRect(x: left, y: 0, width: room, height: area.height)
      return
    }
    if cellStyle == .subtitle {
      stack(parts.text, detail, left: left, width: room)
    } else {
      spread(parts.text, detail, left: left, width: room)
    }
  }

  /// The height that the labels need in a cell of a width, beyond that of one line each at the size
  /// that text usually has.
  func spareTextHeight(_ width: CGFloat) -> CGFloat {
    let parts = usedParts
    var left = CellMetrics.margin
    if let size = parts.image?.image?.size, size.width > 0, size.height > 0 {
      let scale = min(1, UITableView.standardRowHeight / size.height)
      left += size.width * scale + CellMetrics.gap
    }
    let room = max(contentWidth(in: width) - left - CellMetrics.margin, 0)
    func spare(_ label: UILabel?, _ usual: CGFloat) -> CGFloat {
      guard let label, label.text?.isEmpty == false else { return 0 }
      let line = label.wholePixels(UIFont.systemFont(ofSize: usual).lineHeight)
      return label.textHeight(within: room) - line
    }
    let text = spare(parts.text, CellMetrics.textSize)
    let isStacked = cellStyle == .subtitle
    let detail = spare(
      parts.detail, isStacked ? CellMetrics.subtitleSize : CellMetrics.textSize)
    return max(isStacked ? text + detail : max(text, detail), 0)
  }

  private func stack(_ text: UILabel?, _ detail: UILabel, left: CGFloat, width: CGFloat) {
    let bound = CGSize(width: width, height: .greatestFiniteMagnitude)
    let upper = text?.sizeThatFits(bound).height ?? 0
    let lower = detail.sizeThatFits(bound).height
    let top = (contentView.bounds.height - upper - CellMetrics.labelSpacing - lower) / 2
    text?.frame = CGRect(x: left, y: top, width: width, height: upper)
    detail.frame = CGRect(
      x: left, y: top + upper + CellMetrics.labelSpacing, width: width, height: lower)
  }

  private func spread(_ text: UILabel?, _ detail: UILabel, left: CGFloat, width: CGFloat) {
    let height = contentView.bounds.height
    let bound = CGSize(width: width, height: height)
    let wanted = min(text?.sizeThatFits(bound).width ?? 0, width)
    text?.frame = CGRect(x: left, y: 0, width: wanted, height: height)
    let start = min(left + wanted + CellMetrics.gap, left + width)
    detail.textAlignment = cellStyle == .value1 ? .right : .left
    detail.frame = CGRect(x: start, y: 0, width: max(left + width - start, 0), height: height)
  }

  // MARK: Background and accessory

  func replaceBackground(_ old: UIView?, with new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: 0) }
    setNeedsLayout()
  }

  func accessoryChanged() {
    accessoryLabel?.removeFromSuperview()
    accessoryLabel = nil
    setNeedsLayout()
    let type = currentAccessoryType
    guard type != .none else { return }
    let label = UILabel(frame: .zero)
    label.text = type == .checkmark ? "✓" : "›"
    label.font = .systemFont(ofSize: CellMetrics.textSize)
    label.textColor = type == .checkmark ? tintColor : .tertiaryLabel
    label.textAlignment = .right
    addSubview(label)
    accessoryLabel = label
  }

  // MARK: Selection

  private var currentSelectedBackground: UIView? {
    selectedBackgroundView ?? defaultSelectedBackground
  }

  /// Shows or hides what marks the cell as selected or pressed. It only fades when it goes.
  func selectionLookChanged(animated: Bool) {
    editing.control?.isSelected = isSelected
    let isMarked = (isSelected || isHighlighted) && selectionStyle != .none
    guard isMarked else {
      guard let view = currentSelectedBackground, view.superview === self else { return }
      return fadeOut(view, animated: animated)
    }
    let view = selectedBackgroundView ?? defaultSelectedBackground ?? makeSelectedBackground()
    view.frame = background
    view.alpha = 1
    if view.superview !== self { insertSubview(view, at: backgroundView == nil ? 0 : 1) }
  }

  /// Shows or hides what marks the cell as being under the pointer.
  func hoverLookChanged() {
    guard isHovered, selectionStyle != .none else {
      hoverBackground?.removeFromSuperview()
      return
    }
    let view = hoverBackground ?? UIView(frame: bounds)
    hoverBackground = view
    view.backgroundColor = .tertiarySystemFill
    view.isUserInteractionEnabled = false
    view.frame = background
    insertSubview(view, at: backgroundView == nil ? 0 : 1)
  }

  private func fadeOut(_ view: UIView, animated: Bool) {
    guard animated, window != nil else { return view.removeFromSuperview() }
    UIView.animate(withDuration: CellMetrics.fade) {
      view.alpha = 0
    } completion: { [weak self] _ in
      guard let self, !self.isSelected, !self.isHighlighted else { return }
      view.removeFromSuperview()
    }
  }

  private func makeSelectedBackground() -> UIView {
    let view = UIView(frame: bounds)
    view.backgroundColor = .systemGray4
    view.isUserInteractionEnabled = false
    defaultSelectedBackground = view
    return view
  }
}
