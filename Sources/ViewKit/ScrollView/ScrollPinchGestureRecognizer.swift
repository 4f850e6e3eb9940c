import Foundation

/// The pinch that magnifies a scroll view's content, while its pan may go on.
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
  private weak var zoom: ScrollZoom?
  private var lastScale: CGFloat = 1

  init(zoom: ScrollZoom) {
    self.zoom = zoom
    super.init(target: nil, action: nil)
    addHandler { [weak self] _ in self?.stateChanged() }
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventedGestureRecognizer is ScrollPanGestureRecognizer
      && preventedGestureRecognizer.view === view)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    zoom?.pinchChangedHands(at: place(of: self.touches))
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    let rest = self.touches.filter { !touches.contains($0) }
    if rest.count >= 2 { zoom?.pinchChangedHands(at: place(of: rest)) }
  }

  private func stateChanged() {
    switch state {
    case .began:
      lastScale = scale
      zoom?.pinchBegan(at: place(of: touches))
    case .changed:
      zoom?.pinchMoved(by: scale / lastScale, at: place(of: touches))
      lastScale = scale
    case .ended, .cancelled:
      zoom?.pinchEnded()
    case .possible, .failed:
      break
    }
  }

  /// The middle of the touches, from the scroll view's origin.
  private func place(of touches: [UITouch]) -> CGPoint {
    guard let view, !touches.isEmpty else { return .zero }
    let sum = touches.map { $0.location(in: view) }.reduce(.zero, +)
    let count = CGFloat(touches.count)
    return CGPoint(x: sum.x / count, y: sum.y / count) - view.bounds.origin
  }
}
