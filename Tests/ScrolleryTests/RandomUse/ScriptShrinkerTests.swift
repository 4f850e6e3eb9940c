import Foundation
import Testing
import ViewKitTesting

@Suite struct ScriptShrinkerTests {
  private let steps = (0..<200).map { ScriptStep.wait(Double($0)) }

  @Test("What causes a failure is left, in its order")
  func keepsTheCause() {
    let shrinker = ScriptShrinker { steps in
      let first = steps.firstIndex(of: .wait(17))
      let second = steps.firstIndex(of: .wait(143))
      return first != nil && second != nil
    }
    #expect(shrinker.shrunk(steps) == [.wait(17), .wait(143)])
  }

  @Test("A failure that needs nothing has an empty script")
  func empties() {
    #expect(ScriptShrinker { _ in true }.shrunk(steps).isEmpty)
  }

  @Test("What fails only as a whole stays whole")
  func keepsTheWhole() {
    let shrinker = ScriptShrinker { $0.count == 200 }
    #expect(shrinker.shrunk(steps) == steps)
  }

  @Test("It plays so many steps and no more, and what it has then still fails")
  func stops() {
    var played = 0
    var shrinker = ScriptShrinker { steps in
      played += steps.count
      return steps.contains(.wait(99))
    }
    shrinker.mostSteps = 500
    #expect(shrinker.shrunk(steps).contains(.wait(99)))
    #expect((100...500).contains(played))
  }
}
