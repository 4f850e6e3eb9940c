import Foundation

@testable import ScrollPhysics
@testable import ViewKit

/// Whether delegates are told of drags in order: each begins, is asked about and ends once, and each
/// deceleration that begins ends.
final class CallbackRules {
  private struct Story {
    weak var view: UIScrollView?
    var isDragging = false
    var isAsked = false
    var isGliding = false

    /// Whether its view is out of the window or at rest.
    var isOver: Bool { view?.window == nil || view?.machine.phase == .idle }
  }

  private var stories: [ObjectIdentifier: Story] = [:]
  private(set) var fault: Fault?

  func take(_ view: UIView, _ call: String) {
    guard let view = view as? UIScrollView else { return }
    let id = ObjectIdentifier(view)
    var story = stories[id] ?? Story(view: view)
    if story.view !== view { story = Story(view: view) }
    switch call.prefix(while: { $0 != " " }) {
    case "scrollViewWillBeginDragging":
      require(!story.isDragging, "a drag begins once", view)
      story.isDragging = true
      story.isAsked = false
    case "scrollViewWillEndDragging":
      require(story.isDragging, "a drag that ends has begun", view)
      story.isAsked = true
    case "scrollViewDidEndDragging":
      require(story.isDragging && story.isAsked, "a drag ends after it was asked about", view)
      story.isDragging = false
    case "scrollViewWillBeginDecelerating":
      require(!story.isDragging, "content glides after a drag", view)
      story.isGliding = true
    case "scrollViewDidEndDecelerating":
      require(story.isGliding && !story.isDragging, "a glide that ends has begun", view)
      story.isGliding = false
    default: return
    }
    stories[id] = story
  }

  /// What the delegate was told is what the view says of itself. To be asked between events.
  func check(_ view: UIScrollView) -> Fault? {
    guard let story = stories[ObjectIdentifier(view)], story.view === view else { return nil }
    let phase = view.machine.phase
    let isDragging = phase == .dragging || phase == .wheeling || phase == .trackpad
    require(story.isDragging == isDragging, "a drag and its calls agree", view)
    require(story.isGliding == view.isDecelerating, "a glide and its calls agree", view)
    return fault
  }

  /// Nobody is told of what leaves the window, and it may come back: a screen within the same event,
  /// and hours later with the same views.
  func forgetWhatRests() {
    for (id, story) in stories where story.isOver { stories[id] = nil }
  }

  private func require(_ condition: Bool, _ rule: String, _ view: UIScrollView) {
    guard !condition, fault == nil else { return }
    fault = Fault(
      rule,
      "\(type(of: view)) \(view.accessibilityIdentifier ?? ""), \(view.machine.phase), "
        + "is decelerating: \(view.isDecelerating)")
  }
}
