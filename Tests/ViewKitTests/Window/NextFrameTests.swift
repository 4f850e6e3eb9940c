import Foundation
import Testing
import ViewKit
import ViewKitTesting

/// From an event to the frame that shows it: the next one.
@Suite struct NextFrameTests {
  private let scene = ScrollScene { view in
    for row in 0..<200 {
      let stripe = UIView(frame: CGRect(x: 0, y: 50 * row, width: 300, height: 25))
      stripe.backgroundColor = .red
      view.addSubview(stripe)
    }
  }

  /// Sends an event and runs the frame that comes so long after it.
  private func expectShown(_ event: InputEvent, after wait: Duration = .zero) throws {
    let before = try scene.stage.picture()
    scene.stage.window.send(event, at: scene.stage.window.time)
    #expect(scene.stage.window.needsFrame)
    scene.stage.advanceFrame(after: wait)
    #expect(try scene.stage.picture() != before, "\(event)")
  }

  @Test func aDragAtOnce() throws {
    scene.stage.settle()
    scene.press()
    try expectShown(.pointerMoved(to: CGPoint(x: 150, y: 380)))
    for step in 1...10 {
      try expectShown(.pointerMoved(to: CGPoint(x: 150, y: 380 - 3 * CGFloat(step))))
    }
    #expect(scene.y > 0)
  }

  @Test func aTrackpadAtOnce() throws {
    scene.stage.pointerMove(to: CGPoint(x: 150, y: 400))
    scene.stage.settle()
    for _ in 1...10 { try expectShown(.trackpad(CGVector(dx: 0, dy: 2))) }
  }

  @Test("What sets off a motion shows in the frame after it", arguments: [60.0, 120, 240])
  func motions(framesPerSecond: Double) throws {
    scene.stage.pointerMove(to: CGPoint(x: 150, y: 400))
    scene.stage.settle()
    let wait = Duration.seconds(1 / framesPerSecond)
    try expectShown(.wheel(CGVector(dx: 0, dy: 1)), after: wait)
    scene.stage.settle()
    try expectShown(
      .keyDown(.keyboardDownArrow, modifiers: [], isRepeat: false), after: wait)
    scene.stage.settle()
    try expectShown(.keyDown(.keyboardPageDown, modifiers: [], isRepeat: false), after: wait)
  }

  @Test func lossesAndSizesAtOnce() throws {
    scene.stage.settle()
    for event in [
      InputEvent.targetsLost, .deviceLost, .resized(scene.scrollView.bounds.size, scale: 2),
    ] {
      scene.stage.window.send(event, at: scene.stage.window.time)
      #expect(scene.stage.window.update(at: scene.stage.window.time), "\(event)")
      _ = try scene.stage.picture()
    }
  }
}
