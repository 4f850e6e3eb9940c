import Foundation

/// One of the two ways in which things follow each other.
nonisolated enum LayoutAxis: Sendable {
  case x, y

  var other: LayoutAxis { self == .x ? .y : .x }

  init(_ direction: UICollectionView.ScrollDirection) {
    self = direction == .vertical ? .y : .x
  }

  /// The sides where it begins and where it ends.
  var startEdge: NSDirectionalRectEdge { self == .x ? .leading : .top }
  var endEdge: NSDirectionalRectEdge { self == .x ? .trailing : .bottom }
}

nonisolated extension CGSize {
  subscript(axis: LayoutAxis) -> CGFloat {
    get { axis == .x ? width : height }
    set { if axis == .x { width = newValue } else { height = newValue } }
  }

  /// The size that is left inside insets.
  func inset(by insets: NSDirectionalEdgeInsets) -> CGSize {
    CGSize(
      width: max(width - insets.leading - insets.trailing, 0),
      height: max(height - insets.top - insets.bottom, 0))
  }
}

nonisolated extension CGPoint {
  subscript(axis: LayoutAxis) -> CGFloat {
    get { axis == .x ? x : y }
    set { if axis == .x { x = newValue } else { y = newValue } }
  }
}

nonisolated extension CGRect {
  func start(_ axis: LayoutAxis) -> CGFloat { axis == .x ? minX : minY }
  func end(_ axis: LayoutAxis) -> CGFloat { axis == .x ? maxX : maxY }

  /// The rectangle inside insets, in a space that reads from left to right.
  func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
    CGRect(
      origin: CGPoint(x: minX + insets.leading, y: minY + insets.top),
      size: size.inset(by: insets))
  }

  func moved(by shift: CGPoint) -> CGRect { offsetBy(dx: shift.x, dy: shift.y) }

  /// The rectangle in a space of a width that reads the other way.
  func flipped(in width: CGFloat) -> CGRect {
    CGRect(x: width - maxX, y: minY, width: self.width, height: height)
  }
}

nonisolated extension NSDirectionalEdgeInsets {
  func start(_ axis: LayoutAxis) -> CGFloat { axis == .x ? leading : top }
  func end(_ axis: LayoutAxis) -> CGFloat { axis == .x ? trailing : bottom }

  /// The insets across an axis alone.
  func across(_ axis: LayoutAxis) -> NSDirectionalEdgeInsets {
    axis == .y
      ? NSDirectionalEdgeInsets(top: 0, leading: leading, bottom: 0, trailing: trailing)
      : NSDirectionalEdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0)
  }

  func adding(_ other: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: top + other.top, leading: leading + other.leading, bottom: bottom + other.bottom,
      trailing: trailing + other.trailing)
  }

  /// These insets, with 0 for what is no number.
  var usable: NSDirectionalEdgeInsets {
    func usable(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
    return NSDirectionalEdgeInsets(
      top: usable(top), leading: usable(leading), bottom: usable(bottom),
      trailing: usable(trailing))
  }
}

extension UICollectionViewLayoutAttributes.FixedAxes {
  /// Both axes but those on which a view tells how large it is.
  init(exceptWidth measuresWidth: Bool, exceptHeight measuresHeight: Bool) {
    self = []
    if !measuresWidth { insert(.horizontal) }
    if !measuresHeight { insert(.vertical) }
  }
}
