import Foundation

/// Modifier keys held down.
nonisolated public struct UIKeyModifierFlags: OptionSet, Sendable, Hashable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// A key's place on the keyboard, by its USB HID usage (page 7), which SDL's scancodes equal.
nonisolated public struct UIKeyboardHIDUsage: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let keyboardA = Self(rawValue: 0x04)
  public static let keyboardB = Self(rawValue: 0x05)
  public static let keyboardC = Self(rawValue: 0x06)
  public static let keyboardD = Self(rawValue: 0x07)
  public static let keyboardE = Self(rawValue: 0x08)
  public static let keyboardF = Self(rawValue: 0x09)
  public static let keyboardG = Self(rawValue: 0x0A)
  public static let keyboardH = Self(rawValue: 0x0B)
  public static let keyboardI = Self(rawValue: 0x0C)
  public static let keyboardJ = Self(rawValue: 0x0D)
  public static let keyboardK = Self(rawValue: 0x0E)
  public static let keyboardL = Self(rawValue: 0x0F)
  public static let keyboardM = Self(rawValue: 0x10)
  public static let keyboardN = Self(rawValue: 0x11)
  public static let keyboardO = Self(rawValue: 0x12)
  public static let keyboardP = Self(rawValue: 0x13)
  public static let keyboardQ = Self(rawValue: 0x14)
  public static let keyboardR = Self(rawValue: 0x15)
  public static let keyboardS = Self(rawValue: 0x16)
  public static let keyboardT = Self(rawValue: 0x17)
  public static let keyboardU = Self(rawValue: 0x18)
  public static let keyboardV = Self(rawValue: 0x19)
  public static let keyboardW = Self(rawValue: 0x1A)
  public static let keyboardX = Self(rawValue: 0x1B)
  public static let keyboardY = Self(rawValue: 0x1C)
  public static let keyboardZ = Self(rawValue: 0x1D)
  public static let keyboard1 = Self(rawValue: 0x1E)
  public static let keyboard2 = Self(rawValue: 0x1F)
  public static let keyboard3 = Self(rawValue: 0x20)
  public static let keyboard4 = Self(rawValue: 0x21)
  public static let keyboard5 = Self(rawValue: 0x22)
  public static let keyboard6 = Self(rawValue: 0x23)
  public static let keyboard7 = Self(rawValue: 0x24)
  public static let keyboard8 = Self(rawValue: 0x25)
  public static let keyboard9 = Self(rawValue: 0x26)
  public static let keyboard0 = Self(rawValue: 0x27)
  public static let keyboardReturnOrEnter = Self(rawValue: 0x28)
  public static let keyboardEscape = Self(rawValue: 0x29)
  public static let keyboardDeleteOrBackspace = Self(rawValue: 0x2A)
  public static let keyboardTab = Self(rawValue: 0x2B)
  public static let keyboardSpacebar = Self(rawValue: 0x2C)
  public static let keyboardHyphen = Self(rawValue: 0x2D)
  public static let keyboardEqualSign = Self(rawValue: 0x2E)
  public static let keyboardPeriod = Self(rawValue: 0x37)
  public static let keyboardSlash = Self(rawValue: 0x38)
  public static let keyboardF1 = Self(rawValue: 0x3A)
  public static let keyboardHome = Self(rawValue: 0x4A)
  public static let keyboardPageUp = Self(rawValue: 0x4B)
  public static let keyboardDeleteForward = Self(rawValue: 0x4C)
  public static let keyboardEnd = Self(rawValue: 0x4D)
  public static let keyboardPageDown = Self(rawValue: 0x4E)
  public static let keyboardRightArrow = Self(rawValue: 0x4F)
  public static let keyboardLeftArrow = Self(rawValue: 0x50)
  public static let keyboardDownArrow = Self(rawValue: 0x51)
  public static let keyboardUpArrow = Self(rawValue: 0x52)
}

/// A key that was pressed.
@preconcurrency @MainActor open class UIKey: NSObject {
  public let keyCode: UIKeyboardHIDUsage
  public let modifierFlags: UIKeyModifierFlags

  init(keyCode: UIKeyboardHIDUsage, modifierFlags: UIKeyModifierFlags) {
    self.keyCode = keyCode
    self.modifierFlags = modifierFlags
    super.init()
  }
}

/// The press of a key, from its way down to its way up.
@preconcurrency @MainActor open class UIPress: NSObject {
  public enum Phase: Int, Sendable { case began, changed, stationary, ended, cancelled }

  public let key: UIKey?
  public internal(set) var phase: Phase
  /// Seconds since the window was made.
  public internal(set) var timestamp: TimeInterval
  /// Whether the keyboard repeats a key that is held down. An addition.
  public internal(set) var isRepeat: Bool

  init(key: UIKey, phase: Phase, timestamp: TimeInterval, isRepeat: Bool) {
    self.key = key
    self.phase = phase
    self.timestamp = timestamp
    self.isRepeat = isRepeat
    super.init()
  }
}

/// The event that presses belong to.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
  public internal(set) var allPresses: Set<UIPress> = []
}
