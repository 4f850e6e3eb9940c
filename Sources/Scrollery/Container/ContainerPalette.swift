import ViewKit

/// The colours of the screen.
enum ContainerPalette {
  static let bar = UIColor(light: 0xFFFFFF, dark: 0x16202E)
  static let barTitle = UIColor(light: 0x16324A, dark: 0xF2F6FA)
  static let page = UIColor(light: 0xFFFFFF, dark: 0x10161F)
  static let quietPage = UIColor(light: 0xF3F6FA, dark: 0x161E2A)
  static let title = UIColor(light: 0x16324A, dark: 0xF2F6FA)
  static let detail = UIColor(light: 0x5A6F82, dark: 0x93A4B5)
  static let accent = UIColor(light: 0x2B7DB3, dark: 0x7CC0EA)

  /// Bubbles, from the left, over and over.
  static let bubbles = [0x398FC4, 0xFC575F, 0xF2A93B, 0x4FA27A, 0x8C6FC7].map {
    UIColor(hex: $0)
  }
}

/// The colours of one list of rows.
struct ListColors {
  /// Around the rows.
  let band: UIColor
  let bandTitle: UIColor
  let bandDetail: UIColor
  let row: UIColor
  /// A row under the finger.
  let pressedRow: UIColor
  let rowTitle: UIColor
  let rowDetail: UIColor
  /// Behind a row's picture.
  let plate: UIColor

  static let blue = ListColors(
    band: UIColor(light: 0xAAD6F0, dark: 0x10283B),
    bandTitle: UIColor(light: 0x123F5E, dark: 0xCFE8F7),
    bandDetail: UIColor(light: 0x2F6488, dark: 0x86AECA),
    row: UIColor(light: 0x398FC4, dark: 0x1F5A82),
    pressedRow: UIColor(light: 0x2C78A8, dark: 0x2B7099),
    rowTitle: UIColor(light: 0xFFFFFF, dark: 0xFFFFFF),
    rowDetail: UIColor(light: 0xE4F2FB, dark: 0xB5D5EA),
    plate: UIColor(light: 0xE6F3FB, dark: 0xCFE4F1))

  static let yellow = ListColors(
    band: UIColor(light: 0xFAE7BF, dark: 0x2A210F),
    bandTitle: UIColor(light: 0x5A3F08, dark: 0xFBE9C0),
    bandDetail: UIColor(light: 0x8A6A25, dark: 0xC2A566),
    row: UIColor(light: 0xFBC954, dark: 0x74561A),
    pressedRow: UIColor(light: 0xEDB636, dark: 0x8A6824),
    rowTitle: UIColor(light: 0x493305, dark: 0xFFF3D6),
    rowDetail: UIColor(light: 0x6E5114, dark: 0xE2C88C),
    plate: UIColor(light: 0xFFF6E0, dark: 0xF3E2BA))
}
