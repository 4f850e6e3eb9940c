import Foundation
import ScrollPhysics

extension UIScrollView {
  // MARK: What it does

  /// The phase of the state machine, as a word. An addition, for overlays and traces.
  package var phaseName: String { machine.phase.rawValue }

  /// Points per millisecond. An addition, for overlays and traces.
  package var scrollVelocity: CGPoint { machine.velocity(at: now).point }

  /// Where the content will come to rest, while it is heading there. An addition, for overlays and
  /// traces.
  package var targetContentOffset: CGPoint? { machine.target?.point }

  // MARK: The machine's answers

  /// Does what the machine says, and calls the delegate in the order that it says. Any of the
  /// calls may lead back here.
  func perform(_ actions: ScrollActions) {
    if actions.contains(.didScroll) { showOffset() }
    if actions.contains(.didEndDragging) {
      let decelerates = actions.contains(.willBeginDecelerating)
      report(.didEndDragging(willDecelerate: decelerates))
      delegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
    }
    if actions.contains(.willBeginDecelerating) {
      report(.willBeginDecelerating)
      delegate?.scrollViewWillBeginDecelerating(self)
    }
    if actions.contains(.didEndDecelerating), machine.settle() {
      report(.didEndDecelerating)
      delegate?.scrollViewDidEndDecelerating(self)
    }
    if actions.contains(.didEndAnimation) { animationEnded() }
    if actions.contains(.willBeginDragging) {
      report(.willBeginDragging)
      delegate?.scrollViewWillBeginDragging(self)
    }
    driver.update()
    indicators.follow(machine.phase)
  }

  /// Asks where the drag that has ended is to lead, and goes there.
  private func ask(_ proposal: ReleaseProposal) {
    let velocity = proposal.velocity.point
    let proposed = proposal.target.point
    var target = restingOffset(proposed: proposed, velocity: velocity)
    delegate?.scrollViewWillEndDragging(
      self, withVelocity: velocity, targetContentOffset: &target)
    if !target.isFinite {
      Report.once("a target content offset of \(target) was ignored")
      target = proposed
    }
    report(.willEndDragging(velocity: velocity, target: target))
    perform(machine.commit(target: ScrollVector(target)))
  }

  private func animationEnded() {
    report(.didEndScrollingAnimation)
    delegate?.scrollViewDidEndScrollingAnimation(self)
    guard scrollsToTopNow else { return }
    scrollsToTopNow = false
    guard contentOffset.y == -adjustedContentInset.top else { return }
    report(.didScrollToTop)
    delegate?.scrollViewDidScrollToTop(self)
  }

  // MARK: Time

  func tick(at time: Double) { perform(machine.tick(time)) }

  func silenceReached(at time: Double) {
    if let proposal = machine.deadlineReached(at: time) { ask(proposal) }
  }

  // MARK: The pointer

  func pointerPressed() { perform(machine.press(at: now)) }

  func pointerMoved(_ translation: CGPoint) {
    machine.track(ScrollVector(translation), at: now)
  }

  func dragBegan(_ translation: CGPoint) {
    perform(machine.dragBegan(ScrollVector(translation), at: now))
    dragMoved(translation)
  }

  func dragMoved(_ translation: CGPoint) {
    perform(machine.dragMoved(ScrollVector(translation), at: now))
  }

  func pointerLifted() {
    switch machine.lift(at: now) {
    case .asks(let proposal): ask(proposal)
    case .acts(let actions): perform(actions)
    }
  }

  func dragCancelled() { perform(machine.cancel(at: now)) }

  /// Whether a drag that has gone so far is this view's: it can follow along the axis on which the
  /// drag mainly goes, and no view around it could where it itself cannot go on.
  func takesDrag(_ translation: CGPoint, of touch: UITouch?) -> Bool {
    let drag = ScrollVector(translation)
    let axis = drag.dominantAxis
    guard machine.geometry.canScroll(axis) else { return false }
    if !machine.hasCaught, !hasRoom(along: axis, towards: -drag[axis]),
      enclosingScrollViews.contains(where: {
        $0.isScrollEnabled && $0.hasRoom(along: axis, towards: -drag[axis])
      })
    {
      return false
    }
    guard let touch, let content = touch.view, content !== self, isKnown(touch) else {
      return true
    }
    return canCancelContentTouches && touchesShouldCancel(in: content)
  }

  /// Whether the content can still move along an axis, towards growing offsets for a positive
  /// `direction`.
  func hasRoom(along axis: ScrollAxis, towards direction: Double) -> Bool {
    let range = machine.geometry.range(axis)
    let offset = machine.offset[axis]
    return direction > 0 ? offset < range.upperBound : offset > range.lowerBound
  }

  /// The scroll views around this one, innermost first.
  var enclosingScrollViews: some Sequence<UIScrollView> {
    ancestry.dropFirst().lazy.compactMap { $0 as? UIScrollView }
  }

  /// Whether the content has been told of the touch.
  private func isKnown(_ touch: UITouch) -> Bool {
    window?.touchSession.entries.values.contains {
      $0.touch === touch && $0.delivery == .delivered
    } ?? false
  }
}
