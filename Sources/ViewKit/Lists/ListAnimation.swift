import Foundation

/// How changes of a list are animated.
enum ListAnimation {
  /// How long a change takes, in seconds, where no block around it says otherwise: UIKit's.
  static let duration: TimeInterval = 0.3

  /// Runs `changes` so that what they set moves there. In an animation block its duration holds.
  static func run(_ changes: @escaping () -> Void, completion: @escaping (Bool) -> Void) {
    let inherited = UIView.inheritedAnimationDuration
    UIView.animate(
      withDuration: inherited > 0 ? inherited : duration, animations: changes,
      completion: completion)
  }
}

/// How a view was on the screen at a moment.
struct PresentedState {
  var geometry: ViewGeometry
  var alpha: CGFloat

  init(of view: UIView) {
    geometry = view.presentedGeometry
    alpha = view.presentedAlpha
  }

  /// Puts a view there again, `shift` away.
  func put(_ view: UIView, shift: CGPoint) {
    var start = geometry
    start.center += shift
    view.apply(start)
    view.alpha = alpha
  }
}
