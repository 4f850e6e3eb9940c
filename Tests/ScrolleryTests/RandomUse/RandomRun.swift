import Foundation
import ViewKitTesting

/// A session of random steps from a seed, and what becomes of it.
struct RandomRun {
  let seed: UInt64
  private(set) var events = 0
  /// The medians of each half's figures.
  private(set) var halves: (SessionFigures, SessionFigures)?
  /// What was wrong, with the script that shows it.
  private(set) var failure: String?

  /// Events between two looks at what the session holds.
  private static let lookInterval = 500

  /// - Parameter record: gets each step's line before the step is done: a trap leaves no time to
  ///   say what led to it.
  init(
    seed: UInt64, events: Int, watchesGrowth: Bool = false, record: ((String) -> Void)? = nil
  ) throws {
    self.seed = seed
    let opening = RandomSession.Opening(seed: seed)
    let session = try RandomSession(opening)
    record?("# \(opening.command)")
    var random = RandomSteps(seed: seed)
    var steps: [ScriptStep] = []
    var looks: ([SessionFigures], [SessionFigures]) = ([], [])
    var nextLook = 0
    while session.events < events {
      for step in random.next(in: session.surroundings) where session.isPlayable(step) {
        steps.append(step)
        record?(step.text)
        guard let fault = session.play(step) else { continue }
        self.events = session.events
        failure = Self.story(fault, opening, steps, seed)
        return
      }
      if watchesGrowth, session.events >= nextLook {
        nextLook = session.events + Self.lookInterval
        if session.events < events / 2 {
          looks.0.append(session.figures)
        } else {
          looks.1.append(session.figures)
        }
      }
    }
    self.events = session.events
    guard watchesGrowth else { return }
    let medians = (SessionFigures.median(of: looks.0), SessionFigures.median(of: looks.1))
    halves = medians
    failure = medians.1.growth(since: medians.0).map { "seed \(seed): \($0)" }
  }

  private static func story(
    _ fault: Fault, _ opening: RandomSession.Opening, _ steps: [ScriptStep], _ seed: UInt64
  ) -> String {
    // Shorter scripts are looked for at leisure; what is known is said at once.
    print("seed \(seed), after \(steps.count) steps: \(fault); looking for a shorter script")
    fflush(nil)
    let shrinker = ScriptShrinker { replay($0, opening)?.rule == fault.rule }
    let short = shrinker.shrunk(steps)
    // What needs the whole history of the process to happen again is told as it was.
    let again = replay(short, opening)
    return """
      seed \(seed), after \(steps.count) steps: \(fault)
      in short: \(again ?? fault)
      \(opening.command) <<END
      \((again == nil ? steps : short).map(\.text).joined(separator: "\n"))
      END
      """
  }

  /// What goes wrong where these steps are played from the start.
  static func replay(_ steps: [ScriptStep], _ opening: RandomSession.Opening) -> Fault? {
    guard let session = try? RandomSession(opening) else { return nil }
    for step in steps {
      if let fault = session.play(step) { return fault }
    }
    return nil
  }
}
