/// What a scroll view has to do after an event, each at most once and in the order in which they
/// are declared here. A set of bits: returning it allocates nothing.
package struct ScrollActions: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The offset has changed: show it and tell the delegate.
  package static let didScroll = ScrollActions(rawValue: 1 << 0)
  /// Tell the delegate that the drag ends where it is, since something else takes over from it:
  /// there is no target to choose.
  package static let willEndDragging = ScrollActions(rawValue: 1 << 1)
  /// Tell the delegate that dragging has ended; it will decelerate if `willBeginDecelerating` is
  /// there too.
  package static let didEndDragging = ScrollActions(rawValue: 1 << 2)
  package static let willBeginDecelerating = ScrollActions(rawValue: 1 << 3)
  /// Call `ScrollMachine.settle()` and, if it says so, tell the delegate.
  package static let didEndDecelerating = ScrollActions(rawValue: 1 << 4)
  /// The motion to an offset, or that of a key, has ended or was ended.
  package static let didEndAnimation = ScrollActions(rawValue: 1 << 5)
  /// Tell the delegate that dragging begins.
  package static let willBeginDragging = ScrollActions(rawValue: 1 << 6)
}

/// The end of a drag, as the delegate gets to see it before anything is decided.
package struct ReleaseProposal: Sendable, Equatable {
  /// Points per millisecond; zero where there is no deceleration.
  package let velocity: ScrollVector
  /// Where the content will come to rest if the delegate does not change it.
  package let target: ScrollVector
}

/// What follows from the delegate's answer to a proposal.
package enum ReleaseVerdict: Sendable, Equatable {
  /// Ask about this one too, and `ScrollMachine.consider(_:)` again.
  case asks(ReleaseProposal)
  /// Call `ScrollMachine.commit(target:)` with this target.
  case takes(ScrollVector)
}

/// What follows from a pointer's lift.
package enum LiftOutcome: Sendable, Equatable {
  /// Ask the delegate, then call `ScrollMachine.commit(target:)`.
  case asks(ReleaseProposal)
  case acts(ScrollActions)
}
