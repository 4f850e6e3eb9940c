/// Steps of input and time, read from text: one a line, `#` begins a comment.
nonisolated package struct Script: Equatable, Sendable {
  package struct Line: Equatable, Sendable {
    /// From 1.
    package var number: Int
    package var step: ScriptStep
  }

  package var lines: [Line]

  /// The overlays that `overlay` knows, beside `none`.
  package static let overlays = ["frames", "reuse", "xray", "hud", "log"]

  /// - Throws: `ScriptError.wrongStep` for the first line that is none.
  package init(_ text: String) throws(ScriptError) {
    lines = []
    let texts = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in texts.enumerated() {
      let words = line.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace).map(String.init)
      guard let name = words.first else { continue }
      var reader = StepReader(line: index + 1, name: name, words: words.dropFirst())
      lines.append(Line(number: index + 1, step: try reader.read()))
    }
  }
}
