internal import CSDL2
import Foundation
import ViewKit

/// SDL's queue of events.
enum EventQueue {
  struct Entry {
    var event: HostEvent
    /// SDL's clock, in milliseconds.
    var ticks: UInt32
  }

  /// Milliseconds since SDL's clock began.
  static var ticks: UInt32 { SDL_GetTicks() }

  /// Waits for the next event, at most this long; for ever without a limit.
  /// - Returns: whether one is in the queue.
  static func wait(upTo seconds: TimeInterval?) -> Bool {
    guard let seconds else { return SDL_WaitEvent(nil) != 0 }
    return SDL_WaitEventTimeout(nil, Int32(clamping: Int(min(seconds, 1e6) * 1000))) != 0
  }

  /// Takes everything that has come in for a window.
  static func takeAll(for window: UInt32) -> [Entry] {
    var entries: [Entry] = []
    var event = SDL_Event()
    while SDL_PollEvent(&event) != 0 {
      guard let read = read(event, window: window) else { continue }
      entries.append(Entry(event: read, ticks: event.common.timestamp))
    }
    return entries
  }

  /// What an event says to a window; nil for what does not concern it.
  static func read(_ event: SDL_Event, window: UInt32) -> HostEvent? {
    switch SDL_EventType(event.type) {
    case SDL_QUIT: .closed
    case SDL_WINDOWEVENT where event.window.windowID == window: read(event.window)
    case SDL_MOUSEMOTION where event.motion.windowID == window && event.motion.which != fingers:
      .mouseMoved(
        x: Double(event.motion.x), y: Double(event.motion.y), buttons: event.motion.state)
    case SDL_MOUSEBUTTONDOWN where event.button.which != fingers,
      SDL_MOUSEBUTTONUP where event.button.which != fingers:
      .mouseButton(
        number: Int(event.button.button), isDown: event.button.state == SDL_PRESSED,
        x: Double(event.button.x), y: Double(event.button.y))
    case SDL_MOUSEWHEEL where event.wheel.windowID == window && event.wheel.which != fingers:
      read(event.wheel)
    case SDL_FINGERDOWN: read(event.tfinger, .down)
    case SDL_FINGERMOTION: read(event.tfinger, .moved)
    case SDL_FINGERUP: read(event.tfinger, .up)
    case SDL_KEYDOWN, SDL_KEYUP: read(event.key)
    case SDL_RENDER_TARGETS_RESET: .targetsLost
    case SDL_RENDER_DEVICE_RESET: .deviceLost
    default: nil
    }
  }

  /// The mouse that SDL makes up for touches.
  private static let fingers = UInt32.max

  /// The amounts are taken as they come, also when SDL marks them as flipped: that says that the
  /// person has chosen that content follows the fingers, and the amounts have that choice in them.
  private static func read(_ wheel: SDL_MouseWheelEvent) -> HostEvent {
    .wheel(
      x: Double(wheel.preciseX), y: Double(wheel.preciseY), modifiers: modifiers(SDL_GetModState()))
  }

  private static func read(_ finger: SDL_TouchFingerEvent, _ phase: HostEvent.FingerPhase)
    -> HostEvent
  {
    .finger(phase, id: finger.fingerId, x: Double(finger.x), y: Double(finger.y))
  }

  private static func read(_ key: SDL_KeyboardEvent) -> HostEvent {
    let scancode = Int(key.keysym.scancode.rawValue)
    var flags = modifiers(SDL_Keymod(UInt32(key.keysym.mod)))
    if keypad.contains(scancode) { flags.insert(.numericPad) }
    return .key(
      scancode: scancode, modifiers: flags, isDown: key.state == SDL_PRESSED,
      isRepeat: key.repeat != 0)
  }

  /// The number pad's HID usages, without those that its keys share.
  private static let keypad = 0x53...0x63

  private static func modifiers(_ state: SDL_Keymod) -> UIKeyModifierFlags {
    let pairs: [(SDL_Keymod, SDL_Keymod, UIKeyModifierFlags)] = [
      (KMOD_LSHIFT, KMOD_RSHIFT, .shift), (KMOD_LCTRL, KMOD_RCTRL, .control),
      (KMOD_LALT, KMOD_RALT, .alternate), (KMOD_LGUI, KMOD_RGUI, .command),
      (KMOD_CAPS, KMOD_CAPS, .alphaShift),
    ]
    var flags: UIKeyModifierFlags = []
    for (left, right, flag) in pairs
    where state.rawValue & (left.rawValue | right.rawValue) != 0 {
      flags.insert(flag)
    }
    return flags
  }

  private static func read(_ event: SDL_WindowEvent) -> HostEvent? {
    switch SDL_WindowEventID(UInt32(event.event)) {
    case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_DISPLAY_CHANGED: .geometryChanged
    case SDL_WINDOWEVENT_EXPOSED: .exposed
    case SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED,
      SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_MAXIMIZED:
      .visibilityChanged
    case SDL_WINDOWEVENT_LEAVE: .pointerLeft
    case SDL_WINDOWEVENT_FOCUS_GAINED: .focus(true)
    case SDL_WINDOWEVENT_FOCUS_LOST: .focus(false)
    case SDL_WINDOWEVENT_CLOSE: .closed
    default: nil
    }
  }
}
