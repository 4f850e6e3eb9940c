import Foundation
import Testing
import ViewKit

@testable import SDLHost

@Suite struct EventTranslatorTests {
  private var translator = EventTranslator(size: CGSize(width: 400, height: 200))

  /// What the events come to, one line each, ten milliseconds apart.
  private mutating func lines(_ events: HostEvent..., from start: TimeInterval = 0) -> [String] {
    var time = start
    return events.flatMap { event in
      time += 0.01
      return translator.translate(event, at: time).map { "\($0)" }
    }
  }

  private func text(_ events: InputEvent...) -> [String] { events.map { "\($0)" } }

  private func wheel(_ x: Double, _ y: Double) -> HostEvent {
    .wheel(x: x, y: y, modifiers: [])
  }

  @Test mutating func notchesGrowTowardsTheUserAndToTheRight() {
    #expect(lines(wheel(0, 1)) == text(.wheel(CGVector(dx: 0, dy: -1))))
    #expect(lines(wheel(0, -2)) == text(.wheel(CGVector(dx: 0, dy: 2))))
    #expect(lines(wheel(1, 0)) == text(.wheel(CGVector(dx: 1, dy: 0))))
  }

  @Test mutating func fractionsAreATrackpads() {
    #expect(lines(wheel(0, -1.05)) == text(.trackpad(CGVector(dx: 0, dy: 10.5))))
    #expect(lines(wheel(0.25, 0)) == text(.trackpad(CGVector(dx: 2.5, dy: 0))))
  }

  @Test mutating func wholeNumbersWithinASecondOfAFractionAreATrackpads() {
    _ = lines(wheel(0, 0.3))
    #expect(lines(wheel(0, -1), from: 0.9) == text(.trackpad(CGVector(dx: 0, dy: 10))))
    #expect(lines(wheel(0, -1), from: 1.9) == text(.wheel(CGVector(dx: 0, dy: 1))))
  }

  @Test mutating func aLeftOverFractionSwallowsNoTurn() {
    let moves = lines(wheel(0, 0.123), wheel(0, -1), wheel(0, 1), wheel(0, -1)).dropFirst()
    let turn = CGVector(dx: 0, dy: 10)
    let back = CGVector(dx: 0, dy: -10)
    #expect(Array(moves) == text(.trackpad(turn), .trackpad(back), .trackpad(turn)))
  }

  @Test mutating func eighthsOfANotchAddUpToOne() {
    for step in 0..<8 {
      let moves = lines(wheel(0, -0.125), from: Double(step) / 20)
      #expect(moves == text(.wheel(CGVector(dx: 0, dy: 0.125))))
    }
    #expect(lines(wheel(0, -0.375), from: 0.5) == text(.wheel(CGVector(dx: 0, dy: 0.375))))
  }

  @Test mutating func strangeAmountsAreDropped() {
    #expect(lines(wheel(0, 0), wheel(.nan, 1), wheel(0, .infinity)).isEmpty)
  }

  @Test mutating func controlAndWheelMagnify() {
    _ = lines(.mouseMoved(x: 30, y: 40, buttons: 0))
    let moves = lines(.wheel(x: 0, y: 1, modifiers: .control))
    #expect(moves == text(.pinch(center: CGPoint(x: 30, y: 40), factor: 1.1)))
  }

  @Test mutating func aDragGoesOnOutside() {
    let moves = lines(
      .mouseButton(number: 1, isDown: true, x: 10, y: 10), .pointerLeft,
      .mouseMoved(x: -50, y: 900, buttons: 1),
      .mouseButton(number: 1, isDown: false, x: -50, y: 900)
    )
    let outside = CGPoint(x: -50, y: 900)
    #expect(
      moves
        == text(
          .pointerDown(button: 1, at: CGPoint(x: 10, y: 10)), .pointerMoved(to: outside),
          .pointerUp(button: 1, at: outside)))
    #expect(lines(.pointerLeft) == text(.pointerLeft))
  }

  @Test mutating func aLostReleaseIsMadeUpForWhereThePointerWas() {
    let moves = lines(
      .mouseButton(number: 1, isDown: true, x: 10, y: 10), .mouseMoved(x: 10, y: 50, buttons: 1),
      .mouseMoved(x: 10, y: 90, buttons: 0), .mouseButton(number: 1, isDown: false, x: 10, y: 90))
    #expect(
      Array(moves.suffix(2))
        == text(
          .pointerUp(button: 1, at: CGPoint(x: 10, y: 50)),
          .pointerMoved(to: CGPoint(x: 10, y: 90))))
  }

  @Test mutating func losingTheFocusEndsWhatIsHeld() {
    _ = lines(
      .mouseButton(number: 1, isDown: true, x: 10, y: 10), .finger(.down, id: 7, x: 0, y: 0))
    #expect(
      lines(.focus(false))
        == text(
          .touchCancelled(id: 0), .focus(false),
          .pointerUp(button: 1, at: CGPoint(x: 10, y: 10))))
    #expect(lines(.finger(.moved, id: 7, x: 0.5, y: 0.5), .finger(.up, id: 7, x: 0, y: 0)).isEmpty)
  }

  @Test mutating func releasesWithoutAPressAreDropped() {
    #expect(
      lines(
        .mouseButton(number: 1, isDown: false, x: 1, y: 1),
        .mouseButton(number: 0, isDown: true, x: 1, y: 1), .finger(.up, id: 3, x: 0, y: 0)
      ).isEmpty)
  }

  @Test mutating func fingersCountFromZero() {
    let moves = lines(
      .finger(.down, id: 90, x: 0.5, y: 0.5), .finger(.down, id: 91, x: 1, y: 1),
      .finger(.up, id: 90, x: 0.5, y: 0.5), .finger(.down, id: 92, x: 0, y: 0))
    let middle = CGPoint(x: 200, y: 100)
    #expect(
      moves
        == text(
          .touchDown(id: 0, at: middle), .touchDown(id: 1, at: CGPoint(x: 400, y: 200)),
          .touchUp(id: 0, at: middle), .touchDown(id: 0, at: .zero)))
  }

  @Test mutating func keysAreHIDUsages() {
    let moves = lines(
      .key(scancode: 0x4E, modifiers: .shift, isDown: true, isRepeat: true),
      .key(scancode: 0x4E, modifiers: [], isDown: false, isRepeat: false),
      .key(scancode: 0, modifiers: [], isDown: true, isRepeat: false))
    #expect(
      moves
        == text(
          .keyDown(.keyboardPageDown, modifiers: .shift, isRepeat: true),
          .keyUp(.keyboardPageDown, modifiers: [])))
  }
}
