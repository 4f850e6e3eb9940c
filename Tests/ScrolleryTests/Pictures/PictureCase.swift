import Foundation
import SDLHost
import Testing
import ViewKit
import ViewKitTesting

@testable import Scrollery

/// A look of the program of which a picture is kept.
nonisolated struct PictureCase: Sendable, CustomTestStringConvertible {
  let screen: String
  var overlays: [String] = []
  var rows = 500
  var isDark = false
  var size = PictureCase.wide

  static let wide = CGSize(width: 1100, height: 760)
  static let narrow = CGSize(width: 380, height: 700)

  /// The picture's file, without its ending.
  var name: String {
    ([screen] + overlays + [isDark ? "dark" : "light", "\(Int(size.width))"])
      .joined(separator: "-")
  }

  var testDescription: String { name }

  static let names = [
    "container", "naive", "fruit", "delegate", "photos", "paging", "reuse", "parallax", "lab",
    "tables", "autolayout",
  ]

  /// Every screen, light and dark, in a wide and in a narrow window.
  static let screens = names.flatMap { name in
    [wide, narrow].flatMap { size in
      [false, true].map { PictureCase(screen: name, isDark: $0, size: size) }
    }
  }

  /// Every overlay once.
  static let overlays = ["frames", "reuse", "xray", "hud", "log"].map {
    PictureCase(screen: "container", overlays: [$0])
  }

  /// What the article on scroll views inside scroll views shows in its three pictures: one table,
  /// two in the naive container, two in the real one.
  static let articles = ["delegate", "naive", "container"].map {
    PictureCase(screen: $0, overlays: ["xray", "frames"], rows: 20, size: narrow)
  }

  // MARK: Making

  /// The screen alone in the sidebar, so that another one there is no other picture.
  @MainActor func makeStage(scale: CGFloat = 1) throws -> (stage: Stage, root: RootController) {
    let screen = try #require(Screen.all.first { $0.name == self.screen })
    let resources = try HostResources.standard()
    let root = RootController(screens: [screen], settings: ScreenSettings(rows: rows))
    let window = UIWindow(size: size, scale: scale)
    window.overrideUserInterfaceStyle = isDark ? .dark : .light
    window.rootViewController = root
    let stage = Stage(window, resources: .success(resources), framesPerSecond: 60)
    root.setOverlays(Set(overlays.compactMap(OverlayKind.init)), animated: false)
    stage.settle()
    root.current.flickForPicture(on: stage)
    stage.settle()
    root.current.view.hideMeasuredFigures()
    return (stage, root)
  }

  @MainActor func thumbnail(scale: Int = 1) throws -> Thumbnail {
    let stage = try makeStage(scale: CGFloat(scale)).stage
    return Thumbnail(try stage.picture(), scale: scale)
  }
}

extension UIViewController {
  /// Does what brings a screen to life that is blank at first.
  fileprivate func flickForPicture(on stage: Stage) {
    guard let view = (self as? LabScreen)?.tape.scroll ?? (self as? DelegateScreen)?.list else {
      return
    }
    let place = view.convert(view.bounds, to: nil)
    let isTape = self is LabScreen
    stage.pointerMove(to: CGPoint(x: place.midX, y: place.midY))
    stage.pointerDown()
    stage.drag(
      to: CGPoint(x: place.midX - (isTape ? 120 : 0), y: place.midY - (isTape ? 0 : 80)), steps: 6,
      every: .milliseconds(16))
    stage.pointerUp()
  }
}

extension UIView {
  /// Memory and times are this machine's, and other ones in every run.
  fileprivate func hideMeasuredFigures() {
    if let label = self as? UILabel, let text = label.text,
      [" MB", " GB", " ms", " s"].contains(where: text.hasSuffix)
    {
      label.text = "–"
    }
    for view in subviews { view.hideMeasuredFigures() }
  }
}
