/// Why a script cannot be played, with the line it is about, counted from 1.
nonisolated public enum ScriptError: Error, Equatable, CustomStringConvertible {
  /// The line is no step, or one that cannot be done here.
  case wrongStep(line: Int, reason: String)
  /// Something still moves at the end of `settle`.
  case unsettled(line: Int)
  /// The step was understood and failed, as when a picture cannot be written.
  case failed(line: Int, reason: String)

  public var description: String {
    switch self {
    case .wrongStep(let line, let reason): "script line \(line): \(reason)"
    case .unsettled(let line): "script line \(line): settle: something still moves"
    case .failed(let line, let reason): "script line \(line): \(reason)"
    }
  }
}
