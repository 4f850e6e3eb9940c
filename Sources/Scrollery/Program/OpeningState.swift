import Foundation
import ViewKit

/// How the window opens: as the options say; where they say nothing, as it was left; or as usual.
nonisolated struct OpeningState: Equatable, Sendable {
  let size: CGSize
  /// The screen's name; nil for the first.
  let screen: String?
  let overlays: Set<OverlayKind>
  let appearance: Options.Appearance

  static let usualSize = CGSize(width: 1100, height: 760)

  init(_ options: Options, saved: SavedState? = nil) {
    size = options.size ?? saved?.size ?? Self.usualSize
    screen = options.screen ?? saved?.screen
    overlays = options.overlays ?? saved?.overlays ?? []
    appearance = options.appearance ?? saved?.appearance ?? .light
  }

  var interfaceStyle: UIUserInterfaceStyle {
    switch appearance {
    case .light: .light
    case .dark: .dark
    }
  }
}
