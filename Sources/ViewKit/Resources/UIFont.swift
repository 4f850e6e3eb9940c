import Foundation

/// A font at a size.
@preconcurrency @MainActor open class UIFont: NSObject {
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let ultraLight = Weight(rawValue: -0.8)
    public static let thin = Weight(rawValue: -0.6)
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
    public static let black = Weight(rawValue: 0.62)

    /// The same weight on OpenType's scale of 100 to 900.
    var openType: Int {
      let steps: [(CGFloat, Int)] = [
        (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700),
        (0.56, 800), (0.62, 900),
      ]
      return steps.min { abs($0.0 - rawValue) < abs($1.0 - rawValue) }?.1 ?? 400
    }
  }

  /// What a host needs to find this font. An addition.
  public let descriptor: FontDescriptor
  private lazy var metrics = HostServices.text.metrics(of: descriptor)

  /// A font found by its description. An addition.
  public init(_ descriptor: FontDescriptor) {
    self.descriptor = descriptor
    super.init()
  }

  /// A font of a family, or nil if the name is empty; a family that is missing is replaced by the
  /// nearest one installed.
  public convenience init?(name: String, size: CGFloat) {
    guard !name.isEmpty else { return nil }
    self.init(FontDescriptor(family: name, size: size))
  }

  open class func systemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .regular)
  }

  open class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontDescriptor(size: size, weight: weight.openType))
  }

  open class func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }

  open class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontDescriptor(size: size, weight: weight.openType, isMonospaced: true))
  }

  public static let systemFontSize: CGFloat = 14
  public static let labelFontSize: CGFloat = 17

  open var pointSize: CGFloat { descriptor.size }
  open var ascender: CGFloat { metrics.ascent }
  /// Negative, as in UIKit.
  open var descender: CGFloat { -metrics.descent }
  open var lineHeight: CGFloat { metrics.lineHeight }

  open func withSize(_ size: CGFloat) -> UIFont {
    var descriptor = descriptor
    descriptor.size = size
    return UIFont(descriptor)
  }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return MainActor.assumeIsolated { descriptor == other.descriptor }
  }

  nonisolated open override var hash: Int {
    MainActor.assumeIsolated { descriptor.hashValue }
  }
}
