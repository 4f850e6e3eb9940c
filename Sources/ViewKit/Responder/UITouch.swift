import Foundation

/// A finger, or a mouse with its left button down, from its way down to its way up.
@preconcurrency @MainActor open class UITouch: NSObject {
  public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }
  public enum TouchType: Int, Sendable { case direct, indirect, pencil, indirectPointer }

  public internal(set) var phase: Phase = .began
  public internal(set) var type: TouchType = .direct
  /// Seconds since the window was made.
  public internal(set) var timestamp: TimeInterval = 0
  public internal(set) var tapCount = 1
  public internal(set) weak var window: UIWindow?
  public internal(set) weak var view: UIView?
  public internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  var position: CGPoint = .zero
  var previousPosition: CGPoint = .zero

  open func location(in view: UIView?) -> CGPoint {
    view?.convert(position, from: nil) ?? position
  }

  open func previousLocation(in view: UIView?) -> CGPoint {
    view?.convert(previousPosition, from: nil) ?? previousPosition
  }
}

/// What happened to touches or presses at one moment.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// Seconds since the window was made.
  public internal(set) var timestamp: TimeInterval = 0
  public internal(set) var allTouches: Set<UITouch>?
  public internal(set) var modifierFlags: UIKeyModifierFlags = []

  open func touches(for view: UIView) -> Set<UITouch>? {
    allTouches?.filter { $0.view === view }
  }
}
