import Foundation
import SDLHost

/// The file in which the program keeps what it remembers: `scrollery/state.json` in the folder that
/// `XDG_STATE_HOME` names, by default `~/.local/state`.
nonisolated struct StateFile: Sendable {
  let path: String

  /// - Returns: nil where neither variable names a folder. A path that is not absolute counts for
  ///   nothing, as the XDG base directory specification has it.
  init?(environment: [String: String]) {
    func folder(_ name: String) -> String? {
      environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    guard let base = folder("XDG_STATE_HOME") ?? folder("HOME").map({ $0 + "/.local/state" })
    else { return nil }
    path = base + "/scrollery/state.json"
  }

  /// Why there is nothing to be remembered, in one line.
  struct Trouble: Error, Equatable {
    let sentence: String
  }

  /// More than this, in bytes, the program never writes.
  private static let largest = 1 << 16

  /// - Parameter screens: the names of those there are.
  /// - Returns: nil where there is no file yet.
  func read(screens: [String]) throws(Trouble) -> SavedState? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    guard let file = FileHandle(forReadingAtPath: path),
      let data = try? file.read(upToCount: Self.largest + 1)
    else { throw ignored("it cannot be read") }
    return try state(in: data, screens: screens)
  }

  /// What a file of these bytes remembers.
  func state(in data: Data, screens: [String]) throws(Trouble) -> SavedState {
    guard data.count <= Self.largest,
      let state = try? JSONDecoder().decode(SavedState.self, from: data)
    else { throw ignored("it is not what this program writes") }
    guard screens.contains(state.screen) else {
      throw ignored("there is no screen '\(state.screen)'")
    }
    return state
  }

  private func ignored(_ reason: String) -> Trouble {
    Trouble(sentence: "the state in \(path) is ignored: \(reason)")
  }

  /// The bytes of a file that remembers a state.
  static func bytes(of state: SavedState) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return try Array(encoder.encode(state)) + Array("\n".utf8)
  }

  /// Writes the whole file or, if that fails, leaves the old one.
  func write(_ state: SavedState) throws(Trouble) {
    let file = URL(fileURLWithPath: path)
    do {
      // Nobody else's business, as the specification has it.
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
      try WholeFile.write(Self.bytes(of: state), to: path)
    } catch {
      let reason = (error as? WholeFile.Refusal).map { ": \($0.reason)" } ?? ""
      throw Trouble(sentence: "the state cannot be written to \(path)\(reason)")
    }
  }
}
