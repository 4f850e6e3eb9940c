#if os(Linux)
  import Foundation
  import Testing

  /// The trace of a program that goes on writing it; its file goes with its last owner.
  final class WindowTrace {
    let path = FileManager.default.temporaryDirectory.path + "/scrollery-\(UUID().uuidString).jsonl"

    init() throws { try Data().write(to: URL(fileURLWithPath: path)) }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func lines() throws -> [Substring] {
      let text = try String(contentsOfFile: path, encoding: .utf8)
      // The last piece is a line that is still being written, or nothing.
      return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    }

    /// The container's vertical offset in one of the frames.
    func offset(inFrame index: Int) throws -> Double {
      let lines = try lines()
      let line = try #require(lines.indices.contains(index) ? lines[index] : nil)
      let frame = try #require(
        JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      let views = try #require(frame["scroll"] as? [String: [String: Any]])
      return try #require(views["container"]?["offset"] as? [Double])[1]
    }
  }
#endif
