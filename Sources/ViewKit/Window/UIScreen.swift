import Foundation

/// The display that the window at work is on.
@preconcurrency @MainActor open class UIScreen: NSObject {
  private static let shared = UIScreen()
  open class var main: UIScreen { shared }

  open var bounds: CGRect { UIWindow.current?.bounds ?? .zero }
  open var scale: CGFloat { UIWindow.current?.scale ?? 1 }
  open var nativeScale: CGFloat { scale }
  open var traitCollection: UITraitCollection { .current }
}

/// Seconds on the clock of the window at work, which stands still while one event or frame is seen to.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CACurrentMediaTime() -> CFTimeInterval { UIWindow.current?.time ?? 0 }
