import Foundation
import ScrollPhysics

/// A drag that goes on in the view around, once the content that it moves is at its edge, and
/// comes back from there. Delegates, who are called on the way, may end it at any moment. It keeps no
/// view alive: the first of them holds it.
final class ScrollDragChain {
  /// A view that has handed the drag on.
  private struct Link {
    weak var view: UIScrollView?
    let axis: ScrollAxis
    /// 1 if the drag makes the offset grow.
    let direction: Double
    /// The offset, without resistance, at which the next view took over.
    let entry: Double
  }

  /// The view that follows the pointer now.
  private(set) weak var current: UIScrollView?
  private var links: [Link] = []
  private var isOver = false

  init(_ scrollView: UIScrollView) { current = scrollView }

  /// The pointer that was pressed at one point of the window is at another.
  func move(from press: CGPoint, to place: CGPoint) {
    // Each turn of the loop hands the drag to another view.
    for _ in 0..<16 where !isOver {
      guard let current else { return }
      let start = current.convert(press, from: nil)
      let translation = ScrollVector(current.convert(place, from: nil) - start)
      guard handBack(from: current, translation) || handOn(from: current, translation) else {
        return current.dragMoved(translation)
      }
    }
  }

  /// The pointer was lifted.
  func lift() {
    isOver = true
    current?.pointerLifted()
  }

  /// The pointer was taken away.
  func cancel() {
    isOver = true
    current?.dragCancelled()
  }

  /// Gives the drag to the innermost view around that can go on, if the content has come to its
  /// edge.
  private func handOn(from current: UIScrollView, _ translation: ScrollVector) -> Bool {
    guard let (axis, edge) = current.machine.edgeCrossed(by: translation),
      let raw = current.machine.rawOffset(axis, for: translation)
    else { return false }
    let direction: Double = raw > edge ? 1 : -1
    guard
      let next = current.enclosingScrollViews.first(where: {
        $0.isScrollEnabled && $0.machine.geometry.canScroll(axis)
          && $0.machine.hasRoom(axis, towards: direction)
      })
    else { return false }
    let cut = current.machine.translation(translation, bringing: axis, to: edge)
    pass(from: current, to: next, cut)
    links.append(
      Link(
        view: current, axis: axis, direction: direction,
        entry: next.machine.offset[axis]))
    return true
  }

  /// Gives the drag back once it has undone what it did since it was handed on.
  private func handBack(from current: UIScrollView, _ translation: ScrollVector) -> Bool {
    guard let link = links.last, let view = link.view,
      let raw = current.machine.rawOffset(link.axis, for: translation),
      (raw - link.entry) * link.direction < 0
    else { return false }
    links.removeLast()
    pass(
      from: current, to: view,
      current.machine.translation(translation, bringing: link.axis, to: link.entry))
    return true
  }

  /// Moves the content as far as `translation` and lets `next` go on from there.
  private func pass(
    from previous: UIScrollView, to next: UIScrollView, _ translation: ScrollVector
  ) {
    // The pointer's velocity is that of its whole way, not of the part that was used up.
    let machine = previous.machine
    previous.dragMoved(translation)
    guard !isOver else { return }
    current = next
    previous.perform(previous.machine.yieldDrag(at: previous.now))
    guard !isOver else { return }
    let scale = previous.scale(seenBy: next)
    let adopted = ScrollVector(previous.convertVector(translation.point, to: next))
    next.perform(
      next.machine.adoptDrag(from: machine, adopted, scale: scale, at: next.now))
  }
}

extension UIScrollView {
  /// Lets views around go on with the velocity with which content arrives at its edge.
  ///
  /// - Parameter time: milliseconds; arrivals up to it count.
  func handOnMomentum(before time: Double) {
    while let arrival = machine.edgeArrival(before: time),
      let next = enclosingScrollViews.first(where: {
        $0.isScrollEnabled && $0.machine.canReceive(arrival)
      })
    {
      perform(machine.stop(at: arrival))
      next.perform(next.machine.receive(arrival.scaled(by: scale(seenBy: next))))
      next.tick(at: time)
    }
  }

  /// How long a point of this view is in the space of a view around it.
  fileprivate func scale(seenBy other: UIView) -> Double {
    let unit = convertVector(CGPoint(x: 1, y: 0), to: other)
    return hypot(unit.x, unit.y)
  }
}
