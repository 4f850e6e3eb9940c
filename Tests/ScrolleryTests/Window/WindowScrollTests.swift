#if os(Linux)
  import Foundation
  import Testing
  import ViewKitTesting

  @testable import Scrollery

  extension Bitmap {
    /// The greatest difference of a channel, of 255. A window's pixels have no opacity, so that
    /// they are blended a little differently; content that is a pixel off differs by far more.
    fileprivate func greatestDifference(from other: Bitmap) -> Int {
      guard width == other.width, height == other.height else { return 255 }
      return zip(bytes, other.bytes).reduce(0) { max($0, abs(Int($1.0) - Int($1.1))) }
    }
  }

  extension WindowTests {
    /// The program in real windows, driven by a real pointer and looked at through its pixels.
    @Suite(
      .enabled(
        if: WindowTool.arePresent("Xvfb", "xdotool", "xwd"),
        "Xvfb, xdotool and xwd are needed; make test installs them"))
    struct Scrolling {
      /// The middle of the window, where rows are.
      private let x = 160

      private func open(_ options: String...) async throws -> WindowSession {
        try await WindowSession.open(
          ["container", "--bare", "--size", "320x568", "--rows", "1000"] + options)
      }

      @Test func aDragMovesTheContentWithThePointer() async throws {
        let session = try await open()
        try await session.move(to: x, 500)
        try await session.press()
        try await session.drag(x: x, from: 500, to: 460, steps: 10)
        try await Task.sleep(for: .milliseconds(100))
        let before = try await session.picture()
        try await session.drag(x: x, from: 460, to: 410, steps: 10)
        try await Task.sleep(for: .milliseconds(100))
        let after = try await session.picture()
        #expect(after.shift(from: before, rows: 380..<480, columns: 20..<280) == 50)
        try await session.drag(x: x, from: 410, to: 440, steps: 10)
        try await Task.sleep(for: .milliseconds(100))
        let back = try await session.picture()
        #expect(back.shift(from: after, rows: 400..<500, columns: 20..<280) == -30)
        try await session.release()
        #expect(session.isRunning)
      }

      @Test func aDragLandsWhereItDoesWithoutADisplay() async throws {
        let session = try await open()
        try await session.move(to: x, 500)
        try await session.press()
        try await session.drag(x: x, from: 500, to: 300, steps: 20)
        try await Task.sleep(for: .milliseconds(200))
        try await session.release()
        let shown = try await session.pictureAtRest()

        let stage = Stage(
          RootController(
            screens: Screen.all, settings: ScreenSettings(rows: 1000), isBare: true),
          size: CGSize(width: 320, height: 568))
        try stage.play(
          "move \(x) 500\ndown\ndrag \(x) 300 20 10\nwait 200\nup\nsettle")
        #expect(try shown.greatestDifference(from: stage.picture()) <= 8)
      }

      @Test func aFlickGoesOnAndStops() async throws {
        let session = try await open()
        try await session.flick(x: x, from: 500, to: 300)
        let released = try await session.picture()
        try await Task.sleep(for: .milliseconds(150))
        #expect(try await session.picture() != released)
        let rest = try await session.pictureAtRest()
        #expect(rest != released)
      }

      @Test func theWheelMovesTheContent() async throws {
        let session = try await open()
        let before = try await session.picture()
        try await session.move(to: x, 400)
        try await session.wheel(notches: 2)
        let after = try await session.pictureAtRest()
        let shift = try #require(after.shift(from: before, rows: 300..<380, columns: 20..<280))
        #expect(shift > 0)
      }

      @Test(arguments: ["f", "r", "h"])
      func aKeySwitchesItsOverlay(_ key: String) async throws {
        let session = try await open()
        let plain = try await session.pictureAtRest()
        try await session.key(key)
        let overlaid = try await session.pictureAtRest()
        #expect(overlaid != plain)
        try await session.key(key)
        #expect(try await session.pictureAtRest() == plain)
      }

      @Test func atRestNothingIsUsed() async throws {
        let trace = try WindowTrace()
        let session = try await open("--trace", trace.path)
        // Indicators that nobody looks at fade late.
        try await Task.sleep(for: .seconds(2))
        let (frames, before) = (try trace.lines().count, try session.nanoseconds())
        try await Task.sleep(for: .seconds(10))
        #expect(try session.nanoseconds() - before < 1_000_000)
        #expect(try trace.lines().count == frames)
      }

      @Test func theNextFrameShowsAMotion() async throws {
        let trace = try WindowTrace()
        let session = try await open("--trace", trace.path)
        try await session.move(to: x, 500)
        try await session.press()
        try await session.move(to: x, 460)
        try await Task.sleep(for: .milliseconds(300))
        for step in 1...8 {
          let before = try trace.lines().count
          let offset = try trace.offset(inFrame: before - 1)
          try await session.move(to: x, 460 - 9 * step)
          for _ in 0..<100 where try trace.lines().count == before {
            try await Task.sleep(for: .milliseconds(10))
          }
          #expect(abs(try trace.offset(inFrame: before) - offset - 9) <= 0.5)
        }
        try await session.release()
      }

      @Test func aScriptFindsEverythingInItsPlace() async throws {
        let script = FileManager.default.temporaryDirectory.path + "/scrollery-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: script) }
        try Data("offset container 0 300".utf8).write(to: URL(fileURLWithPath: script))
        let trace = try WindowTrace()
        _ = try await open("--trace", trace.path, "--script", script)
        #expect(try trace.offset(inFrame: 0) < 0)
        #expect(try trace.offset(inFrame: 1) == 300)
      }

      @Test func aWindowOfOnePixelComesBack() async throws {
        let session = try await open()
        let before = try await session.pictureAtRest()
        try await session.resize(width: 1, height: 1)
        try await Task.sleep(for: .milliseconds(300))
        #expect(session.isRunning)
        try await session.resize(width: 320, height: 568)
        #expect(try await session.pictureAtRest() == before)
      }

      @Test func aWindowCanBeResizedInMidFling() async throws {
        let session = try await open()
        try await session.flick(x: x, from: 500, to: 300)
        try await Task.sleep(for: .milliseconds(100))
        try await session.resize(width: 480, height: 400)
        let rest = try await session.pictureAtRest()
        #expect(session.isRunning)
        #expect(rest.width == 480)
        #expect(rest.colorCount > 20)
      }

      @Test func withoutADisplayTheProgramSaysSo() async throws {
        let outcome = try await WindowTool.run(
          [try WindowTool.scrollery, "container"],
          environment: WindowTool.environment([
            "DISPLAY": ":9999", "WAYLAND_DISPLAY": nil, "SDL_VIDEODRIVER": "x11",
          ]))
        #expect(outcome.status == 69)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors.split(separator: "\n").count == 1)
      }
    }
  }
#endif
