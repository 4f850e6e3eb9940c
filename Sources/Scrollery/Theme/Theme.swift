import Foundation
import ViewKit

/// The look of the program, in one place. Lengths are in points, on a grid of 8 with steps of 4.
enum Theme {
  // MARK: Colours

  /// Behind the screens.
  static let canvas = UIColor(light: 0xFFFFFF, dark: 0x131417)
  /// Behind the sidebar: a step away from the canvas, so that it recedes.
  static let sidebar = UIColor(light: 0xF4F5F7, dark: 0x1A1B1F)
  /// Behind a group of things on a screen.
  static let panel = sidebar
  /// Behind sheets, which stand in front.
  static let sheet = UIColor(light: 0xFFFFFF, dark: 0x24262B)
  static let hairline = tone(light: 0x1B1F27, 0.1, dark: 0xFFFFFF, 0.1)
  /// Dims what is behind a sheet or the slid-over sidebar.
  static let scrim = tone(light: 0x12151A, 0.28, dark: 0x000000, 0.5)

  static let text = UIColor(light: 0x191C22, dark: 0xF1F2F4)
  static let secondaryText = UIColor(light: 0x666C77, dark: 0xA2A7B0)
  static let tertiaryText = UIColor(light: 0x8B919C, dark: 0x7C818B)

  /// The blue of the samples' tables, deep enough to be read on the canvas.
  static let accent = UIColor(light: 0x1F6FAE, dark: 0x7CC0F0)
  /// The red of the samples' outlines, for what asks for attention.
  static let alert = UIColor(light: 0xE0434B, dark: 0xFC575F)
  static let accentFill = tone(light: 0x398FC4, 0.15, dark: 0x57A9DC, 0.2)
  /// Under the pointer, and pressed.
  static let hover = tone(light: 0x1B1F27, 0.05, dark: 0xFFFFFF, 0.06)
  static let pressed = tone(light: 0x1B1F27, 0.1, dark: 0xFFFFFF, 0.12)

  private static func tone(
    light: UInt32, _ lightAlpha: CGFloat, dark: UInt32, _ darkAlpha: CGFloat
  ) -> UIColor {
    let light = UIColor(hex: light, alpha: lightAlpha)
    let dark = UIColor(hex: dark, alpha: darkAlpha)
    return UIColor(dynamicProvider: { $0.userInterfaceStyle == .dark ? dark : light })
  }

  // MARK: Type

  static let title = UIFont.systemFont(ofSize: 16, weight: .semibold)
  static let body = UIFont.systemFont(ofSize: 14)
  static let bodyEmphasized = UIFont.systemFont(ofSize: 14, weight: .medium)
  static let hint = UIFont.systemFont(ofSize: 13)
  static let caption = UIFont.systemFont(ofSize: 12)
  static let control = UIFont.systemFont(ofSize: 13, weight: .medium)
  static let keycap = UIFont.systemFont(ofSize: 10, weight: .semibold)

  // MARK: Lengths

  /// Distances: within a control, between controls, between groups, at the edges of a pane.
  static let tight: CGFloat = 4
  static let gap: CGFloat = 8
  static let group: CGFloat = 16
  static let margin: CGFloat = 24

  static let sidebarWidth: CGFloat = 220
  static let toolbarHeight: CGFloat = 64
  static let rowHeight: CGFloat = 36
  static let controlHeight: CGFloat = 32
  static let iconSize: CGFloat = 16
  static let cornerRadius: CGFloat = 8
  static let panelRadius: CGFloat = 12
  static let sheetRadius: CGFloat = 14
  /// Below this width of the window the sidebar folds away.
  static let foldingWidth: CGFloat = 720

  // MARK: Times, in seconds

  static let fade = 0.15
  static let slide = 0.28
  /// From one screen to the next.
  static let transition = 0.25
}
