#if os(Linux)
  import Foundation
  import Testing

  /// The program where what it writes finds no room, or nobody to read it.
  @Suite(.patience) struct FullDiskTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "scrollery-\(UUID().uuidString)")

    /// A fling of the container, run by a shell that does something to the program's files first.
    private func fling(_ redirection: String, _ options: String...) async throws
      -> WindowTool.Outcome
    {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let script = folder.appendingPathComponent("script")
      try Data("move 160 500\ndown\ndrag 160 200 6 8\nup\nsettle\n".utf8).write(to: script)
      let program =
        [try WindowTool.scrollery, "container", "--bare", "--size", "320x568"]
        + ["--headless", "--script", script.path] + options
      return try await WindowTool.run(
        ["bash", "-c", redirection, "bash"] + program, environment: WindowTool.environment([:]))
    }

    private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

    /// A file may have 20 KB: less than the trace or the picture.
    private let little = #"ulimit -f 20; exec "$@""#

    private func expectOneLine(_ outcome: WindowTool.Outcome, naming name: String) {
      #expect(outcome.status == 70)
      #expect(outcome.errors.split(separator: "\n").count == 1)
      #expect(outcome.errors.contains(name))
      #expect(outcome.errors.hasPrefix("scrollery: cannot write "))
    }

    @Test(.disabled(if: Sanitizer.watchesThreads, "its own files are larger"))
    func aTraceWithoutRoomEndsWithAWholeLine() async throws {
      defer { try? FileManager.default.removeItem(at: folder) }
      let outcome = try await fling(little, "--trace", path("trace"))
      expectOneLine(outcome, naming: path("trace"))
      let text = try String(contentsOfFile: path("trace"), encoding: .utf8)
      let lines = text.split(separator: "\n")
      #expect(lines.count > 3)
      #expect(text.hasSuffix("\n"))
      for line in lines {
        #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(line.utf8)) }
      }
    }

    @Test(.disabled(if: Sanitizer.watchesThreads, "its own files are larger"))
    func aPictureWithoutRoomLeavesTheOldOne() async throws {
      defer { try? FileManager.default.removeItem(at: folder) }
      expectOneLine(try await fling(little, "--shot", path("new.png")), naming: path("new.png"))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["script"])
      try Data("old".utf8).write(to: URL(fileURLWithPath: path("old.png")))
      expectOneLine(try await fling(little, "--shot", path("old.png")), naming: path("old.png"))
      #expect(try Data(contentsOf: URL(fileURLWithPath: path("old.png"))) == Data("old".utf8))
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
          == ["old.png", "script"])
    }

    @Test(arguments: ["--trace", "--shot"])
    func aFullDeviceIsNoticed(_ option: String) async throws {
      defer { try? FileManager.default.removeItem(at: folder) }
      expectOneLine(try await fling(#"exec "$@""#, option, "/dev/full"), naming: "/dev/full")
    }

    @Test func standardOutputWithoutRoomIsNoticed() async throws {
      defer { try? FileManager.default.removeItem(at: folder) }
      expectOneLine(
        try await fling(#"exec "$@" >/dev/full"#, "--help"), naming: "standard output")
      expectOneLine(
        try await fling(#"exec "$@" >/dev/full"#, "--trace", "-"), naming: "standard output")
      expectOneLine(
        try await fling(#"exec "$@" >&-"#, "--trace", "-"), naming: "standard output")
    }

    @Test func aReaderThatHasSeenEnoughIsNoTrouble() async throws {
      defer { try? FileManager.default.removeItem(at: folder) }
      let outcome = try await fling(
        #""$@" | head -n 1; exit "${PIPESTATUS[0]}""#, "--trace", "-")
      #expect(outcome.status == 0)
      #expect(outcome.errors.isEmpty)
      #expect(outcome.output.last == UInt8(ascii: "\n"))
    }

    @Test(arguments: ["2>/dev/full", "2>&-"])
    func whereNothingCanBeSaidTheCodeStillIs(_ errors: String) async throws {
      defer { try? FileManager.default.removeItem(at: folder) }
      let outcome = try await fling(
        "exec \"$@\" \(errors)", "--trace", path("trace"), "--no-such-option")
      #expect(outcome.status == 64)
      #expect(!FileManager.default.fileExists(atPath: path("trace")))
    }

    @Test func whatIsSaidDoesNotGetIntoTheTrace() async throws {
      defer { try? FileManager.default.removeItem(at: folder) }
      // Pictures that are not found are reported while the trace is written.
      let outcome = try await fling(
        #"export SCROLLERY_ASSETS=/no/such/folder; exec "$@" 2>&-"#,
        "--trace", path("trace"))
      #expect(outcome.status == 0)
      let text = try String(contentsOfFile: path("trace"), encoding: .utf8)
      #expect(text.split(separator: "\n").allSatisfy { $0.hasPrefix("{\"frame\":") })
    }
  }
#endif
