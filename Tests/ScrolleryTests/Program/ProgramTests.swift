import Foundation
import Testing

@testable import Scrollery

@Suite(.serialized) final class ProgramTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  private func write(_ text: String, to name: String) throws -> String {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path(name)))
    return path(name)
  }

  private func run(_ arguments: String...) -> ExitCode {
    Program.run(
      ["--headless", "--size", "320x568"] + arguments,
      screens: [.sample("sample"), .sample("other")])
  }

  @Test func wrongOptionsEndWith64() {
    #expect(run("--bear") == .usage)
    #expect(run("no-such-screen") == .usage)
    #expect(run("--rows", "0") == .usage)
  }

  @Test func aScriptThatCannotBeReadEndsWith66() throws {
    #expect(run("--script", path("missing")) == .noInput)
    #expect(run("--script", folder.path) == .noInput)
    try Data([0xFF, 0xFE, 0x00]).write(to: URL(fileURLWithPath: path("binary")))
    #expect(run("--script", path("binary")) == .noInput)
  }

  @Test func aFontThatCannotBeReadEndsWith66() {
    #expect(run("--font", path("missing.ttf")) == .noInput)
  }

  @Test(arguments: ["fling 1 2", "wait", "overlay x-ray", "overlay frames,nothing"])
  func aWrongStepEndsWith64(_ step: String) throws {
    #expect(run("--script", try write("# one\n\(step)\n", to: "script")) == .usage)
  }

  @Test func pathsThatCannotBeWrittenAreFoundAtTheStart() throws {
    let script = try write("shot \(path("proof.png"))\n", to: "script")
    for option in ["--shot", "--trace"] {
      #expect(run(option, path("no/such/folder.png"), "--script", script) == .software)
      #expect(run(option, folder.path, "--script", script) == .software)
    }
    #expect(!FileManager.default.fileExists(atPath: path("proof.png")))
  }

  @Test func somethingThatStillMovesEndsWith70() throws {
    let script = try write("key End\nsettle 20\n", to: "script")
    #expect(run("--script", script) == .software)
  }

  @Test func aRunWritesTraceAndPicture() throws {
    let script = try write(
      "move 160 300\nwheel 0 2\nsettle\nrows 20\noverlay frames,hud\nsettle\n", to: "script")
    let arguments = ["--script", script, "--trace", path("a"), "--shot", path("a.png")]
    #expect(
      Program.run(
        ["sample", "--headless", "--bare", "--size", "320x568"] + arguments,
        screens: [.sample("sample")]) == .success)
    let lines = try String(contentsOfFile: path("a"), encoding: .utf8)
      .split(separator: "\n").map(String.init)
    #expect(lines.first?.contains("\"list\"") == true)
    #expect(lines.last?.contains("\"content\":[320,1000]") == true)
    let picture = try Data(contentsOf: URL(fileURLWithPath: path("a.png")))
    #expect(picture.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
  }

  @Test func aTraceThatCannotTakeMoreEndsWith70() {
    #expect(run("--trace", "/dev/full") == .software)
  }

  @Test func theSameScriptTwiceGivesTheSameBytes() throws {
    let script = try write("move 160 300\nwheel 0 5\nwait 100\noverlay reuse\nsettle\n", to: "s")
    for name in ["a", "b"] {
      #expect(
        run("--script", script, "--trace", path(name), "--shot", path("\(name).png")) == .success)
    }
    for pair in [("a", "b"), ("a.png", "b.png")] {
      let (one, other) = (
        FileManager.default.contents(atPath: path(pair.0)),
        FileManager.default.contents(atPath: path(pair.1))
      )
      #expect(one != nil && one == other)
    }
  }

  @Test func theListHasALineForEachScreen() {
    #expect(
      HelpText.list(of: [.sample("sample"), .sample("other")])
        == "sample\tA sample\nother\tA other")
    #expect(Screen.all.first?.name == "container")
  }
}
