#if os(Linux)
  import Foundation
  import ViewKitTesting

  /// The program in a window of a display of its own, with a hand on the pointer and the keyboard.
  final class WindowSession {
    // The program goes before the display that it is on.
    private let program: ChildProcess
    private let server: ChildProcess
    private let environment: [String: String]
    private let window: String
    private let errors: FileHandle

    /// Opens the window, at the top left of the display, and waits until it has come to rest.
    static func open(_ arguments: String...) async throws -> WindowSession {
      try await open(arguments)
    }

    static func open(_ arguments: [String]) async throws -> WindowSession {
      let session = try await WindowSession(arguments)
      _ = try await session.pictureAtRest()
      return session
    }

    private init(_ arguments: [String]) async throws {
      let displays = Pipe()
      // A server starts anew when its last client goes, which may be the one that looks for a window
      // before the program has come.
      server = try ChildProcess(
        [
          "Xvfb", "-displayfd", "1", "-screen", "0", "1280x900x24", "-nolisten", "tcp", "-noreset",
        ],
        environment: ProcessInfo.processInfo.environment,
        output: .descriptor(displays.fileHandleForWriting.fileDescriptor))
      let number = String(
        decoding: displays.fileHandleForReading.availableData, as: UTF8.self
      ).trimmingCharacters(in: .whitespacesAndNewlines)
      environment = WindowTool.environment([
        "DISPLAY": ":\(number)", "WAYLAND_DISPLAY": nil, "SDL_VIDEODRIVER": "x11",
      ])
      errors = try WindowTool.makeNamelessFile()
      program = try ChildProcess(
        [try WindowTool.scrollery] + arguments, environment: environment,
        errors: .descriptor(errors.fileDescriptor))
      guard let window = try await Self.window(of: program, environment) else {
        throw WindowTool.Failure(
          description: "the program opened no window: \(try Self.story(of: program, errors))")
      }
      self.window = window
      try await xdotool("windowmove", window, "0", "0")
      try await xdotool("windowfocus", window)
    }

    private static func window(of program: ChildProcess, _ environment: [String: String])
      async throws
      -> String?
    {
      for _ in 0..<200 {
        let search = [
          "xdotool", "search", "--onlyvisible", "--pid", "\(program.identifier)",
        ]
        let found = try await WindowTool.run(search, environment: environment)
        let windows = String(decoding: found.output, as: UTF8.self).split(separator: "\n")
        if let window = windows.last { return String(window) }
        guard program.isRunning else { break }
        try await Task.sleep(for: .milliseconds(50))
      }
      return nil
    }

    /// What became of it, in words.
    private static func story(of program: ChildProcess, _ errors: FileHandle) throws -> String {
      let isRunning = program.isRunning
      let said = try WindowTool.text(of: errors)
      return isRunning ? "it runs, and says \(said)" : "it ended with \(program.wait()), \(said)"
    }

    // MARK: - Input

    private func xdotool(_ arguments: String...) async throws {
      let outcome = try await WindowTool.run(["xdotool"] + arguments, environment: environment)
      guard outcome.status == 0 else {
        throw WindowTool.Failure(description: "xdotool \(arguments): \(outcome.errors)")
      }
    }

    /// Moves the pointer to a place in the window, in points.
    func move(to x: Int, _ y: Int) async throws { try await xdotool("mousemove", "\(x)", "\(y)") }

    func press() async throws { try await xdotool("mousedown", "1") }

    func release() async throws { try await xdotool("mouseup", "1") }

    /// Moves the pointer up or down in even motions, `pause` seconds apart.
    func drag(x: Int, from start: Int, to end: Int, steps: Int, pause: Double = 0.01) async throws {
      var motions: [String] = []
      for step in 1...steps {
        let y = start + (end - start) * step / steps
        motions += ["mousemove", "\(x)", "\(y)", "sleep", "\(pause)"]
      }
      let outcome = try await WindowTool.run(["xdotool"] + motions, environment: environment)
      guard outcome.status == 0 else { throw WindowTool.Failure(description: outcome.errors) }
    }

    /// Drags upwards fast, and lets go in motion.
    func flick(x: Int, from start: Int, to end: Int) async throws {
      try await move(to: x, start)
      try await xdotool(
        "mousedown", "1", "mousemove", "\(x)", "\(start - 20)", "sleep", "0.01", "mousemove",
        "\(x)", "\((start + end) / 2)", "sleep", "0.01", "mousemove", "\(x)", "\(end)", "mouseup",
        "1"
      )
    }

    /// Turns the wheel towards the user.
    func wheel(notches: Int) async throws {
      try await xdotool("click", "--repeat", "\(notches)", "5")
    }

    func key(_ name: String) async throws { try await xdotool("key", name) }

    func resize(width: Int, height: Int) async throws {
      try await xdotool("windowsize", window, "\(width)", "\(height)")
    }

    // MARK: - Looking

    /// What the window shows.
    func picture() async throws -> Bitmap {
      let outcome = try await WindowTool.run(
        ["xwd", "-silent", "-id", window], environment: environment)
      guard outcome.status == 0 else { throw WindowTool.Failure(description: outcome.errors) }
      return try WindowDump(outcome.output).bitmap()
    }

    /// What the window shows when it has not changed for a while.
    func pictureAtRest(within seconds: Double = 10) async throws -> Bitmap {
      var last = try await picture()
      var unchanged = 0
      for _ in 0..<Int(seconds / 0.15) {
        try await Task.sleep(for: .milliseconds(150))
        let next = try await picture()
        unchanged = next == last ? unchanged + 1 : 0
        if unchanged == 4 { return next }
        last = next
      }
      throw WindowTool.Failure(description: "the window did not come to rest in \(seconds) s")
    }

    var isRunning: Bool { program.isRunning }

    // MARK: - Ending

    /// Ends the display under the program, and waits for the program's end.
    func loseDisplay() async throws -> WindowTool.Ending {
      try await WindowTool.end(program, on: server, errors, environment)
    }

    /// CPU time that the program's threads have used, in nanoseconds.
    func nanoseconds() throws -> Int {
      let threads = "/proc/\(program.identifier)/task"
      return try FileManager.default.contentsOfDirectory(atPath: threads).reduce(0) { sum, thread in
        let times = try String(contentsOfFile: "\(threads)/\(thread)/schedstat", encoding: .utf8)
        guard let used = times.split(separator: " ").first.flatMap({ Int($0) }) else {
          throw WindowTool.Failure(description: "/proc has no times of the program")
        }
        return sum + used
      }
    }
  }
#endif
