import Foundation
import ViewKit
import ViewKitTesting

/// Keeps the callbacks of a scroll view with its flags, and does what a test asks in them.
final class ScrollLog: NSObject, UIScrollViewDelegate {
  var calls: [String] = []
  /// The offsets of scrollViewDidScroll.
  var offsets: [CGPoint] = []
  /// Inside didEndDragging: isDragging and isDecelerating.
  var flagsAtEnd: (dragging: Bool, decelerating: Bool)?
  var velocity: CGPoint?
  var choose: ((CGPoint) -> CGPoint)?
  var onScroll: ((UIScrollView) -> Void)?

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    offsets.append(scrollView.contentOffset)
    onScroll?(scrollView)
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    calls.append("willBeginDragging")
  }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    calls.append("willEndDragging")
    self.velocity = velocity
    if let choose { targetContentOffset.pointee = choose(targetContentOffset.pointee) }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    calls.append("didEndDragging \(decelerate)")
    flagsAtEnd = (scrollView.isDragging, scrollView.isDecelerating)
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    calls.append("willBeginDecelerating")
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    calls.append("didEndDecelerating")
  }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    calls.append("didEndScrollingAnimation")
  }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    calls.append("didScrollToTop")
  }
}

/// A scroll view that fills a window, driven through the window's input.
struct ScrollScene {
  let scrollView: UIScrollView
  let stage: Stage
  let log = ScrollLog()

  init(
    content: CGSize = CGSize(width: 300, height: 10_000),
    view: CGSize = CGSize(width: 300, height: 500), framesPerSecond: Double = 60,
    _ change: (UIScrollView) -> Void = { _ in }
  ) {
    scrollView = UIScrollView(frame: CGRect(origin: .zero, size: view))
    scrollView.contentSize = content
    change(scrollView)
    scrollView.delegate = log
    stage = Stage(scrollView, size: view, framesPerSecond: framesPerSecond)
  }

  var y: CGFloat { scrollView.contentOffset.y }
  var x: CGFloat { scrollView.contentOffset.x }

  func press(_ x: CGFloat = 150, _ y: CGFloat = 400) {
    stage.pointerMove(to: CGPoint(x: x, y: y))
    stage.pointerDown()
  }

  /// Moves so that the last of `steps` motions is just before the next event.
  func drag(_ dx: CGFloat, _ dy: CGFloat, from start: CGPoint, steps: Int = 5) {
    for step in 1...steps {
      stage.advance(by: .milliseconds(16))
      let part = CGFloat(step) / CGFloat(steps)
      stage.pointerMove(to: CGPoint(x: start.x + dx * part, y: start.y + dy * part))
    }
  }

  /// A flick whose content velocity is about `velocity` points per millisecond.
  func flick(_ velocity: CGFloat) {
    let start = CGPoint(x: 150, y: velocity > 0 ? 450 : 50)
    press(start.x, start.y)
    drag(0, -velocity * 80, from: start)
    stage.pointerUp()
  }
}
