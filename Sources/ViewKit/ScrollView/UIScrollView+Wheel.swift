import Foundation
import ScrollPhysics

extension UIScrollView {
  /// Takes a turn of the wheel or a frame of a trackpad scroll, if it is this view's to take.
  func takeScroll(_ input: ScrollInput) -> Bool {
    if input.modifiers.contains(.control), zoom.takeWheel(input) { return true }
    guard isScrollEnabled else { return false }
    switch input.amount {
    case .notches(let notches):
      var delta = ScrollVector(notches) * ScrollMachine.notch
      // A wheel has one axis; the shift key gives it the other, as everywhere on the desktop.
      if input.modifiers.contains(.shift), delta.x == 0 {
        delta = ScrollVector(x: delta.y, y: 0)
      }
      return takeNotch(delta)
    case .points(let points):
      return takeTrackpad(ScrollVector(points))
    }
  }

  private func takeNotch(_ delta: ScrollVector) -> Bool {
    guard machine.accepts(delta) else { return false }
    // A scroll that another view around this one has begun stays with it, although this one has
    // come under the pointer.
    if machine.phase != .wheeling,
      enclosingScrollViews.contains(where: {
        $0.machine.phase == .wheeling && $0.machine.accepts(delta)
      })
    {
      return false
    }
    zoom.finish()
    perform(machine.wheelBegan(at: now))
    perform(machine.wheel(by: delta, at: now))
    return true
  }

  private func takeTrackpad(_ delta: ScrollVector) -> Bool {
    guard takesTrackpad(delta) else { return false }
    zoom.finish()
    perform(machine.trackpadBegan(at: now))
    perform(machine.trackpad(by: delta, at: now))
    return true
  }

  /// A trackpad's scroll belongs to one view until it ends: the innermost that can move that way,
  /// or, if none can, the innermost that can be pulled past its edge.
  private func takesTrackpad(_ delta: ScrollVector) -> Bool {
    guard !machine.isTracking else { return false }
    if machine.phase == .trackpad { return true }
    if enclosingScrollViews.contains(where: { $0.machine.phase == .trackpad }) { return false }
    if machine.accepts(delta) { return true }
    return machine.geometry.canScroll(delta.dominantAxis)
      && !enclosingScrollViews.contains { $0.isScrollEnabled && $0.machine.accepts(delta) }
  }
}
