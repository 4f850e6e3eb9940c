import Foundation

/// Something that moves from frame to frame.
package protocol FrameObserver: AnyObject {
  /// Brings it to where it is at a time, in seconds since the window was made.
  /// - Returns: whether it goes on moving.
  func frame(at time: TimeInterval) -> Bool
  /// The moment at which its motion ends by itself, if it does. It is brought there exactly,
  /// whenever the next frame is, so that what follows from the end does not depend on frames.
  var endOfMotion: TimeInterval? { get }
  /// There will be no more frames: lets go of what it holds for its end.
  func windowIsGone()
}

extension FrameObserver {
  package var endOfMotion: TimeInterval? { nil }
  package func windowIsGone() {}
}

/// A moment at which something is to be done, unless it is cancelled before.
package final class WindowTimer {
  package let deadline: TimeInterval
  private var action: (() -> Void)?

  init(deadline: TimeInterval, action: @escaping () -> Void) {
    self.deadline = deadline
    self.action = action
  }

  package var isPending: Bool { action != nil }
  package func cancel() { action = nil }

  func fire() {
    let action = self.action
    self.action = nil
    action?()
  }
}

/// What a window has to do at coming moments. At rest it is empty, and no frame is run.
struct FrameSchedule {
  private(set) var observers: [any FrameObserver] = []
  private(set) var timers: [WindowTimer] = []

  mutating func observe(_ observer: any FrameObserver) {
    guard !observers.contains(where: { $0 === observer }) else { return }
    observers.append(observer)
  }

  mutating func remove(_ observer: any FrameObserver) {
    observers.removeAll { $0 === observer }
  }

  mutating func add(_ timer: WindowTimer) {
    timers.removeAll { !$0.isPending }
    timers.append(timer)
  }

  mutating func takeDue(at time: TimeInterval) -> [WindowTimer] {
    guard timers.contains(where: { $0.deadline <= time || !$0.isPending }) else { return [] }
    let due = timers.filter { $0.isPending && $0.deadline <= time }
    timers.removeAll { $0.deadline <= time || !$0.isPending }
    return due.sorted { $0.deadline < $1.deadline }
  }

  /// The next moment at which a timer is due or a motion ends.
  var nextTurn: TimeInterval? {
    let end = observers.lazy.compactMap(\.endOfMotion).min()
    guard let deadline = nextDeadline else { return end }
    return min(deadline, end ?? deadline)
  }

  var nextDeadline: TimeInterval? {
    timers.lazy.filter(\.isPending).map(\.deadline).min()
  }
}
