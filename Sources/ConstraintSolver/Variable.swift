/// An unknown of a system, of either sign. A solver makes it, and only that solver knows it.
package struct Variable: Hashable, Sendable {
  let symbol: Symbol
  /// Tells a variable from a removed one whose place it has taken.
  let serial: UInt32
}

/// The number of a column of the tableau.
typealias Symbol = Int32

extension Symbol {
  /// No symbol, row or entry.
  static let none: Int32 = -1
}

/// What a column of the tableau stands for, and so which values it may have.
enum SymbolKind: UInt8, Sendable {
  /// Nothing: the number is free.
  case unused
  /// One of the user's variables, of either sign.
  case external
  /// What an inequality leaves over; not negative.
  case slack
  /// How far a constraint that is not required is from being kept; not negative.
  case error
  /// Marks a required equation; always 0.
  case dummy

  /// Whether it must not be negative.
  var isBounded: Bool { self == .slack || self == .error }
}
