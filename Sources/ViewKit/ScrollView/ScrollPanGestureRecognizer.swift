import Foundation
import ScrollPhysics

/// The pan that drags a scroll view's content.
///
/// A press reaches the scroll view at once, so that moving content stops under it; whether it
/// becomes a drag is decided by the way it goes and by the scroll views around.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  private weak var scrollView: UIScrollView?
  private var press: CGPoint?
  private var chain: ScrollDragChain?

  init(scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
    addHandler { [weak self] _ in self?.stateChanged() }
  }

  /// A press that has caught moving content is not for what lies under it.
  override var claimsTouches: Bool {
    state == .possible && scrollView?.machine.hasCaught ?? false
  }

  /// Caught content follows without slop.
  override var hysteresis: CGFloat { claimsTouches ? 0 : super.hysteresis }

  override func allowsBegin(_ translation: CGPoint) -> Bool {
    scrollView?.takesDrag(moved, of: touches.first) ?? false
  }

  /// A press that has caught this view's content may still become a drag of a view around it, and
  /// fingers that drag it may magnify it too.
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    switch preventedGestureRecognizer {
    case is ScrollPanGestureRecognizer: !claimsTouches
    case is ScrollPinchGestureRecognizer: preventedGestureRecognizer.view !== view
    default: true
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !touches.contains(where: { $0.view is ScrollIndicator }) else {
      state = .failed
      return
    }
    super.touchesBegan(touches, with: event)
    guard press == nil else { return }
    press = steadyLocation
    scrollView?.pointerPressed()
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { scrollView?.pointerMoved(moved) }
    super.touchesMoved(touches, with: event)
  }

  override func reset() {
    super.reset()
    guard press != nil else { return }
    press = nil
    chain = nil
    // A press that became no drag of this view.
    if let scrollView, scrollView.isTracking { scrollView.pointerLifted() }
  }

  private func stateChanged() {
    guard let scrollView, let press else { return }
    switch state {
    case .began:
      chain = ScrollDragChain(scrollView)
      scrollView.dragBegan(moved)
      chain?.move(from: press, to: steadyLocation)
    case .changed: chain?.move(from: press, to: steadyLocation)
    case .ended: chain?.lift()
    case .cancelled: chain?.cancel()
    case .possible, .failed: break
    }
  }

  /// How far the pointer is from where it was pressed, in the scroll view's points.
  private var moved: CGPoint {
    guard let press, let scrollView else { return .zero }
    return scrollView.convert(steadyLocation, from: nil) - scrollView.convert(press, from: nil)
  }

  /// Where the touches are, from the scroll view's origin.
  var place: CGPoint {
    guard let scrollView else { return .zero }
    return location(in: scrollView) - scrollView.bounds.origin
  }
}
