#if os(Linux)
  import Foundation
  import Testing

  @testable import Scrollery

  extension WindowTests {
    /// The display goes away under the program.
    struct Losing {
      private let trace = FileManager.default.temporaryDirectory.appendingPathComponent(
        "scrollery-\(UUID().uuidString).jsonl")

      private var arguments: [String] {
        ["container", "--size", "700x500", "--overlay", "hud", "--trace", trace.path]
      }

      private func check(_ ending: WindowTool.Ending) throws {
        defer { try? FileManager.default.removeItem(at: trace) }
        #expect(ending.status == ExitCode.unavailable.rawValue)
        #expect(ending.errors == "scrollery: the display has gone\n")
        let state = try JSONDecoder().decode(SavedState.self, from: try #require(ending.state))
        #expect(state.screen == "container")
        #expect(state.overlays == [.hud])
        let text = try String(contentsOf: trace, encoding: .utf8)
        #expect(text.hasSuffix("\n"))
        for line in text.split(separator: "\n") {
          #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(line.utf8)) }
        }
      }

      @Test(
        .enabled(
          if: WindowTool.arePresent("Xvfb", "xdotool", "xwd"),
          "Xvfb, xdotool and xwd are needed; make test installs them"),
        arguments: [false, true])
      func anXServerEnds(inMidFling: Bool) async throws {
        let session = try await WindowSession.open(arguments)
        if inMidFling { try await session.flick(x: 400, from: 400, to: 200) }
        try check(try await session.loseDisplay())
      }

      @Test(
        .enabled(if: WindowTool.arePresent("sway"), "sway is needed; make test installs it"),
        arguments: [false, true])
      func aWaylandCompositorEnds(inMidFling: Bool) async throws {
        let session = try await WaylandSession(arguments)
        // Its first line tells of the first frame: the window is open.
        while (FileManager.default.contents(atPath: trace.path) ?? Data()).isEmpty {
          try await Task.sleep(for: .milliseconds(50))
        }
        try await session.pointer.play([.move(640, 400), .wait(milliseconds: 500)])
        if inMidFling {
          try await session.pointer.play(Array(repeating: .scroll(y: 12), count: 20) + [.stop])
        }
        try check(try await session.loseDisplay())
      }

      /// At any moment from the program's start to its first frame.
      @Test(
        .enabled(if: WindowTool.arePresent("sway"), "sway is needed; make test installs it"),
        arguments: [0, 10, 20, 30, 40, 50, 60, 80, 100, 150])
      func aWaylandCompositorEndsWhileTheWindowOpens(after milliseconds: Int) async throws {
        let session = try await WaylandSession(arguments)
        defer { try? FileManager.default.removeItem(at: trace) }
        try await Task.sleep(for: .milliseconds(milliseconds))
        let ending = try await session.loseDisplay()
        #expect(ending.status == ExitCode.unavailable.rawValue)
        // Libraries may have something to say too.
        let own = ending.errors.split(separator: "\n").filter { $0.hasPrefix("scrollery: ") }
        #expect(own.count == 1)
      }
    }
  }
#endif
