import Foundation
import Testing
import ViewKit

@testable import ViewKitTesting

@Suite struct RealTimePlayerTests {
  private let stage = Stage(UIView(), size: CGSize(width: 200, height: 100))

  private func play(_ text: String, _ completion: @escaping (ScriptError?) -> Void) throws {
    RealTimePlayer(try Script(text), performer: stage, completion: completion).start()
  }

  @Test func pausesAreTheWindowsTime() throws {
    var ends: [TimeInterval] = []
    try play("move 5 5\nwait 100\nsize 50 50\ndrag 9 9 2 50\n") { [window = stage.window] error in
      #expect(error == nil)
      ends.append(window.time)
    }
    stage.advance(by: .milliseconds(99))
    #expect(stage.window.bounds.width == 200)
    stage.advance(by: .milliseconds(35))
    #expect(stage.window.bounds.width == 50)
    stage.advance(by: .seconds(1))
    #expect(ends.count == 1)
  }

  @Test func settlingWaitsForMotion() throws {
    var errors: [ScriptError?] = []
    UIView.animate(withDuration: 1, delay: 0, options: []) { stage.window.alpha = 0.5 }
    try play("settle\nsize 50 50") { errors.append($0) }
    stage.advance(by: .milliseconds(900))
    #expect(stage.window.bounds.width == 200)
    stage.advance(by: .milliseconds(400))
    #expect(stage.window.bounds.width == 50)
    #expect(errors == [nil])
  }

  @Test func theFirstFailureEndsIt() throws {
    var errors: [ScriptError?] = []
    UIView.animate(withDuration: 5, delay: 0, options: []) { stage.window.alpha = 0.5 }
    try play("wait 10\nsettle 500\nsize 50 50") { errors.append($0) }
    stage.advance(by: .seconds(2))
    #expect(errors == [.unsettled(line: 2)])
    #expect(stage.window.bounds.width == 200)
  }
}
