import Foundation
import ViewKit

/// A script as a row of moments: what happens, and the pauses between.
nonisolated struct ScriptMoments {
  enum Moment: Sendable {
    case event(InputEvent)
    /// Milliseconds.
    case pause(Double)
    /// A step that is neither input nor a pause.
    case step(ScriptStep)
  }

  /// Where the pointer is.
  private(set) var pointer: CGPoint

  init(pointer: CGPoint = .zero) { self.pointer = pointer }

  /// The moments that a step comes to.
  mutating func moments(of step: ScriptStep) -> [Moment] {
    switch step {
    case .move(let point):
      pointer = point
      return [.event(.pointerMoved(to: point))]
    case .button(let button, true): return [.event(.pointerDown(button: button, at: pointer))]
    case .button(let button, false): return [.event(.pointerUp(button: button, at: pointer))]
    case .drag(let end, let steps, let pause):
      return drag(to: end, steps: max(steps, 1), every: pause)
    case .touch(let id, .down, let point): return [.event(.touchDown(id: id, at: point))]
    case .touch(let id, .move, let point): return [.event(.touchMoved(id: id, to: point))]
    case .touch(let id, .up, let point): return [.event(.touchUp(id: id, at: point))]
    case .finger(let points): return [.event(.trackpad(points))]
    case .stop: return []
    case .wheel(let notches): return [.event(.wheel(notches))]
    case .pinch(let center, let factor): return [.event(.pinch(center: center, factor: factor))]
    case .key(let key, let modifiers, let action):
      let down = InputEvent.keyDown(key, modifiers: modifiers, isRepeat: false)
      // What is held while no key goes down any more is not known: nothing.
      let up = InputEvent.keyUp(key, modifiers: [])
      return action == .press ? [.event(down), .event(up)] : [.event(action == .down ? down : up)]
    case .focus(let focused): return [.event(.focus(focused))]
    case .wait(let pause): return [.pause(pause)]
    case .size, .scale, .lose, .rows, .overlay, .offset, .settle, .shot: return [.step(step)]
    }
  }

  private mutating func drag(to end: CGPoint, steps: Int, every pause: Double) -> [Moment] {
    let start = pointer
    pointer = end
    return (1...steps).flatMap { step -> [Moment] in
      // The last motion ends exactly where it was asked to.
      let left = 1 - Double(step) / Double(steps)
      let point = CGPoint(
        x: end.x + (start.x - end.x) * left, y: end.y + (start.y - end.y) * left)
      return [.event(.pointerMoved(to: point)), .pause(pause)]
    }
  }
}
