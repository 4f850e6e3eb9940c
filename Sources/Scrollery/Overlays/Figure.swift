/// Numbers as the overlays write them.
nonisolated enum Figure {
  /// A number with so many places after the point, at most 3; from five digits on, thousands are
  /// set off by a thin gap. What cannot be written is a dash.
  static func fixed(_ value: Double, places: Int) -> String {
    guard value.isFinite, abs(value) < 1e15 else { return "–" }
    let scale = [1.0, 10, 100, 1000][min(max(places, 0), 3)]
    let units = UInt((abs(value) * scale).rounded())
    let whole = grouped(units / UInt(scale))
    let sign = value < 0 && units > 0 ? "−" : ""
    guard places > 0 else { return sign + whole }
    let fraction = String(units % UInt(scale))
    let zeros = String(repeating: "0", count: max(places - fraction.count, 0))
    return "\(sign)\(whole).\(zeros)\(fraction)"
  }

  /// The same without gaps, with the sign that programs read.
  static func plain(_ value: Double, places: Int) -> String {
    fixed(value, places: places).filter { $0 != "\u{2009}" }
      .replacing("−", with: "-")
  }

  static func whole(_ value: Int) -> String {
    (value < 0 ? "−" : "") + grouped(value.magnitude)
  }

  private static func grouped(_ value: UInt) -> String {
    let digits = String(value)
    guard digits.count > 4 else { return digits }
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text.append("\u{2009}") }
      text.append(digit)
    }
    return text
  }
}
