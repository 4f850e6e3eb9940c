import Foundation
import ViewKit

nonisolated extension ScriptStep {
  /// The line of a script that asks for this step. Numbers are written so that reading them gives
  /// the same.
  package var text: String {
    switch self {
    case .move(let point): "move \(Self.text(point))"
    case .button(let button, let isDown): "\(isDown ? "down" : "up") \(button)"
    case .drag(let end, let steps, let pause): "drag \(Self.text(end)) \(steps) \(pause)"
    case .touch(let id, let action, let point):
      "touch \(id) \(action.rawValue) \(Self.text(point))"
    case .finger(let points): "finger \(points.dx) \(points.dy)"
    case .stop: "stop"
    case .wheel(let notches): "wheel \(notches.dx) \(notches.dy)"
    case .pinch(let center, let factor): "pinch \(Self.text(center)) \(factor)"
    case .key(let key, let modifiers, let action):
      Self.text(action, KeyName.name(of: key), modifiers)
    case .size(let size): "size \(size.width) \(size.height)"
    case .scale(let scale): "scale \(scale)"
    case .focus(let focused): "focus \(focused ? "in" : "out")"
    case .lose(let resource): "lose \(resource.rawValue)"
    case .rows(let count): "rows \(count)"
    case .overlay(let names): "overlay \(names.isEmpty ? "none" : names.joined(separator: ","))"
    case .offset(let id, let point, let isAnimated):
      "offset \(id) \(Self.text(point))\(isAnimated ? " animated" : "")"
    case .wait(let pause): "wait \(pause)"
    case .settle(let most): "settle \(most)"
    case .shot(let path): "shot \(path)"
    }
  }

  private static func text(_ point: CGPoint) -> String { "\(point.x) \(point.y)" }

  private static func text(
    _ action: KeyAction, _ name: String, _ modifiers: UIKeyModifierFlags
  ) -> String {
    let word =
      switch action {
      case .press: "key"
      case .down: "keydown"
      case .up: "keyup"
      }
    let held = KeyName.modifiers.filter { modifiers.contains($0.value) }.keys.sorted()
    return ([word, name] + held).joined(separator: " ")
  }
}
