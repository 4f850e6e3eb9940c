import Foundation

/// Reads a command line.
nonisolated struct OptionParser {
  /// The screens that can be named.
  let screens: [String]

  private enum Option: String {
    case size, bare, rows, overlay, photos, appearance, font, renderer, headless, scale, fps,
      script, trace
    case shot, list, version, help
    case reduceMotion = "reduce-motion"

    var takesValue: Bool {
      switch self {
      case .bare, .headless, .reduceMotion, .list, .version, .help: false
      default: true
      }
    }
  }

  /// - Parameter arguments: what follows the program's name.
  func parse(_ arguments: [String]) throws(OptionError) -> Options {
    var options = Options()
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("-"), argument != "-" else {
        try setScreen(argument, in: &options)
        continue
      }
      let (name, attached) = Self.split(argument)
      guard name.hasPrefix("--"), let option = Option(rawValue: String(name.dropFirst(2))) else {
        throw .unknown(name)
      }
      if option.takesValue {
        guard let value = attached ?? rest.popFirst() else { throw .missingValue(name) }
        try set(option, to: value, in: &options)
      } else {
        guard attached == nil else { throw .unwantedValue(name) }
        set(option, in: &options)
      }
    }
    return options
  }

  /// `--size=320x568` is `--size 320x568`.
  private static func split(_ argument: String) -> (name: String, value: String?) {
    guard let sign = argument.firstIndex(of: "=") else { return (argument, nil) }
    return (String(argument[..<sign]), String(argument[argument.index(after: sign)...]))
  }

  private func setScreen(_ name: String, in options: inout Options) throws(OptionError) {
    guard options.screen == nil else { throw .extraArgument(name) }
    guard screens.contains(name) else { throw .unknownScreen(name) }
    options.screen = name
  }

  private func set(_ option: Option, in options: inout Options) {
    switch option {
    case .bare: options.isBare = true
    case .headless: options.isHeadless = true
    case .reduceMotion: options.reducesMotion = true
    case .list: options.action = .list
    case .version: options.action = .version
    case .help: options.action = .help
    default: break
    }
  }

  private func set(
    _ option: Option, to value: String, in options: inout Options
  ) throws(OptionError) {
    func wrong(_ expected: String) -> OptionError {
      .badValue(option: "--\(option.rawValue)", value: value, expected: expected)
    }
    switch option {
    case .size:
      guard let size = Self.size(value) else { throw wrong("WxH in points, such as 1100x760") }
      options.size = size
    case .rows:
      guard let rows = Self.whole(value, in: Options.rowRange) else {
        throw wrong("a number from 1 to 100000000")
      }
      options.rows = rows
    case .overlay:
      guard let kinds = OverlayKind.set(named: value) else {
        throw wrong("some of \(OverlayKind.names), separated by commas")
      }
      options.overlays = kinds
    case .appearance:
      guard let appearance = Options.Appearance(rawValue: value) else {
        throw wrong("light or dark")
      }
      options.appearance = appearance
    case .scale:
      guard let scale = Self.number(value, in: Options.scaleRange) else {
        throw wrong("pixels per point from 0.25 to 8")
      }
      options.scale = scale
    case .fps:
      guard let rate = Self.number(value, in: Options.frameRateRange) else {
        throw wrong("frames per second from 1 to 1000")
      }
      options.framesPerSecond = rate
    default:
      guard !value.isEmpty else { throw wrong(option == .renderer ? "a name" : "a path") }
      switch option {
      case .photos: options.photos = value
      case .font: options.font = value
      case .renderer: options.renderer = value
      case .script: options.script = value
      case .trace: options.trace = value
      case .shot: options.shot = value
      default: break
      }
    }
  }

  private static func size(_ text: String) -> CGSize? {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false)
    guard sides.count == 2, let width = whole(String(sides[0]), in: Options.sideRange),
      let height = whole(String(sides[1]), in: Options.sideRange)
    else { return nil }
    return CGSize(width: width, height: height)
  }

  /// Digits alone: `Int` would take a sign.
  private static func whole(_ text: String, in range: ClosedRange<Int>) -> Int? {
    guard text.allSatisfy({ ("0"..."9").contains($0) }), let number = Int(text) else { return nil }
    return range.contains(number) ? number : nil
  }

  private static func number(_ text: String, in range: ClosedRange<Double>) -> Double? {
    guard let number = Double(text), range.contains(number) else { return nil }
    return number
  }
}
