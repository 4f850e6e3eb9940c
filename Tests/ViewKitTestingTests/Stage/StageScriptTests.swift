import Foundation
import Testing
import ViewKit

@testable import ViewKitTesting

@Suite struct StageScriptTests {
  private let stage = Stage(UIView(), size: CGSize(width: 200, height: 100))

  @Test func waitsLetTimePass() throws {
    try stage.play("move 1 2\nwait 100\ndrag 50 50 4 25\n")
    #expect(stage.now == .milliseconds(200))
  }

  @Test func aWrongLineStopsBeforeAnythingIsDone() {
    #expect(throws: ScriptError.self) { try stage.play("wait 100\nleap") }
    #expect(stage.now == .zero)
  }

  @Test func sizesAndScalesAreThoseOfTheWindow() throws {
    try stage.play("size 64 32\nscale 2")
    #expect(stage.window.bounds.size == CGSize(width: 64, height: 32))
    #expect(stage.window.scale == 2)
    #expect(try stage.picture().width == 128)
  }

  @Test func stepsThatNobodyDoesAreWrong() {
    #expect(
      throws: ScriptError.wrongStep(
        line: 1, reason: "rows: the lists here have data of their own")
    ) { try stage.play("rows 5") }
    #expect(
      throws: ScriptError.wrongStep(
        line: 2, reason: "offset: there is no scroll view \"grid\" here")
    ) { try stage.play("wait 1\noffset grid 0 0") }
  }

  @Test func stepsOfTheProgramReachIt() throws {
    var rows: [Int] = []
    var overlays: [[String]] = []
    stage.onRows = { rows.append($0) }
    stage.onOverlays = { overlays.append($0) }
    try stage.play("rows 7\noverlay hud,log\noverlay none")
    #expect(rows == [7])
    #expect(overlays == [["hud", "log"], []])
  }

  @Test func settlingThatFailsNamesItsLine() {
    UIView.animate(withDuration: 3, delay: 0, options: []) { stage.window.alpha = 0.5 }
    #expect(throws: ScriptError.unsettled(line: 2)) { try stage.play("wait 1\nsettle 500") }
    #expect(throws: Never.self) { try stage.play("settle") }
  }

  @Test func shotsAreFiles() throws {
    let folder = FileManager.default.temporaryDirectory
    let file = folder.appendingPathComponent("stage-\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: file) }
    try stage.play("shot \(file.path)")
    #expect(try Data(contentsOf: file).prefix(8) == Data([0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10]))
    #expect(throws: ScriptError.self) { try stage.play("shot /no/such/folder/a.png") }
  }

  @Test func whatTheDeviceLosesIsDrawnAnew() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.layer.shouldRasterize = true
    view.backgroundColor = .red
    stage.window.addSubview(view)
    let before = try stage.picture()
    try stage.play("lose targets")
    #expect(try stage.picture() == before)
    try stage.play("lose device")
    #expect(try stage.picture() == before)
  }
}
