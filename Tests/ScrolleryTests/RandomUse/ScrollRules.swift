import Foundation

@testable import ScrollPhysics
@testable import ViewKit

/// What is true of every scroll view between two events.
enum ScrollRules {
  static func fault(in view: UIScrollView, of window: UIWindow) -> Fault? {
    let machine = view.machine
    let now = window.time * 1000
    guard machine.offset.isFinite, machine.velocity(at: now).isFinite,
      machine.target?.isFinite ?? true
    else { return fault("finite motion", view) }
    // What still moves is shown where it is with the next frame.
    let (offset, shown) = (machine.offset.point, view.contentOffset)
    guard machine.needsFrames || abs(offset.x - shown.x) < 0.001 && abs(offset.y - shown.y) < 0.001
    else { return fault("the offset shown is the machine's", view) }
    switch machine.phase {
    case .releasing, .settling: return fault("no phase is left half done", view)
    case .pressed, .dragging:
      guard window.touchSession.isActive else { return fault("a drag has a touch", view) }
    case .wheeling, .trackpad:
      guard let deadline = window.nextDeadline, machine.nextDeadline != nil,
        deadline <= max(machine.nextDeadline ?? 0, now) / 1000 + 0.001
      else { return fault("a wheel's end is waited for", view) }
    case .decelerating, .animating:
      guard machine.needsFrames else { return fault("what moves by itself moves", view) }
    case .keyboard: break
    case .idle:
      if let fault = atRest(view) { return fault }
    }
    guard !machine.needsFrames || isDriven(view, in: window) else {
      return fault("what moves gets frames", view)
    }
    return nil
  }

  private static func isDriven(_ view: UIScrollView, in window: UIWindow) -> Bool {
    window.schedule.observers.contains { $0 === view.driver }
  }

  private static func atRest(_ view: UIScrollView) -> Fault? {
    let machine = view.machine
    guard !machine.needsFrames, machine.target == nil else {
      return fault("nothing moves at rest", view)
    }
    guard !machine.isDecelerating, !machine.isDragging else {
      return fault("nothing is dragged at rest", view)
    }
    // A view of no size shows nothing; one that is arranged, or that nobody but the program can
    // scroll, has the place that it is given.
    let geometry = machine.geometry
    guard view.arranger == nil, view.isScrollEnabled,
      view.ancestry.allSatisfy(\.isUserInteractionEnabled),
      !machine.isZooming, !view.isZoomBouncing,
      geometry.viewport.x > 0, geometry.viewport.y > 0
    else { return nil }
    for axis in ScrollAxis.all {
      let range = geometry.range(axis)
      guard machine.offset[axis] >= range.lowerBound - 0.001,
        machine.offset[axis] <= range.upperBound + 0.001
      else { return fault("content rests within its edges", view) }
    }
    return nil
  }

  /// What has left the window moves no more.
  static func faultOutside(_ view: UIScrollView) -> Fault? {
    view.machine.phase == .idle && !view.machine.needsFrames
      ? nil : fault("nothing moves out of the window", view)
  }

  private static func fault(_ rule: String, _ view: UIScrollView) -> Fault {
    let machine = view.machine
    let geometry = machine.geometry
    return Fault(
      rule,
      "\(type(of: view)) \(view.accessibilityIdentifier ?? "") is \(machine.phase) at "
        + "(\(machine.offset.x), \(machine.offset.y)), shows \(view.contentOffset), in "
        + "\(geometry.range(.x)) x \(geometry.range(.y)), viewport \(geometry.viewport)")
  }
}
