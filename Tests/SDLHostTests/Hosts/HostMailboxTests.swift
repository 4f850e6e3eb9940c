import Foundation
import Synchronization
import Testing
import ViewKit

@testable import SDLHost

@Suite struct HostMailboxTests {
  @Test func `letters are taken in order and each wakes the loop`() {
    let wakes = Mutex(0)
    let mailbox = HostMailbox(wake: { wakes.withLock { $0 += 1 } })
    var taken: [Int] = []
    for number in 1...3 { mailbox.post { taken.append(number) } }
    for letter in mailbox.takeAll() { letter() }
    #expect(taken == [1, 2, 3])
    #expect(mailbox.takeAll().isEmpty)
    #expect(wakes.withLock { $0 } == 3)
  }

  @Test func `work is done on another thread and comes back through the mailbox`() async {
    await withCheckedContinuation { continuation in
      let mailbox = HostMailbox(wake: { continuation.resume() })
      ThreadedWork(mailbox).perform(after: 0) {
        Thread.isMainThread
      } completion: { wasOnMain in
        #expect(!wasOnMain)
      }
      Self.kept = mailbox
    }
    for letter in Self.kept?.takeAll() ?? [] { letter() }
  }

  private static var kept: HostMailbox?
}
