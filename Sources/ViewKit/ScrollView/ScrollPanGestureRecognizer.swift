import Foundation
import ScrollPhysics

/// The pan that drags a scroll view's content.
///
/// A press reaches the scroll view at once, so that moving content stops under it; whether it
/// becomes a drag is decided by the way it goes and by the scroll views around.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  private weak var scrollView: UIScrollView?
  private var press: CGPoint?

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

  /// A press that has caught this view's content may still become a drag of a view around it.
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(claimsTouches && preventedGestureRecognizer is ScrollPanGestureRecognizer)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !touches.contains(where: { $0.view is ScrollIndicator }) else {
      state = .failed
      return
    }
    super.touchesBegan(touches, with: event)
    guard press != nil else {
      press = location(in: nil)
      scrollView?.pointerPressed()
      return
    }
    // With a further finger the middle is elsewhere; the content stays where it is.
    let before = self.touches.filter { !touches.contains($0) }
    guard !before.isEmpty, let press else { return }
    let middle = before.map(\.position).reduce(CGPoint.zero, +)
    let count = CGFloat(before.count)
    self.press = location(in: nil) - (CGPoint(x: middle.x / count, y: middle.y / count) - press)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { scrollView?.pointerMoved(moved) }
    super.touchesMoved(touches, with: event)
  }

  override func reset() {
    super.reset()
    guard press != nil else { return }
    press = nil
    // A press that became no drag of this view.
    if let scrollView, scrollView.isTracking { scrollView.pointerLifted() }
  }

  private func stateChanged() {
    switch state {
    case .began: scrollView?.dragBegan(moved)
    case .changed: scrollView?.dragMoved(moved)
    case .ended: scrollView?.pointerLifted()
    case .cancelled: scrollView?.dragCancelled()
    case .possible, .failed: break
    }
  }

  /// How far the pointer is from where it was pressed, in the scroll view's points.
  private var moved: CGPoint {
    guard let press, let scrollView else { return .zero }
    let here = location(in: nil)
    return scrollView.convert(here, from: nil) - scrollView.convert(press, from: nil)
  }
}
