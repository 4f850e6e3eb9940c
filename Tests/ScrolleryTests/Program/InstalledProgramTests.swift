#if os(Linux)
  import Foundation
  import Testing

  @testable import Scrollery

  /// The program as `make install` lays it out, moved away from its sources and started elsewhere
  /// by somebody who has nothing.
  @Suite(.patience) struct InstalledProgramTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "scrollery-\(UUID().uuidString)")

    private var sources: URL {
      URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
    }

    private func run(_ program: String, shot: String) async throws -> WindowTool.Outcome {
      try await WindowTool.run(
        [
          "env", "-C", "/", "-i", "HOME=\(folder.path)/home",
        ] + Sanitizer.settings + [
          program, "container", "--headless", "--size", "320x568", "--shot", shot,
        ], environment: ["PATH": "/usr/bin:/bin"])
    }

    @Test func `it finds its pictures, says nothing, and leaves nothing behind`() async throws {
      let manager = FileManager.default
      defer { try? manager.removeItem(at: folder) }
      let prefix = folder.appendingPathComponent("prefix")
      for part in ["prefix/bin", "prefix/share/scrollery", "home"] {
        try manager.createDirectory(
          at: folder.appendingPathComponent(part), withIntermediateDirectories: true)
      }
      let program = prefix.appendingPathComponent("bin/scrollery")
      try manager.copyItem(at: URL(fileURLWithPath: WindowTool.scrollery), to: program)
      try manager.copyItem(
        at: sources.appendingPathComponent("Assets"),
        to: prefix.appendingPathComponent("share/scrollery/Assets"))
      let moved = folder.appendingPathComponent("moved")
      try manager.moveItem(at: prefix, to: moved)

      let shots = ["installed", "built"].map { "\(folder.path)/\($0).png" }
      let installed = try await run(moved.path + "/bin/scrollery", shot: shots[0])
      #expect(installed.status == 0)
      #expect(installed.output.isEmpty && installed.errors.isEmpty)
      let built = try await run(try WindowTool.scrollery, shot: shots[1])
      #expect(built.status == 0)
      let pictures = try shots.map { try Data(contentsOf: URL(fileURLWithPath: $0)) }
      #expect(pictures[0] == pictures[1])
      #expect(try manager.contentsOfDirectory(atPath: folder.path + "/home").isEmpty)
    }
  }
#endif
