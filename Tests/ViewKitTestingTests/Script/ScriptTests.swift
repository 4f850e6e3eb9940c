import Foundation
import Testing
import ViewKit

@testable import ViewKitTesting

@Suite struct ScriptTests {
  private func step(_ line: String) throws -> ScriptStep {
    try #require(Script(line).lines.first).step
  }

  @Test func readsEveryStep() throws {
    #expect(try step("move 10 20.5") == .move(CGPoint(x: 10, y: 20.5)))
    #expect(try step("down") == .button(1, isDown: true))
    #expect(try step("up 3") == .button(3, isDown: false))
    #expect(
      try step("drag 5 -6 10 16") == .drag(to: CGPoint(x: 5, y: -6), steps: 10, every: 16))
    #expect(try step("touch 2 down 1 2") == .touch(id: 2, .down, CGPoint(x: 1, y: 2)))
    #expect(try step("finger 0 -1.25") == .finger(CGVector(dx: 0, dy: -1.25)))
    #expect(try step("stop") == .stop)
    #expect(try step("wheel 0 1") == .wheel(CGVector(dx: 0, dy: 1)))
    #expect(try step("pinch 1 2 1.5") == .pinch(center: CGPoint(x: 1, y: 2), factor: 1.5))
    #expect(try step("size 320 568") == .size(CGSize(width: 320, height: 568)))
    #expect(try step("scale 2") == .scale(2))
    #expect(try step("focus out") == .focus(false))
    #expect(try step("lose device") == .lose(.device))
    #expect(try step("rows 100000000") == .rows(100_000_000))
    #expect(try step("overlay frames,hud") == .overlay(["frames", "hud"]))
    #expect(try step("overlay none") == .overlay([]))
    #expect(
      try step("offset grid 0 300 animated")
        == .offset(id: "grid", CGPoint(x: 0, y: 300), isAnimated: true))
    #expect(try step("wait 16.5") == .wait(16.5))
    #expect(try step("settle") == .settle(atMost: 10_000))
    #expect(try step("settle 500") == .settle(atMost: 500))
    #expect(try step("shot my picture.png") == .shot("my picture.png"))
  }

  @Test(
    "A step's text is a line that reads as the step",
    arguments: [
      "move 10 20.5", "down", "up 3", "drag 5 -6 10 16", "touch 2 down 1 2", "finger 0 -1.25",
      "stop", "wheel 0 1", "pinch 1 2 1.5", "key f", "key ? ", "keydown Page_Down shift ctrl",
      "keyup 0", "size 320 568", "scale 1.25", "focus in", "focus out", "lose device", "rows 7",
      "overlay frames,hud", "overlay none", "offset grid 0.1 300 animated", "offset a 1 2",
      "wait 16.5", "settle", "shot my picture.png",
    ])
  func writesWhatItReads(_ line: String) throws {
    #expect(try step(step(line).text) == step(line))
  }

  @Test func readsKeysByName() throws {
    #expect(try step("key f") == .key(.keyboardF, [], .press))
    #expect(
      try step("key Page_Down shift ctrl") == .key(.keyboardPageDown, [.shift, .control], .press))
    #expect(try step("key ?") == .key(.keyboardSlash, .shift, .press))
    #expect(try step("key 9") == .key(.keyboard9, [], .press))
    #expect(try step("key 0") == .key(.keyboard0, [], .press))
    #expect(try step("keydown Down") == .key(.keyboardDownArrow, [], .down))
    #expect(try step("keyup space") == .key(.keyboardSpacebar, [], .up))
  }

  @Test func knowsButtonsByLinuxCodes() throws {
    #expect(try step("down 272") == .button(1, isDown: true))
    #expect(try step("down 273") == .button(3, isDown: true))
    #expect(try step("up 274") == .button(2, isDown: false))
  }

  @Test func countsLinesAndSkipsComments() throws {
    let script = try Script("# a fling\n\n  move 1 2 # there\r\nwait 5")
    #expect(script.lines.map(\.number) == [3, 4])
    #expect(script.lines.map(\.step) == [.move(CGPoint(x: 1, y: 2)), .wait(5)])
  }

  @Test(arguments: [
    ("jump 1 2", "there is no step \"jump\""),
    ("move 1", "move: Y is missing; it is written \"move X Y\""),
    ("move 1 2 3", "move: \"3\" is too much; it is written \"move X Y\""),
    ("move nan 0", "move: \"nan\" is no number; it is written \"move X Y\""),
    ("move 0x10 0", "move: \"0x10\" is no number; it is written \"move X Y\""),
    ("drag 0 0 0 16", "drag: STEPS of 0 is out of range; it is written \"drag X Y STEPS MS\""),
    ("wait -1", "wait: MS of -1 is out of range; it is written \"wait MS\""),
    (
      "key Hyper", "key: there is no key \"Hyper\"; it is written \"key NAME [shift] [ctrl] [alt]\""
    ),
    ("rows 2.5", "rows: \"2.5\" is no whole number; it is written \"rows N\""),
    ("overlay all", "overlay: there is no overlay \"all\"; it is written \"overlay LIST\""),
    ("lose hope", "lose: \"hope\" is not what is lost; it is written \"lose targets|device\""),
  ])
  func namesTheLineAndTheStep(_ line: String, _ reason: String) {
    #expect(throws: ScriptError.wrongStep(line: 2, reason: reason)) {
      try Script("move 0 0\n" + line)
    }
  }
}
