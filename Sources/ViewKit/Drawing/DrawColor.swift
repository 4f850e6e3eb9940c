/// A colour as it is drawn: 8 bits a channel, not premultiplied.
nonisolated public struct DrawColor: Hashable, Sendable {
  public var red: UInt8
  public var green: UInt8
  public var blue: UInt8
  public var alpha: UInt8

  public static let clear = DrawColor(red: 0, green: 0, blue: 0, alpha: 0)
  public static let white = DrawColor(red: 255, green: 255, blue: 255, alpha: 255)

  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// The same colour with its opacity multiplied by `factor` (0 to 1).
  public func faded(by factor: Double) -> DrawColor {
    guard factor < 1 else { return self }
    var color = self
    color.alpha = UInt8((Double(alpha) * max(factor, 0)).rounded())
    return color
  }
}
