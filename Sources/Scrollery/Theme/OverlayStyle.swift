import Foundation
import ViewKit

/// The look of the overlays: the colours of the pictures they follow, and dark panels that are read
/// on any screen.
enum OverlayStyle {
  // The colours, dashes and widths of the pictures in the article on scroll views within scroll
  // views.
  static let blue = UIColor(hex: 0xAAD6F0)
  static let yellow = UIColor(hex: 0xFAE7BF)
  static let deepBlue = UIColor(hex: 0x398FC4)
  static let deepYellow = UIColor(hex: 0xFBC954)
  static let inkOnYellow = UIColor(hex: 0x3A2C05)
  static let contentOutline = UIColor(hex: 0xFC575F)
  static let container = UIColor(light: 0x000000, dark: 0xFFFFFF)
  static let dash: CGFloat = 10
  /// Round a view whose constraints are at fault, shorter than round content.
  static let problemDash: CGFloat = 4
  static let lineWidth: CGFloat = 2
  /// How much of a frame's colour lies over its cells.
  static let fillAlpha: CGFloat = 0.4

  /// A view that exists out of sight, and no cell.
  static let liveView = UIColor(light: 0xE3E6EA, dark: 0x34373D)
  static let liveViewLine = UIColor(light: 0xA9B0BA, dark: 0x6A7079)
  /// Seconds that the X-ray takes to go further off, and a cell to its place in the tray.
  static let zoom = 0.4
  static let flight = 0.35

  static let panel = UIColor(hex: 0x16181D)
  static let panelBorder = UIColor(hex: 0xFFFFFF, alpha: 0.12)
  static let panelText = UIColor(hex: 0xF4F5F7)
  static let panelSecondary = UIColor(hex: 0xA6ACB7)
  static let panelLine = UIColor(hex: 0xFFFFFF, alpha: 0.16)
  /// A place in a panel where something may come to lie.
  static let panelSlot = UIColor(hex: 0xFFFFFF, alpha: 0.08)
  static let panelRadius: CGFloat = 10
  static let panelMargin: CGFloat = 12

  static let good = UIColor(hex: 0x7CC0F0)
  static let late = UIColor(hex: 0xFBC954)
  static let bad = UIColor(hex: 0xFC575F)

  static let figures = UIFont.systemFont(ofSize: 12)
  static let figuresEmphasized = UIFont.systemFont(ofSize: 12, weight: .semibold)
  static let smallFigures = UIFont.systemFont(ofSize: 11)
  static let button = UIFont.systemFont(ofSize: 11, weight: .medium)
  static let badge = UIFont.systemFont(ofSize: 10, weight: .semibold)
}
