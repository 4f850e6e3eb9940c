/// A path along one axis in closed form: where it is at any time follows from the time alone,
/// so that the frame rate, an uneven frame or a dropped one cannot change it.
///
/// Times are milliseconds since the motion began, positions points of content offset (positive:
/// the content moved up or left), velocities points per millisecond.
package protocol Motion: Sendable {
  /// The position at `time`; `target` from `duration` on.
  func position(at time: Double) -> Double
  /// The velocity at `time`; zero from `duration` on.
  func velocity(at time: Double) -> Double
  /// When the motion is over, in milliseconds; infinite while something holds it up.
  var duration: Double { get }
  /// Where the motion comes to rest.
  var target: Double { get }
  /// Moves the whole path by `distance`, as when content in front of what is seen has grown.
  mutating func slide(by distance: Double)
}

/// The constants that several motions share, as measured on UIScrollView unless said otherwise.
package enum ScrollConstants {
  /// The part of its velocity that content keeps each millisecond: `DecelerationRate.normal`.
  package static let normalRate = 0.998
  /// The same for `DecelerationRate.fast`.
  package static let fastRate = 0.99
  /// Content slower than this, in points per millisecond, has stopped.
  package static let stopSpeed = 0.01
  /// A pointer let go below this speed, in points per millisecond, starts no deceleration.
  package static let decelerationThreshold = 0.25
  /// With paging, a release above this speed goes to the next page in its direction.
  package static let pagingThreshold = 0.3
  /// How far a pointer travels, in points, before a press becomes a drag.
  package static let hysteresis = 10.0
  /// The frame of the display on which UIScrollView was recorded, in milliseconds.
  package static let frame = 1000.0 / 60

  /// `rate` if it is one that slows content down, else the normal one.
  static func validRate(_ rate: Double) -> Double { rate > 0 && rate < 1 ? rate : normalRate }
}
