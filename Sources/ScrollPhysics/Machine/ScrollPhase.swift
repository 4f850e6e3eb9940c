/// What a scroll view is doing. Its flags are read from this, so that they cannot contradict it.
package enum ScrollPhase: String, Sendable {
  /// At rest.
  case idle
  /// A pointer is down and has not begun a drag.
  case pressed
  /// A pointer drags the content.
  case dragging
  /// A drag has ended and the delegate is being asked where it should lead.
  case releasing
  /// The content follows the notches of a wheel.
  case wheeling
  /// Fingers on a trackpad drag the content.
  case trackpad
  /// The content moves on by itself after a drag: it glides, bounces or snaps.
  case decelerating
  /// It has come to rest, which the delegate has not yet been told.
  case settling
  /// It moves to an offset that the program asked for.
  case animating
  /// A key moves it.
  case keyboard
}
