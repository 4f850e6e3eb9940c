import ViewKit

/// A key by the name that a script gives it: a letter, a digit, a sign, or a word such as `Home`.
nonisolated struct KeyName {
  let usage: UIKeyboardHIDUsage
  /// The modifiers that the name implies: `?` is the slash key with shift.
  var modifiers: UIKeyModifierFlags = []

  static let modifiers: [String: UIKeyModifierFlags] = [
    "shift": .shift, "ctrl": .control, "alt": .alternate,
  ]

  private static let words: [String: UIKeyboardHIDUsage] = [
    "return": .keyboardReturnOrEnter, "enter": .keyboardReturnOrEnter,
    "escape": .keyboardEscape, "backspace": .keyboardDeleteOrBackspace, "tab": .keyboardTab,
    "space": .keyboardSpacebar, "delete": .keyboardDeleteForward, "home": .keyboardHome,
    "end": .keyboardEnd, "pageup": .keyboardPageUp, "pagedown": .keyboardPageDown,
    "left": .keyboardLeftArrow, "right": .keyboardRightArrow, "up": .keyboardUpArrow,
    "down": .keyboardDownArrow, "minus": .keyboardHyphen, "-": .keyboardHyphen,
    "equal": .keyboardEqualSign, "=": .keyboardEqualSign, "period": .keyboardPeriod,
    ".": .keyboardPeriod, "slash": .keyboardSlash, "/": .keyboardSlash, "0": .keyboard0,
  ]

  /// Signs that are typed with shift on an American keyboard.
  private static let shifted: [String: UIKeyboardHIDUsage] = [
    "?": .keyboardSlash, "question": .keyboardSlash, "+": .keyboardEqualSign,
    "plus": .keyboardEqualSign,
  ]

  /// The X names `Page_Up`, `Prior` and the like are understood too; case makes no difference.
  init?(_ name: String) {
    let word = name.lowercased().filter { $0 != "_" }
    if let usage = Self.words[Self.otherNames[word] ?? word] {
      self.usage = usage
    } else if let usage = Self.shifted[word] {
      self.usage = usage
      modifiers = .shift
    } else if let byte = word.utf8.first, word.utf8.count == 1, let usage = Self.usage(of: byte) {
      self.usage = usage
    } else {
      return nil
    }
  }

  /// The name that a script gives a key; empty for a key without one.
  static func name(of usage: UIKeyboardHIDUsage) -> String {
    let letters = (UInt8(ascii: "a")...UInt8(ascii: "z")).map { String(UnicodeScalar($0)) }
    let digits = (UInt8(ascii: "1")...UInt8(ascii: "9")).map { String(UnicodeScalar($0)) }
    return (letters + digits + words.keys.sorted()).first { KeyName($0)?.usage == usage } ?? ""
  }

  private static let otherNames = ["prior": "pageup", "next": "pagedown", "esc": "escape"]

  /// Letters and the digits from 1 have usages in a row.
  private static func usage(of byte: UInt8) -> UIKeyboardHIDUsage? {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"):
      UIKeyboardHIDUsage(
        rawValue: UIKeyboardHIDUsage.keyboardA.rawValue + Int(byte - UInt8(ascii: "a")))
    case UInt8(ascii: "1")...UInt8(ascii: "9"):
      UIKeyboardHIDUsage(
        rawValue: UIKeyboardHIDUsage.keyboard1.rawValue + Int(byte - UInt8(ascii: "1")))
    default: nil
    }
  }
}
