#if os(Linux)
  import Foundation
  import Testing

  /// The program with little memory: it does its work, or says what it has no memory for.
  @Suite(.patience, .disabled(if: Sanitizer.isAtWork)) struct MemoryLimitTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "scrollery-\(UUID().uuidString)")

    /// A fling of the container that may use so many kilobytes of addresses.
    private func fling(_ kilobytes: Int?, _ size: String) async throws -> WindowTool.Outcome {
      let script = folder.appendingPathComponent("script")
      try Data("move 160 500\ndown\ndrag 160 200 6 8\nup\nsettle\n".utf8).write(to: script)
      let limit = kilobytes.map { "ulimit -v \($0); " } ?? ""
      return try await WindowTool.run(
        [
          "bash", "-c", "\(limit)exec \"$@\"", "bash", try WindowTool.scrollery, "container",
          "--size", size, "--headless", "--script", script.path, "--shot", path("shot.png"),
          "--trace", path("trace"),
        ], environment: WindowTool.environment([:]))
    }

    private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

    /// From what the libraries alone take to enough for everything.
    @Test(arguments: [
      (115_000, "1100x760"), (120_000, "1100x760"), (130_000, "1100x760"), (150_000, "1100x760"),
      (400_000, "16000x16000"),
      (1_400_000, "16000x16000"), (nil, "1100x760"),
    ])
    func itWorksOrSaysWhatIsMissing(_ kilobytes: Int?, _ size: String) async throws {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let outcome = try await fling(kilobytes, size)
      let picture = FileManager.default.contents(atPath: path("shot.png"))
      switch outcome.status {
      case 0: #expect(picture?.suffix(8).prefix(4) == Data("IEND".utf8))
      case 70:
        #expect(!outcome.errors.isEmpty)
        #expect(!outcome.errors.contains("Backtrac"))
        #expect(picture == nil)
      // The system cannot even load the libraries.
      case 127: #expect(outcome.errors.contains("shared"))
      default: Issue.record("it ended with \(outcome.status): \(outcome.errors)")
      }
      let trace = FileManager.default.contents(atPath: path("trace")) ?? Data()
      for line in trace.split(separator: UInt8(ascii: "\n")) {
        #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: line) }
      }
      if kilobytes == nil { #expect(outcome.status == 0 && outcome.errors.isEmpty) }
    }
  }
#endif
