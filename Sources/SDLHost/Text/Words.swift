/// The words of a text, each with the blanks after it.
///
/// Texts repeat words far more often than themselves, so that what is known is known of words. No
/// letter of one word has a bearing on those of the next.
nonisolated struct Words: Sequence, IteratorProtocol {
  private let text: String.UTF8View
  private var index: String.Index
  private static let blank = UInt8(ascii: " ")

  init(_ text: String) {
    self.text = text.utf8
    index = self.text.startIndex
  }

  mutating func next() -> String? {
    let start = index
    while index < text.endIndex, text[index] != Self.blank { text.formIndex(after: &index) }
    while index < text.endIndex, text[index] == Self.blank { text.formIndex(after: &index) }
    return start < index ? String(Substring(text[start..<index])) : nil
  }
}
