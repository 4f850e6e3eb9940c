/// What has come from a wheel or a trackpad, of which the system says neither when it begins nor
/// when it ends.
struct IndirectInput: Sendable {
  /// Silence, in milliseconds, that ends a scroll: our own choice, 50 % longer for slow devices.
  static let silence = 100.0
  static let longSilence = 150.0
  /// A trackpad reported less often than this, in milliseconds, is a slow one.
  static let slowInterval = 30.0
  /// Fingers that come to rest slow down first; those that were this fast, in points per
  /// millisecond, and then say nothing for `liftSilence` have left the trackpad.
  static let momentumSpeed = 0.6
  static let liftSilence = 40.0
  /// Notches that come this soon after one that turned a page, in milliseconds, are swallowed: a
  /// trackpad under X11 sends them in bursts.
  static let pageTurn = 150.0

  /// Notches of a wheel in one direction.
  struct Notches: Sendable {
    let axis: ScrollAxis
    let direction: Double
    /// Where the content was, or was heading, before them.
    fileprivate(set) var origin: Double
    /// How far the first of them goes, in points.
    let step: Double
    /// How many came, and how many did so long enough after one that counts.
    var all = 0
    var counting = 0
  }

  private(set) var lastTime = 0.0
  private var intervals = (0.0, 0.0, 0.0)
  /// The pointer's translation that corresponds to what has come.
  var translation = ScrollVector.zero
  /// The axis to which a trackpad's scroll keeps.
  var axis: ScrollAxis?
  private(set) var notches: Notches?
  private var turned: (time: Double, axis: ScrollAxis, direction: Double)?

  mutating func begin(at now: Double) {
    let turned = turned
    self = IndirectInput()
    self.turned = turned
    lastTime = now
  }

  /// The content's places on an axis have moved by `distance`.
  mutating func slide(_ axis: ScrollAxis, by distance: Double) {
    if notches?.axis == axis { notches?.origin += distance }
  }

  mutating func note(_ now: Double) {
    let interval = now - lastTime
    if interval > 0 { intervals = (intervals.1, intervals.2, interval) }
    lastTime = max(lastTime, now)
  }

  /// A notch of `delta` points has come while the content was at `goal` or was heading there.
  /// - Returns: whether it may turn a page; if so, further ones may not for a while.
  mutating func countNotch(
    _ axis: ScrollAxis, _ delta: Double, from goal: Double, at now: Double
  ) -> Bool {
    let direction = delta.signum
    var notches =
      if let notches, notches.axis == axis, notches.direction == direction {
        notches
      } else {
        Notches(axis: axis, direction: direction, origin: goal, step: abs(delta))
      }
    let counts = turnsPage(axis, direction, at: now)
    notches.all += 1
    if counts { notches.counting += 1 }
    self.notches = notches
    return counts
  }

  private mutating func turnsPage(
    _ axis: ScrollAxis, _ direction: Double, at now: Double
  ) -> Bool {
    if let turned, turned.axis == axis, turned.direction == direction,
      now - turned.time < Self.pageTurn
    {
      return false
    }
    turned = (now, axis, direction)
    return true
  }

  private var medianInterval: Double {
    let (a, b, c) = intervals
    return max(min(a, b), min(max(a, b), c))
  }

  func deadline(for machine: ScrollMachine) -> Double {
    if machine.phase == .trackpad, isQuick(machine) {
      return lastTime + max(Self.liftSilence, 2 * intervals.2)
    }
    return lastTime + (medianInterval > Self.slowInterval ? Self.longSilence : Self.silence)
  }

  /// Whether fingers left the trackpad moving, if they have left it.
  func isQuick(_ machine: ScrollMachine) -> Bool {
    machine.givesTrackpadMomentum
      && machine.tracker.releaseVelocity(at: lastTime).length >= Self.momentumSpeed
  }
}
