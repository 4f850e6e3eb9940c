import Foundation

/// What a person did, as a host saw it, in the window's points.
///
/// Scroll amounts are positive where they make `contentOffset` grow: a wheel turned towards the
/// user, fingers that move content up or left.
nonisolated public enum InputEvent: Sendable {
  case pointerMoved(to: CGPoint)
  /// Buttons are numbered from 1, the left one.
  case pointerDown(button: Int, at: CGPoint)
  case pointerUp(button: Int, at: CGPoint)
  /// The pointer left the window without a button held.
  case pointerLeft
  /// A finger on a touch screen.
  case touchDown(id: Int, at: CGPoint)
  case touchMoved(id: Int, to: CGPoint)
  case touchUp(id: Int, at: CGPoint)
  case touchCancelled(id: Int)
  /// Wheel notches at the pointer's place.
  case wheel(CGVector)
  /// One frame of a trackpad scroll, in points, at the pointer's place.
  case trackpad(CGVector)
  /// Magnification about a point; 1 changes nothing.
  case pinch(center: CGPoint, factor: CGFloat)
  case keyDown(UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags, isRepeat: Bool)
  case keyUp(UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags)
  case focus(Bool)
  /// A new size in points and a new number of pixels a point.
  case resized(CGSize, scale: CGFloat)
  /// What was drawn into textures is gone (`targetsLost`), or all textures are (`deviceLost`).
  case targetsLost
  case deviceLost

  /// Whether all its numbers can be reckoned with.
  var isFinite: Bool {
    switch self {
    case .pointerMoved(let point), .pointerDown(_, let point), .pointerUp(_, let point),
      .touchDown(_, let point), .touchMoved(_, let point), .touchUp(_, let point):
      point.isFinite
    case .wheel(let amount), .trackpad(let amount): amount.dx.isFinite && amount.dy.isFinite
    case .pinch(let center, let factor): center.isFinite && factor.isFinite
    case .resized(let size, let scale): size.isFinite && scale.isFinite
    case .pointerLeft, .touchCancelled, .keyDown, .keyUp, .focus, .targetsLost, .deviceLost: true
    }
  }
}
