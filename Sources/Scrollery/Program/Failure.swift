/// How the program ends, in the numbers of sysexits.
nonisolated enum ExitCode: Int32, Sendable {
  case success = 0
  /// A wrong option or step.
  case usage = 64
  /// An input that cannot be read.
  case noInput = 66
  /// No display or no renderer.
  case unavailable = 69
  /// Anything else.
  case software = 70
}

/// Why the program ends early: one line for standard error, and the code to end with.
nonisolated struct Failure: Error, Equatable, Sendable {
  let code: ExitCode
  let sentence: String

  init(_ code: ExitCode, _ sentence: String) {
    self.code = code
    self.sentence = sentence
  }
}
