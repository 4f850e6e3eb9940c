import Foundation
import SDLHost
import ViewKit
import ViewKitTesting

/// A run without a display, on a virtual clock.
struct HeadlessRun {
  private let program: Program
  private let files: RunFiles
  private let resources: HostResources

  init(_ program: Program, files: RunFiles, resources: HostResources) {
    self.program = program
    self.files = files
    self.resources = resources
  }

  /// Plays the script, or waits until nothing moves, and takes the picture.
  func run() throws(Failure) {
    let options = program.options
    weak var stageForFigures: Stage?
    // What was left by windows is not for pictures that are to be the same every time.
    let state = OpeningState(options)
    let root = program.makeRoot(state) { FigureSources(statistics: stageForFigures?.statistics) }
    let window = UIWindow(size: state.size, scale: options.scale)
    window.overrideUserInterfaceStyle = state.interfaceStyle
    window.rootViewController = root
    let stage = Stage(
      window, resources: .success(resources), framesPerSecond: options.framesPerSecond,
      trace: files.trace?.makeWriter())
    stageForFigures = stage
    stage.onRows = { root.changeRowCount(to: $0) }
    stage.onOverlays = { names in
      root.setOverlays(Set(names.compactMap(OverlayKind.init)), animated: true)
    }
    try play(on: stage)
    try files.trace?.finish()
    guard let shot = options.shot else { return }
    do {
      try stage.savePicture(to: shot)
    } catch {
      throw Failure(.software, "\(error)")
    }
  }

  private func play(on stage: Stage) throws(Failure) {
    guard let script = files.script else {
      stage.settle()
      return
    }
    do {
      try stage.play(script)
    } catch {
      throw Failure(error)
    }
  }
}
