#if os(Linux)
  import Foundation
  import Testing

  /// The program on Wayland, where fingers on a trackpad arrive as fractions of points.
  @Suite(
    .serialized,
    .enabled(if: WindowTool.arePresent("sway"), "sway is needed; make test installs it"))
  struct WindowTrackpadTests {
    private let trace = FileManager.default.temporaryDirectory.appendingPathComponent(
      "scrollery-\(UUID().uuidString).jsonl")

    private func open() async throws -> WaylandSession {
      let session = try await WaylandSession(
        "container", "--bare", "--rows", "1000", "--trace", trace.path)
      for _ in 0..<200 where try lines().isEmpty { try await Task.sleep(for: .milliseconds(50)) }
      try session.pointer.move(to: 640, 700)
      try await Task.sleep(for: .milliseconds(300))
      return session
    }

    private func lines() throws -> [Substring] {
      let text = (try? String(contentsOf: trace, encoding: .utf8)) ?? ""
      // The last piece is a line that is still being written, or nothing.
      return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    }

    /// The container's vertical offset in the last frame.
    private func offset() throws -> Double {
      let line = try #require(lines().last)
      let frame = try #require(
        JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      let views = try #require(frame["scroll"] as? [String: [String: Any]])
      return try #require(views["container"]?["offset"] as? [Double])[1]
    }

    /// Waits until the offset does not change any more.
    private func offsetAtRest() async throws -> Double {
      var last = try offset()
      for _ in 0..<20 {
        try await Task.sleep(for: .milliseconds(400))
        let next = try offset()
        if next == last { return next }
        last = next
      }
      throw WindowTool.Failure(description: "the content did not come to rest")
    }

    @Test func fingersMoveTheContentByFractionsOfPoints() async throws {
      defer { try? FileManager.default.removeItem(at: trace) }
      let session = try await open()
      let start = try offset()
      for _ in 0..<40 {
        try session.pointer.scroll(y: 1.5)
        try await Task.sleep(for: .milliseconds(8))
      }
      // Fingers that rest before they leave give no momentum.
      try await Task.sleep(for: .milliseconds(250))
      try session.pointer.stop()
      let moved = try await offsetAtRest() - start
      #expect(moved == 60)
    }

    @Test func fingersThatLeaveInMotionLetItGlide() async throws {
      defer { try? FileManager.default.removeItem(at: trace) }
      let session = try await open()
      let start = try offset()
      for _ in 0..<12 {
        try session.pointer.scroll(y: 24)
        try await Task.sleep(for: .milliseconds(8))
      }
      try session.pointer.stop()
      #expect(try await offsetAtRest() - start > 12 * 24 + 100)
      #expect(session.isRunning)
    }
  }
#endif
