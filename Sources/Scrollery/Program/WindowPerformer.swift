import Foundation
import SDLHost
import ViewKit
import ViewKitTesting

/// Does the steps of a script that are no input, in a window on the display.
final class WindowPerformer: ScriptPerformer {
  private let host: SDLWindowHost
  private let root: RootController

  init(_ host: SDLWindowHost, root: RootController) {
    self.host = host
    self.root = root
  }

  var window: UIWindow { host.window }

  func resize(to size: CGSize) { host.resize(to: size) }

  /// The display alone decides how many pixels its points have; the views are told what they would
  /// be told if it were another one.
  func rescale(to scale: Double) { host.send(.resized(window.bounds.size, scale: scale)) }

  func lose(_ resource: ScriptStep.LostResource) { host.lose(device: resource == .device) }

  func setRows(_ count: Int) -> Bool { root.changeRowCount(to: count) }

  func setOverlays(_ names: [String]) -> Bool {
    root.setOverlays(Set(names.compactMap(OverlayKind.init)), animated: true)
    return true
  }

  func savePicture(to path: String) throws { try host.savePNG(to: path) }
}
