import Foundation
import ViewKit

/// A window that holds one view, and whose time the test moves.
final class ListStage {
  let window: UIWindow
  private var time: TimeInterval = 0
  /// Data sources and delegates, which lists do not hold.
  private var kept: [AnyObject?]

  init(_ view: UIView, size: CGSize, keeping kept: AnyObject?...) {
    self.kept = kept
    window = UIWindow(size: size, scale: 1)
    view.frame = CGRect(origin: .zero, size: size)
    window.addSubview(view)
    update()
  }

  /// Holds a data source or a delegate for as long as the stage is there.
  func keep(_ object: AnyObject) {
    kept.append(object)
  }

  /// Runs one frame of a sixtieth of a second.
  func update() {
    time += 1.0 / 60
    window.update(at: time)
  }

  /// Runs the frames of some seconds.
  func run(_ seconds: TimeInterval) {
    for _ in 0..<Int((seconds * 60).rounded(.up)) { update() }
  }

  /// A press and release of the left button, far enough apart to be told apart.
  func click(_ point: CGPoint) {
    press(point)
    release(point)
  }

  func press(_ point: CGPoint) {
    send(.pointerMoved(to: point))
    send(.pointerDown(button: 1, at: point))
    for _ in 0..<20 { update() }
  }

  func release(_ point: CGPoint) {
    send(.pointerUp(button: 1, at: point))
    update()
  }

  /// A quick vertical drag in twelve moves of 8 ms, let go while it moves.
  func fling(from point: CGPoint, by distance: CGFloat) {
    send(.pointerMoved(to: point))
    send(.pointerDown(button: 1, at: point))
    for step in 1...12 {
      time += 0.007
      let place = CGPoint(x: point.x, y: point.y + distance * CGFloat(step) / 12)
      send(.pointerMoved(to: place))
      if step.isMultiple(of: 2) { window.update(at: time) }
    }
    send(.pointerUp(button: 1, at: CGPoint(x: point.x, y: point.y + distance)))
  }

  func send(_ event: InputEvent) {
    time += 0.001
    window.send(event, at: time)
  }
}
