import Foundation

/// What the command line asks for.
nonisolated struct Options: Equatable, Sendable {
  /// What the program is to do.
  enum Action: Equatable, Sendable { case run, list, version, help }

  enum Appearance: String, Sendable { case light, dark }

  var action = Action.run
  // What is nil here is as the window was left, or as usual: see `OpeningState`.

  /// The name of the screen to open.
  var screen: String?
  /// Size of the window, in points.
  var size: CGSize?
  /// Whether the screen is shown alone, without sidebar and toolbar.
  var isBare = false
  /// Rows in each nested list.
  var rows = 500
  var overlays: Set<OverlayKind>?
  /// A folder, or the http(s) address of a list, in place of the painted pictures.
  var photos: String?
  var appearance: Appearance?
  /// Whether screens come and go without sliding, and the X-ray without zooming.
  var reducesMotion = false
  /// A font file, in place of the system's font.
  var font: String?
  /// The name of an SDL renderer, in place of the automatic choice.
  var renderer: String?
  var isHeadless = false
  /// Pixels per point when headless.
  var scale = 1.0
  /// Frames per virtual second when headless.
  var framesPerSecond = 60.0
  /// Files; `-` stands for standard input and output.
  var script: String?
  var trace: String?
  var shot: String?

  /// The numbers that the options take.
  static let rowRange = 1...100_000_000
  static let sideRange = 1...16_384
  static let scaleRange = 0.25...8.0
  static let frameRateRange = 1.0...1_000.0
}
