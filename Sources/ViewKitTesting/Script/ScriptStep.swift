import Foundation
import ViewKit

/// One step of a script: what a line of it asks for.
///
/// Positions and sizes are points, times milliseconds.
nonisolated package enum ScriptStep: Equatable, Sendable {
  /// The pointer moves there.
  case move(CGPoint)
  /// A button of the pointer, from 1 for the left one, goes down or up.
  case button(Int, isDown: Bool)
  /// The pointer moves on a straight line, in `steps` motions with a pause after each.
  case drag(to: CGPoint, steps: Int, every: Double)
  /// A finger on a touch screen.
  case touch(id: Int, TouchAction, CGPoint)
  /// One frame of a trackpad scroll.
  case finger(CGVector)
  /// Fingers leave the trackpad. Nothing arrives, as on SDL2.
  case stop
  /// Notches of a wheel.
  case wheel(CGVector)
  case pinch(center: CGPoint, factor: Double)
  case key(UIKeyboardHIDUsage, UIKeyModifierFlags, KeyAction)
  /// The window gets another size.
  case size(CGSize)
  /// The window moves to a display with so many pixels a point.
  case scale(Double)
  case focus(Bool)
  case lose(LostResource)
  /// The data behind the lists changes to so many rows.
  case rows(Int)
  /// Exactly these overlays are shown.
  case overlay([String])
  /// `setContentOffset` on the scroll view with an identifier.
  case offset(id: String, CGPoint, isAnimated: Bool)
  case wait(Double)
  /// Time passes until nothing moves, at most so long.
  case settle(atMost: Double)
  /// A picture of the current frame is written to a file.
  case shot(String)

  package enum TouchAction: String, Sendable { case down, move, up }
  package enum KeyAction: Sendable { case press, down, up }
  package enum LostResource: String, Sendable { case targets, device }
}
