import ViewKit

/// What SDL reports, freed of C: one event for one window, with its time apart.
nonisolated enum HostEvent: Hashable, Sendable {
  /// `buttons` has bit `n - 1` set while button `n` is held.
  case mouseMoved(x: Double, y: Double, buttons: UInt32)
  case mouseButton(number: Int, isDown: Bool, x: Double, y: Double)
  /// As SDL has it: `y` grows away from the user, fractions are kept.
  case wheel(x: Double, y: Double, modifiers: UIKeyModifierFlags)
  /// A finger's place in parts of the window's width and height.
  case finger(FingerPhase, id: Int64, x: Double, y: Double)
  case key(scancode: Int, modifiers: UIKeyModifierFlags, isDown: Bool, isRepeat: Bool)
  case pointerLeft
  case focus(Bool)
  /// The window has another size or is on another display.
  case geometryChanged
  /// Some of the window has to be shown again.
  case exposed
  /// The window was hidden, minimised, shown or restored.
  case visibilityChanged
  case targetsLost
  case deviceLost
  case closed

  enum FingerPhase: Hashable, Sendable { case down, moved, up }
}
