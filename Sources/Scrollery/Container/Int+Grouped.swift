nonisolated extension Int {
  /// The number with a comma between thousands, whatever the locale: pictures of the program are
  /// the same everywhere.
  var grouped: String {
    let digits = Array(String(magnitude))
    var text = self < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { text.append(",") }
      text.append(digit)
    }
    return text
  }
}
