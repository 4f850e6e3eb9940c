#if os(Linux)
  import Foundation
  import Testing

  extension WindowTests {
    /// The program on Wayland, where fingers on a trackpad arrive as fractions of points.
    @Suite(
      .enabled(if: WindowTool.arePresent("sway"), "sway is needed; make test installs it"))
    struct Trackpad {
      private let trace: WindowTrace

      init() throws { trace = try WindowTrace() }

      private func open() async throws -> WaylandSession {
        let session = try await WaylandSession(
          "container", "--bare", "--rows", "1000", "--trace", trace.path)
        for _ in 0..<200 where try trace.lines().isEmpty {
          try await Task.sleep(for: .milliseconds(50))
        }
        try await session.pointer.play([.move(640, 700)])
        try await Task.sleep(for: .milliseconds(300))
        return session
      }

      /// The container's vertical offset in the last frame.
      private func offset() throws -> Double {
        try trace.offset(inFrame: try trace.lines().count - 1)
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
        let session = try await open()
        let start = try offset()
        // Fingers that slow down and rest before they leave give no momentum, even where a busy
        // machine hands several of their movements on at once.
        try await session.pointer.play(
          Array(repeating: .scroll(y: 1.5), count: 30)
            + Array(repeating: .scroll(y: 0.5), count: 30)
            + [.wait(milliseconds: 250), .stop])
        let moved = try await offsetAtRest() - start
        // The end of a scroll is brought to a whole pixel.
        #expect(abs(moved - 60) <= 1)
      }

      @Test func fingersThatLeaveInMotionLetItGlide() async throws {
        let session = try await open()
        let start = try offset()
        try await session.pointer.play(Array(repeating: .scroll(y: 12), count: 40) + [.stop])
        #expect(try await offsetAtRest() - start > 40 * 12 + 50)
        #expect(session.isRunning)
      }
    }
  }
#endif
