#if os(Linux)
  import Foundation

  extension WindowTool {
    /// How the program ended when its display went away.
    struct Ending: Sendable {
      var status: Int32
      var errors: String
      /// What it left for the next time; nil for no file.
      var state: Data?
    }

    /// A file that nobody else can find, for what a program writes.
    static func makeNamelessFile() throws -> FileHandle {
      let file = FileManager.default.temporaryDirectory.appendingPathComponent(
        "scrollery-\(UUID().uuidString)")
      try Data().write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      return try FileHandle(forUpdating: file)
    }

    /// All that a program has written to such a file.
    static func text(of file: FileHandle) throws -> String {
      try file.seek(toOffset: 0)
      return String(decoding: try file.readToEnd() ?? Data(), as: UTF8.self)
    }

    /// Ends a display without warning.
    static func end(
      _ program: ChildProcess, on display: ChildProcess, _ errors: FileHandle,
      _ environment: [String: String]
    ) async throws -> Ending {
      let status = try await apart {
        kill(display.identifier, SIGKILL)
        display.wait()
        return program.wait()
      }
      let folder = environment["XDG_STATE_HOME"] ?? ""
      return Ending(
        status: status,
        errors: try text(of: errors),
        state: FileManager.default.contents(atPath: folder + "/scrollery/state.json"))
    }
  }
#endif
