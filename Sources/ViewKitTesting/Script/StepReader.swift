import Foundation
import ViewKit

/// Reads the words of one line of a script.
nonisolated struct StepReader {
  let line: Int
  let name: String
  private var words: ArraySlice<String>

  init(line: Int, name: String, words: ArraySlice<String>) {
    self.line = line
    self.name = name
    self.words = words
  }

  /// Times are at most a day.
  private static let milliseconds = 0.0...86_400_000
  /// Windows are at most as large as SDL's surfaces may be on any renderer.
  private static let extent = 0.0...16_384
  /// Buttons by their number, or by Linux's code for them.
  private static let buttons = [272: 1, 273: 3, 274: 2]

  /// How each step is written.
  private static let forms = [
    "move": "move X Y", "down": "down [BUTTON]", "up": "up [BUTTON]", "drag": "drag X Y STEPS MS",
    "touch": "touch ID down|move|up X Y", "finger": "finger DX DY", "stop": "stop",
    "wheel": "wheel DX DY", "pinch": "pinch X Y FACTOR",
    "key": "key NAME [shift] [ctrl] [alt]", "keydown": "keydown NAME [shift] [ctrl] [alt]",
    "keyup": "keyup NAME [shift] [ctrl] [alt]", "size": "size W H", "scale": "scale S",
    "focus": "focus in|out", "lose": "lose targets|device", "rows": "rows N",
    "overlay": "overlay LIST", "offset": "offset ID X Y [animated]", "wait": "wait MS",
    "settle": "settle [MS]", "shot": "shot FILE.png",
  ]

  mutating func read() throws(ScriptError) -> ScriptStep {
    guard let form = Self.forms[name] else {
      throw .wrongStep(line: line, reason: "there is no step \"\(name)\"")
    }
    let step = try readArguments()
    guard words.isEmpty else { throw wrong("\"\(words[words.startIndex])\" is too much", form) }
    return step
  }

  private mutating func readArguments() throws(ScriptError) -> ScriptStep {
    switch name {
    case "move": .move(try point())
    case "down", "up": .button(try button(), isDown: name == "down")
    case "drag":
      .drag(
        to: try point(), steps: try integer("STEPS", 1...100_000),
        every: try number("MS", Self.milliseconds))
    case "touch":
      .touch(
        id: try integer("ID", 0...Int.max),
        try choice("an action", ScriptStep.TouchAction.init(rawValue:)), try point())
    case "finger": .finger(try vector())
    case "stop": .stop
    case "wheel": .wheel(try vector())
    case "pinch": .pinch(center: try point(), factor: try number("FACTOR", 0.001...1000))
    case "key": try key(.press)
    case "keydown": try key(.down)
    case "keyup": try key(.up)
    case "size":
      .size(CGSize(width: try number("W", Self.extent), height: try number("H", Self.extent)))
    case "scale": .scale(try number("S", 0.1...8))
    case "focus": .focus(try choice("in or out") { ["in": true, "out": false][$0] })
    case "lose": .lose(try choice("what is lost", ScriptStep.LostResource.init(rawValue:)))
    case "rows": .rows(try integer("N", 0...100_000_000))
    case "overlay": .overlay(try overlays())
    case "offset":
      .offset(id: try word("ID"), try point(), isAnimated: try flag("animated"))
    case "wait": .wait(try number("MS", Self.milliseconds))
    case "settle": .settle(atMost: words.isEmpty ? 10_000 : try number("MS", Self.milliseconds))
    default: .shot(try file())
    }
  }

  // MARK: - Arguments

  private mutating func point() throws(ScriptError) -> CGPoint {
    CGPoint(x: try number("X"), y: try number("Y"))
  }

  private mutating func vector() throws(ScriptError) -> CGVector {
    CGVector(dx: try number("DX"), dy: try number("DY"))
  }

  private mutating func button() throws(ScriptError) -> Int {
    guard !words.isEmpty else { return 1 }
    let number = try integer("BUTTON", 1...1023)
    return Self.buttons[number] ?? number
  }

  private mutating func key(_ action: ScriptStep.KeyAction) throws(ScriptError) -> ScriptStep {
    let name = try word("NAME")
    guard let key = KeyName(name) else { throw wrong("there is no key \"\(name)\"") }
    var modifiers = key.modifiers
    while let word = words.first, let modifier = KeyName.modifiers[word] {
      modifiers.insert(modifier)
      words.removeFirst()
    }
    return .key(key.usage, modifiers, action)
  }

  private mutating func overlays() throws(ScriptError) -> [String] {
    let list = try word("LIST")
    guard list != "none" else { return [] }
    let names = list.split(separator: ",").map(String.init)
    for name in names where !Script.overlays.contains(name) {
      throw wrong("there is no overlay \"\(name)\"")
    }
    return names
  }

  /// A file's name may have spaces in it.
  private mutating func file() throws(ScriptError) -> String {
    let first = try word("FILE.png")
    defer { words = [] }
    return ([first] + words).joined(separator: " ")
  }

  private mutating func flag(_ name: String) throws(ScriptError) -> Bool {
    guard words.first == name else { return false }
    words.removeFirst()
    return true
  }

  private mutating func word(_ what: String) throws(ScriptError) -> String {
    guard let word = words.popFirst() else { throw wrong("\(what) is missing") }
    return word
  }

  private mutating func choice<Value>(_ what: String, _ values: (String) -> Value?)
    throws(ScriptError) -> Value
  {
    let word = try word(what)
    guard let value = values(word) else { throw wrong("\"\(word)\" is not \(what)") }
    return value
  }

  private mutating func number(
    _ what: String, _ range: ClosedRange<Double> = -1_000_000_000_000...1_000_000_000_000
  ) throws(ScriptError) -> Double {
    let word = try word(what)
    let isPlain = word.allSatisfy { $0.isASCII && ($0.isNumber || "+-.eE".contains($0)) }
    guard isPlain, let number = Double(word) else { throw wrong("\"\(word)\" is no number") }
    guard range.contains(number) else { throw wrong("\(what) of \(word) is out of range") }
    return number
  }

  private mutating func integer(_ what: String, _ range: ClosedRange<Int>) throws(ScriptError)
    -> Int
  {
    let word = try word(what)
    guard let number = Int(word) else { throw wrong("\"\(word)\" is no whole number") }
    guard range.contains(number) else { throw wrong("\(what) of \(word) is out of range") }
    return number
  }

  private func wrong(_ reason: String, _ form: String? = nil) -> ScriptError {
    let form = form ?? Self.forms[name] ?? name
    return .wrongStep(line: line, reason: "\(name): \(reason); it is written \"\(form)\"")
  }
}
