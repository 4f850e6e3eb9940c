import Foundation

/// A view in a container: what it is, where its content starts and how it is placed.
@MainActor struct ContainerChild {
  let view: UIView
  /// The view, where it scrolls along the container and so only shows what is in sight.
  let scrollView: UIScrollView?
  private let couldScroll: Bool
  /// Space kept round the view, in points.
  var margins = UIEdgeInsets.zero
  var alignment = ContainerScrollView.Alignment.fill
  /// Where it starts in the container's content and how much of it it takes, in points.
  private(set) var start: CGFloat = 0
  private(set) var length: CGFloat = 0
  private var side: CGFloat = 0
  private var breadth: CGFloat = 0
  /// The size that the view has of itself.
  private var ownSize: CGSize
  /// The length that its content needs at a breadth, once it was asked.
  private var fitting: (breadth: CGFloat, length: CGFloat)?
  /// The frame that the container gave it last. Another one is the view's own.
  private var placed: CGRect?

  init(_ view: UIView, axis: ContainerAxis, arranger: any ScrollArranger) {
    self.view = view
    ownSize = view.frame.size
    if let scrollView = view as? UIScrollView, !axis.isCrossed(by: scrollView) {
      self.scrollView = scrollView
      couldScroll = scrollView.isScrollEnabled
      scrollView.isScrollEnabled = false
      scrollView.arranger = arranger
    } else {
      scrollView = nil
      couldScroll = false
    }
  }

  /// Gives a scroll view back its own scrolling.
  func release() {
    scrollView?.arranger = nil
    scrollView?.isScrollEnabled = couldScroll
  }

  var isShown: Bool { !view.isHidden }

  /// How far into the view its content's zero lies: a scroll view's own inset.
  func lead(_ axis: ContainerAxis) -> CGFloat {
    scrollView.map { axis.before($0.contentInset) } ?? 0
  }

  // MARK: Measuring

  /// Gives the view its breadth and finds out how much of the container it takes.
  mutating func measure(_ axis: ContainerAxis, in room: ContainerRoom) {
    if view.frame != placed { takeOwnSize(axis) }
    let space = max(room.breadth - axis.leading(margins) - axis.trailing(margins), 0)
    breadth = alignment == .fill ? space : min(axis.across(ownSize), space)
    side = room.side + axis.leading(margins) + offset(in: space - breadth)
    if axis.across(view.frame.size) != breadth {
      var frame = view.frame
      frame.size = axis.size(along: axis.along(frame.size), across: breadth)
      view.frame = frame
      if placed != nil { placed?.size = view.frame.size }
    }
    guard let scrollView else {
      length = axis.along(ownSize)
      if length == 0 { length = fittingLength(axis) }
      return
    }
    let inset = scrollView.contentInset
    length = max(
      axis.along(scrollView.contentSize) + axis.before(inset) + axis.after(inset), 0)
  }

  /// The length that what is in the view needs; 0 where nothing tells.
  private mutating func fittingLength(_ axis: ContainerAxis) -> CGFloat {
    if let fitting, fitting.breadth == breadth { return fitting.length }
    let isVertical = axis.along(CGSize(width: 0, height: 1)) == 1
    let size = view.systemLayoutSizeFitting(
      axis.size(along: 0, across: breadth),
      withHorizontalFittingPriority: isVertical ? .required : .fittingSizeLevel,
      verticalFittingPriority: isVertical ? .fittingSizeLevel : .required)
    let length = axis.along(size)
    fitting = (breadth, length.isFinite ? length : 0)
    return fitting?.length ?? 0
  }

  mutating func forgetFittingLength() { fitting = nil }

  /// A frame that the container did not give is what the view wants; what a container took off a
  /// scroll view, or off a view out of sight, is not.
  private mutating func takeOwnSize(_ axis: ContainerAxis) {
    let frame = view.frame
    guard let placed else {
      ownSize = frame.size
      return
    }
    if axis.along(frame.size) != axis.along(placed.size) {
      ownSize = axis.size(along: axis.along(frame.size), across: axis.across(ownSize))
    }
    if axis.across(frame.size) != axis.across(placed.size) {
      ownSize = axis.size(along: axis.along(ownSize), across: axis.across(frame.size))
    }
  }

  private func offset(in spare: CGFloat) -> CGFloat {
    switch alignment {
    case .fill, .leading: 0
    case .center: spare / 2
    case .trailing: spare
    }
  }

  /// Puts the view after what ends at `end`, and returns where it ends itself.
  mutating func put(after end: CGFloat, _ axis: ContainerAxis) -> CGFloat {
    start = end + axis.before(margins)
    return start + length + axis.after(margins)
  }

  // MARK: Placing

  /// Places the view for what the container shows.
  ///
  /// A scroll view that starts before what is in sight stays at its edge and scrolls inside by as
  /// much as it would have moved; it is as long as what of the container and of its content is left.
  mutating func place(in visible: CGRect, _ axis: ContainerAxis, collapses: Bool) {
    guard isShown else { return }
    guard let scrollView else { return placePlain(in: visible, axis, collapses) }
    let edge = axis.start(visible)
    let top = max(start, edge)
    let passed = top - start
    // What is left of the container, told so that rounding never makes it more than the whole.
    let room = axis.along(visible.size) - (top - edge)
    let shown = min(max(room, 0), max(length - passed, 0))
    give(axis.rect(start: top, length: shown, side: side, breadth: breadth))
    let inside = axis.point(scrollView.contentOffset, along: passed - lead(axis))
    if scrollView.contentOffset != inside { scrollView.moveContent(to: inside) }
  }

  private mutating func placePlain(in visible: CGRect, _ axis: ContainerAxis, _ collapses: Bool) {
    let isInSight = start < axis.end(visible) && start + length > axis.start(visible)
    let shown = collapses && !isInSight ? 0 : length
    give(axis.rect(start: start, length: shown, side: side, breadth: breadth))
  }

  private mutating func give(_ frame: CGRect) {
    if view.frame != frame { view.frame = frame }
    placed = view.frame
  }
}

/// What a container has across for its children, in points.
struct ContainerRoom {
  var side: CGFloat
  var breadth: CGFloat
}
