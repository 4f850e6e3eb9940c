import Foundation

extension UITableViewCell {
  /// The size that the cell has by the constraints in its content, or else by its labels.
  func ownSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    if contentView.sizesItselfByConstraints {
      let room = CGSize(width: contentWidth(in: target.width), height: target.height)
      let content = contentView.systemLayoutSizeFitting(
        room, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
      return CGSize(width: content.width + target.width - room.width, height: content.height)
    }
    // Constraints may also tie what was added to the cell itself.
    if sizesItselfByConstraints { return fittingSize(target, horizontal, vertical) }
    return CGSize(width: target.width, height: sizeThatFits(target).height)
  }

  /// A standard row, and what the labels need beyond one line each at their usual sizes.
  func standardSize(within size: CGSize) -> CGSize {
    CGSize(width: size.width, height: UITableView.standardRowHeight + spareTextHeight(size.width))
  }

  /// The cell, or its content, says that it is no longer as large as it was.
  func sizeChanged() {
    guard let table = superview as? UITableView else { return }
    isSizeStale = true
    table.cellSizeChanged()
  }

  /// Constraints in the content have changed, or what they reckon with.
  fileprivate func contentConstraintsChanged() {
    guard !isPlacingParts, let table = superview as? UITableView,
      table.selfSizingInvalidation == .enabledIncludingConstraints
    else { return }
    sizeChanged()
  }
}

/// What holds a cell's content, and tells the cell when that may need another size.
final class CellContentView: UIView {
  weak var cell: UITableViewCell?

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    cell?.sizeChanged()
  }

  override func constraintsChanged() { cell?.contentConstraintsChanged() }
}

extension UITableViewHeaderFooterView {
  func ownSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    if contentView.sizesItselfByConstraints {
      return contentView.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
    if sizesItselfByConstraints { return fittingSize(target, horizontal, vertical) }
    return CGSize(width: target.width, height: sizeThatFits(target).height)
  }
}

extension UILabel {
  /// How high the text is within a width. One line takes no layout to tell.
  func textHeight(within width: CGFloat) -> CGFloat {
    guard numberOfLines == 1 else {
      return sizeThatFits(CGSize(width: width, height: 0)).height
    }
    return wholePixels(font.lineHeight)
  }

  func wholePixels(_ height: CGFloat) -> CGFloat {
    let scale = traitCollection.displayScale
    return (height * scale).rounded(.up) / scale
  }
}
