#if os(Linux)
  import Foundation

  /// The program in a Wayland compositor without a screen, whose one output is 1280x800.
  final class WaylandSession {
    let pointer: WaylandPointer
    private let program: ChildProcess
    private let compositor: ChildProcess
    private let folder: URL
    private let errors: FileHandle
    private let environment: [String: String]

    private static let configuration = """
      output * resolution 1280x800
      default_border none
      """

    /// sway refuses to run as root, so root runs it as nobody.
    private static let nobody: (name: String, user: Int) = ("nobody", 65534)

    /// Opens the program, tiled over the whole output.
    convenience init(_ arguments: String...) async throws { try await self.init(arguments) }

    init(_ arguments: [String]) async throws {
      folder = FileManager.default.temporaryDirectory.appendingPathComponent(
        "scrollery-\(UUID().uuidString)")
      let isRoot = getuid() == 0
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      let file = folder.appendingPathComponent("config")
      try Data(Self.configuration.utf8).write(to: file)
      if isRoot {
        for path in [folder.path, file.path] {
          try FileManager.default.setAttributes(
            [.ownerAccountID: Self.nobody.user], ofItemAtPath: path)
        }
      }
      let asNobody = [
        "setpriv", "--reuid", Self.nobody.name, "--regid", "nogroup", "--clear-groups",
      ]
      compositor = try ChildProcess(
        (isRoot ? asNobody : []) + ["sway", "-c", file.path],
        environment: WindowTool.environment([
          "XDG_RUNTIME_DIR": folder.path, "WLR_BACKENDS": "headless",
          "WLR_LIBINPUT_NO_DEVICES": "1", "WLR_RENDERER": "pixman", "WAYLAND_DISPLAY": nil,
          "DISPLAY": nil, "HOME": folder.path,
        ]))
      let display = try await Self.display(in: folder, of: compositor)
      pointer = try WaylandPointer(
        path: folder.appendingPathComponent(display).path, width: 1280, height: 800)
      errors = try WindowTool.makeNamelessFile()
      environment = WindowTool.environment([
        "XDG_RUNTIME_DIR": folder.path, "WAYLAND_DISPLAY": display,
        "SDL_VIDEODRIVER": "wayland", "DISPLAY": nil,
      ])
      program = try ChildProcess(
        [try WindowTool.scrollery] + arguments, environment: environment,
        errors: .descriptor(errors.fileDescriptor))
    }

    isolated deinit { try? FileManager.default.removeItem(at: folder) }

    /// The name of the compositor's socket, when it is there.
    private static func display(in folder: URL, of compositor: ChildProcess) async throws -> String
    {
      for _ in 0..<200 where compositor.isRunning {
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        let sockets = files.filter { $0.hasPrefix("wayland-") && !$0.hasSuffix(".lock") }
        if let socket = sockets.min() { return socket }
        try await Task.sleep(for: .milliseconds(50))
      }
      throw WindowTool.Failure(description: "the compositor did not start")
    }

    var isRunning: Bool { program.isRunning }

    /// Ends the compositor under the program, and waits for the program's end.
    func loseDisplay() async throws -> WindowTool.Ending {
      try await WindowTool.end(program, on: compositor, errors, environment)
    }
  }
#endif
