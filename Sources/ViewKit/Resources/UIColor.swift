import Foundation

/// A colour, which may depend on the appearance.
@preconcurrency @MainActor open class UIColor: NSObject {
  private let components: DrawColor
  private let provider: ((UITraitCollection) -> UIColor)?

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = DrawColor(
      red: UIColor.byte(red), green: UIColor.byte(green), blue: UIColor.byte(blue),
      alpha: UIColor.byte(alpha))
    provider = nil
    super.init()
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let turn = (hue - hue.rounded(.down)) * 6
    func channel(_ shift: CGFloat) -> CGFloat {
      let place = (shift + turn).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    components = DrawColor(
      red: UIColor.byte(channel(5)), green: UIColor.byte(channel(3)),
      blue: UIColor.byte(channel(1)), alpha: UIColor.byte(alpha))
    provider = nil
    super.init()
  }

  /// A colour chosen anew for each appearance.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    components = .clear
    provider = dynamicProvider
    super.init()
  }

  /// The colour `#RRGGBB`. An addition.
  public convenience init(hex: UInt32, alpha: CGFloat = 1) {
    self.init(
      red: CGFloat(hex >> 16 & 255) / 255, green: CGFloat(hex >> 8 & 255) / 255,
      blue: CGFloat(hex & 255) / 255, alpha: alpha)
  }

  /// One colour in the light appearance and another in the dark. An addition.
  public convenience init(light: UInt32, dark: UInt32) {
    self.init(light: UIColor(hex: light), dark: UIColor(hex: dark))
  }

  convenience init(light: UIColor, dark: UIColor) {
    self.init(dynamicProvider: { $0.userInterfaceStyle == .dark ? dark : light })
  }

  private static func byte(_ part: CGFloat) -> UInt8 {
    part.isNaN ? 0 : UInt8((min(max(part, 0), 1) * 255).rounded())
  }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    if let provider {
      return UIColor(dynamicProvider: { provider($0).withAlphaComponent(alpha) })
    }
    return UIColor(
      red: CGFloat(components.red) / 255, green: CGFloat(components.green) / 255,
      blue: CGFloat(components.blue) / 255, alpha: alpha)
  }

  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    provider.map { $0(traitCollection).resolvedColor(with: traitCollection) } ?? self
  }

  /// The colour as it is drawn in an appearance.
  package func drawColor(_ traits: UITraitCollection) -> DrawColor {
    guard let provider else { return components }
    return provider(traits).drawColor(traits)
  }

  package func interpolated(to end: UIColor, by part: CGFloat) -> UIColor {
    let begin = self
    return UIColor(dynamicProvider: { traits in
      let (from, to) = (begin.drawColor(traits), end.drawColor(traits))
      func mix(_ path: KeyPath<DrawColor, UInt8>) -> CGFloat {
        let (a, b) = (CGFloat(from[keyPath: path]), CGFloat(to[keyPath: path]))
        return (a + (b - a) * part) / 255
      }
      return UIColor(
        red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: mix(\.alpha))
    })
  }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    return MainActor.assumeIsolated {
      provider == nil && other.provider == nil && components == other.components
    }
  }

  nonisolated open override var hash: Int {
    MainActor.assumeIsolated { components.hashValue }
  }
}
