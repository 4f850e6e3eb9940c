import Foundation
import Testing
import ViewKit

@testable import ViewKitTesting

@Suite struct ScriptMomentsTests {
  @Test func dragsInAStraightLineAndPausesAfterEachMotion() {
    var moments = ScriptMoments()
    _ = moments.moments(of: .move(CGPoint(x: 100, y: 300)))
    let drag = moments.moments(of: .drag(to: CGPoint(x: 100, y: 0.3), steps: 3, every: 16))
    #expect(drag.count == 6)
    var places: [CGPoint] = []
    for case .event(.pointerMoved(let point)) in drag { places.append(point) }
    #expect(places.map(\.x) == [100, 100, 100])
    #expect(abs(places[0].y - 200.1) < 1e-9)
    #expect(places[2].y == 0.3)
    #expect(moments.pointer == CGPoint(x: 100, y: 0.3))
    for case .pause(let pause) in drag { #expect(pause == 16) }
  }

  @Test func buttonsAreUsedWhereThePointerIs() throws {
    var moments = ScriptMoments(pointer: CGPoint(x: 7, y: 8))
    let down = moments.moments(of: .button(2, isDown: true))
    guard case .event(.pointerDown(let button, let point)) = try #require(down.first) else {
      Issue.record("a press is one event")
      return
    }
    #expect(button == 2)
    #expect(point == CGPoint(x: 7, y: 8))
  }

  @Test func aKeyGoesDownAndUp() {
    var moments = ScriptMoments()
    #expect(moments.moments(of: .key(.keyboardF, .shift, .press)).count == 2)
    #expect(moments.moments(of: .key(.keyboardF, .shift, .down)).count == 1)
    #expect(moments.moments(of: .stop).isEmpty)
  }
}
