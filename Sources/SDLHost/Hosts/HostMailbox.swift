import Foundation
import Synchronization
import ViewKit

/// Where other threads leave what is to be done on the main one.
///
/// The loop that takes it sleeps in SDL's wait, which no queue of the system's interrupts: an event
/// of our own wakes it.
nonisolated final class HostMailbox: Sendable {
  typealias Letter = @MainActor @Sendable () -> Void

  private let letters = Mutex<[Letter]>([])
  private let wake: @Sendable () -> Void

  init(wake: @escaping @Sendable () -> Void = { WakeEvent.push() }) { self.wake = wake }

  func post(_ letter: @escaping Letter) {
    letters.withLock { $0.append(letter) }
    wake()
  }

  /// What has come in, in order.
  func takeAll() -> [Letter] {
    letters.withLock { letters in
      defer { letters = [] }
      return letters
    }
  }
}

/// Does work on the system's threads and hands its results over through a mailbox.
final class ThreadedWork: BackgroundWork {
  private let mailbox: HostMailbox

  init(_ mailbox: HostMailbox) { self.mailbox = mailbox }

  func perform<Value: Sendable>(
    after delay: TimeInterval, _ work: @escaping @Sendable () -> Value,
    completion: @escaping @MainActor (Value) -> Void
  ) {
    let mailbox = mailbox
    DispatchQueue.global(qos: .utility).asyncAfter(deadline: .now() + max(delay, 0)) {
      let value = work()
      mailbox.post { completion(value) }
    }
  }
}
