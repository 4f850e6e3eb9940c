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

  /// Where the pointer that drags the content would have brought it without the rubber band's
  /// resistance. An addition, for programs that show what that does.
  package var pulledContentOffset: CGPoint? { machine.pulled?.point }

  // MARK: The machine's answers

  /// Does what the machine says, and calls the delegate in the order that it says. Any of the
  /// calls may lead back here: what follows from one is told after what went before it.
  func perform(_ actions: ScrollActions) {
    // Where nothing moves any more, no frame will show what was reckoned for another reason.
    if actions.contains(.didScroll) || !machine.needsFrames { showOffset() }
    let calls = actions.subtracting(.didScroll)
    if !calls.isEmpty {
      showing.calls.append(calls)
      makeCalls()
    }
    driver.update()
    indicators.follow(machine.phase)
  }

  private func makeCalls() {
    guard !showing.isCalling else { return }
    showing.isCalling = true
    while !showing.calls.isEmpty { call(for: showing.calls.removeFirst()) }
    showing.isCalling = false
  }

  private func call(for actions: ScrollActions) {
    if actions.contains(.willEndDragging) {
      // Nothing can be chosen: something else has taken over.
      var target = contentOffset
      report(.willEndDragging(velocity: .zero, target: target))
      delegate?.scrollViewWillEndDragging(
        self, withVelocity: .zero, targetContentOffset: &target)
    }
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
      if keyboardDismissMode != .none { _ = window?.firstResponder?.resignFirstResponder() }
      report(.willBeginDragging)
      delegate?.scrollViewWillBeginDragging(self)
    }
  }

  /// Asks where the drag that has ended is to lead, and goes there.
  private func ask(_ proposal: ReleaseProposal) {
    var proposal = proposal
    while true {
      switch machine.consider(answer(to: proposal)) {
      case .asks(let next):
        proposal = next
      case .takes(let target):
        report(
          .willEndDragging(velocity: proposal.velocity.point, target: target.point))
        return perform(machine.commit(target: target))
      }
    }
  }

  private func answer(to proposal: ReleaseProposal) -> ScrollVector {
    let velocity = proposal.velocity.point
    var target = restingOffset(proposed: proposal.target.point, velocity: velocity)
    delegate?.scrollViewWillEndDragging(
      self, withVelocity: velocity, targetContentOffset: &target)
    guard target.isFinite else {
      refuse("target content offset")
      return proposal.target
    }
    return ScrollVector(target)
  }

  private func animationEnded() {
    scrollAnimationEnded()
    report(.didEndScrollingAnimation)
    delegate?.scrollViewDidEndScrollingAnimation(self)
    guard scrollsToTopNow else { return }
    scrollsToTopNow = false
    guard contentOffset.y == -adjustedContentInset.top else { return }
    report(.didScrollToTop)
    delegate?.scrollViewDidScrollToTop(self)
  }

  // MARK: Time

  func tick(at time: Double) {
    handOnMomentum(before: time)
    perform(machine.tick(time))
    zoom.tick(at: time)
  }

  func silenceReached(at time: Double) {
    guard let proposal = machine.deadlineReached(at: time) else { return }
    // Where the content has come to rest by now, no frame will show it.
    if !machine.needsFrames { showOffset() }
    ask(proposal)
  }

  // MARK: The pointer

  func pointerPressed() { perform(machine.press(at: now)) }

  func pointerMoved(_ translation: CGPoint) {
    machine.track(ScrollVector(translation), at: now)
  }

  func dragBegan(_ translation: CGPoint) {
    perform(machine.dragBegan(ScrollVector(translation), at: now))
  }

  func dragMoved(_ translation: ScrollVector) {
    perform(machine.dragMoved(translation, at: now))
  }

  func pointerLifted() {
    follow(machine.lift(at: now))
    zoom.pointerLifted()
  }

  func dragCancelled() {
    follow(machine.cancel(at: now))
    zoom.pointerLifted()
  }

  private func follow(_ outcome: LiftOutcome) {
    switch outcome {
    case .asks(let proposal): ask(proposal)
    case .acts(let actions): perform(actions)
    }
  }

  /// Whether a drag that has gone so far is this view's: it can follow along the axis on which the
  /// drag mainly goes, and no view around it could where it itself cannot go on.
  func takesDrag(_ translation: CGPoint, of touch: UITouch?) -> Bool {
    let drag = ScrollVector(translation)
    let axis = drag.dominantAxis
    guard machine.geometry.canScroll(axis) else { return false }
    if !machine.hasCaught, !machine.hasRoom(axis, towards: -drag[axis]),
      enclosingScrollViews.contains(where: {
        $0.isScrollEnabled && $0.machine.hasRoom(axis, towards: -drag[axis])
      })
    {
      return false
    }
    guard let touch, let content = touch.view, content !== self, isKnown(touch) else {
      return true
    }
    return canCancelContentTouches && touchesShouldCancel(in: content)
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
