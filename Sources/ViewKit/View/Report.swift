import Foundation

/// Sentences on standard error about input or data that had to be refused.
package enum Report {
  package private(set) static var said: Set<String> = []

  /// Says something the first time that it is to be said.
  package static func once(_ sentence: String) {
    guard said.insert(sentence).inserted else { return }
    say(sentence)
  }

  /// Says something, in one line.
  ///
  /// Nobody may be listening: standard error can be closed or go to a full disk, which is no reason
  /// to fail.
  nonisolated package static func say(_ sentence: String, by program: String = "scrollery") {
    let line = sentence.split(whereSeparator: \.isNewline).joined(separator: " ")
    let bytes = Array("\(program): \(line)\n".utf8)
    _ = write(STDERR_FILENO, bytes, bytes.count)
  }
}
