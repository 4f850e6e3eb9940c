import Foundation
import ViewKit

extension Stage: ScriptPerformer {
  /// Plays a script, whose steps are those of the program's `--script`.
  /// - Throws: `ScriptError`, before the first step if any line is wrong.
  public func play(_ script: String) throws {
    try play(Script(script))
  }

  package func play(_ script: Script) throws(ScriptError) {
    for line in script.lines {
      for moment in moments.moments(of: line.step) {
        switch moment {
        case .event, .pause: run(moment)
        case .step(.settle(let milliseconds)):
          guard settle(within: .seconds(milliseconds / 1000)) else {
            throw .unsettled(line: line.number)
          }
        case .step(let step): try perform(step, line: line.number)
        }
      }
    }
  }

  package func rescale(to scale: Double) { change(to: window.bounds.size, scale: scale) }

  package func setRows(_ count: Int) -> Bool {
    onRows?(count)
    return onRows != nil
  }

  package func setOverlays(_ names: [String]) -> Bool {
    onOverlays?(names)
    return onOverlays != nil
  }
}
