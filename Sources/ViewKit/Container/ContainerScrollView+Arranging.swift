import Foundation

extension ContainerScrollView {
  /// What is going on while children are arranged.
  struct Arrangement {
    var isRunning = false
    /// Children have been arranged before, so that there is something that has a place.
    var isDone = false
    /// By how much what the reader looks at has moved within its child.
    var shift: CGFloat = 0
  }

  var stackAxis: ContainerAxis { ContainerAxis(axis) }

  /// Places the children for the present offset.
  ///
  /// Sizes come first: where they change, the offset follows what the reader looks at, and the children
  /// are placed for the offset that results.
  func arrange() {
    guard !arrangement.isRunning else { return }
    arrangement.isRunning = true
    let axis = stackAxis
    let anchor = anchor(axis)
    let size = measure(axis)
    var shift = arrangement.shift
    arrangement.shift = 0
    if let anchor, let child = child(anchor.view) { shift += child.start - anchor.start }
    take(size, shift: shift, axis)
    let visible = bounds
    AnimationBlock.carrying {
      var content = contentView.geometry
      content.frame = visible
      content.bounds = visible
      contentView.apply(content)
      for index in children.indices {
        children[index].place(in: visible, axis, collapses: collapsesPlainViews)
      }
    }
    arrangement.isRunning = false
    arrangement.isDone = true
  }

  /// The child that the reader looks at: the first in sight, clear of bars. None at the very start,
  /// where what comes first is to be seen.
  private func anchor(_ axis: ContainerAxis) -> (view: UIView, start: CGFloat)? {
    guard arrangement.isDone else { return nil }
    let edge = axis.start(bounds) + axis.before(coveredInset)
    guard edge > 0 else { return nil }
    for child in children
    where child.isShown && child.length > 0 && child.start + child.length > edge {
      return (child.view, child.start)
    }
    return nil
  }

  /// Measures the children and puts one after the other.
  /// - Returns: the size of the content.
  private func measure(_ axis: ContainerAxis) -> CGSize {
    let breadth = axis.across(bounds.size)
    let room = ContainerRoom(
      side: axis.leading(contentMargins),
      breadth: max(breadth - axis.leading(contentMargins) - axis.trailing(contentMargins), 0))
    var end = axis.before(contentMargins)
    var isFirst = true
    for index in children.indices where children[index].isShown {
      children[index].measure(axis, in: room)
      end = children[index].put(after: isFirst ? end : end + spacing, axis)
      isFirst = false
    }
    end += axis.after(contentMargins)
    // A container in a container is no longer than what is in it; else it fills itself.
    let least = arranger == nil ? axis.along(bounds.size) : 0
    return axis.size(along: max(end, least), across: breadth)
  }

  /// Takes over the size, and an offset changed by `shift`, in such an order that the edges are never
  /// in the way.
  private func take(_ size: CGSize, shift: CGFloat, _ axis: ContainerAxis) {
    guard shift != 0, arranger == nil else {
      if contentSize != size { contentSize = size }
      if shift != 0 { contentOffset = axis.point(contentOffset, along: along + shift) }
      return
    }
    let wasInside = axis.along(clamped(contentOffset)) == along
    var target = along + shift
    if wasInside {
      target = axis.along(clamped(axis.point(contentOffset, along: target), in: size))
    }
    resizeContent(to: size, shift: axis.point(.zero, along: target - along))
  }

  private var along: CGFloat { stackAxis.along(contentOffset) }
}

extension ContainerScrollView: ScrollArranger {
  func scroll(_ view: UIScrollView, to offset: CGPoint, _ change: OffsetChange) {
    let axis = stackAxis
    let step = axis.along(offset) - axis.along(view.contentOffset)
    // What is across the container stays the child's own.
    view.moveContent(to: axis.point(offset, along: axis.along(view.contentOffset)))
    if arrangement.isRunning {
      arrangement.shift += step
      return
    }
    if needsLayoutPass { arrange() }
    guard let wanted = ownOffset(showing: offset, of: view) else { return }
    switch change {
    case .moving: contentOffset = wanted
    case .atOnce: setContentOffset(wanted, animated: false)
    case .animated: setContentOffset(wanted, animated: true)
    }
    // What is asked for next sees the child where it now is.
    if change != .animated, arranger == nil { arrange() }
  }

  /// The container's offset at which a child's content is shown from `offset` on.
  private func ownOffset(showing offset: CGPoint, of view: UIScrollView) -> CGPoint? {
    guard let child = child(view) else { return nil }
    let axis = stackAxis
    var target = child.start + child.lead(axis) + axis.along(offset) - axis.before(coveredInset)
    if arranger == nil {
      target = axis.along(clamped(axis.point(contentOffset, along: target)))
    }
    return axis.point(contentOffset, along: target)
  }

  func redirect(_ view: UIScrollView, to offset: CGPoint) {
    if needsLayoutPass, !arrangement.isRunning { arrange() }
    guard let wanted = ownOffset(showing: offset, of: view) else { return }
    redirect(to: wanted)
  }

  func reveal(_ rect: CGRect, in view: UIScrollView, animated: Bool) {
    guard let child = child(view), rect.hasFiniteEdges, !rect.isNull else { return }
    let axis = stackAxis
    let start = child.start + child.lead(axis) + axis.start(rect)
    scrollRectToVisible(
      axis.rect(
        start: start, length: axis.end(rect) - axis.start(rect), side: view.frame.minX,
        breadth: 1), animated: animated)
  }

  func coveredInset(of view: UIScrollView) -> UIEdgeInsets {
    let axis = stackAxis
    let own = coveredInset
    let clear = (
      axis.start(bounds) + axis.before(own), axis.end(bounds) - axis.after(own)
    )
    let frame = view.frame
    return axis.insets(
      before: max(clear.0 - axis.start(frame), 0), after: max(axis.end(frame) - clear.1, 0))
  }

  var visibleSize: CGSize {
    let port = scrollPort
    return CGSize(
      width: port.size.width - port.inset.left - port.inset.right,
      height: port.size.height - port.inset.top - port.inset.bottom)
  }

  func forEachTable(_ body: (UITableView) -> Void) {
    for child in children {
      if let table = child.scrollView as? UITableView { body(table) }
    }
  }

  func contentSlid(in view: UIScrollView, by shift: CGPoint) {
    guard arrangement.isDone else { return }
    arrangement.shift += stackAxis.along(shift)
    if arrangement.isRunning { setNeedsLayout() } else { arrange() }
  }

  func contentChanged(of view: UIScrollView, shift: CGPoint) -> () -> Void {
    guard arrangement.isDone else { return {} }
    let axis = stackAxis
    let edge = axis.start(bounds) + axis.before(coveredInset)
    if let child = child(view), child.start + child.lead(axis) < edge {
      arrangement.shift += axis.along(shift)
    }
    guard !arrangement.isRunning else { return {} }
    let before = children.map { ($0.view, $0.view.presentedGeometry) }
    let offset = contentOffset
    UIView.performWithoutAnimation { arrange() }
    let outer = arranger?.contentChanged(of: self, shift: .zero)
    let step = contentOffset - offset
    return {
      for (view, old) in before where view.superview === self.contentView {
        var start = old
        start.center += step
        view.animate(from: start)
      }
      outer?()
    }
  }
}
