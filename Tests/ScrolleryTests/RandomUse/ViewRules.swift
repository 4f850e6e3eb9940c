import Foundation

@testable import ViewKit

/// What is true of a window and of every view in it between two events.
enum ViewRules {
  /// What the walk through the tree has come by.
  struct Found {
    var count = 0
    var scrollViews: [UIScrollView] = []
  }

  static func fault(below view: UIView, in window: UIWindow, _ found: inout Found) -> Fault? {
    found.count += 1
    if let fault = fault(in: view, time: window.time) { return fault }
    if let scrollView = view as? UIScrollView { found.scrollViews.append(scrollView) }
    for subview in view.storedSubviews {
      guard subview.storedSuperview === view, subview.storedWindow === window else {
        return Fault(
          "a view knows where it is", "\(type(of: subview)) in \(type(of: view))")
      }
      if let fault = fault(below: subview, in: window, &found) { return fault }
    }
    return nil
  }

  private static func fault(in view: UIView, time: TimeInterval) -> Fault? {
    let geometry = view.geometry
    guard geometry.bounds.isFinite, geometry.center.isFinite, geometry.bounds.width >= 0,
      geometry.bounds.height >= 0, geometry.transform.isFinite, view.alpha.isFinite
    else { return Fault("a view has a place", "\(type(of: view)) \(geometry)") }
    guard let running = view.runningAnimations else { return nil }
    let groups = [
      running.bounds?.group, running.center?.group, running.transform?.group, running.alpha?.group,
      running.background?.group, running.cornerRadius?.group,
    ]
    for case let group? in groups where (group.endOfMotion ?? .infinity) < time {
      return Fault("an animation that is over is gone", "\(type(of: view))")
    }
    return nil
  }

  static func fault(of window: UIWindow) -> Fault? {
    if let view = window.firstResponder as? UIView, view.window !== window {
      return Fault("what has the keys is in the window", "\(type(of: view))")
    }
    let session = window.touchSession
    guard session.isActive || session.recognizers.isEmpty else {
      return Fault("without touches nothing watches them", "\(session.recognizers)")
    }
    for recognizer in session.recognizers where recognizer.touches.isEmpty {
      return Fault("a recognizer watches a touch", "\(type(of: recognizer))")
    }
    if window.needsFrame { return nil }
    for recognizer in window.hover.recognizers where recognizer.view?.window !== window {
      return Fault("what the pointer is over is in the window", "\(type(of: recognizer))")
    }
    return nil
  }

  /// A container shows of its lists what is in sight, and they do not overlap.
  static func fault(in container: ContainerScrollView) -> Fault? {
    guard !container.needsLayoutPass, container.window != nil, container.axis == .vertical else {
      return nil
    }
    var end = -CGFloat.infinity
    for child in container.children where child.isShown {
      guard child.start.isFinite, child.length.isFinite, child.length >= 0 else {
        return Fault("a child has a length", "\(type(of: child.view)) \(child.length)")
      }
      guard let list = child.scrollView else { continue }
      guard list.frame.height <= container.bounds.height + 0.001 else {
        return Fault(
          "a list in a container is no taller", "\(list.frame) in \(container.bounds)")
      }
      guard child.start >= end - 0.001 else {
        return Fault("a container's lists follow each other", "\(child.start) before \(end)")
      }
      end = child.start + child.length
    }
    return nil
  }
}
