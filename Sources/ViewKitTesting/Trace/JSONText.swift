import Foundation

/// JSON written by hand, so that the same values give the same bytes.
nonisolated package struct JSONText {
  package private(set) var text = ""
  private var needsComma = false

  package init() {}

  // MARK: - Structure

  package mutating func object(_ body: (inout JSONText) -> Void) { enclosed("{", "}", body) }

  package mutating func array(_ body: (inout JSONText) -> Void) { enclosed("[", "]", body) }

  private mutating func enclosed(_ open: String, _ close: String, _ body: (inout JSONText) -> Void)
  {
    separate()
    text += open
    needsComma = false
    body(&self)
    text += close
    needsComma = true
  }

  /// The name of the value that is written next.
  package mutating func key(_ name: String) {
    separate()
    quote(name)
    text += ":"
    needsComma = false
  }

  private mutating func separate() {
    if needsComma { text += "," }
    needsComma = false
  }

  // MARK: - Values

  package mutating func value(_ integer: Int) { raw(String(integer)) }

  package mutating func value(_ flag: Bool) { raw(flag ? "true" : "false") }

  package mutating func value(_ string: String) {
    separate()
    quote(string)
    needsComma = true
  }

  /// A number to at most so many decimals, and at least `minimum`.
  package mutating func value(_ number: Double, decimals: Int = 4, minimum: Int = 0) {
    raw(Self.number(number, decimals: decimals, minimum: minimum))
  }

  package mutating func values(_ numbers: Double...) {
    array { array in
      for number in numbers { array.value(number) }
    }
  }

  private mutating func raw(_ value: String) {
    separate()
    text += value
    needsComma = true
  }

  /// - Parameter decimals: at most 6.
  package static func number(_ number: Double, decimals: Int = 4, minimum: Int = 0) -> String {
    guard number.isFinite else { return "null" }
    let factor = pow(10, Double(decimals))
    let scaled = (abs(number) * factor).rounded()
    // Above this, a Double has no decimals to speak of.
    guard scaled < 9e15 else { return "\(number)" }
    let whole = Int(scaled)
    let (integer, fraction) = whole.quotientAndRemainder(dividingBy: Int(factor))
    var digits = String(fraction)
    digits = String(repeating: "0", count: decimals - min(digits.count, decimals)) + digits
    if decimals == 0 { digits = "" }
    while digits.count > minimum, digits.last == "0" { digits.removeLast() }
    let sign = number < 0 && whole != 0 ? "-" : ""
    return sign + String(integer) + (digits.isEmpty ? "" : "." + digits)
  }

  private mutating func quote(_ string: String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case "\r": text += "\\r"
      case "\u{0}"..<" ":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
