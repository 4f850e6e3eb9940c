#if os(Linux)
  import Foundation
  import SDLHost
  import Testing
  import ViewKit
  import ViewKitTesting

  @testable import Scrollery

  extension WindowTests {
    /// Every screen in a real window, opened by a real pointer and by real keys.
    @Suite(
      .enabled(
        if: WindowTool.arePresent("Xvfb", "xdotool", "xwd"),
        "Xvfb, xdotool and xwd are needed; make test installs them"))
    struct Walking {
      private static let size = CGSize(width: 1100, height: 760)
      /// Between the title and the buttons: nothing is said or lit there.
      private static let nowhere = (x: 620, y: 20)
      /// Memory and times on a screen are those of the machine at that moment.
      private static let measuredCells = 40

      /// What a screen looks like without a display.
      private func expected(_ index: Int) throws -> Thumbnail {
        let stage = Stage(RootController(screens: Screen.all, opening: index), size: Self.size)
        stage.settle()
        return Thumbnail(try stage.picture(), scale: 1)
      }

      private func check(_ session: WindowSession, shows index: Int) async throws {
        let seen = Thumbnail(try await session.pictureAtRest(), scale: 1)
        let unlike = seen.cells(unlike: try expected(index), tolerance: 14)
        #expect(unlike <= Self.measuredCells, "\(Screen.all[index].name): \(unlike) cells differ")
      }

      @Test func thePointerOpensEveryScreen() async throws {
        let session = try await WindowSession.open("--size", "1100x760")
        for index in Screen.all.indices.reversed() {
          try await session.move(to: 100, 64 + Int(Theme.rowHeight) * index + 18)
          try await session.press()
          try await session.release()
          try await session.move(to: Self.nowhere.x, Self.nowhere.y)
          try await check(session, shows: index)
        }
        #expect(session.isRunning)
      }

      @Test func keysOpenEveryScreenAndLeadBack() async throws {
        let session = try await WindowSession.open("--size", "1100x760")
        try await session.move(to: Self.nowhere.x, Self.nowhere.y)
        // There are keys for nine; what comes after them is reached through the sidebar.
        for index in Screen.all.indices.prefix(9).dropFirst() {
          try await session.key("\(index + 1)")
          try await check(session, shows: index)
        }
        try await session.key("Escape")
        try await check(session, shows: 7)
        try await session.key("1")
        try await check(session, shows: 0)
        try await session.key("d")
        let dark = Thumbnail(try await session.pictureAtRest(), scale: 1)
        #expect(dark.cells(unlike: try expected(0), tolerance: 14) > 1000)
      }
    }
  }
#endif
