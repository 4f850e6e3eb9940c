import Foundation
import SDLHost
import ViewKit
import ViewKitTesting

/// A run in a window on the display.
final class WindowRun {
  private let options: Options
  private let host: SDLWindowHost
  private let root: RootController
  private let files: RunFiles
  private let stateFile: StateFile?
  private var player: RealTimePlayer?
  private var scriptError: ScriptError?
  private var frame = 0

  init(_ program: Program, files: RunFiles, resources: HostResources) throws(Failure) {
    options = program.options
    self.files = files
    stateFile = StateFile(environment: ProcessInfo.processInfo.environment)
    let state = OpeningState(
      program.options, saved: stateFile?.remembered(screens: program.screens.map(\.name)))
    do {
      host = try SDLWindowHost(
        title: "Scrollery", size: state.size, renderer: options.renderer, resources: resources)
    } catch {
      throw Failure(.unavailable, "\(error); scrollery --headless needs no display")
    }
    root = program.makeRoot(state) { [weak host] in
      FigureSources(statistics: host?.statistics, frameCost: host?.frameCost)
    }
    host.window.overrideUserInterfaceStyle = state.interfaceStyle
    host.window.rootViewController = root
    host.window.makeKeyAndVisible()
  }

  /// Shows the window until it is closed, or a step of the script fails.
  func run() throws(Failure) {
    let trace = files.trace?.makeWriter()
    trace?.listen(to: host.window)
    if let script = files.script {
      player = RealTimePlayer(script, performer: WindowPerformer(host, root: root)) {
        [unowned self] error in
        scriptError = error
        if error != nil { host.stop() }
      }
    }
    host.onFrame = { [unowned self] in
      trace?.frame(
        frame, at: host.window.time, of: host.window, wasDrawn: true,
        statistics: host.statistics)
      // Before the first frame no view has its place.
      if frame == 0 { player?.start() }
      frame += 1
    }
    host.onDisplayLost = { [unowned self] in displayLost() }
    host.run()
    remember()
    if let scriptError { throw Failure(scriptError) }
    try files.trace?.finish()
    guard let shot = options.shot else { return }
    do {
      try host.savePNG(to: shot)
    } catch {
      throw Failure(.software, "\(error)")
    }
  }

  /// Nothing can be asked of a display that has gone, not even to close the window: what is to be
  /// kept is written at once. Every line of the trace is in its file already.
  private func displayLost() {
    remember()
    Program.say("the display has gone")
    _exit(ExitCode.unavailable.rawValue)
  }

  private func remember() {
    let isDark = host.window.traitCollection.userInterfaceStyle == .dark
    stateFile?.remember(
      SavedState(
        size: host.window.bounds.size, screen: root.screens[root.index].name,
        overlays: root.overlays, appearance: isDark ? .dark : .light))
  }
}

extension StateFile {
  /// What the last window left; nothing where there is trouble, which is reported.
  fileprivate func remembered(screens: [String]) -> SavedState? {
    do {
      return try read(screens: screens)
    } catch {
      Program.say(error.sentence)
      return nil
    }
  }

  fileprivate func remember(_ state: SavedState) {
    do {
      try write(state)
    } catch {
      Program.say(error.sentence)
    }
  }
}
