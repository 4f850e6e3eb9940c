import Foundation
import Testing

@testable import Scrollery

@Suite final class StateFileTests {
  private let folder: String
  private let file: StateFile
  private let state = SavedState(
    size: CGSize(width: 900, height: 700), screen: "naive", overlays: [.xray, .log],
    appearance: .dark)

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    file = try #require(StateFile(environment: ["XDG_STATE_HOME": folder]))
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func read() throws -> SavedState? { try file.read(screens: ["container", "naive"]) }

  private func write(_ text: String) throws {
    try FileManager.default.createDirectory(
      atPath: folder + "/scrollery", withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: file.path))
  }

  @Test func itIsWhereTheSpecificationHasIt() {
    func path(_ environment: [String: String]) -> String? {
      StateFile(environment: environment)?.path
    }
    #expect(path(["XDG_STATE_HOME": "/a", "HOME": "/b"]) == "/a/scrollery/state.json")
    #expect(path(["HOME": "/b"]) == "/b/.local/state/scrollery/state.json")
    #expect(
      path(["XDG_STATE_HOME": "a", "HOME": "/b"]) == "/b/.local/state/scrollery/state.json")
    #expect(path(["XDG_STATE_HOME": "", "HOME": ""]) == nil)
  }

  @Test func whatIsWrittenIsRead() throws {
    #expect(try read() == nil)
    try file.write(state)
    #expect(try read() == state)
    try file.write(state)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder + "/scrollery") == ["state.json"])
  }

  @Test(arguments: [
    "", "{", "[]", "null", "{}", "\u{0}\u{1}",
    #"{"width":0,"height":700,"screen":"naive","overlays":[],"appearance":"dark"}"#,
    #"{"width":1e99,"height":700,"screen":"naive","overlays":[],"appearance":"dark"}"#,
    #"{"width":"9","height":700,"screen":"naive","overlays":[],"appearance":"dark"}"#,
    #"{"width":900,"height":700,"screen":"gone","overlays":[],"appearance":"dark"}"#,
    #"{"width":900,"height":700,"screen":"naive","overlays":["x"],"appearance":"dark"}"#,
    #"{"width":900,"height":700,"screen":"naive","overlays":[],"appearance":"blue"}"#,
  ])
  func aBadFileIsRefusedInOneLine(_ text: String) throws {
    try write(text)
    do {
      _ = try read()
      Issue.record("it was taken")
    } catch let trouble as StateFile.Trouble {
      #expect(trouble.sentence.contains(file.path))
      #expect(!trouble.sentence.contains("\n"))
    }
  }

  @Test func aHugeFileAndAFolderAreRefused() throws {
    try write(String(repeating: " ", count: 1 << 20) + "{}")
    #expect(throws: StateFile.Trouble.self) { try self.read() }
    try FileManager.default.removeItem(atPath: file.path)
    try FileManager.default.createDirectory(atPath: file.path, withIntermediateDirectories: true)
    #expect(throws: StateFile.Trouble.self) { try self.read() }
    #expect(throws: StateFile.Trouble.self) { try self.file.write(self.state) }
  }

  @Test func optionsWinOverWhatWasLeft() {
    var options = Options()
    #expect(OpeningState(options, saved: state).size == state.size)
    #expect(OpeningState(options, saved: state).screen == "naive")
    #expect(OpeningState(options, saved: state).overlays == [.xray, .log])
    #expect(OpeningState(options, saved: state).appearance == .dark)
    options.size = CGSize(width: 320, height: 568)
    options.screen = "container"
    options.overlays = []
    options.appearance = .light
    let opening = OpeningState(options, saved: state)
    #expect(opening == OpeningState(options))
    #expect(opening.size == CGSize(width: 320, height: 568))
    #expect(opening.overlays == [])
    #expect(opening.interfaceStyle == .light)
  }
}
