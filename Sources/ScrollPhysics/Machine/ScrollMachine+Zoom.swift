/// Content that is being magnified is where whoever magnifies it says, within its edges or not.
extension ScrollMachine {
  /// Ends what moves the content by itself; a pointer that holds it goes on holding it.
  package mutating func beginZoom(at now: Double) -> ScrollActions {
    guard now.isFinite, !isZooming else { return [] }
    let isHeld = isTracking || phase == .releasing
    let actions = isHeld ? [] : takeOver(at: now)
    isZooming = true
    return actions
  }

  /// Shows `offset`, wherever the edges are.
  package mutating func zoom(to offset: ScrollVector, at now: Double) -> ScrollActions {
    guard isZooming, offset.isFinite, now.isFinite else { return [] }
    return moveContent(to: offset, at: now)
  }

  /// The edges and everything that moves content count again.
  package mutating func endZoom(at now: Double) -> ScrollActions {
    guard isZooming, now.isFinite else { return [] }
    isZooming = false
    let before = offset
    switch phase {
    case .dragging, .trackpad: for axis in ScrollAxis.all { rebase(axis) }
    case .idle: _ = place(geometry.resting(offset))
    default: break
    }
    return offset == before ? [] : .didScroll
  }
}
