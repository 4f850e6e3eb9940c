import Foundation
import Testing
import ViewKitTesting

@testable import Scrollery

/// Whatever is done to the program, and in whatever order, it stays sane.
///
/// `make random` plays ten million events: `SCROLLERY_RANDOM_EVENTS` says how many, and
/// `SCROLLERY_RANDOM_SEED` which seed comes first.
@Suite("Random use of the whole program", .serialized) struct RandomUseTests {
  nonisolated private static let environment = ProcessInfo.processInfo.environment
  nonisolated private static let wanted = environment["SCROLLERY_RANDOM_EVENTS"].flatMap { Int($0) }
  private static let firstSeed =
    environment["SCROLLERY_RANDOM_SEED"].flatMap { UInt64($0) } ?? 1

  /// Events of a session; every tenth of a long run is long itself.
  private static let session = 5_000
  private static let longSession = 100_000

  @Test(
    "Some sessions break no rule", .enabled(if: wanted == nil),
    arguments: 1...4 as ClosedRange<UInt64>)
  func short(seed: UInt64) throws {
    let run = try RandomRun(seed: seed, events: 500)
    if let failure = run.failure { Issue.record("\(failure)") }
  }

  /// Short scripts that random use has found.
  @Test(
    "What once broke a rule breaks none",
    arguments: [
      // A press between the end of a wheel and the next frame.
      ("tables", "move 54 204; wheel 0 0.5; wait 4; wait 80; wait 16; down 1"),
      // The same where the wheel had nowhere to go.
      ("parallax", "size 1 1; offset pages 6 0; up 1; wheel -1 0; wait 16; down 1; down 1"),
    ])
  func found(screen: String, steps: String) throws {
    var opening = RandomSession.Opening()
    opening.screen = try #require(Screen.all.firstIndex { $0.name == screen })
    let script = try Script(steps.replacingOccurrences(of: "; ", with: "\n"))
    #expect(RandomRun.replay(script.lines.map(\.step), opening) == nil)
  }

  @Test("Many sessions break no rule, and nothing grows", .enabled(if: wanted != nil))
  func long() throws {
    Heap.keepLargeBlocksApart()
    let wanted = Self.wanted ?? 0
    let start = Date.now
    var (events, seed, failures) = (0, Self.firstSeed, 0)
    var left: [SessionFigures] = []
    while events < wanted, failures < 12 {
      let isLong = seed.isMultiple(of: 10)
      let script = try SessionRecord()
      let run = try RandomRun(
        seed: seed, events: isLong ? Self.longSession : Self.session, watchesGrowth: isLong,
        record: script.write)
      events += run.events
      left.append(SessionFigures(memory: heapUse))
      if let failure = run.failure {
        failures += 1
        Issue.record("\(failure)")
        print(failure)
        fflush(nil)
      }
      if let (first, second) = run.halves {
        let seconds = Int(Date.now.timeIntervalSince(start))
        print("seed \(seed), \(events) events, \(seconds) s: first half \(first); second \(second)")
        fflush(nil)
      }
      seed += 1
    }
    let half = left.count / 2
    let first = SessionFigures.median(of: Array(left.prefix(half)))
    let second = SessionFigures.median(of: Array(left.suffix(half)))
    print("left by sessions: first half \(first); second \(second)")
    #expect(second.growth(since: first, slack: 16 << 20) == nil)
    print(
      "\(events) events, seeds \(Self.firstSeed)..<\(seed), \(Date.now.timeIntervalSince(start)) s")
  }
}
