#if os(Linux)
  import Foundation

  /// The tools that the tests of real windows use, and the program itself.
  nonisolated enum WindowTool {
    /// How a command ended.
    struct Outcome: Sendable {
      var status: Int32
      var output: Data
      var errors: String
    }

    struct Failure: Error, CustomStringConvertible {
      let description: String
    }

    /// Whether tools are all there. Where changes are checked for others they have to be: a test
    /// that is left out there says nothing.
    static func arePresent(_ names: String...) -> Bool {
      let environment = ProcessInfo.processInfo.environment
      if environment["CI"] != nil { return true }
      let folders = (environment["PATH"] ?? "").split(separator: ":")
      return names.allSatisfy { name in
        folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
      }
    }

    /// This process's environment with changes; nil takes a variable away.
    static func environment(_ changes: [String: String?]) -> [String: String] {
      var environment = ProcessInfo.processInfo.environment
      // What a window leaves is not for the next one, nor for the person at the machine.
      environment["XDG_STATE_HOME"] =
        FileManager.default.temporaryDirectory.path + "/scrollery-state-\(UUID().uuidString)"
      for (name, value) in changes { environment[name] = value }
      return environment
    }

    /// Does something that takes its time on a thread of its own, so that neither the main actor nor
    /// the tests that run beside are held up, nor hold it up.
    static func apart<Result: Sendable>(_ body: @escaping @Sendable () throws -> Result)
      async throws
      -> Result
    {
      try await withCheckedThrowingContinuation { continuation in
        Thread.detachNewThread { continuation.resume(with: Swift.Result { try body() }) }
      }
    }

    /// Runs a command to its end.
    static func run(_ command: [String], environment: [String: String]) async throws -> Outcome {
      try await apart {
        // Files take any amount, in any order, where pipes would have to be read at the same time.
        let folder = FileManager.default.temporaryDirectory
        let files = [0, 1].map { _ in
          folder.appendingPathComponent("scrollery-\(UUID().uuidString)")
        }
        defer { for file in files { try? FileManager.default.removeItem(at: file) } }
        let handles = try files.map { file in
          try Data().write(to: file)
          return try FileHandle(forWritingTo: file)
        }
        let process = try ChildProcess(
          command, environment: environment, output: .descriptor(handles[0].fileDescriptor),
          errors: .descriptor(handles[1].fileDescriptor))
        let status = process.wait()
        return Outcome(
          status: status, output: try Data(contentsOf: files[0]),
          errors: String(decoding: try Data(contentsOf: files[1]), as: UTF8.self))
      }
    }

    /// The built program, which lies beside the tests.
    static var scrollery: String {
      get throws {
        let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        let program = tests.deletingLastPathComponent().appendingPathComponent("scrollery").path
        guard FileManager.default.isExecutableFile(atPath: program) else {
          throw Failure(description: "there is no program at \(program)")
        }
        return program
      }
    }
  }
#endif
