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
    // A reader of the trace that goes away is no reason to die.
    signal(SIGPIPE, SIG_IGN)
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

  private static func report(_ failure: Failure) -> ExitCode {
    say(failure.sentence)
    return failure.code
  }

  /// Writes a line to standard error.
  static func say(_ sentence: String) {
    let line = sentence.split(whereSeparator: \.isNewline).joined(separator: " ")
    FileHandle.standardError.write(Data("scrollery: \(line)\n".utf8))
  }

  private func run() throws(Failure) {
    switch options.action {
    case .list: print(HelpText.list(of: screens))
    case .version: print(HelpText.version)
    case .help: print(HelpText.help)
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
