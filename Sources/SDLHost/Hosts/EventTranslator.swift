import Foundation
import ViewKit

/// Turns what SDL reports into input for a window.
///
/// A value without a clock or a call to SDL, so that every rule can be tested.
nonisolated struct EventTranslator {
  /// Size of the window in points, which places of fingers are parts of.
  var size: CGSize

  private var wheel = WheelInterpreter()
  private var pointer = CGPoint.zero
  private var heldButtons: Set<Int> = []
  private var fingers: [Int64: Int] = [:]

  /// SDL gives a tenth for each pixel of a trackpad.
  private static let pixelsPerUnit = 10.0
  /// How much a notch of the wheel magnifies while control is held: a tenth, as browsers do.
  private static let magnification = 1.1

  init(size: CGSize) {
    self.size = size
  }

  /// Whether a drag is going on, which also goes on outside the window.
  var isButtonHeld: Bool { !heldButtons.isEmpty }

  /// The input that an event amounts to at a time, in seconds; none for what concerns only the
  /// host.
  mutating func translate(_ event: HostEvent, at time: TimeInterval) -> [InputEvent] {
    switch event {
    case .mouseMoved(let x, let y, let buttons):
      moved(to: CGPoint(x: x, y: y), buttons: buttons)
    case .mouseButton(let number, let isDown, let x, let y):
      button(number, isDown: isDown, at: CGPoint(x: x, y: y))
    case .wheel(let x, let y, let modifiers):
      scrolled(x: x, y: y, modifiers: modifiers, at: time)
    case .finger(let phase, let id, let x, let y):
      finger(phase, id, at: CGPoint(x: x * size.width, y: y * size.height))
    case .key(let scancode, let modifiers, let isDown, let isRepeat):
      // SDL's scancodes are HID usages; 0 is a key it does not know.
      scancode == 0
        ? []
        : [
          isDown
            ? .keyDown(
              UIKeyboardHIDUsage(rawValue: scancode), modifiers: modifiers, isRepeat: isRepeat)
            : .keyUp(UIKeyboardHIDUsage(rawValue: scancode), modifiers: modifiers)
        ]
    case .pointerLeft: isButtonHeld ? [] : [.pointerLeft]
    case .focus(let isFocused): focus(isFocused)
    case .targetsLost: [.targetsLost]
    case .deviceLost: [.deviceLost]
    case .geometryChanged, .exposed, .visibilityChanged, .closed: []
    }
  }

  /// A motion without a button that should be held means that its release went elsewhere: it is
  /// made up for where the pointer was last seen, so that nothing moves.
  private mutating func moved(to point: CGPoint, buttons: UInt32) -> [InputEvent] {
    let lost = heldButtons.filter { $0 <= 32 && buttons & 1 << UInt32($0 - 1) == 0 }
    var events = release(lost)
    pointer = point
    events.append(.pointerMoved(to: point))
    return events
  }

  private mutating func release(_ buttons: Set<Int>) -> [InputEvent] {
    heldButtons.subtract(buttons)
    return buttons.sorted().map { .pointerUp(button: $0, at: pointer) }
  }

  private mutating func button(_ number: Int, isDown: Bool, at point: CGPoint) -> [InputEvent] {
    guard number > 0 else { return [] }
    pointer = point
    if isDown {
      guard heldButtons.insert(number).inserted else { return [] }
      return [.pointerDown(button: number, at: point)]
    }
    guard heldButtons.remove(number) != nil else { return [] }
    return [.pointerUp(button: number, at: point)]
  }

  private mutating func scrolled(
    x: Double, y: Double, modifiers: UIKeyModifierFlags, at time: TimeInterval
  ) -> [InputEvent] {
    guard x.isFinite, y.isFinite, x != 0 || y != 0 else { return [] }
    // SDL's y grows away from the user, contentOffset towards them; x grows to the right for both.
    let amount = CGVector(dx: x, dy: y == 0 ? 0 : -y)
    let device = wheel.device(x: x, y: y, at: time)
    if modifiers.contains(.control) {
      return [.pinch(center: pointer, factor: pow(Self.magnification, y))]
    }
    switch device {
    case .wheel: return [.wheel(amount)]
    case .trackpad:
      return [
        .trackpad(
          CGVector(dx: amount.dx * Self.pixelsPerUnit, dy: amount.dy * Self.pixelsPerUnit))
      ]
    }
  }

  /// SDL's numbers for fingers can be any; those given on count from 0 and are used again.
  private mutating func finger(
    _ phase: HostEvent.FingerPhase, _ identity: Int64, at point: CGPoint
  ) -> [InputEvent] {
    switch phase {
    case .down:
      guard fingers[identity] == nil else { return [] }
      let taken = Set(fingers.values)
      let id = (0...taken.count).first { !taken.contains($0) } ?? taken.count
      fingers[identity] = id
      return [.touchDown(id: id, at: point)]
    case .moved:
      guard let id = fingers[identity] else { return [] }
      return [.touchMoved(id: id, to: point)]
    case .up:
      guard let id = fingers.removeValue(forKey: identity) else { return [] }
      return [.touchUp(id: id, at: point)]
    }
  }

  /// A window that loses the focus does not hear of releases any more. It is told of the focus
  /// first: that cancels what is under way, so that the releases start nothing.
  private mutating func focus(_ isFocused: Bool) -> [InputEvent] {
    guard !isFocused else { return [.focus(true)] }
    let lifted = fingers.values.sorted().map { InputEvent.touchCancelled(id: $0) }
    fingers.removeAll()
    return lifted + [.focus(false)] + release(heldButtons)
  }
}
