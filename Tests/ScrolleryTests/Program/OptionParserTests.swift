import Foundation
import Testing

@testable import Scrollery

@Suite struct OptionParserTests {
  private let parser = OptionParser(screens: ["container", "naive"])

  private func error(_ arguments: String...) -> OptionError? {
    do {
      _ = try parser.parse(arguments)
      return nil
    } catch {
      return error
    }
  }

  @Test func nothingGivesTheDefaults() throws {
    let options = try parser.parse([])
    #expect(options == Options())
    let state = OpeningState(options)
    #expect(state.size == CGSize(width: 1100, height: 760))
    #expect(state.overlays == [])
    #expect(options.rows == 500)
    #expect(options.scale == 1)
    #expect(options.framesPerSecond == 60)
    #expect(state.appearance == .light)
    #expect(state.screen == nil)
  }

  @Test func everyOptionIsTaken() throws {
    let options = try parser.parse([
      "naive", "--size", "320x568", "--bare", "--rows", "100000000", "--overlay", "frames,hud",
      "--appearance", "dark", "--font", "a.ttf", "--renderer", "software", "--headless",
      "--reduce-motion", "--scale", "2", "--fps", "144", "--script", "-", "--trace", "t.jsonl",
      "--shot", "s.png",
    ])
    var expected = Options()
    expected.screen = "naive"
    expected.size = CGSize(width: 320, height: 568)
    expected.isBare = true
    expected.rows = 100_000_000
    expected.overlays = [.frames, .hud]
    expected.appearance = .dark
    expected.font = "a.ttf"
    expected.renderer = "software"
    expected.isHeadless = true
    expected.reducesMotion = true
    expected.scale = 2
    expected.framesPerSecond = 144
    expected.script = "-"
    expected.trace = "t.jsonl"
    expected.shot = "s.png"
    #expect(options == expected)
  }

  @Test func theScreenMayFollowTheOptions() throws {
    #expect(try parser.parse(["--bare", "naive"]).screen == "naive")
  }

  @Test func valuesMayBeAttached() throws {
    #expect(try parser.parse(["--size=10x20"]).size == CGSize(width: 10, height: 20))
    #expect(try parser.parse(["--trace=a=b"]).trace == "a=b")
  }

  @Test func noneIsAListWithoutOverlays() throws {
    #expect(try parser.parse(["--overlay", "none"]).overlays == [])
    #expect(try parser.parse(["--overlay", "xray,log"]).overlays == [.xray, .log])
  }

  @Test func theLastOfSeveralCounts() throws {
    #expect(try parser.parse(["--rows", "3", "--rows", "4"]).rows == 4)
  }

  @Test func actionsAreTaken() throws {
    #expect(try parser.parse(["--list"]).action == .list)
    #expect(try parser.parse(["--version"]).action == .version)
    #expect(try parser.parse(["--help"]).action == .help)
  }

  @Test(arguments: ["0", "-1", "+5", "100000001", "1e6", "", "12a", "99999999999999999999"])
  func rowsOutOfRangeAreRefused(_ value: String) {
    #expect(
      error("--rows", value)
        == .badValue(option: "--rows", value: value, expected: "a number from 1 to 100000000"))
  }

  @Test(arguments: ["320", "320x", "x568", "0x10", "10x0", "1x2x3", "-5x5", "99999x5", "axb"])
  func sizesThatAreNoneAreRefused(_ value: String) {
    #expect(
      error("--size", value)
        == .badValue(option: "--size", value: value, expected: "WxH in points, such as 1100x760"))
  }

  @Test(arguments: ["0", "nan", "inf", "-2", "9", "two"])
  func scalesThatAreNoneAreRefused(_ value: String) {
    #expect(
      error("--scale", value)
        == .badValue(option: "--scale", value: value, expected: "pixels per point from 0.25 to 8"))
  }

  @Test(arguments: ["0", "nan", "1001", "fast"])
  func frameRatesThatAreNoneAreRefused(_ value: String) {
    #expect(
      error("--fps", value)
        == .badValue(option: "--fps", value: value, expected: "frames per second from 1 to 1000"))
  }

  @Test(arguments: ["frame", "frames,", "", "frames,,hud", "Frames"])
  func overlaysThatDoNotExistAreRefused(_ value: String) {
    #expect(
      error("--overlay", value)
        == .badValue(
          option: "--overlay", value: value,
          expected: "some of \(OverlayKind.names), separated by commas"))
  }

  @Test func otherMistakesAreNamed() {
    #expect(error("--bear") == .unknown("--bear"))
    #expect(error("-h") == .unknown("-h"))
    #expect(error("--") == .unknown("--"))
    #expect(error("--rows") == .missingValue("--rows"))
    #expect(error("--bare=yes") == .unwantedValue("--bare"))
    #expect(error("fruits") == .unknownScreen("fruits"))
    #expect(error("naive", "container") == .extraArgument("container"))
    #expect(
      error("--appearance", "blue")
        == .badValue(option: "--appearance", value: "blue", expected: "light or dark"))
    #expect(
      error("--shot", "") == .badValue(option: "--shot", value: "", expected: "a path"))
  }

  @Test func everyMistakeIsOneLine() {
    let errors: [OptionError] = [
      .unknown("--x"), .missingValue("--x"), .unwantedValue("--x"), .unknownScreen("x"),
      .extraArgument("x"), .badValue(option: "--x", value: "y", expected: "z"),
    ]
    for error in errors {
      #expect(!error.description.contains("\n"))
      #expect(error.description.contains("x"))
    }
  }
}
