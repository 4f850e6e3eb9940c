import ViewKit

/// The colours of the screen.
enum FruitPalette {
  static let page = UIColor(light: 0xF6F9FF, dark: 0x10121A)
  static let cell = UIColor(light: 0xFFFFFF, dark: 0x1D2030)
  static let text = UIColor(light: 0x42436A, dark: 0xDADCF5)
}
