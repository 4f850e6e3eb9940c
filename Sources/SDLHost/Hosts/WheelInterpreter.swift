import Foundation

/// Tells a wheel's notches from a trackpad's pixels.
///
/// SDL2 names no device. A wheel comes in whole notches; a trackpad gives fractions, a tenth for a
/// pixel, and only now and then by chance a whole number. So a second after a fraction everything
/// still counts as a trackpad's. Fine wheels give eighths of a notch: a scroll that begins with
/// just an eighth is one of theirs, as long as it stays with eighths.
nonisolated struct WheelInterpreter {
  enum Device: Hashable { case wheel, trackpad }

  private var lastFraction = -Double.infinity
  private var lastEighth = -Double.infinity

  /// How long one event tells something about the next, in seconds.
  private static let memory = 1.0
  private static let finestNotch = 0.125

  /// Which device an amount at a time, in seconds, comes from.
  mutating func device(x: Double, y: Double, at time: TimeInterval) -> Device {
    if time - lastFraction <= Self.memory {
      if Self.hasFraction(x) || Self.hasFraction(y) { lastFraction = time }
      return .trackpad
    }
    guard Self.hasFraction(x) || Self.hasFraction(y) else { return .wheel }
    let isFine = max(abs(x), abs(y)) == Self.finestNotch || time - lastEighth <= Self.memory
    if isFine, Self.isInEighths(x), Self.isInEighths(y) {
      lastEighth = time
      return .wheel
    }
    lastFraction = time
    return .trackpad
  }

  private static func hasFraction(_ value: Double) -> Bool { value != value.rounded() }
  private static func isInEighths(_ value: Double) -> Bool { !hasFraction(value / finestNotch) }
}
