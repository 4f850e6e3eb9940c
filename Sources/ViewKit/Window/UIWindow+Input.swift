import Foundation

/// A turn of the wheel, or a frame of a trackpad scroll, on its way up the views.
package struct ScrollInput {
  package enum Amount {
    case notches(CGVector)
    case points(CGVector)
  }
  package var amount: Amount
  /// In the window's coordinates.
  package var location: CGPoint
  /// Seconds since the window was made.
  package var time: TimeInterval
  package var modifiers: UIKeyModifierFlags
}

extension UIWindow {
  /// Takes what a person did at a time, in seconds since the window was made. An addition, for
  /// hosts.
  public func send(_ event: InputEvent, at time: TimeInterval) {
    runTurns(until: time)
    if !event.isFinite {
      Report.once("an input event with NaN or infinite numbers was not taken as it came")
    }
    switch event {
    case .pointerMoved, .pointerDown, .pointerUp, .pointerLeft: sendPointer(event)
    case .touchDown(let id, let point): touchBegan(.finger(id), at: point)
    case .touchMoved(let id, let point): touchMoved(.finger(id), to: point)
    case .touchUp(let id, let point): touchEnded(.finger(id), at: point)
    case .touchCancelled(let id): touchCancelled(.finger(id))
    case .wheel(let notches): scroll(.notches(notches))
    case .trackpad(let points): scroll(.points(points))
    case .pinch(let center, let factor): pinch(about: center, by: factor)
    case .keyDown(let key, let modifiers, let isRepeat):
      press(key, modifiers, phase: .began, isRepeat: isRepeat)
    case .keyUp(let key, let modifiers):
      press(key, modifiers, phase: .ended, isRepeat: false)
    case .focus(let focused): setFocus(focused)
    case .resized(let size, let scale): resize(to: size, scale: scale)
    case .targetsLost, .deviceLost: layersLost()
    }
  }

  private func sendPointer(_ event: InputEvent) {
    switch event {
    case .pointerMoved(let point):
      guard point.isFinite else { return }
      hover.position = point
      touchMoved(.pointer, to: point)
      refreshHover()
    case .pointerDown(1, let point):
      guard point.isFinite else { return }
      hover.position = point
      touchBegan(.pointer, at: point)
    case .pointerUp(1, let point):
      if point.isFinite { hover.position = point }
      touchEnded(.pointer, at: hover.position ?? .zero)
    case .pointerLeft:
      hover.position = nil
      refreshHover()
    default:
      break
    }
  }

  private func scroll(_ amount: ScrollInput.Amount) {
    guard let point = hover.position ?? touchSession.entries.first?.value.touch.position,
      let hit = hitTest(point, with: nil)
    else { return }
    let input = ScrollInput(
      amount: amount, location: point, time: time, modifiers: modifiers)
    _ = hit.ancestry.first { $0.handleScroll(input) }
  }

  private func pinch(about center: CGPoint, by factor: CGFloat) {
    guard center.isFinite, factor.isFinite, factor > 0, let hit = hitTest(center, with: nil)
    else { return }
    _ = hit.ancestry.first { $0.handlePinch(about: center, by: factor) }
  }

  private func press(
    _ code: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags, phase: UIPress.Phase,
    isRepeat: Bool
  ) {
    self.modifiers = modifiers
    let key = UIKey(keyCode: code, modifierFlags: modifiers)
    let press = UIPress(key: key, phase: phase, timestamp: time, isRepeat: isRepeat)
    let event = UIPressesEvent()
    event.timestamp = time
    event.modifierFlags = modifiers
    event.allPresses = [press]
    let target = firstResponder ?? rootViewController?.preferredKeyResponder ?? self
    if phase == .began {
      target.pressesBegan([press], with: event)
    } else {
      target.pressesEnded([press], with: event)
    }
  }
}
