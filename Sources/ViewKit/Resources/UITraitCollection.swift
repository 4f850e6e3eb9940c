import Foundation

public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
public enum UIUserInterfaceIdiom: Int, Sendable { case unspecified, phone, pad, tv, mac }
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified, leftToRight, rightToLeft
}

/// What views adapt to: the appearance, the display and the room there is.
@preconcurrency @MainActor open class UITraitCollection: NSObject {
  public let userInterfaceStyle: UIUserInterfaceStyle
  public let displayScale: CGFloat
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  public let verticalSizeClass: UIUserInterfaceSizeClass
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .mac }

  init(
    style: UIUserInterfaceStyle = .light, displayScale: CGFloat = 1,
    layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
    horizontal: UIUserInterfaceSizeClass = .regular, vertical: UIUserInterfaceSizeClass = .regular
  ) {
    userInterfaceStyle = style
    self.displayScale = displayScale
    self.layoutDirection = layoutDirection
    horizontalSizeClass = horizontal
    verticalSizeClass = vertical
    super.init()
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(style: userInterfaceStyle)
  }

  /// The traits of views that are in no window.
  static let standard = UITraitCollection()
  /// The traits of the window that was last at work.
  public static var current: UITraitCollection { UIWindow.current?.traitCollection ?? .standard }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return MainActor.assumeIsolated {
      userInterfaceStyle == other.userInterfaceStyle && displayScale == other.displayScale
        && layoutDirection == other.layoutDirection
        && horizontalSizeClass == other.horizontalSizeClass
        && verticalSizeClass == other.verticalSizeClass
    }
  }

  nonisolated open override var hash: Int {
    MainActor.assumeIsolated { userInterfaceStyle.rawValue &* 31 &+ displayScale.hashValue }
  }
}

@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
