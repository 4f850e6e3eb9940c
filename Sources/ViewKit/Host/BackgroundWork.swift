import Foundation

/// Does work beside the views and brings its results back to them.
public protocol BackgroundWork: AnyObject {
  /// Does work, and later, never within this call, hands its result over on the main actor.
  /// - Parameter delay: how long the result is held back at least, in seconds.
  func perform<Value: Sendable>(
    after delay: TimeInterval, _ work: @escaping @Sendable () -> Value,
    completion: @escaping @MainActor (Value) -> Void)
}

/// Does work at once and hands over its result on the window's own clock, so that what depends on
/// it is the same in every run: for runs without a display, and for tests.
public final class ImmediateWork: BackgroundWork {
  public init() {}

  public func perform<Value: Sendable>(
    after delay: TimeInterval, _ work: @escaping @Sendable () -> Value,
    completion: @escaping @MainActor (Value) -> Void
  ) {
    let value = work()
    guard let window = UIWindow.current else { return completion(value) }
    window.schedule(after: max(delay, 0.001)) { completion(value) }
  }
}
