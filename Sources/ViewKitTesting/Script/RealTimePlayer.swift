import Foundation
import ViewKit

/// Plays a script to a window that is on the display, in real time.
///
/// It lives on the window's own timers, so that the host that runs the window needs to know
/// nothing of it and sleeps through the pauses.
package final class RealTimePlayer {
  private let performer: any ScriptPerformer
  private var lines: ArraySlice<Script.Line>
  private var moments = ScriptMoments()
  private var pending: ArraySlice<ScriptMoments.Moment> = []
  private var line = 0
  private var settling: Settling?
  private var timer: WindowTimer?
  private let completion: (ScriptError?) -> Void

  /// Waiting until nothing moves.
  private struct Settling {
    /// Seconds on the window's clock.
    var limit: TimeInterval
    var restingSince: TimeInterval?
  }

  /// Seconds between two looks at whether something still moves, and how long nothing may have
  /// moved: longer than the gap between the events of one gesture.
  private static let look: TimeInterval = 0.02
  private static let rest: TimeInterval = 0.1

  /// - Parameter completion: called once, at the end or at the first step that fails.
  package init(
    _ script: Script, performer: any ScriptPerformer,
    completion: @escaping (ScriptError?) -> Void
  ) {
    self.performer = performer
    lines = script.lines[...]
    self.completion = completion
  }

  /// Begins with the first step in the window's next frame.
  package func start() { proceed(after: 0) }

  /// Leaves out the steps that are still to come; `completion` is not called.
  package func cancel() { timer?.cancel() }

  private func proceed(after seconds: TimeInterval) {
    timer = performer.window.schedule(after: seconds) { [self] in play() }
  }

  private func play() {
    do {
      guard try !isSettling() else { return proceed(after: Self.look) }
      while let moment = nextMoment() {
        switch moment {
        case .event(let event):
          performer.window.send(event, at: performer.window.time)
        case .pause(let milliseconds):
          return proceed(after: milliseconds / 1000)
        case .step(.settle(let milliseconds)):
          settling = Settling(limit: performer.window.time + milliseconds / 1000)
          return proceed(after: Self.look)
        case .step(let step):
          try performer.perform(step, line: line)
        }
      }
      completion(nil)
    } catch {
      completion(error)
    }
  }

  private func nextMoment() -> ScriptMoments.Moment? {
    while pending.isEmpty {
      guard let next = lines.popFirst() else { return nil }
      line = next.number
      pending = moments.moments(of: next.step)[...]
    }
    return pending.popFirst()
  }

  /// Whether a `settle` goes on waiting.
  private func isSettling() throws(ScriptError) -> Bool {
    guard var state = settling else { return false }
    let window = performer.window
    if window.needsFrame {
      guard window.time < state.limit else { throw .unsettled(line: line) }
      state.restingSince = nil
    } else {
      state.restingSince = state.restingSince ?? window.time
    }
    let isOver = state.restingSince.map { window.time - $0 >= Self.rest } ?? false
    settling = isOver || (state.restingSince != nil && window.time >= state.limit) ? nil : state
    return settling != nil
  }
}
