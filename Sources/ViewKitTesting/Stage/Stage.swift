import Foundation
import SDLHost
import ViewKit

/// A window without a screen: input, time and pictures under the test's control.
///
/// Time stands still until it is told to pass. A frame is then run at each of the moments `k /
/// framesPerSecond` at which something moves or is due, as a display would run it; pictures are
/// drawn by SDL's software renderer, and only when they are asked for.
@preconcurrency @MainActor public final class Stage {
  public let window: UIWindow
  /// Since the stage was made.
  public private(set) var now: Duration = .zero

  let framesPerSecond: Double
  /// The number of the next moment at which a frame may be due.
  private var nextFrame = 1
  /// The frame that was run last.
  private(set) var frame = 0
  private let host: Result<HeadlessHost, any Error>
  private var list = DisplayList()
  /// The picture that the host holds is not the window's.
  private var isPictureStale = true
  var moments = ScriptMoments()
  private var trace: TraceWriter?
  /// Does the script steps `rows` and `overlay`, where there is something to do.
  package var onRows: ((Int) -> Void)?
  package var onOverlays: (([String]) -> Void)?

  /// - Parameters:
  ///   - size: of the window, in points.
  ///   - scale: pixels per point.
  public convenience init(
    _ controller: UIViewController, size: CGSize, scale: CGFloat = 1, framesPerSecond: Double = 60
  ) {
    let resources = Result { try HostResources.standard() }
    let window = UIWindow(size: size, scale: scale)
    window.rootViewController = controller
    self.init(window, resources: resources, framesPerSecond: framesPerSecond)
  }

  /// A stage on which one view fills the window.
  public convenience init(
    _ view: UIView, size: CGSize, scale: CGFloat = 1, framesPerSecond: Double = 60
  ) {
    let controller = UIViewController()
    controller.view = view
    self.init(controller, size: size, scale: scale, framesPerSecond: framesPerSecond)
  }

  /// A stage for a window that is set up already, whose first frame is run here.
  /// - Parameter trace: gets every frame, which is then drawn at once.
  package init(
    _ window: UIWindow, resources: Result<HostResources, any Error>, framesPerSecond: Double,
    trace: TraceWriter? = nil
  ) {
    precondition(
      framesPerSecond.isFinite && framesPerSecond > 0,
      "a stage needs a number of frames a second above 0, not \(framesPerSecond)")
    self.window = window
    self.framesPerSecond = framesPerSecond
    self.trace = trace
    host = Result {
      try HeadlessHost(size: window.bounds.size, scale: window.scale, resources: resources.get())
    }
    trace?.listen(to: window)
    window.makeKeyAndVisible()
    runFrame(at: 0)
  }

  // MARK: - Time

  /// Lets time pass, running every frame due.
  public func advance(by duration: Duration) {
    let end = now + max(duration, .zero)
    runFrames(until: end)
    stand(at: end)
  }

  /// Lets time pass without a frame, and then runs one: a frame that is late.
  public func advanceFrame(after duration: Duration) {
    now += max(duration, .zero)
    skipFrames(until: now)
    frame = nextFrame - 1
    runFrame(at: now.seconds)
  }

  /// Lets time pass until nothing moves any more.
  /// - Parameter duration: how long at most.
  /// - Returns: whether everything has come to rest; false if something still moves.
  @discardableResult public func settle(within duration: Duration = .seconds(10)) -> Bool {
    let begin = now
    let end = now + max(duration, .zero)
    runFrames(until: end)
    guard !window.needsFrame else {
      stand(at: end)
      return false
    }
    // The frame that shows the rest comes later the fewer frames a second has; what is played
    // afterwards is to begin at the same moment whatever their number.
    let rest = max(begin, .seconds(window.lastTurn)) + Self.stillness
    stand(at: max(now, min(rest, end)))
    return true
  }

  /// How long after the end of all motion `settle(within:)` returns.
  private static let stillness = Duration.milliseconds(50)

  /// It is now this time, for the window too: what is asked of its views next happens then.
  private func stand(at time: Duration) {
    now = time
    window.runTurns(until: time.seconds)
  }

  /// Runs the frames that have something to do; `now` is left at the last of them.
  private func runFrames(until end: Duration) {
    while let moment = nextMoment(until: end) {
      now = max(moment, now)
      frame = nextFrame
      nextFrame += 1
      runFrame(at: Double(frame) / framesPerSecond)
    }
  }

  /// The moment of the next frame that has something to do, made `nextFrame`; nil if there is
  /// none until a time.
  private func nextMoment(until end: Duration) -> Duration? {
    skipFrames(until: now)
    let earliest = nextFrame
    if !window.needsFrame {
      guard let deadline = window.nextDeadline else { return nil }
      skip(to: deadline)
    }
    let moment = moment(of: nextFrame)
    guard moment <= end + Self.tolerance else {
      // Something may begin to move before the deadline is reached.
      nextFrame = earliest
      return nil
    }
    return moment
  }

  /// So near to a frame's moment, time has reached it: sums of rounded durations count as whole.
  private static let tolerance = Duration.microseconds(1)

  private func moment(of frame: Int) -> Duration { .seconds(Double(frame) / framesPerSecond) }

  /// Leaves out frames whose moment is past.
  private func skipFrames(until time: Duration) {
    let passed = ((time + Self.tolerance).seconds * framesPerSecond).rounded(.down)
    nextFrame = max(nextFrame, Int(exactly: passed).map { $0 + 1 } ?? nextFrame)
  }

  /// Leaves out frames before a deadline, in seconds.
  private func skip(to deadline: TimeInterval) {
    var frame = max(nextFrame, Int(exactly: (deadline * framesPerSecond).rounded()) ?? Int.max / 2)
    if Double(frame) / framesPerSecond < deadline { frame += 1 }
    nextFrame = max(nextFrame, frame)
  }

  private func runFrame(at time: TimeInterval) {
    let hasChanged = window.update(at: time)
    if hasChanged { isPictureStale = true }
    guard let trace else { return }
    if hasChanged { draw() }
    trace.frame(
      frame, at: time, of: window, wasDrawn: hasChanged, statistics: statistics)
  }

  /// What drawing has cost so far.
  package var statistics: DrawStatistics { (try? host.get())?.statistics ?? DrawStatistics() }

  // MARK: - Pictures

  /// The window as it now is.
  /// - Throws: `AssetError` or `SDLError` where there is no font or no memory for the picture.
  public func picture() throws -> Bitmap {
    let host = try drawnHost()
    return Bitmap(width: host.width, height: host.height, bytes: host.pixels())
  }

  /// Writes the window as it now is to a PNG file.
  public func savePicture(to path: String) throws {
    try drawnHost().savePNG(to: path)
  }

  private func drawnHost() throws -> HeadlessHost {
    let host = try host.get()
    if window.needsFrame { runFrame(at: now.seconds) }
    if isPictureStale { draw() }
    return host
  }

  private func draw() {
    guard let host = try? host.get() else { return }
    isPictureStale = false
    window.encode(into: &list)
    host.draw(list)
  }

  /// Makes the picture as large as the window is now.
  func resizePicture() {
    guard let host = try? host.get() else { return }
    isPictureStale = true
    do {
      if try host.resize(to: window.bounds.size, scale: window.scale) { send(.targetsLost) }
    } catch {
      Report.once("\(error)")
    }
  }

  package func lose(_ resource: ScriptStep.LostResource) {
    guard let host = try? host.get() else { return }
    switch resource {
    case .targets:
      host.loseTargets()
      send(.targetsLost)
    case .device:
      host.loseDevice()
      send(.deviceLost)
    }
  }

  /// Sends the window what a person did, now.
  func send(_ event: InputEvent) { window.send(event, at: now.seconds) }
}

nonisolated extension Duration {
  package var seconds: TimeInterval {
    let (seconds, attoseconds) = components
    return Double(seconds) + Double(attoseconds) * 1e-18
  }
}
