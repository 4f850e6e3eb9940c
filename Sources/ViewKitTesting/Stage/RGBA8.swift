/// A colour of eight bits a channel, not multiplied by its opacity.
nonisolated public struct RGBA8: Hashable, Sendable, CustomStringConvertible {
  public var red: UInt8
  public var green: UInt8
  public var blue: UInt8
  public var alpha: UInt8

  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// The opaque colour `#RRGGBB`.
  public init(hex: UInt32) {
    self.init(
      red: UInt8(hex >> 16 & 255), green: UInt8(hex >> 8 & 255), blue: UInt8(hex & 255))
  }

  /// As in style sheets: `#398FC4`, with the opacity behind where it is not full.
  public var description: String {
    let bytes = alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]
    let digits = bytes.map { byte in
      let text = String(byte, radix: 16, uppercase: true)
      return text.count < 2 ? "0" + text : text
    }
    return "#" + digits.joined()
  }
}
