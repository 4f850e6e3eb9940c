import Foundation

/// The steps of the session that is being played, in a file that outlives a trap of the process.
final class SessionRecord {
  private let file: FileHandle

  /// Begins anew: one session of a process is kept.
  init() throws {
    let path = FileManager.default.temporaryDirectory.appending(
      path: "scrollery-random-\(ProcessInfo.processInfo.processIdentifier).txt")
    try Data().write(to: path)
    file = try FileHandle(forWritingTo: path)
  }

  func write(_ line: String) { file.write(Data((line + "\n").utf8)) }
}
