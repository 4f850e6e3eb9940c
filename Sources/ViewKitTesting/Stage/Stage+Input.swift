import Foundation
import SDLHost
import ViewKit

extension Stage {
  /// Moves the pointer, with or without a button held.
  public func pointerMove(to point: CGPoint) { run(.move(point)) }

  /// Presses a button where the pointer is. 1 is the left one.
  public func pointerDown(button: Int = 1) { run(.button(button, isDown: true)) }

  public func pointerUp(button: Int = 1) { run(.button(button, isDown: false)) }

  /// Moves the pointer on a straight line, in `steps` motions with a pause after each.
  public func drag(to point: CGPoint, steps: Int, every pause: Duration) {
    run(.drag(to: point, steps: steps, every: pause.seconds * 1000))
  }

  /// Presses the left button at a point and lets go of it 50 ms later.
  public func tap(at point: CGPoint) {
    pointerMove(to: point)
    pointerDown()
    advance(by: .milliseconds(50))
    pointerUp()
  }

  /// Turns the wheel by notches; `y` of 1, towards the user, makes the offset grow.
  public func wheel(x: Double, y: Double) { run(.wheel(CGVector(dx: x, dy: y))) }

  /// One frame of a trackpad scroll, in points; `y` of 10 makes the offset grow by 10.
  public func trackpad(x: Double, y: Double) { run(.finger(CGVector(dx: x, dy: y))) }

  /// Presses a key and lets go of it.
  public func press(_ key: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = []) {
    run(.key(key, modifiers, .press))
  }

  /// Gives the window another size, in points. One of 0 is that of a minimised window, which
  /// keeps its last.
  public func resize(to size: CGSize) { change(to: size, scale: window.scale) }

  private func run(_ step: ScriptStep) {
    for moment in moments.moments(of: step) { run(moment) }
  }

  func run(_ moment: ScriptMoments.Moment) {
    switch moment {
    case .event(let event): send(event)
    case .pause(let milliseconds): advance(by: .seconds(milliseconds / 1000))
    case .step: break
    }
  }

  func change(to size: CGSize, scale: CGFloat) {
    send(.resized(size, scale: scale))
    resizePicture()
  }
}
