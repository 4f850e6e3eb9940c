import Foundation
import Testing
import ViewKit
import ViewKitTesting

@testable import Scrollery

/// Time that stands still, goes back or passes in one leap while something moves.
@Suite struct ClockJumpTests {
  private let root = RootController(
    screens: Screen.all, settings: ScreenSettings(rows: 1000), isBare: true)
  private let stage: Stage
  private let calls = Calls()

  private final class Calls {
    var names: [String] = []
  }

  init() {
    stage = Stage(root, size: CGSize(width: 320, height: 568))
    stage.window.observeCallbacks { [calls] _, call in
      calls.names.append(call.split(separator: " ").first.map(String.init) ?? "")
    }
  }

  private func fling() throws {
    stage.settle()
    try stage.play("move 160 500\ndown\ndrag 160 200 6 8\nup\nwait 100")
    calls.names.removeAll()
  }

  private func rest(after jump: Duration) throws -> (Bitmap, calls: [String]) {
    try fling()
    stage.advanceFrame(after: jump)
    let calls = calls.names
    stage.settle()
    return (try stage.picture(), calls)
  }

  @Test func afterAnHourAFlingIsWhereItWouldHaveComeToRest() throws {
    let late = try rest(after: .seconds(3600))
    #expect(late.calls.count { $0 == "scrollViewDidScroll" } <= 8)
    #expect(late.calls.contains("scrollViewDidEndDecelerating"))
    let undisturbed = ClockJumpTests()
    try undisturbed.fling()
    undisturbed.stage.settle()
    #expect(try undisturbed.stage.picture() == late.0)
  }
}
