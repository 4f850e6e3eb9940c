import ViewKitTesting

/// Finds a short row of steps that still fails.
struct ScriptShrinker {
  /// Whether these steps fail as the whole did.
  let fails: ([ScriptStep]) -> Bool
  /// How many steps are played at most, over all tries: some minutes of them.
  var mostSteps = 1_000_000

  /// Leaves out ever smaller pieces, as long as what is left still fails.
  func shrunk(_ steps: [ScriptStep]) -> [ScriptStep] {
    var steps = steps
    var played = 0
    var length = max(steps.count / 2, 1)
    while !steps.isEmpty {
      var start = 0
      var hasShrunk = false
      while start < steps.count {
        let end = min(start + length, steps.count)
        let rest = Array(steps[..<start] + steps[end...])
        played += rest.count
        guard played <= mostSteps else { return steps }
        if fails(rest) {
          steps = rest
          hasShrunk = true
        } else {
          start = end
        }
      }
      if length == 1 && !hasShrunk { break }
      if !hasShrunk || length > 1 { length = max(length / 2, 1) }
    }
    return steps
  }
}
