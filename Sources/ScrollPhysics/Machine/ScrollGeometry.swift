/// What a scroll view is like: its size, its content's, and the rules it follows. Points.
package struct ScrollGeometry: Sendable, Equatable {
  package var viewport = ScrollVector.zero
  package var contentSize = ScrollVector.zero
  /// Space before the content: left and top.
  package var leadingInset = ScrollVector.zero
  /// Space after the content: right and bottom.
  package var trailingInset = ScrollVector.zero
  package var bounces = true
  package var alwaysBouncesX = false
  package var alwaysBouncesY = false
  package var isPaging = false
  /// Whether a drag along one axis keeps to it.
  package var isDirectionallyLocked = false
  /// The part of its velocity that content keeps each millisecond.
  package var decelerationRate = ScrollConstants.normalRate
  /// The rubber band's coefficient for a pointer that pulls content past its edge.
  package var rubberBand = RubberBand.direct
  /// The pixels on which content is shown while dragged and where it rests.
  package var grid = PixelGrid.none

  package init() {}

  /// The offsets at which content may rest on `axis`.
  package func range(_ axis: ScrollAxis) -> ClosedRange<Double> {
    let low = -leadingInset[axis]
    return low...max(low, contentSize[axis] + trailingInset[axis] - viewport[axis])
  }

  /// Whether a pointer can move the content along `axis`.
  package func canScroll(_ axis: ScrollAxis) -> Bool {
    let range = range(axis)
    return range.upperBound > range.lowerBound
      || bounces && (axis == .x ? alwaysBouncesX : alwaysBouncesY)
  }

  /// `offset` brought to where content may rest, on both axes.
  package func clamped(_ offset: ScrollVector) -> ScrollVector {
    ScrollVector(x: offset.x.clamped(to: range(.x)), y: offset.y.clamped(to: range(.y)))
  }

  /// The place nearest to `offset` at which content comes to rest: within its edges, and with
  /// paging on a page.
  package func resting(_ offset: ScrollVector) -> ScrollVector {
    var place = clamped(offset)
    for axis in ScrollAxis.all where isPaging && canScroll(axis) {
      place[axis] = Paging.target(
        offset: place[axis], velocity: 0, pageLength: viewport[axis], range: range(axis))
    }
    return place
  }

  func band(_ axis: ScrollAxis, _ coefficient: Double) -> RubberBand {
    RubberBand(dimension: bounces ? viewport[axis] : 0, coefficient: coefficient)
  }

  /// Whether every number can be reckoned with.
  var isValid: Bool {
    viewport.isFinite && viewport.x >= 0 && viewport.y >= 0 && contentSize.isFinite
      && contentSize.x >= 0 && contentSize.y >= 0 && leadingInset.isFinite
      && trailingInset.isFinite && rubberBand.isFinite && rubberBand > 0
  }
}
