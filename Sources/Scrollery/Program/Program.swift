import Foundation
import SDLHost
import ViewKit
import ViewKitTesting

/// The program, from its command line to its exit code.
struct Program {
  let options: Options
  let screens: [Screen]

  /// Does what the arguments say. What is wrong with them, or goes wrong, is one line on standard
  /// error.
  static func run(_ arguments: [String], screens: [Screen] = Screen.all) -> ExitCode {
    fillStreams()
    // A reader of the trace that goes away is no reason to die, nor a file that may not grow: what
    // is written tells of both.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    do {
      let options = try OptionParser(screens: screens.map(\.name)).parse(arguments)
      try Program(options: options, screens: screens).run()
      return .success
    } catch let failure as Failure {
      return report(failure)
    } catch let error as OptionError {
      return report(Failure(.usage, error.description))
    } catch {
      return report(Failure(.software, "\(error)"))
    }
  }

  /// Opens standard streams that were closed before the start so that their use fails. The next file
  /// to be opened would take their place, and get what is said to them.
  private static func fillStreams() {
    for (stream, mode) in [
      (STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY),
    ] where fcntl(stream, F_GETFD) == -1 { _ = open("/dev/null", mode) }
  }

  private static func report(_ failure: Failure) -> ExitCode {
    say(failure.sentence)
    return failure.code
  }

  /// Writes a line to standard error.
  static func say(_ sentence: String) { Report.say(sentence) }

  private func run() throws(Failure) {
    switch options.action {
    case .list: try show(HelpText.list(of: screens))
    case .version: try show(HelpText.version)
    case .help: try show(HelpText.help)
    case .run:
      try checkPhotos()
      let files = try RunFiles(options)
      let resources = try makeResources()
      UIAccessibility.isReduceMotionEnabled = options.reducesMotion || Self.environmentReducesMotion
      if options.isHeadless {
        try HeadlessRun(self, files: files, resources: resources).run()
      } else {
        try WindowRun(self, files: files, resources: resources).run()
      }
    }
  }

  /// Writes lines to standard output, whose reader may have seen enough.
  private func show(_ text: String) throws(Failure) {
    do {
      try WholeFile.write(Array("\(text)\n".utf8), to: STDOUT_FILENO)
    } catch {
      guard error.number != EPIPE else { return }
      throw Failure(.software, "cannot write to standard output: \(error.reason)")
    }
  }

  /// Whether there is such a folder is known at once; a list is fetched when it is shown.
  private func checkPhotos() throws(Failure) {
    guard case .folder(let path)? = options.photos.map(PhotoSource.init) else { return }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue,
      FileManager.default.isReadableFile(atPath: path)
    else { throw Failure(.noInput, "--photos: \(path) is no folder that can be read") }
  }

  private func makeResources() throws(Failure) -> HostResources {
    do {
      let resources = try HostResources(fontFile: options.font)
      resources.install()
      return resources
    } catch {
      if case .unreadable = error { throw Failure(.noInput, "\(error)") }
      throw Failure(.software, "\(error)")
    }
  }

  private static var environmentReducesMotion: Bool {
    !["", "0"].contains(ProcessInfo.processInfo.environment["SCROLLERY_REDUCE_MOTION"] ?? "")
  }

  /// The controller of a window that opens so.
  func makeRoot(
    _ state: OpeningState, _ sources: @escaping () -> FigureSources
  ) -> RootController {
    let root = RootController(
      screens: screens, opening: screens.firstIndex { $0.name == state.screen } ?? 0,
      settings: ScreenSettings(
        rows: options.rows, photos: options.photos.map(PhotoSource.init) ?? .painted),
      isBare: options.isBare, sources: sources)
    root.setOverlays(state.overlays, animated: false)
    return root
  }
}

extension Failure {
  /// What a script that cannot be played ends the program with.
  init(_ error: ScriptError) {
    switch error {
    case .wrongStep: self.init(.usage, error.description)
    case .unsettled, .failed: self.init(.software, error.description)
    }
  }
}
