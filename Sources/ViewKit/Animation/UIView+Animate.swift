import Foundation

/// The animation block being run, if any.
enum AnimationBlock {
  struct Context {
    let group: AnimationGroup
    let duration: TimeInterval
  }

  static var current: Context?
  static var isEnabled = true
  /// Whether changes of geometry outside of any block leave running animations beside them.
  private(set) static var carries = false

  /// Moves views while what animates them goes on: for scrolling, which may not end it.
  static func carrying(_ body: () -> Void) {
    let outer = carries
    carries = current == nil
    body()
    carries = outer
  }

  static func run(_ context: Context?, _ body: () -> Void) {
    let outer = current
    current = context
    body()
    current = outer
  }
}

extension UIView {
  public class var areAnimationsEnabled: Bool { AnimationBlock.isEnabled }
  public class func setAnimationsEnabled(_ enabled: Bool) { AnimationBlock.isEnabled = enabled }
  public class var inheritedAnimationDuration: TimeInterval {
    AnimationBlock.current?.duration ?? 0
  }

  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wasEnabled = AnimationBlock.isEnabled
    AnimationBlock.isEnabled = false
    AnimationBlock.run(nil, actionsWithoutAnimation)
    AnimationBlock.isEnabled = wasEnabled
  }

  /// Moves the properties that `animations` sets from what is on the screen to their new values.
  /// Times are in seconds. `completion` is told whether all of them got there: false if others
  /// took them over.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let curves: [TimingCurve] = [.easeInOut, .easeIn, .easeOut, .linear]
    start(
      duration, delay, curves[Int(options.rawValue >> 16 & 3)], options, animations, completion)
  }

  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    start(duration, 0, .easeInOut, [], animations, completion)
  }

  /// Moves properties as a spring would. A ratio of 1 does not overshoot; the velocity is in
  /// lengths of the whole way a second.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let curve = TimingCurve.spring(
      damping: dampingRatio, velocity: velocity, duration: duration)
    start(duration, delay, curve, options, animations, completion)
  }

  private class func start(
    _ duration: TimeInterval, _ delay: TimeInterval, _ curve: TimingCurve,
    _ options: AnimationOptions, _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    guard AnimationBlock.isEnabled, duration > 0 || delay > 0 else {
      animations()
      completion?(true)
      return
    }
    let group = AnimationGroup(
      delay: delay, duration: duration, curve: curve, options: options,
      completion: CATransaction.following(completion))
    AnimationBlock.run(.init(group: group, duration: duration), animations)
    if group.movesNothing { group.finish(completed: true) }
  }
}
