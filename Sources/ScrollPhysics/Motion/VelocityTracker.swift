/// The velocity of a pointer, as UIPanGestureRecognizer and UIScrollView make it of the samples.
///
/// Each sample's velocity counts a fifth and the one before four fifths; content is let go with
/// three quarters of the last but one velocity and a quarter of the last. The weights are
/// measured on UIScrollView, whose touches arrive 60 to 120 times a second. A mouse reports up to
/// 1000 times, so its samples are gathered into spans of at least 8 ms (our own choice).
package struct VelocityTracker: Sendable {
  /// The shortest span of a sample, in milliseconds.
  package static let span = 8.0
  /// The shortest span that still counts when the pointer is let go.
  package static let lastSpan = 4.0
  /// A pointer that has been still for longer than this, in milliseconds, is at rest: our own
  /// choice, since a mouse held still reports nothing.
  package static let rest = 50.0
  /// No pointer is taken to be faster than this, in points per millisecond.
  package static let maximumSpeed = 20.0

  private var sampleTime = 0.0
  private var samplePosition = ScrollVector.zero
  private var latestTime = 0.0
  private var latestPosition = ScrollVector.zero
  private var sampleVelocity: ScrollVector?
  private var latest = ScrollVector.zero
  private var previous: ScrollVector?

  package init() {}

  /// Forgets everything; the pointer is at `position` at `time`.
  package mutating func begin(at time: Double, position: ScrollVector = .zero) {
    guard time.isFinite, position.isFinite else { return }
    self = VelocityTracker()
    sampleTime = time
    latestTime = time
    samplePosition = position
    latestPosition = position
  }

  /// The pointer has moved. A time before the last one counts as the last one.
  package mutating func move(to position: ScrollVector, at time: Double) {
    guard time.isFinite, position.isFinite else { return }
    latestTime = max(time, latestTime)
    latestPosition = position
    if latestTime - sampleTime >= Self.span { takeSample() }
  }

  /// The pan velocity at `time`: that of the last sample, or zero once the pointer rests.
  package func velocity(at time: Double) -> ScrollVector {
    time - latestTime > Self.rest ? .zero : latest
  }

  /// The velocity with which content is let go at `time`. Zero below 0.25 pt/ms, which is tested
  /// on the pan velocity, before the two are blended.
  package func releaseVelocity(at time: Double) -> ScrollVector {
    var copy = self
    if copy.latestTime - copy.sampleTime >= Self.lastSpan { copy.takeSample() }
    guard time - copy.latestTime <= Self.rest,
      copy.latest.length >= ScrollConstants.decelerationThreshold
    else { return .zero }
    guard let previous = copy.previous, previous != .zero else { return copy.latest }
    return previous * 0.75 + copy.latest * 0.25
  }

  /// The same pointer, seen in a space whose lengths are `factor` times as great.
  package func scaled(by factor: Double) -> VelocityTracker {
    guard factor.isFinite, factor != 1 else { return self }
    var copy = self
    copy.samplePosition = samplePosition * factor
    copy.latestPosition = latestPosition * factor
    copy.sampleVelocity = sampleVelocity.map { $0 * factor }
    copy.latest = latest * factor
    copy.previous = previous.map { $0 * factor }
    return copy
  }

  private mutating func takeSample() {
    let elapsed = latestTime - sampleTime
    guard elapsed > 0 else { return }
    var velocity = (latestPosition - samplePosition) * (1 / elapsed)
    let speed = velocity.length
    if speed > Self.maximumSpeed { velocity = velocity * (Self.maximumSpeed / speed) }
    if let before = sampleVelocity {
      previous = latest
      latest = velocity * 0.2 + before * 0.8
    } else {
      latest = velocity
    }
    sampleVelocity = velocity
    sampleTime = latestTime
    samplePosition = latestPosition
  }
}
