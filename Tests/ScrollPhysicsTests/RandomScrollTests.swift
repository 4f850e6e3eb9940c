import Testing

@testable import ScrollPhysics

struct RandomScrollTests {
  /// Four batches, so that they run side by side; together a million events and frames.
  @Test("A million random events break no rule", arguments: 0..<4)
  func anything(batch: Int) {
    let steps = 500
    for run in 0..<500 {
      let seed = UInt64(batch * 500 + run)
      var scroll = RandomScroll(seed: seed)
      for step in 0..<steps {
        scroll.step()
        if let fault = scroll.fault {
          Issue.record("seed \(seed), step \(step): \(fault)\n\(Self.story(seed, step))")
          return
        }
      }
      let time = scroll.settle()
      let fault = time > 10_000 ? "it moved for \(time) ms" : scroll.fault
      guard fault == nil else {
        Issue.record("seed \(seed), at rest: \(fault ?? "")\n\(Self.story(seed, steps - 1))")
        return
      }
    }
  }

  /// What led there: the last events, each with where it found the machine.
  private static func story(_ seed: UInt64, _ last: Int) -> String {
    var scroll = RandomScroll(seed: seed)
    var lines: [String] = []
    for _ in 0...last {
      scroll.step()
      lines.append(scroll.description)
    }
    return lines.suffix(12).joined(separator: "\n")
  }
}
